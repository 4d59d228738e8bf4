// SPDX-License-Identifier: MIT
// A card's rules on a small slip of paper beside a resting pointer. Presses pass through everywhere but on the pin.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: slip

    property string game
    property string theme
    property string picture
    property int face: -1 // -1 if there is no card
    property int mark: 0
    property string note
    property real units: 63
    property real unitsHigh: 88
    property real gutter: 2
    readonly property var card: face >= 0 ? Cards.text(game, face) : ({})
    readonly property string sentence: (card.rules ?? []).map(rule => rule.text).join(" ")
    readonly property int margin: Theme.px(10)

    signal pinAsked

    // Is this window position on the slip's pin?
    function isPin(at: point): bool {
        return slip.visible && pin.contains(pin.mapFromItem(null, at.x, at.y));
    }

    width: portrait.width + text.width + 3.5 * margin
    height: Math.round(Math.max(portrait.height, text.height) + 2 * margin)
    Accessible.role: Accessible.ToolTip
    Accessible.name: [card.name ?? "", sentence, note].filter(part => part !== "").join(". ")

    Paper {
        anchors.fill: parent
        radius: Theme.px(10)
        depth: 1.6
    }
    InspectedCard {
        id: portrait
        x: slip.margin
        y: slip.margin
        width: Theme.px(84)
        visible: slip.visible
        game: slip.game
        theme: slip.theme
        picture: slip.picture
        face: slip.face
        mark: slip.mark
        units: slip.units
        unitsHigh: slip.unitsHigh
        gutter: slip.gutter
    }
    Column {
        id: text
        x: portrait.x + portrait.width + 1.5 * slip.margin
        y: slip.margin
        width: Math.max(Theme.px(212), Theme.type(15) * 14)
        spacing: Theme.px(2)

        Item {
            width: parent.width
            height: Math.max(pin.height, title.height)
            Heading {
                id: title
                width: parent.width - pin.width - Theme.px(6)
                anchors.verticalCenter: parent.verticalCenter
                words: slip.card.name ?? ""
                size: 17
            }
            PaperButton {
                id: pin
                objectName: "pinInspector"
                anchors.right: parent.right
                focusPolicy: Qt.NoFocus
                quiet: true
                size: 13
                text: qsTr("Pin")
                keys: "I"
                description: qsTr("Keeps the large card in view")
                onClicked: slip.pinAsked()
            }
        }
        Words {
            width: parent.width
            visible: text !== ""
            text: slip.sentence
            size: 15
            font.family: Theme.storyFont
            wrapMode: Text.WordWrap
        }
    }
}
