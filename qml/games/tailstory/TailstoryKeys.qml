// SPDX-License-Identifier: MIT
// The keyboard of Tail Story's table: arrows move between things, Enter presses, digits choose hand cards or numbers,
// and letters are actions. Without a table the keys are only listed.
import QtQuick
import Taletop.Table

ThingKeys {
    id: keyboard

    property TailstoryThings hold: null
    property TailstoryStage stage: null
    readonly property TailstoryContents contents: hold?.contents ?? null

    // Touches a thing and focuses it, so that Enter applies to it.
    function touch(touched: string): void {
        keyboard.contents.touch(touched);
        keyboard.follow(touched);
    }
    function follow(touched: string): void {
        if (keyboard.contents.isHeld(touched))
            keyboard.hold.focusOn(touched);
    }
    function pick(thing: var): void {
        if (!thing)
            return;
        thing.press();
        keyboard.follow(thing.touch);
    }
    function figure(number: int): void {
        const contents = keyboard.contents;
        const stage = keyboard.stage;
        const others = contents.seats.map(seat => seat.seat).filter(seat => seat !== contents.own);
        const aiming = others.some(seat => contents.asked("seat/" + seat) || contents.isHeld("seat/" + seat));
        if (stage.asking && stage.answers.some(answer => answer.gesture[0].startsWith("button/number-")))
            keyboard.touch("button/number-" + number);
        else if (stage.asking)
            contents.make(stage.answers[number - 1] ?? null);
        else if (aiming && others[number - 1] !== undefined)
            keyboard.touch("seat/" + others[number - 1]);
        else if (contents.step === "choose")
            keyboard.touch("card/characterRow/-1/" + (number - 1));
        else if (stage.picking)
            keyboard.pick(keyboard.hold.find("pick/" + stage.pile + "/" + (number - 1)));
        else if (number >= 1)
            keyboard.touch("card/hand/" + contents.own + "/" + (number - 1));
    }
    // Lets the play go for everyone here, unless a particular person is asked.
    function pass(): void {
        if (keyboard.contents.step === "" && keyboard.contents.reactions?.active)
            keyboard.contents.reactions.allFine();
        else
            keyboard.button("pass");
    }
    function button(name: string): void {
        keyboard.touch("button/" + name);
    }

    things: hold
    title: qsTr("The Tail Story table")

    KeyBinding {
        keys: [Qt.Key_0, Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7, Qt.Key_8, Qt.Key_9]
        text: qsTr("Pick a card in your hand, a number or a target")
        onTriggered: event => keyboard.figure(event.key - Qt.Key_0)
    }
    KeyBinding {
        keys: [Qt.Key_D]
        text: qsTr("Draw and discard")
        onTriggered: keyboard.button("draw-discard")
    }
    KeyBinding {
        keys: [Qt.Key_A]
        text: qsTr("Use the ability")
        onTriggered: keyboard.button("ability")
    }
    KeyBinding {
        keys: [Qt.Key_S]
        text: qsTr("Swap")
        onTriggered: keyboard.button("swap")
    }
    KeyBinding {
        keys: [Qt.Key_E]
        text: qsTr("End the turn")
        onTriggered: keyboard.button("end")
    }
    KeyBinding {
        keys: [Qt.Key_P]
        text: qsTr("Let it go")
        onTriggered: keyboard.pass()
    }
    KeyBinding {
        keys: [Qt.Key_Y]
        text: qsTr("Yes")
        onTriggered: keyboard.button("use")
    }
    KeyBinding {
        keys: [Qt.Key_N]
        text: qsTr("No")
        onTriggered: keyboard.button("decline")
    }
    KeyBinding {
        keys: [Qt.Key_X]
        text: qsTr("Done")
        onTriggered: keyboard.button("done")
    }
    KeyBinding {
        keys: [Qt.Key_C]
        text: qsTr("Press the main button")
        onTriggered: keyboard.contents.primary()
    }
    KeyBinding {
        keys: [Qt.Key_B]
        text: qsTr("Look through your discard pile")
        onTriggered: keyboard.stage.browse(keyboard.contents.own)
    }
    KeyBinding {
        keys: [Qt.Key_Slash]
        text: qsTr("Search the pile")
        onTriggered: {
            if (keyboard.stage.picking)
                keyboard.stage.seek();
        }
    }
}
