// SPDX-License-Identifier: MIT
// A character's picture in a frame for its form. A curtain sweeps over it when the form changes.
import QtQuick
import Taletop.Theme
import Taletop.Table

Rectangle {
    id: portrait

    required property TailstoryThings hold
    property var character: null // the character: { face, mark, name }
    property string words: character?.name ?? "" // description for the inspector
    readonly property real ratio: 56 / 46 // aspect ratio of the picture

    height: Math.round((width - 4) / ratio) + 4
    radius: Theme.px(6)
    color: curtain.shownMark === 1 ? Theme.ink : Theme.paper
    visible: character !== null

    Picture {
        anchors.fill: parent
        anchors.margins: 2
        source: portrait.hold.contents.facts(curtain.shownFace).pictures?.[curtain.shownMark === 1 ? 1 : 0] ?? ""
    }
    FormCurtain {
        id: curtain
        anchors.fill: parent
        face: portrait.character?.face ?? 0
        mark: portrait.character?.mark ?? 0
    }
    InspectPoint {
        inspector: portrait.hold.inspector
        face: curtain.face
        mark: curtain.mark
        words: portrait.words
        visible: face > 0
    }
}
