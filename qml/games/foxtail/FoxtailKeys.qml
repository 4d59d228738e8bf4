// SPDX-License-Identifier: MIT
// The keyboard at Foxtail's table.
import QtQuick
import Taletop.App
import Taletop.Table

Item {
    id: keyboard

    required property MatchSession session
    required property ChoiceDesk desk
    required property CardInspector inspector

    signal escaped
    signal logToggled

    function finish(): void {
        keyboard.session.finishAnimations();
    }
    function act(key: int): bool {
        switch (key) {
        case Qt.Key_Space:
        case Qt.Key_Return:
        case Qt.Key_Enter:
            keyboard.desk.primary();
            return true;
        case Qt.Key_Left:
        case Qt.Key_Up:
            keyboard.desk.cycle(-1);
            return true;
        case Qt.Key_Right:
        case Qt.Key_Down:
            keyboard.desk.cycle(1);
            return true;
        case Qt.Key_B:
            keyboard.desk.pressButton("brush");
            return true;
        case Qt.Key_U:
            keyboard.session.undo();
            return true;
        case Qt.Key_H:
            keyboard.session.hint();
            return true;
        case Qt.Key_L:
            keyboard.logToggled();
            return true;
        case Qt.Key_Escape:
            keyboard.escaped();
            return true;
        }
        if (key < Qt.Key_1 || key > Qt.Key_4 || keyboard.session.step === "draw")
            return false;
        keyboard.desk.select(key - Qt.Key_1);
        return true;
    }
    function handle(event: var): void {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        if (keyboard.inspector.handle(event))
            return;
        keyboard.finish();
        event.accepted = keyboard.act(event.key);
    }
}
