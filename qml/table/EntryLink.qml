// SPDX-License-Identifier: MIT
// The number of a rule, to look it up; while it is shown F1 does the same.
import QtQuick
import Taletop.Theme

Item {
    id: link

    property string entry
    property string keys: "F1" // shown small

    signal followed(entry: string)

    visible: entry !== ""
    implicitWidth: visible ? Math.max(Theme.target, row.width + Theme.px(20)) : 0
    implicitHeight: Theme.target
    objectName: "ruleLink"
    Accessible.role: Accessible.Link
    Accessible.name: qsTr("Rule %1").arg(entry)
    Accessible.description: keys !== "" ? qsTr("F1 opens the rule.") : ""
    Accessible.focusable: true
    Accessible.onPressAction: followed(entry)

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(6)
        Words {
            id: number
            text: link.entry
            size: 14
            color: pointer.containsMouse ? Theme.ink : Theme.inkSoft
            font.underline: true
        }
        Words {
            visible: link.keys !== ""
            anchors.baseline: number.baseline
            text: link.keys
            size: 12
            color: Theme.inkSoft
        }
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: link.followed(link.entry)
    }
}
