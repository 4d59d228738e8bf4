// SPDX-License-Identifier: MIT
// The keyboard at Paper Tales' table: arrows go from thing to thing, Enter presses, figures choose.
import QtQuick
import Taletop.App
import "PapertalesLook.js" as Look

Item {
    id: keyboard

    required property TableHand hold
    required property StoryLayer story
    readonly property PlanDesk desk: hold.desk
    readonly property var ways: ({ [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] })

    signal escaped
    signal logToggled

    // The figures: a card of the pack or the hand; while a card is held the spot for it, 6 keeps it.
    function figure(number: int): bool {
        const desk = keyboard.desk;
        const own = "/" + desk.own;
        if (desk.step === "pick")
            desk.touch("card/pack" + own + "/" + (number - 1));
        else if (desk.planning && desk.held.length === 0)
            desk.touch("card/hand" + own + "/" + keyboard.handAt(number - 1));
        else if (desk.step !== "construct" && number <= Look.spots.length)
            desk.touch("zone/" + Look.spots[number - 1] + own);
        else if (desk.planning && number === 6)
            desk.touch("zone/kept" + own);
        else if (desk.step === "construct" && number <= 5)
            keyboard.build(number - 1);
        else
            return false;
        return true;
    }
    // The n-th card of those that lie in the hand still.
    function handAt(place: int): int {
        const free = keyboard.desk.hand.map((card, at) => ({ mark: card.mark, at: at })).filter(card => card.mark === 0 || card.mark === 7);
        return free[place]?.at ?? -1;
    }
    // The same figure again chooses the other level.
    function build(index: int): void {
        const desk = keyboard.desk;
        const building = "card/buildings/" + desk.own + "/" + index;
        const level = (desk.kingdoms[desk.own]?.buildings[index]?.mark ?? 0) > 0 || desk.held[0] === building && desk.held[1] === "button/level1" ? 2 : 1;
        desk.drop();
        desk.touchAll([building, "button/level" + level]);
    }
    function act(key: int): bool {
        const desk = keyboard.desk;
        const own = "/" + desk.own;
        if (keyboard.ways[key]) {
            keyboard.hold.go(keyboard.ways[key][0], keyboard.ways[key][1]);
            return true;
        }
        if (key >= Qt.Key_1 && key <= Qt.Key_9)
            return keyboard.figure(key - Qt.Key_0);
        switch (key) {
        case Qt.Key_Space:
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (desk.armed !== "")
                desk.submit(desk.armed);
            else
                keyboard.hold.enter();
            return true;
        case Qt.Key_C:
            desk.primary();
            return true;
        case Qt.Key_K:
            desk.touch("zone/kept" + own);
            return true;
        case Qt.Key_D:
            desk.touch("zone/discard/-1");
            return true;
        case Qt.Key_B:
            desk.touch("zone/hand" + own);
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
        if (keyboard.hold.inspector.handle(event) || keyboard.story.handle(event))
            return;
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        keyboard.hold.byKeys = true;
        keyboard.desk.session.finishAnimations();
        event.accepted = keyboard.act(event.key);
    }
}
