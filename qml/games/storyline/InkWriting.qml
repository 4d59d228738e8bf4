// SPDX-License-Identifier: MIT
// Animates ink that writes the chosen words into their blanks, letter by letter. Without motion the words appear at
// once, in the blanks' colour during narration. Invisible itself.
import QtQuick
import Taletop.Theme
import "StoryLook.js" as Look

Item {
    id: ink

    required property StorylineContents contents
    required property var told // text of the open page
    property var before: null // the previously narrated text of the same page
    property var parts: [] // parts { text, fill }, empty while nothing is being written
    property real written: 0 // number of letters written so far
    readonly property int letters: parts.reduce((sum, part) => sum + (part.fill ? part.text.length : 0), 0)
    readonly property bool writing: parts.length > 0 && contents.events.telling
    readonly property string text: writing ? Look.inked(parts, Math.floor(written), Theme.goldDeep) : ""

    function finish(): void {
        pen.stop();
        ink.written = ink.letters;
    }

    visible: false
    onToldChanged: {
        const before = ink.before;
        ink.before = ink.told;
        if (ink.told && before && before.number === ink.told.number && before.text === ink.told.text)
            return;
        pen.stop();
        const filled = ink.told && before && before.number === ink.told.number && before.open && !ink.told.open &&
            Motion.pace > 0;
        ink.parts = filled ? Look.fillsOf(before.text, ink.told.text) : [];
        ink.written = Motion.travels ? 0 : ink.letters;
        if (ink.parts.length > 0 && Motion.travels)
            pen.restart();
    }

    SequentialAnimation {
        id: pen
        PauseAnimation {
            duration: Motion.travel(250)
        }
        NumberAnimation {
            target: ink
            property: "written"
            to: ink.letters
            duration: Motion.travel(Math.min(1200, 45 * ink.letters))
        }
    }
}
