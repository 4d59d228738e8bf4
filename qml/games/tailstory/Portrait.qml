// SPDX-License-Identifier: MIT
// A character's picture in the frame of its form; it turns over when it is altered.
import QtQuick
import Taletop.Theme
import Taletop.Table

Rectangle {
    id: portrait

    required property TableHand hold
    property var character: null // { face, mark, name }
    readonly property int face: character?.face ?? 0
    readonly property int mark: character?.mark ?? 0
    property int shownMark: mark
    property int shownFace: face

    function turn(): void {
        if (Motion.turn > 0 && portrait.face > 0 && portrait.face === portrait.shownFace && portrait.mark !== portrait.shownMark)
            turning.restart();
        else
            portrait.settle();
    }
    function settle(): void {
        portrait.shownMark = portrait.mark;
        portrait.shownFace = portrait.face;
    }

    radius: Theme.px(6)
    color: shownMark === 1 ? Theme.ink : Theme.paper
    visible: character !== null
    onMarkChanged: turn()
    onFaceChanged: turn()
    transform: Scale {
        id: flip
        origin.x: portrait.width / 2
    }

    Picture {
        anchors.fill: parent
        anchors.margins: 2
        source: portrait.hold.desk.facts(portrait.shownFace).pictures?.[portrait.shownMark === 1 ? 1 : 0] ?? ""
    }
    InspectPoint {
        inspector: portrait.hold.inspector
        face: portrait.face
        mark: portrait.mark
        words: portrait.character?.name ?? ""
        visible: face > 0
    }
    SequentialAnimation {
        id: turning
        NumberAnimation { target: flip; property: "xScale"; to: 0; duration: Motion.turn; easing.type: Easing.InCubic }
        ScriptAction { script: portrait.settle() }
        NumberAnimation { target: flip; property: "xScale"; to: 1; duration: Motion.turn; easing.type: Easing.OutBack }
    }
}
