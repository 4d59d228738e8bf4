// SPDX-License-Identifier: MIT
// The keys of the open log. Without one it is a list of keys.
import QtQuick

KeyMap {
    id: map

    property bool listed: false // the focus is on its lines

    signal stepped(by: int)
    signal chosen
    signal closed

    title: qsTr("The log")

    KeyBinding {
        keys: [Qt.Key_Up]
        text: qsTr("The line before: its cards shine")
        when: map.listed
        onTriggered: map.stepped(-1)
    }
    KeyBinding {
        keys: [Qt.Key_Down]
        text: qsTr("The next line")
        when: map.listed
        onTriggered: map.stepped(1)
    }
    KeyBinding {
        keys: [Qt.Key_Return, Qt.Key_Enter]
        text: qsTr("Back to the moment of the line")
        when: map.listed
        onTriggered: map.chosen()
    }
    KeyBinding {
        keys: [Qt.Key_Escape]
        text: qsTr("Put it away")
        onTriggered: map.closed()
    }
}
