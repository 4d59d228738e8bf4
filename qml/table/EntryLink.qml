// SPDX-License-Identifier: MIT
// A rule's number that links to the rule. A single link opens with F1; if there are several, each is a Tab stop.
import QtQuick
import Taletop.Theme

Item {
    id: link

    property string entry
    property string label: entry // displayed text
    property string keys: "F1" // shortcut, shown small beside the label
    property bool stop: false // is it a Tab stop?

    signal followed(entry: string)

    visible: entry !== ""
    implicitWidth: visible ? Math.max(Theme.target, row.width + Theme.px(20)) : 0
    implicitHeight: Theme.target
    objectName: "ruleLink"
    Accessible.role: Accessible.Link
    activeFocusOnTab: stop
    Accessible.name: qsTr("Rule %1").arg(label)
    Accessible.description: keys !== "" ? qsTr("Press F1 to open the rule.") : ""
    Accessible.focusable: true
    Accessible.onPressAction: followed(entry)
    Keys.onReturnPressed: followed(entry)
    Keys.onEnterPressed: followed(entry)
    Keys.onSpacePressed: followed(entry)

    FocusRing {
        radius: Theme.px(6)
        space: -4
        visible: link.activeFocus
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(6)
        Words {
            id: number
            text: link.label
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
