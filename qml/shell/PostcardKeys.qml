// SPDX-License-Identifier: MIT
// The keys of a postcard.
import QtQuick
import Taletop.Table

KeyMap {
    id: map

    signal closed

    title: qsTr("The postcard")

    KeyBinding {
        keys: [Qt.Key_Escape]
        text: qsTr("Close it")
        onTriggered: map.closed()
    }
}
