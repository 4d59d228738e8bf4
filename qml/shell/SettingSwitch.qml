// SPDX-License-Identifier: MIT
// A switch: a paper lozenge whose knob lies left or right, with the word beside it.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: tag

    required property SettingRow row
    readonly property bool on: row.value !== 0

    function flip(): void {
        tag.row.settings.put(tag.row.key, tag.on ? 0 : 1);
    }

    objectName: "set-" + row.key
    implicitWidth: words.implicitWidth + Theme.px(12) + track.width + Theme.px(4)
    implicitHeight: Theme.target
    activeFocusOnTab: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: row.label
    Accessible.description: row.explanation
    Accessible.focusable: true
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: flip()
    Accessible.onToggleAction: flip()
    Keys.onSpacePressed: flip()
    Keys.onReturnPressed: flip()
    Keys.onEnterPressed: flip()
    Keys.onLeftPressed: {
        if (tag.on)
            tag.flip();
    }
    Keys.onRightPressed: {
        if (!tag.on)
            tag.flip();
    }

    Words {
        id: words
        anchors.right: track.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        text: tag.on ? qsTr("On") : qsTr("Off")
        size: 16
        font.bold: true
        color: tag.on ? Theme.ink : Theme.inkSoft
    }
    Rectangle {
        id: track
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(62)
        height: Theme.px(34)
        radius: height / 2
        color: tag.on ? Theme.gold : Theme.paperShade
        border.width: 2
        border.color: Theme.inkSoft

        Rectangle {
            x: tag.on ? parent.width - width - Theme.px(5) : Theme.px(5)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - Theme.px(10)
            height: width
            radius: width / 2
            color: tag.on ? Theme.ink : Theme.inkSoft

            Behavior on x {
                NumberAnimation {
                    duration: Motion.lift
                    easing.type: Easing.OutCubic
                }
            }
        }
    }
    FocusRing {
        anchors.fill: track
        radius: height / 2
        visible: tag.activeFocus
    }
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        onClicked: {
            tag.forceActiveFocus(Qt.MouseFocusReason);
            tag.flip();
        }
    }
}
