// SPDX-License-Identifier: MIT
// The keys of the open log. Without a log they are only listed on the page of keys.
import QtQuick

KeyMap {
    id: map

    property bool listed: false // does a line have the focus?

    signal stepped(by: int)
    signal chosen
    signal closed

    title: qsTr("The log")

    KeyBinding {
        keys: [Qt.Key_Up]
        text: qsTr("Previous line (its cards light up)")
        when: map.listed
        onTriggered: map.stepped(-1)
    }
    KeyBinding {
        keys: [Qt.Key_Down]
        text: qsTr("Next line")
        when: map.listed
        onTriggered: map.stepped(1)
    }
    KeyBinding {
        keys: [Qt.Key_Return, Qt.Key_Enter]
        text: qsTr("Go to this moment")
        when: map.listed
        onTriggered: map.chosen()
    }
    KeyBinding {
        keys: [Qt.Key_Escape]
        text: qsTr("Close it")
        onTriggered: map.closed()
    }
}
