// SPDX-License-Identifier: MIT
// A number between two bounds: a line with a knob on it; drag, press, or use the arrows.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: tag

    required property SettingRow row
    readonly property int value: row.value
    readonly property real reach: track.width - knob.width
    readonly property real place: (value - row.least) / Math.max(1, row.most - row.least)

    function go(number: int): void {
        const wanted = Math.max(tag.row.least, Math.min(tag.row.most, number));
        if (wanted !== tag.value)
            tag.row.settings.put(tag.row.key, wanted);
    }
    function goTo(x: real): void {
        const part = Math.max(0, Math.min(1, (x - track.x - knob.width / 2) / tag.reach));
        tag.go(tag.row.least + Math.round(part * (tag.row.most - tag.row.least) / tag.row.step) * tag.row.step);
    }

    objectName: "set-" + row.key
    implicitWidth: words.width + Theme.px(12) + Theme.px(240)
    implicitHeight: Theme.target
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("%1: %2").arg(row.label).arg(row.valueText)
    Accessible.description: row.explanation
    Accessible.focusable: true
    Accessible.onIncreaseAction: go(value + row.step)
    Accessible.onDecreaseAction: go(value - row.step)
    Keys.onLeftPressed: go(value - row.step)
    Keys.onDownPressed: go(value - row.step)
    Keys.onRightPressed: go(value + row.step)
    Keys.onUpPressed: go(value + row.step)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            tag.go(event.key === Qt.Key_Home ? tag.row.least : tag.row.most);
    }

    Words {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.type(16) * 3.4
        horizontalAlignment: Text.AlignRight
        text: tag.row.valueText
        size: 16
        font.bold: true
    }
    Item {
        id: track
        anchors.left: words.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: parent.right
        height: parent.height

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: Theme.px(8)
            radius: height / 2
            color: Theme.paperShade
            border.width: 1
            border.color: Theme.inkSoft
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: knob.x + knob.width / 2
            height: Theme.px(8)
            radius: height / 2
            color: Theme.gold
            border.width: 1
            border.color: Theme.inkSoft
        }
        Rectangle {
            id: knob
            x: Math.round(tag.reach * tag.place)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(28)
            height: width
            radius: width / 2
            color: Theme.paper
            border.width: 2
            border.color: Theme.ink
        }
        FocusRing {
            anchors.fill: knob
            radius: height / 2
            visible: tag.activeFocus
        }
    }
    MouseArea {
        anchors.fill: track
        cursorShape: Qt.PointingHandCursor
        preventStealing: true
        onPressed: mouse => {
            tag.forceActiveFocus(Qt.MouseFocusReason);
            tag.goTo(mouse.x + track.x);
        }
        onPositionChanged: mouse => tag.goTo(mouse.x + track.x)
    }
}
