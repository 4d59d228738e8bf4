// SPDX-License-Identifier: MIT
// A card of the table that may be pressed and looked at closely.
import QtQuick
import Taletop.Table

Touchable {
    id: thing

    property bool stopped: false
    property bool slams: false // when it is stopped, the word comes down on it
    property bool bare: false // no card lies there now: only the place
    property bool plain: false // too small for words, which nobody would read
    property real depth: 0.6
    property real hidden: 0 // by the next card, at the right

    signal slammed

    width: 96
    height: Math.round(width * 88 / 63)
    corner: width * 0.07

    TailCard {
        width: parent.width
        face: thing.face
        mark: thing.mark
        stopped: thing.stopped
        slams: thing.slams
        hidden: thing.hidden
        visible: !thing.bare
        shown: thing.swell
        plain: thing.plain
        depth: thing.chosen ? 1.4 : thing.hovered ? 1 : thing.depth
        onSlammed: thing.slammed()
    }
    InspectPoint {
        inspector: thing.hold.inspector
        face: thing.face
        mark: thing.mark
        touch: thing.touch
        words: thing.words
        focused: thing.activeFocus
        visible: thing.face > 0
    }
}
