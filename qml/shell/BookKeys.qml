// SPDX-License-Identifier: MIT
// The keys of a tale's book.
import QtQuick
import Taletop.Table

KeyMap {
    id: map

    signal turned(by: int)
    signal ended(by: int) // asks for the first page (-1) or the last (1)
    signal closed

    title: qsTr("The book")

    KeyBinding {
        keys: [Qt.Key_Left]
        text: qsTr("Previous page")
        onTriggered: map.turned(-1)
    }
    KeyBinding {
        keys: [Qt.Key_Right]
        text: qsTr("Next page")
        onTriggered: map.turned(1)
    }
    KeyBinding {
        keys: [Qt.Key_Home]
        text: qsTr("To the cover")
        onTriggered: map.ended(-1)
    }
    KeyBinding {
        keys: [Qt.Key_End]
        text: qsTr("To the last page")
        onTriggered: map.ended(1)
    }
    KeyBinding {
        keys: [Qt.Key_Escape]
        text: qsTr("Close")
        onTriggered: map.closed()
    }
}
