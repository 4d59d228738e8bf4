// SPDX-License-Identifier: MIT
// The keys of the card inspector, the same at every table.
import QtQuick

KeyMap {
    id: map

    property bool open: false
    property bool pinned: false
    property bool scrolls: false

    signal toggled
    signal stepped(by: int)
    signal rolled(by: int)
    signal closed

    title: qsTr("Card preview")

    KeyBinding {
        keys: [Qt.Key_I]
        text: qsTr("Show or hide the large view of a card")
        onTriggered: map.toggled()
    }
    KeyBinding {
        keys: [Qt.Key_Left, Qt.Key_Up]
        text: qsTr("Previous card, while one is pinned")
        when: map.pinned
        onTriggered: map.stepped(-1)
    }
    KeyBinding {
        keys: [Qt.Key_Right, Qt.Key_Down]
        text: qsTr("Next card")
        when: map.pinned
        onTriggered: map.stepped(1)
    }
    KeyBinding {
        keys: [Qt.Key_PageUp]
        text: qsTr("Scroll up")
        when: map.open && map.scrolls
        onTriggered: map.rolled(-1)
    }
    KeyBinding {
        keys: [Qt.Key_PageDown]
        text: qsTr("Scroll down")
        when: map.open && map.scrolls
        onTriggered: map.rolled(1)
    }
    KeyBinding {
        keys: [Qt.Key_Escape]
        text: qsTr("Close it")
        when: map.open
        onTriggered: map.closed()
    }
}
