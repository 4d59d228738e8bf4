// SPDX-License-Identifier: MIT
// The keyboard at a table that serves every game. Without a table it is a list of keys.
import QtQuick
import Taletop.Table

TableKeys {
    id: keyboard

    property Things things: null

    title: qsTr("The table")

    KeyBinding {
        keys: [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down]
        text: qsTr("From card to card")
        onTriggered: event => event.accepted = keyboard.things.go(event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0, event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_Up ? -1 : 0)
    }
}
