// SPDX-License-Identifier: MIT
// The paper tag of one way to join a bit: its key, a picture of over or under, and the gain or loss. The first press
// selects this way, the second places the bit.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Taletop.App
import Taletop.Theme
import Taletop.Table

T.RadioButton {
    id: tag

    property ChoiceRow choice
    required property int modelData
    property bool chosen: false
    property bool under: false
    property bool target: false // is a dragged bit above the tag?
    readonly property bool spoils: choice !== null && choice.warning !== ""
    readonly property int gain: choice ? choice.gain : 0
    property bool brief: false // show only the sum, with the rest in a tip?
    readonly property bool told: choice !== null && choice.gainParts !== ""
    readonly property string own: gain > 0 ? "+" + gain : gain < 0 ? "−" + -gain : "0"
    // The sum, which precedes its parts in the text.
    readonly property string sum: told ? (choice.gainParts.match(/^[+−-]?[0-9]+/) ?? [own])[0] : own
    readonly property string gainText: told && !brief ? choice.gainParts : sum
    readonly property real wholeWidth: bare + (told ? letters.wide(choice.gainParts) : figures.wide(sum))
    readonly property real briefWidth: bare + figures.wide(sum)
    // Width of the tag without the gain.
    readonly property real bare: keyWords.implicitWidth + sign.width + way.implicitWidth +
        (spoils ? mark.width + row.spacing : 0) + 3 * row.spacing + Theme.px(26)

    signal touched

    objectName: "ghost-" + (choice ? choice.spot : -1)
    implicitWidth: row.width + Theme.px(26)
    implicitHeight: Theme.target
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    autoExclusive: false // the row decides which tag is selected
    checked: chosen
    onClicked: {
        tag.checked = Qt.binding(() => tag.chosen);
        tag.forceActiveFocus(Qt.MouseFocusReason);
        tag.touched();
    }
    Accessible.role: Accessible.RadioButton
    Accessible.focusable: true
    Accessible.name: !choice ? "" : Phrases.fill(qsTr("%1: %2 %3"), [choice.label, choice.consequence, choice.warning])
    Accessible.description: choice?.gainParts ?? ""
    Accessible.onPressAction: touched()
    Keys.onReturnPressed: touched()
    Keys.onEnterPressed: touched()
    Keys.onSpacePressed: touched()

    Letters {
        id: letters
        font.family: gainWords.font.family
        font.bold: true
        font.pixelSize: Theme.type(15)
    }
    Letters {
        id: figures
        font.family: gainWords.font.family
        font.bold: true
        font.pixelSize: Theme.type(18)
    }
    Paper {
        anchors.fill: parent
        radius: Theme.px(12)
        fill: tag.chosen || tag.target ? Theme.gold : Theme.paper
        depth: tag.chosen ? 1.1 : tag.hovered ? 0.9 : 0.6
    }
    Rectangle {
        id: rim
        anchors.fill: parent
        anchors.margins: -Theme.px(4)
        radius: Theme.px(16)
        color: Theme.clear
        border.width: Theme.ring
        border.color: Theme.gold
        visible: tag.choice !== null && tag.choice.hinted
        SequentialAnimation on opacity {
            running: rim.visible && Motion.breath > 0
            loops: Motion.breaths
            NumberAnimation { to: 0.25; duration: Motion.breath / 2 }
            NumberAnimation { to: 1; duration: Motion.breath / 2 }
        }
    }
    FocusRing {
        radius: Theme.px(12)
        visible: tag.activeFocus
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(8)

        Words {
            id: keyWords
            anchors.verticalCenter: parent.verticalCenter
            text: tag.choice ? tag.choice.spot + 1 : ""
            size: 12
            color: tag.chosen ? Theme.ink : Theme.inkSoft
        }
        OverUnder {
            id: sign
            anchors.verticalCenter: parent.verticalCenter
            under: tag.under
        }
        Words {
            id: way
            anchors.verticalCenter: parent.verticalCenter
            text: tag.under ? qsTr("Under") : qsTr("Over")
            size: 16
        }
        WarningMark {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(18)
            visible: tag.spoils
        }
        Words {
            id: gainWords
            anchors.verticalCenter: parent.verticalCenter
            text: tag.gainText
            size: tag.told && !tag.brief ? 15 : 18
            font.bold: true
            color: tag.spoils ? Theme.refuse
                : tag.gain > 0 || tag.choice?.gainParts.startsWith("+") ? Theme.ink
                : Theme.inkSoft
        }
    }
    PressHand {}
    Tip {
        text: tag.told && tag.brief ? tag.choice.gainParts : ""
    }
}
