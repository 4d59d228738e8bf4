// SPDX-License-Identifier: MIT
// The keys of a saved game. Without a game they are only listed.
import QtQuick
import Taletop.Table

KeyMap {
    id: map

    signal continued
    signal named
    signal removed

    title: qsTr("Unfinished games")

    KeyBinding {
        keys: [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space]
        text: qsTr("Continue")
        onTriggered: map.continued()
    }
    KeyBinding {
        keys: [Qt.Key_F2]
        text: qsTr("Rename")
        onTriggered: map.named()
    }
    KeyBinding {
        keys: [Qt.Key_Delete]
        text: qsTr("Remove")
        onTriggered: map.removed()
    }
}
