// SPDX-License-Identifier: MIT
// The keyboard of Paper Tales' table: arrows move between things, Enter presses, digits choose. Without a table the
// keys are only listed.
import QtQuick
import Taletop.Table
import "PapertalesLook.js" as Look

ThingKeys {
    id: keyboard

    property PapertalesThings hold: null
    readonly property PapertalesContents contents: hold?.contents ?? null

    // Handles a digit. It chooses a card of the pack or hand, or the spot for the held card, with 6 to keep that card.
    function figure(number: int): bool {
        const contents = keyboard.contents;
        const own = "/" + contents.own;
        const spot = Look.spots[number - 1] ?? "";
        if (contents.step === "pick")
            keyboard.choose("pack" + own + "/" + (number - 1));
        else if (contents.planning && contents.held.length === 0)
            keyboard.choose("hand" + own + "/" + keyboard.handAt(number - 1));
        else if (contents.step !== "construct" && spot !== "") {
            if (!contents.planning)
                keyboard.point(spot + own + "/0");
            contents.touch("zone/" + spot + own);
        } else if (contents.keeping && number === 6)
            contents.touch("zone/kept" + own);
        else if (contents.step === "construct" && number <= 5)
            keyboard.build(number - 1);
        else
            return false;
        return true;
    }
    // Focuses the thing that a digit chose, so that Enter applies to it.
    function point(place: string): void {
        (keyboard.hold.find(place) as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }
    function choose(place: string): void {
        keyboard.point(place);
        keyboard.contents.touch("card/" + place);
    }
    // Returns the n-th card still in the hand.
    function handAt(place: int): int {
        const free = keyboard.contents.hand
            .map((card, at) => ({ mark: card.mark, at: at }))
            .filter(card => card.mark === Look.undecided || card.mark === Look.takenBack);
        return free[place]?.at ?? -1;
    }
    // Chooses a level of a Building; the same digit again chooses the other level.
    function build(index: int): void {
        const contents = keyboard.contents;
        const building = "card/buildings/" + contents.own + "/" + index;
        const built = (contents.kingdoms[contents.own]?.buildings[index]?.mark ?? 0) > 0;
        const level = built || contents.held[0] === building && contents.held[1] === "button/level1" ? 2 : 1;
        keyboard.point("level" + level + keyboard.own("") + "/" + index);
        contents.drop();
        contents.touches.touchAll([building, "button/level" + level]);
    }
    function own(kind: string): string {
        return kind + "/" + keyboard.contents.own;
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
        onTriggered: keyboard.contents.primary()
    }
    KeyBinding {
        keys: [Qt.Key_K]
        text: qsTr("Keep")
        when: keyboard.contents?.keeping ?? true
        onTriggered: keyboard.contents.touch(keyboard.own("zone/kept"))
    }
    KeyBinding {
        keys: [Qt.Key_D]
        text: qsTr("Discard")
        onTriggered: keyboard.contents.touch("zone/discard/-1")
    }
    KeyBinding {
        keys: [Qt.Key_B]
        text: qsTr("Back to your hand")
        onTriggered: keyboard.contents.touch(keyboard.own("zone/hand"))
    }
}
