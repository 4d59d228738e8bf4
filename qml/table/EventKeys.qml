// SPDX-License-Identifier: MIT
// The keys during narration.
import QtQuick
import Taletop.App

KeyMap {
    id: map

    property EventPlayer events: null

    title: qsTr("During the replay")

    KeyBinding {
        keys: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Right]
        text: qsTr("Continue")
        onTriggered: map.events.next()
    }
    KeyBinding {
        keys: [Qt.Key_P]
        text: qsTr("Pause")
        onTriggered: map.events.pause(!map.events.paused)
    }
    KeyBinding {
        keys: [Qt.Key_Escape]
        text: qsTr("To the end")
        onTriggered: map.events.skip()
    }
}
