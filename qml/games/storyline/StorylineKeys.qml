// SPDX-License-Identifier: MIT
// The keyboard of Scary Tales' table: arrows move between cards, and Enter picks, then confirms. Without a table the
// keys are only listed.
import QtQuick
import Taletop.App
import Taletop.Table

TableKeys {
    id: keyboard

    property StorylineContents contents: null
    property LowerBand band: null
    property EndBoard board: null
    property OpenBook book: null

    signal aloud

    function along(by: int): bool {
        return keyboard.contents.ending ? keyboard.board.go(by) : keyboard.band.go(by, 0);
    }
    function enter(): void {
        const contents = keyboard.contents;
        if (contents.ready)
            contents.commit();
        else if (contents.ending)
            keyboard.board.go(1);
        else if (contents.step === "")
            keyboard.session.scheduler.finishAnimations(); // ends the animation, because other players are waiting
        else
            keyboard.band.enter();
    }
    function handle(event: var): void {
        event.accepted = keyboard.isPlain(event) && keyboard.press(event);
    }

    session: contents?.session ?? null
    title: qsTr("The Scary Tales table")

    KeyBinding {
        keys: [Qt.Key_Left]
        text: qsTr("Previous card")
        onTriggered: event => event.accepted = keyboard.along(-1)
    }
    KeyBinding {
        keys: [Qt.Key_Right]
        text: qsTr("Next card")
        onTriggered: event => event.accepted = keyboard.along(1)
    }
    KeyBinding {
        keys: [Qt.Key_Up]
        text: qsTr("The line above")
        onTriggered: event => event.accepted = keyboard.band.go(0, -1)
    }
    KeyBinding {
        keys: [Qt.Key_Down]
        text: qsTr("The line below")
        onTriggered: event => event.accepted = keyboard.band.go(0, 1)
    }
    KeyBinding {
        keys: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]
        text: qsTr("Pick a card, press again to confirm")
        onTriggered: keyboard.enter()
    }
    KeyBinding {
        keys: [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7, Qt.Key_8, Qt.Key_9]
        text: qsTr("Pick a card by number")
        when: (keyboard.contents?.playing ?? true) || keyboard.contents.choosing
        onTriggered: event => keyboard.band.figure(event.key - Qt.Key_0)
    }
    KeyBinding {
        keys: [Qt.Key_C, Qt.Key_S]
        text: qsTr("Give or choose")
        onTriggered: keyboard.contents.commit()
    }
    KeyBinding {
        keys: [Qt.Key_N]
        text: qsTr("Write a name")
        onTriggered: event => event.accepted = keyboard.book.focusWords()
    }
    KeyBinding {
        keys: [Qt.Key_PageUp]
        text: qsTr("Previous page")
        onTriggered: keyboard.contents.read(keyboard.contents.page - 1)
    }
    KeyBinding {
        keys: [Qt.Key_PageDown]
        text: qsTr("Next page")
        onTriggered: {
            if (keyboard.contents.reading > 0)
                keyboard.contents.read(keyboard.contents.reading + 1);
        }
    }
    KeyBinding {
        keys: [Qt.Key_R]
        text: qsTr("Read the page aloud")
        onTriggered: keyboard.aloud()
    }
}
