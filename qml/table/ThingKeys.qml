// SPDX-License-Identifier: MIT
// The keyboard of a table of Things: arrows move between them, and Enter presses one or makes the armed move. Only a
// key with a meaning ends the narration.
import QtQuick

TableKeys {
    id: keyboard

    property Things things: null
    property EventBar teller: null // handles the keys first during narration
    readonly property TableContents tableContents: things?.tableContents ?? null
    readonly property var ways: ({
        [Qt.Key_Left]: [-1, 0],
        [Qt.Key_Right]: [1, 0],
        [Qt.Key_Up]: [0, -1],
        [Qt.Key_Down]: [0, 1]
    })

    function handle(event: var): void {
        event.accepted = false;
        if (!keyboard.isPlain(event))
            return;
        keyboard.things.byKeys = true;
        if (keyboard.inspector?.handle(event) || keyboard.teller?.handle(event))
            return;
        const opens = keyboard.bindingOf(event.key)?.open ?? false; // the log can be read during narration
        const told = keyboard.session.events.telling && !opens; // any other key ends the narration
        if (told && (keyboard.ways[event.key] !== undefined || !keyboard.bindingOf(event.key)))
            return; // Tab, arrows and unused keys don't end the narration
        keyboard.session.scheduler.finishAnimations();
        event.accepted = told || keyboard.press(event);
    }

    session: tableContents?.session ?? null
    inspector: things?.inspector ?? null
    first: [
        KeyBinding {
            keys: [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down]
            text: qsTr("Move between cards and places")
            onTriggered: event => keyboard.things.go(...keyboard.ways[event.key])
        },
        KeyBinding {
            keys: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]
            text: qsTr("Press, or confirm")
            onTriggered: {
                if (keyboard.tableContents.armed)
                    keyboard.tableContents.make(keyboard.tableContents.armed);
                else
                    keyboard.things.enter();
            }
        }
    ]
}
