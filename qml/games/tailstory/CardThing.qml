// SPDX-License-Identifier: MIT
// A card on the table that can be pressed and inspected.
import QtQuick
import Taletop.Table

Touchable {
    id: thing

    property bool stopped: false
    property bool slams: false // animate the banner when the card is stopped?
    property bool bare: false // is this an empty place?
    property bool plain: false // is the card too small for readable text?
    property string power // text that replaces the card's own
    property int owner: 0 // the character whose ability the card stands for, inspected in its place; 0 for none
    property bool brief: false // show only a character's type?
    property real depth: 0.6
    property real hidden: 0 // width covered by the next card to its right

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
        mark: thing.owner > 0 ? 1 : thing.mark // 1 is the altered form, which has the ability
        touch: thing.touch
        words: thing.words
        focused: thing.activeFocus
        visible: thing.face > 0
    }
}
