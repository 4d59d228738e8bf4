// SPDX-License-Identifier: MIT
// The keys of the rules: those of the sheet and those of its current page.
import QtQuick
import Taletop.Table

KeyMap {
    id: map

    property bool page: false // with the keys for reading a page?
    property bool cards: false // with the keys for the next and previous card?
    property bool sheet: false // with the keys of the sheet?
    property bool searchable: sheet
    property bool examples: page // is there an example to try?

    signal stepped(by: int)
    signal paged(by: int)
    signal ended(by: int)
    signal turned(by: int)
    signal tried
    signal searched
    signal closed

    title: qsTr("Rules")

    KeyBinding {
        keys: [Qt.Key_Up, Qt.Key_Down]
        text: qsTr("Next or previous rule")
        when: map.page
        onTriggered: event => map.stepped(event.key === Qt.Key_Up ? -1 : 1)
    }
    KeyBinding {
        keys: [Qt.Key_PageUp, Qt.Key_PageDown]
        text: qsTr("Page up or down")
        when: map.page
        onTriggered: event => map.paged(event.key === Qt.Key_PageUp ? -1 : 1)
    }
    KeyBinding {
        keys: [Qt.Key_Home, Qt.Key_End]
        text: qsTr("First or last rule")
        when: map.page
        onTriggered: event => map.ended(event.key === Qt.Key_Home ? -1 : 1)
    }
    KeyBinding {
        keys: [Qt.Key_Left, Qt.Key_Right]
        text: qsTr("Previous or next card")
        when: map.cards
        onTriggered: event => map.turned(event.key === Qt.Key_Left ? -1 : 1)
    }
    KeyBinding {
        keys: [Qt.Key_Return, Qt.Key_Enter]
        text: qsTr("Try the rule’s example")
        when: map.examples
        onTriggered: map.tried()
    }
    KeyBinding {
        keys: [Qt.Key_Slash]
        text: qsTr("Search")
        when: map.searchable
        onTriggered: map.searched()
    }
    KeyBinding {
        keys: [Qt.Key_Escape]
        text: qsTr("Close")
        when: map.sheet
        onTriggered: map.closed()
    }
}
