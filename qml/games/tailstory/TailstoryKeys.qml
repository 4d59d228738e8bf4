// SPDX-License-Identifier: MIT
// The keyboard at Tail Story's table: arrows go from thing to thing, Enter presses, figures choose a
// hand card or a number, letters are actions.
import QtQuick

Item {
    id: keyboard

    required property TableHand hold
    required property TailstoryStage stage
    readonly property TailstoryDesk desk: hold.desk
    readonly property var ways: ({ [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] })
    readonly property var buttons: ({ [Qt.Key_D]: "draw-discard", [Qt.Key_A]: "ability", [Qt.Key_S]: "swap", [Qt.Key_E]: "end", [Qt.Key_P]: "pass", [Qt.Key_Y]: "use", [Qt.Key_N]: "decline", [Qt.Key_X]: "done" })

    signal escaped
    signal logToggled

    function figure(number: int): void {
        const desk = keyboard.desk;
        const others = desk.seats.map(seat => seat.seat).filter(seat => seat !== desk.own);
        if (keyboard.stage.asking)
            desk.touch("button/number-" + number);
        else if (others.some(seat => desk.asked("seat/" + seat) || desk.isHeld("seat/" + seat)) && others[number - 1] !== undefined)
            desk.touch("seat/" + others[number - 1]);
        else if (desk.step === "choose")
            desk.touch("card/characterRow/-1/" + (number - 1));
        else if (keyboard.stage.picking)
            keyboard.hold.find("pick/" + keyboard.stage.pile + "/" + (number - 1))?.press();
        else if (number >= 1)
            desk.touch("card/hand/" + desk.own + "/" + (number - 1));
    }
    function act(key: int): bool {
        const desk = keyboard.desk;
        if (keyboard.ways[key]) {
            keyboard.hold.go(keyboard.ways[key][0], keyboard.ways[key][1]);
            return true;
        }
        if (keyboard.buttons[key]) {
            desk.touch("button/" + keyboard.buttons[key]);
            return true;
        }
        if (key >= Qt.Key_0 && key <= Qt.Key_9) {
            keyboard.figure(key - Qt.Key_0);
            return true;
        }
        switch (key) {
        case Qt.Key_Space:
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (desk.armed)
                desk.submit(desk.armed.move);
            else
                keyboard.hold.enter();
            return true;
        case Qt.Key_C:
            desk.primary();
            return true;
        case Qt.Key_B:
            keyboard.stage.browse(desk.own);
            return true;
        case Qt.Key_Slash:
            if (keyboard.stage.picking)
                keyboard.stage.seek();
            return true;
        case Qt.Key_U:
            desk.undo();
            return true;
        case Qt.Key_H:
            desk.session.hint();
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
        keyboard.hold.byKeys = true;
        if (keyboard.hold.inspector?.handle(event))
            return;
        keyboard.desk.session.finishAnimations();
        event.accepted = keyboard.act(event.key);
    }
}
