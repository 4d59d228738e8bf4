// SPDX-License-Identifier: MIT
// Information beside a character: position in the queue, action points, and remaining uses this turn.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "TailstoryLook.js" as Look

Item {
    id: side

    property var row: null
    property int number: 0 // position in the queue, or 0
    property bool owner: false
    readonly property var numbers: row?.counters ?? ({})
    readonly property var texts: row?.counterTexts ?? ({})
    readonly property list<string> ordinals: [qsTr("1st"), qsTr("2nd"), qsTr("3rd"), qsTr("4th")]
    readonly property bool tight: height < Theme.px(112) + 4 * Theme.type(14) * 1.6 // show only the paws?
    readonly property bool altered: numbers["altered"] === 1
    // Colour that is readable on the seat's colour.
    readonly property color letters: owner ? Theme.onTable : Theme.tailSoft

    implicitWidth: Math.max(Theme.px(104), Theme.type(14) * 7, altered ? ability.needed : 0)

    Column {
        width: parent.width
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(7)

        Item { // the queue card
            width: parent.width
            height: picture.height
            visible: side.number > 0
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 in the queue").arg(side.ordinals[side.number - 1] ?? "")
            Picture {
                id: picture
                width: Theme.px(52)
                height: Math.round(width * 46 / 56)
                source: side.number > 0 ? Look.art + "queue/" + side.number + ".svg" : ""
            }
            Words {
                anchors.left: picture.right
                anchors.leftMargin: Theme.px(8)
                anchors.verticalCenter: picture.verticalCenter
                text: side.ordinals[side.number - 1] ?? ""
                size: 20
                font.family: Theme.titleFontOf(text)
                font.bold: true
                color: Theme.onTable
            }
        }
        Words {
            width: parent.width
            text: side.owner ? qsTr("Actions")
                : side.numbers["rockyMark"] ? qsTr("Only 1 action next turn")
                : qsTr("Not their turn")
            font.pixelSize: Math.max(13, Theme.type(14))
            color: side.letters
            wrapMode: Text.WordWrap
            visible: side.owner ? !side.tight : side.numbers["rockyMark"] > 0
        }
        Paws {
            id: paws
            points: side.numbers["points"] ?? 0
            visible: side.owner
            size: Math.min(side.tight ? Theme.px(32) : Theme.vh(6),
                Math.floor((side.width + spacing) / places) - spacing)
            Accessible.role: Accessible.StaticText
            words: side.texts["points"] ?? ""
            Accessible.name: words
        }
        UseTag {
            width: parent.width
            visible: side.numbers["bonusLeft"] !== undefined
            icon: "bonus"
            text: qsTr("bonus %1").arg(side.numbers["bonusLeft"] ?? 0)
            words: side.texts["bonusLeft"] ?? ""
            spent: !side.numbers["bonusLeft"]
        }
        UseTag {
            id: ability
            width: parent.width
            visible: side.altered
            icon: "acting"
            text: side.numbers["abilityGameLeft"] !== undefined
                ? Phrases.fill(qsTr("ability %1/%2"),
                    [side.numbers["abilityLeft"] ?? 0, side.numbers["abilityGameLeft"]])
                : qsTr("ability %1").arg(side.numbers["abilityLeft"] ?? 0)
            words: Phrases.listed([side.texts["abilityLeft"], side.texts["abilityGameLeft"]].filter(text => text))
            spent: !side.numbers["abilityLeft"]
        }
        UseTag {
            width: parent.width
            visible: side.owner
            icon: "swap"
            text: qsTr("swap %1").arg(side.numbers["swapLeft"] ?? 0)
            words: side.texts["swapLeft"] ?? ""
            spent: !side.numbers["swapLeft"]
        }
    }
}
