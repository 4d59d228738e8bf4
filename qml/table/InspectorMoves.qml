// SPDX-License-Identifier: MIT
// The inspected card's possible moves: each choice that begins with the card, and its effect.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Column {
    id: list

    property var moves: [] // { label, consequence, warning }
    readonly property int most: 6

    visible: moves.length > 0
    spacing: Theme.px(5)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.ruleLine
    }
    Words {
        text: qsTr("What you can do with it")
        size: 14
        font.bold: true
    }
    Repeater {
        model: list.moves.slice(0, list.most)
        delegate: Column {
            id: move
            required property var modelData
            width: list.width
            Words {
                width: parent.width
                text: move.modelData.label
                size: 15
                wrapMode: Text.WordWrap
            }
            Words {
                width: parent.width
                visible: text !== ""
                text: move.modelData.warning !== "" ? move.modelData.warning : move.modelData.consequence
                size: 13
                color: move.modelData.warning !== "" ? Theme.refuse : Theme.inkSoft
                wrapMode: Text.WordWrap
            }
        }
    }
    Words {
        visible: list.moves.length > list.most
        text: qsTr("and %n more", "", list.moves.length - list.most)
        size: 13
        color: Theme.inkSoft
    }
}
