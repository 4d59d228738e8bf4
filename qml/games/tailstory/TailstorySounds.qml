// SPDX-License-Identifier: MIT
// The sounds of Tail Story's table, which reveal nothing that is not visible to everyone.
import QtQuick
import Taletop.App
import Taletop.Theme
import "TailstoryLook.js" as Look

Item {
    id: sounds

    required property TailstoryContents contents
    property int acting: 0 // face of the Acting card in play, or 0
    property int achievements: -1 // number of achievements on the table, or -1 before the first count

    function count(): int {
        return sounds.contents.mats.reduce((sum, mat) => sum + mat.achievements.length, 0);
    }

    visible: false

    Connections {
        target: sounds.contents
        function onSettled(): void {
            const first = sounds.contents.chain[0]?.face ?? 0;
            const now = Look.kind(sounds.contents.facts(first)) === "acting" ? first : 0;
            if (now > 0 && now !== sounds.acting) {
                App.play("spotlight");
                answer.restart();
            }
            sounds.acting = now;
            const count = sounds.count();
            if (sounds.achievements >= 0 && count > sounds.achievements)
                App.play("seal");
            sounds.achievements = count;
        }
    }
    Timer { // plays a sound after the spotlight
        id: answer
        property string sound
        interval: Motion.spotlight
        onTriggered: {
            if (sound !== "")
                App.play(sound);
        }
    }
    onActingChanged: {
        if (acting > 0)
            answer.sound = "acting-" + Look.types[sounds.contents.facts(sounds.acting).numbers.type];
    }
}
