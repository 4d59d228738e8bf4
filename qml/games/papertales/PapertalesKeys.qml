// SPDX-License-Identifier: MIT
// The keyboard at Paper Tales' table: arrows go from thing to thing, Enter presses, figures choose.
// Without a table it is a list of keys.
import QtQuick
import Taletop.Table
import "PapertalesLook.js" as Look

KeyMap {
    id: keyboard

    property TableHand hold: null
    property StoryLayer story: null
    readonly property PlanDesk desk: hold?.desk ?? null
    readonly property var ways: ({ [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] })

    signal escaped
    signal logToggled

    // The figures: a card of the pack or the hand; while a card is held the spot for it, 6 keeps it.
    function figure(number: int): bool {
        const desk = keyboard.desk;
        const own = "/" + desk.own;
        const spot = Look.spots[number - 1] ?? "";
        if (desk.step === "pick")
            keyboard.choose("pack" + own + "/" + (number - 1));
        else if (desk.planning && desk.held.length === 0)
            keyboard.choose("hand" + own + "/" + keyboard.handAt(number - 1));
        else if (desk.step !== "construct" && spot !== "") {
            if (!desk.planning)
                keyboard.point(spot + own + "/0");
            desk.touch("zone/" + spot + own);
        } else if (desk.keeping && number === 6)
            desk.touch("zone/kept" + own);
        else if (desk.step === "construct" && number <= 5)
            keyboard.build(number - 1);
        else
            return false;
        return true;
    }
    // What a figure chooses has the keyboard then: Enter means that, and nothing that had it before.
    function point(place: string): void {
        (keyboard.hold.find(place) as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }
    function choose(place: string): void {
        keyboard.point(place);
        keyboard.desk.touch("card/" + place);
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
        keyboard.point("level" + level + keyboard.own("") + "/" + index);
        desk.drop();
        desk.touches.touchAll([building, "button/level" + level]);
    }
    function own(kind: string): string {
        return kind + "/" + keyboard.desk.own;
    }
    function handle(event: var): void {
        event.accepted = false;
        if (keyboard.hold.inspector.handle(event) || keyboard.story.handle(event) || !keyboard.isPlain(event))
            return;
        keyboard.hold.byKeys = true;
        const opens = keyboard.bindingOf(event.key)?.open ?? false; // the log may be read meanwhile
        const told = keyboard.desk.session.story.telling && !opens; // then the key was for that
        if (told && (keyboard.ways[event.key] !== undefined || !keyboard.bindingOf(event.key)))
            return; // Tab, an arrow, a key of no meaning: what is told is not over for them
        keyboard.desk.session.finishAnimations();
        event.accepted = told || keyboard.press(event);
    }

    title: qsTr("Paper Tales’ table")

    KeyBinding {
        keys: [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down]
        text: qsTr("Go from thing to thing")
        onTriggered: event => keyboard.hold.go(...keyboard.ways[event.key])
    }
    KeyBinding {
        keys: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]
        text: qsTr("Press, and do what is chosen")
        onTriggered: {
            if (keyboard.desk.armed)
                keyboard.desk.make(keyboard.desk.armed);
            else
                keyboard.hold.enter();
        }
    }
    KeyBinding {
        keys: [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7, Qt.Key_8, Qt.Key_9]
        text: qsTr("A card, a spot or a building by its number")
        onTriggered: event => event.accepted = keyboard.figure(event.key - Qt.Key_0)
    }
    KeyBinding {
        keys: [Qt.Key_C]
        text: qsTr("Commit")
        onTriggered: keyboard.desk.primary()
    }
    KeyBinding {
        keys: [Qt.Key_K]
        text: qsTr("Keep")
        when: keyboard.desk?.keeping ?? true
        onTriggered: keyboard.desk.touch(keyboard.own("zone/kept"))
    }
    KeyBinding {
        keys: [Qt.Key_D]
        text: qsTr("Dismiss")
        onTriggered: keyboard.desk.touch("zone/discard/-1")
    }
    KeyBinding {
        keys: [Qt.Key_B]
        text: qsTr("Back into the hand")
        onTriggered: keyboard.desk.touch(keyboard.own("zone/hand"))
    }
    KeyBinding {
        keys: [Qt.Key_U]
        text: qsTr("Undo")
        onTriggered: keyboard.desk.session.undo()
    }
    KeyBinding {
        keys: [Qt.Key_H]
        text: qsTr("Hint")
        onTriggered: keyboard.desk.session.hint()
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
