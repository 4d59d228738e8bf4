// SPDX-License-Identifier: MIT
// The line of totals, the last on the score sheet.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: totals

    required property list<var> totals
    required property list<int> winners
    property real cell: Theme.px(96)
    property real part: 1 // progress of counting up to the totals, from 0 to 1

    height: Math.max(Theme.px(50), Math.ceil(Theme.type(24) * 1.5))

    Rectangle {
        x: Theme.px(28)
        width: parent.width - 2 * x + Theme.px(8)
        height: 2
        color: Theme.ink
    }
    Words {
        x: Theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Total")
        size: 19
        font.bold: true
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        height: parent.height
        Repeater {
            model: totals.totals
            delegate: Item {
                id: sum
                required property int index
                required property int modelData
                readonly property bool won: Array.from(totals.winners).includes(index)
                width: totals.cell
                height: parent.height
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData < 0 ? qsTr("Total") + ": " + modelData
                    : qsTr("Total: %n point(s)", "", modelData)
                Rectangle {
                    anchors.centerIn: parent
                    width: Theme.px(64)
                    height: Theme.px(42)
                    radius: height / 2
                    color: Theme.gold
                    visible: sum.won && totals.part === 1
                }
                Words {
                    anchors.centerIn: parent
                    text: Math.round(sum.modelData * totals.part)
                    size: 24
                    font.bold: true
                }
            }
        }
    }
}
