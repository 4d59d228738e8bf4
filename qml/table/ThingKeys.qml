// SPDX-License-Identifier: MIT
// The keyboard at a table of Things: arrows go from one to the next, Enter presses it, and once a move
// is armed makes it. What is told by itself ends with a key that means something.
import QtQuick

TableKeys {
    id: keyboard

    property Things things: null
    property EventBar teller: null // what is told waits for its keys first
    readonly property TableDesk touched: things?.touches ?? null
    readonly property var ways: ({ [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] })

    function handle(event: var): void {
        event.accepted = false;
        if (!keyboard.isPlain(event))
            return;
        keyboard.things.byKeys = true;
        if (keyboard.inspector?.handle(event) || keyboard.teller?.handle(event))
            return;
        const opens = keyboard.bindingOf(event.key)?.open ?? false; // the log may be read meanwhile
        const told = keyboard.session.events.telling && !opens; // then the key was for that
        if (told && (keyboard.ways[event.key] !== undefined || !keyboard.bindingOf(event.key)))
            return; // Tab, an arrow, a key of no meaning: what is told is not over for them
        keyboard.session.scheduler.finishAnimations();
        event.accepted = told || keyboard.press(event);
    }

    session: touched?.session ?? null
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
                if (keyboard.touched.armed)
                    keyboard.touched.make(keyboard.touched.armed);
                else
                    keyboard.things.enter();
            }
        }
    ]
}
