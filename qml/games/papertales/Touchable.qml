// SPDX-License-Identifier: MIT
// A thing on Paper Tales' table: a card with its Age tokens, a spot, or a level of a Building.
import QtQuick
import Taletop.Table

Thing {
    id: thing

    required property PapertalesThings hold
    property int tokens: 0
    property int level: 0
    readonly property int mark: level > 0 ? level : tokens
    readonly property PapertalesContents contents: hold.contents

    things: hold
    stop: touch !== "" || face > 0 && Math.min(width, height) >= 24 // only the pointer inspects smaller cards
    rises: true
    hinted: contents.hinted(touch) || hold.earned.includes(place)
    open: dropTouch !== "" && contents.asked(dropTouch)

    InspectPoint {
        parent: thing
        inspector: thing.hold.inspector
        visible: thing.face > 0
        face: thing.face
        mark: thing.mark
        touch: thing.touch
        words: thing.words
        focused: thing.activeFocus
    }
}
