// SPDX-License-Identifier: MIT
// The keyboard at a table that serves every game. Without a table it is a list of keys.
import QtQuick
import Taletop.App
import Taletop.Table

KeyMap {
    id: keyboard

    property MatchSession session: null
    property Things things: null
    property CardInspector inspector: null

    signal escaped
    signal logToggled

    function handle(event: var): void {
        event.accepted = false;
        if (!keyboard.isPlain(event) || keyboard.inspector.handle(event))
            return;
        keyboard.session.finishAnimations();
        event.accepted = keyboard.press(event);
    }

    title: qsTr("The table")

    KeyBinding {
        keys: [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down]
        text: qsTr("From card to card")
        onTriggered: event => event.accepted = keyboard.things.go(event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0, event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_Up ? -1 : 0)
    }
    KeyBinding {
        keys: [Qt.Key_U]
        text: qsTr("Undo")
        onTriggered: keyboard.session.undo()
    }
    KeyBinding {
        keys: [Qt.Key_H]
        text: qsTr("Hint")
        onTriggered: keyboard.session.hint()
    }
    KeyBinding {
        keys: [Qt.Key_L]
        text: qsTr("Log")
        open: true
        onTriggered: keyboard.logToggled()
    }
    KeyBinding {
        keys: [Qt.Key_Escape]
        text: qsTr("A step back")
        onTriggered: keyboard.escaped()
    }
}
