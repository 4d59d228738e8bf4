// SPDX-License-Identifier: MIT
// A small card of the catalogue with its name below.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: card

    required property int index
    required property int face
    required property string name
    required property string group
    required property CatalogueModel cards
    property bool focused: false

    signal clicked

    objectName: "catalogueCard-" + face
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.description: group
    Accessible.focusable: true
    Accessible.focused: focused
    Accessible.onPressAction: clicked()

    CardOfGame {
        id: picture
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(8)
        high: card.height - label.height - Theme.px(18)
        widest: card.width - Theme.px(24)
        cards: card.cards
        face: card.face
    }
    FitWords {
        id: label
        anchors.bottom: parent.bottom
        x: Theme.px(6)
        width: parent.width - 2 * x
        height: Math.max(11, Theme.type(13)) * 3
        text: card.name
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
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        onClicked: card.clicked()
    }
}
