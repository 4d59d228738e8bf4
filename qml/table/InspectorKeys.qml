// SPDX-License-Identifier: MIT
// The keys by which a card is seen closely, at every table.
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

    title: qsTr("A card seen closely")

    KeyBinding {
        keys: [Qt.Key_I]
        text: qsTr("See a card large, put it away")
        onTriggered: map.toggled()
    }
    KeyBinding {
        keys: [Qt.Key_Left, Qt.Key_Up]
        text: qsTr("The card before, while one is kept")
        when: map.pinned
        onTriggered: map.stepped(-1)
    }
    KeyBinding {
        keys: [Qt.Key_Right, Qt.Key_Down]
        text: qsTr("The next card")
        when: map.pinned
        onTriggered: map.stepped(1)
    }
    KeyBinding {
        keys: [Qt.Key_PageUp]
        text: qsTr("Up in a long text")
        when: map.open && map.scrolls
        onTriggered: map.rolled(-1)
    }
    KeyBinding {
        keys: [Qt.Key_PageDown]
        text: qsTr("Down in a long text")
        when: map.open && map.scrolls
        onTriggered: map.rolled(1)
    }
    KeyBinding {
        keys: [Qt.Key_Escape]
        text: qsTr("Put it away")
        when: map.open
        onTriggered: map.closed()
    }
}
