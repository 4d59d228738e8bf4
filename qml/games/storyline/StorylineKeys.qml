// SPDX-License-Identifier: MIT
// The keyboard at Scary Tales' table: arrows go from card to card, Enter picks and then decides.
import QtQuick
import Taletop.App

Item {
    id: keyboard

    required property TaleDesk desk
    required property LowerBand band
    required property EndBoard board
    required property OpenBook book
    readonly property MatchSession session: desk.session

    signal escaped
    signal logToggled
    signal aloud

    function along(by: int): bool {
        return keyboard.desk.ending ? keyboard.board.go(by) : keyboard.band.go(by, 0);
    }
    function act(key: int): bool {
        const desk = keyboard.desk;
        if (key >= Qt.Key_1 && key <= Qt.Key_9 && (desk.playing || desk.choosing)) {
            keyboard.band.figure(key - Qt.Key_0);
            return true;
        }
        switch (key) {
        case Qt.Key_Left:
            return keyboard.along(-1);
        case Qt.Key_Right:
            return keyboard.along(1);
        case Qt.Key_Up:
            return keyboard.band.go(0, -1);
        case Qt.Key_Down:
            return keyboard.band.go(0, 1);
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            if (desk.ready)
                desk.commit();
            else if (desk.ending)
                keyboard.board.go(1);
            else if (desk.step === "")
                keyboard.session.finishAnimations(); // who is waited for may hurry
            else
                keyboard.band.enter();
            return true;
        case Qt.Key_S:
        case Qt.Key_C:
            desk.commit();
            return true;
        case Qt.Key_N:
            return keyboard.book.focusWords();
        case Qt.Key_PageUp:
            desk.read(desk.page - 1);
            return true;
        case Qt.Key_PageDown:
            if (desk.reading > 0)
                desk.read(desk.reading + 1);
            return true;
        case Qt.Key_R:
            keyboard.aloud();
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
        return false;
    }
    function handle(event: var): void {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        event.accepted = keyboard.act(event.key);
    }
}
