// SPDX-License-Identifier: MIT
// A number in a range, chosen with a slider by dragging, pressing or arrow keys.
import QtQuick
import QtQuick.Templates as T
import Taletop.App
import Taletop.Theme
import Taletop.Table

T.Slider {
    id: tag

    required property SettingRow row

    function go(number: int): void {
        const wanted = Math.max(tag.row.least, Math.min(tag.row.most, number));
        if (wanted !== tag.row.value)
            tag.row.settings.put(tag.row.key, wanted);
    }

    objectName: "set-" + row.key
    implicitWidth: words.width + Theme.px(12) + Theme.px(240)
    implicitHeight: Theme.target
    leftPadding: words.width + Theme.px(12)
    from: row.least
    to: row.most
    stepSize: row.step
    snapMode: T.Slider.SnapAlways
    value: row.value
    focusPolicy: Qt.StrongFocus
    onMoved: go(Math.round(value))
    Accessible.role: Accessible.Slider
    Accessible.name: Phrases.fill(qsTr("%1: %2"), [row.label, row.valueText])
    Accessible.description: row.explanation
    Accessible.focusable: true
    Accessible.onIncreaseAction: go(row.value + row.step)
    Accessible.onDecreaseAction: go(row.value - row.step)
    Keys.onDownPressed: go(row.value - row.step) // Left and Right are built in
    Keys.onUpPressed: go(row.value + row.step)
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
    containmentMask: background // only the track reacts to presses
    background: Item {
        x: tag.leftPadding
        width: tag.availableWidth
        height: tag.height

        PressHand {}
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
            width: tag.handle.x + tag.handle.width / 2 - parent.x
            height: Theme.px(8)
            radius: height / 2
            color: Theme.gold
            border.width: 1
            border.color: Theme.inkSoft
        }
    }
    handle: Rectangle {
        x: Math.round(tag.leftPadding + tag.visualPosition * (tag.availableWidth - width))
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(28)
        height: width
        radius: width / 2
        color: Theme.paper
        border.width: 2
        border.color: Theme.ink

        FocusRing {
            radius: height / 2
            visible: tag.activeFocus
        }
    }
}
