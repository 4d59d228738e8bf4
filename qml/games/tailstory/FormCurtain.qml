// SPDX-License-Identifier: MIT
// A stage curtain that sweeps over a character whose form changes. The picture to show (`shownFace`, `shownMark`)
// changes while the curtain covers it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: curtain

    property int face: 0
    property int mark: 0
    property int shownFace: face
    property int shownMark: mark
    property real way: 0 // position: 0 before the character, 1 over it, 2 past it
    readonly property int folds: 6

    function turn(): void {
        if (Motion.turn > 0 && curtain.face > 0 && curtain.face === curtain.shownFace &&
            curtain.mark !== curtain.shownMark)
            sweep.restart();
        else
            curtain.settle();
    }
    function settle(): void {
        curtain.shownMark = curtain.mark;
        curtain.shownFace = curtain.face;
    }

    clip: true
    visible: sweep.running
    onMarkChanged: turn()
    onFaceChanged: turn()

    Repeater {
        model: ListRows {
            length: sweep.running ? curtain.folds : 0
        }
        delegate: Rectangle {
            required property int index
            x: (curtain.way - 1) * curtain.width + index * curtain.width / curtain.folds
            width: Math.ceil(curtain.width / curtain.folds) + 1
            height: curtain.height
            color: index % 2 === 0 ? Theme.refuse : Qt.darker(Theme.refuse, 1.3)
        }
    }
    SequentialAnimation {
        id: sweep
        NumberAnimation {
            target: curtain
            property: "way"
            from: 0
            to: 1
            duration: Motion.unfold
            easing.type: Easing.OutCubic
        }
        ScriptAction { script: curtain.settle() }
        PauseAnimation { duration: Motion.turn }
        NumberAnimation {
            target: curtain
            property: "way"
            to: 2
            duration: Motion.unfold
            easing.type: Easing.InCubic
        }
    }
}
