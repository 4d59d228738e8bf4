// SPDX-License-Identifier: MIT
// A switch: a paper lozenge with a knob on the left or right, and a word beside it.
import QtQuick
import QtQuick.Templates as T
import Taletop.Theme
import Taletop.Table

T.Switch {
    id: tag

    required property SettingRow row
    readonly property bool on: row.value !== 0
    readonly property real track: Theme.px(62) // width of the lozenge

    // Requests a change, which the setting may refuse.
    function put(on: bool): void {
        tag.row.settings.put(tag.row.key, on ? 1 : 0);
        tag.checked = Qt.binding(() => tag.on);
    }

    objectName: "set-" + row.key
    implicitWidth: words.implicitWidth + Theme.px(12) + track + Theme.px(4)
    implicitHeight: Theme.target
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    checked: on
    onToggled: put(checked)
    Accessible.role: Accessible.CheckBox
    Accessible.name: row.label
    Accessible.description: row.explanation
    Accessible.focusable: true
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: put(!on)
    Accessible.onToggleAction: put(!on)
    Keys.onSpacePressed: put(!on)
    Keys.onReturnPressed: put(!on)
    Keys.onEnterPressed: put(!on)
    Keys.onLeftPressed: {
        if (tag.on)
            tag.put(false);
    }
    Keys.onRightPressed: {
        if (!tag.on)
            tag.put(true);
    }

    Words {
        id: words
        anchors.right: parent.right
        anchors.rightMargin: tag.track + Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        text: tag.on ? qsTr("On") : qsTr("Off")
        size: 16
        font.bold: true
        color: tag.on ? Theme.ink : Theme.inkSoft
    }
    PressHand {}
    indicator: Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        width: tag.track
        height: Theme.px(34)
        radius: height / 2
        color: tag.on ? Theme.gold : Theme.paperShade
        border.width: 2
        border.color: Theme.inkSoft

        Rectangle {
            x: Theme.px(5) + tag.position * (parent.width - width - Theme.px(10))
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - Theme.px(10)
            height: width
            radius: width / 2
            color: tag.on ? Theme.ink : Theme.inkSoft

            Behavior on x {
                enabled: !tag.down // follows the pointer directly while pressed
                NumberAnimation {
                    duration: Motion.lift
                    easing.type: Easing.OutCubic
                }
            }
        }
        FocusRing {
            radius: height / 2
            visible: tag.activeFocus
        }
    }
}
