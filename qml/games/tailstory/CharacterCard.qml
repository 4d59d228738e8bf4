// SPDX-License-Identifier: MIT
// A seat's character. A curtain sweeps over it when its form changes.
import QtQuick

Item {
    id: side

    required property TailstoryThings hold
    property int seat: 0
    property var character: null // { face, mark, name }

    implicitHeight: Math.round(width * 88 / 63)

    CardThing {
        readonly property string stageRole: "own"
        objectName: "character-" + side.seat
        hold: side.hold
        place: "character/" + side.seat + "/0"
        width: side.width
        face: curtain.shownFace
        mark: curtain.shownMark
        visible: face > 0
        words: side.character?.name ?? ""
    }
    FormCurtain {
        id: curtain
        anchors.fill: parent
        face: side.character?.face ?? 0
        mark: side.character?.mark ?? 0
    }
}
