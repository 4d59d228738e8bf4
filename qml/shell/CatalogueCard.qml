// SPDX-License-Identifier: MIT
// A small card of the catalogue with its name below.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

BareButton {
    id: card

    required property int index
    required property int face
    required property string game
    required property string name
    required property string group
    required property CatalogueModel cards
    property bool focused: false

    objectName: "catalogueCard-" + face
    focusPolicy: Qt.NoFocus // the grid handles keys
    bringsKeys: false
    description: group
    Accessible.name: name
    Accessible.focused: focused

    CardOfGame {
        id: picture
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(8)
        high: card.height - label.height - Theme.px(18)
        widest: card.width - Theme.px(24)
        cards: card.cards
        game: card.game
        face: card.face
    }
    FitWords {
        id: label
        anchors.bottom: parent.bottom
        x: Theme.px(6)
        width: parent.width - 2 * x
        height: Math.max(11, Theme.type(13)) * 3
        name: card.name
        most: Theme.type(14)
        least: 11
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignTop
        color: Theme.ink
    }
    FocusRing {
        radius: Theme.px(8)
        space: -Theme.px(2)
        visible: card.focused
    }
}
