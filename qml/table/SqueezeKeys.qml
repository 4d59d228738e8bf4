// SPDX-License-Identifier: MIT
// The keys of a short choice while a seat's key is held. Without a bar it is a list of keys.
import QtQuick

KeyMap {
    id: map

    signal chosen(by: int)

    title: qsTr("A short choice while a seat’s key is held")

    KeyBinding {
        keys: [Qt.Key_Left, Qt.Key_Up]
        text: qsTr("The choice before")
        onTriggered: map.chosen(-1)
    }
    KeyBinding {
        keys: [Qt.Key_Right, Qt.Key_Down]
        text: qsTr("The next choice; letting go seals it")
        onTriggered: map.chosen(1)
    }
}
