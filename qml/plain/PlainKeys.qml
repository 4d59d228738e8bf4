// SPDX-License-Identifier: MIT
// The keyboard of the plain table. Without a table the keys are only listed.
import QtQuick
import Taletop.Table

TableKeys {
    id: keyboard

    property Things things: null
    property PlainChoices list: null

    title: qsTr("The table")

    KeyBinding {
        keys: [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7, Qt.Key_8, Qt.Key_9]
        text: qsTr("Choose by number")
        onTriggered: event => event.accepted = keyboard.list.point(event.key - Qt.Key_1)
    }
    KeyBinding {
        keys: [Qt.Key_C]
        text: qsTr("Confirm your choice")
        onTriggered: keyboard.list.make()
    }
    KeyBinding {
        keys: [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down]
        text: qsTr("Next or previous card")
        onTriggered: event => {
            event.accepted = keyboard.things.go(event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0,
                event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_Up ? -1 : 0);
        }
    }
}
