// SPDX-License-Identifier: MIT
// A seat's character, which turns over when it is altered.
import QtQuick
import Taletop.Theme

Item {
    id: side

    required property TableHand hold
    property int seat: 0
    property var character: null // { face, mark, name }
    readonly property int face: character?.face ?? 0
    readonly property int mark: character?.mark ?? 0
    property int shownMark: mark
    property int shownFace: face

    implicitHeight: Math.round(width * 88 / 63)

    onMarkChanged: side.turn()
    onFaceChanged: side.turn()

    function turn(): void {
        if (Motion.turn > 0 && side.face > 0 && side.face === side.shownFace && side.mark !== side.shownMark)
            turning.restart();
        else
            side.settle();
    }
    function settle(): void {
        side.shownMark = side.mark;
        side.shownFace = side.face;
    }

    CardThing {
        objectName: "character-" + side.seat
        hold: side.hold
        place: "character/" + side.seat + "/0"
        width: side.width
        face: side.shownFace
        mark: side.shownMark
        visible: side.face > 0
        words: side.character?.name ?? ""
        transform: Scale {
            id: flip
            origin.x: side.width / 2
        }
    }
    SequentialAnimation {
        id: turning
        NumberAnimation { target: flip; property: "xScale"; to: 0; duration: Motion.turn; easing.type: Easing.InCubic }
        ScriptAction { script: side.settle() }
        NumberAnimation { target: flip; property: "xScale"; to: 1; duration: Motion.turn; easing.type: Easing.OutBack }
    }
}
