// SPDX-License-Identifier: MIT
// The keyboard at Paper Tales' table: arrows move between things, Enter presses, digits choose. Without a table it only
// lists the keys.
import QtQuick
import Taletop.Table
import "PapertalesLook.js" as Look

ThingKeys {
    id: keyboard

    property TableHand hold: null
    readonly property PlanDesk desk: hold?.desk ?? null

    // Handles digits: they choose a card of the pack or the hand; while a card is held, its spot, with 6 to keep it.
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
    // Focuses the thing that a digit has chosen, so that Enter applies to it and not to the previous one.
    function point(place: string): void {
        (keyboard.hold.find(place) as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }
    function choose(place: string): void {
        keyboard.point(place);
        keyboard.desk.touch("card/" + place);
    }
    // Returns the n-th card still in the hand.
    function handAt(place: int): int {
        const free = keyboard.desk.hand
            .map((card, at) => ({ mark: card.mark, at: at }))
            .filter(card => card.mark === Look.undecided || card.mark === Look.takenBack);
        return free[place]?.at ?? -1;
    }
    // Chooses a level; the same digit again chooses the other level.
    function build(index: int): void {
        const desk = keyboard.desk;
        const building = "card/buildings/" + desk.own + "/" + index;
        const built = (desk.kingdoms[desk.own]?.buildings[index]?.mark ?? 0) > 0;
        const level = built || desk.held[0] === building && desk.held[1] === "button/level1" ? 2 : 1;
        keyboard.point("level" + level + keyboard.own("") + "/" + index);
        desk.drop();
        desk.touches.touchAll([building, "button/level" + level]);
    }
    function own(kind: string): string {
        return kind + "/" + keyboard.desk.own;
    }

    things: hold
    title: qsTr("The Paper Tales table")

    KeyBinding {
        keys: [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7, Qt.Key_8, Qt.Key_9]
        text: qsTr("Choose a card, spot or building by number")
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
        text: qsTr("Discard")
        onTriggered: keyboard.desk.touch("zone/discard/-1")
    }
    KeyBinding {
        keys: [Qt.Key_B]
        text: qsTr("Back to your hand")
        onTriggered: keyboard.desk.touch(keyboard.own("zone/hand"))
    }
}
