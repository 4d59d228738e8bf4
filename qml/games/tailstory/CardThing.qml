// SPDX-License-Identifier: MIT
// A card on the table to press and inspect.
import QtQuick
import Taletop.Table

Touchable {
    id: thing

    property bool stopped: false
    property bool slams: false // when it is stopped, the word slams down on it
    property bool bare: false // is it only a place, without a card?
    property bool plain: false // is it too small for readable words?
    property string power // words in place of the card's own
    property int owner: 0 // the character whose ability it stands for, which is inspected in its place
    property bool brief: false // does a character show only its type?
    property real depth: 0.6
    property real hidden: 0 // width covered by the next card, at the right

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
        brief: thing.brief
        power: thing.power
        depth: thing.chosen ? 1.4 : thing.hovered ? 1 : thing.depth
        onSlammed: thing.slammed()
    }
    InspectPoint {
        inspector: thing.hold.inspector
        face: thing.owner > 0 ? thing.owner : thing.face
        mark: thing.owner > 0 ? 1 : thing.mark // abilities belong to the altered form
        touch: thing.touch
        words: thing.words
        focused: thing.activeFocus
        visible: thing.face > 0
    }
}
