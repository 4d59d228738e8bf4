// SPDX-License-Identifier: MIT
// The keyboard of a table: its own keys, followed by those that all tables share. Without a table they are only listed.
import QtQuick
import Taletop.App

KeyMap {
    id: keyboard

    property MatchSession session: null
    property CardInspector inspector: null

    signal escaped
    signal logToggled

    function handle(event: var): void {
        event.accepted = false;
        if (!keyboard.isPlain(event) || keyboard.inspector.handle(event))
            return;
        keyboard.session.scheduler.finishAnimations();
        event.accepted = keyboard.press(event);
    }

    common: [
        KeyBinding {
            keys: [Qt.Key_U]
            text: qsTr("Undo")
            onTriggered: keyboard.session.undo.take()
        },
        KeyBinding {
            keys: [Qt.Key_H]
            text: qsTr("Hint")
            onTriggered: keyboard.session.hints.ask()
        },
        KeyBinding {
            keys: [Qt.Key_L]
            text: qsTr("Log")
            open: true
            onTriggered: keyboard.logToggled()
        },
        KeyBinding {
            keys: [Qt.Key_Escape]
            text: qsTr("Go back")
            onTriggered: keyboard.escaped()
        }
    ]
}
