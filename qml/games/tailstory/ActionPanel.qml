// SPDX-License-Identifier: MIT
// The middle of the table between decisions: the actions without cards, as a column of coins.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Item {
    id: panel

    required property TailstoryThings hold
    readonly property TailstoryContents contents: hold.contents
    readonly property var character: contents.mats[contents.own]?.character ?? null
    readonly property list<var> lines: character ? contents.facts(character.face).lines ?? [] : []
    readonly property real space: Theme.px(8)
    readonly property real room: Math.max(Theme.target, Math.floor((height - 2 * space) / 3)) // height of an action
    readonly property int coin: Math.min(room, Theme.vh(8))
    // Do all actions fit at equal height? If not, one with a long text gets more.
    readonly property bool level: Math.max(draw.whole, ability.whole, swap.whole) <= room
    readonly property bool wordy: level || leastOf(draw) + leastOf(ability) + leastOf(swap) + 2 * space <= height

    function leastOf(tag: ActionTag): real {
        return Math.max(Theme.target, panel.coin, tag.whole);
    }
    function heightOf(tag: ActionTag): real {
        if (panel.wordy && !panel.level)
            return panel.leastOf(tag);
        return Math.min(panel.room, Math.max(panel.leastOf(draw), panel.leastOf(ability), panel.leastOf(swap)));
    }

    Item { // not animated, because a press may come before the next frame
        anchors.centerIn: parent
        width: parent.width
        height: swap.y + swap.height
        ActionTag {
            id: draw
            hold: panel.hold
            width: parent.width
            height: panel.heightOf(draw)
            coin: panel.coin
            wordy: panel.wordy
            key: "draw-discard"
            letter: "D"
            icon: "drawing"
            title: qsTr("Draw, then discard")
            cost: qsTr("1 action")
            effect: qsTr("draw 1 card, discard 1")
        }
        ActionTag {
            id: ability
            y: draw.height + panel.space
            hold: panel.hold
            width: parent.width
            height: panel.heightOf(ability)
            coin: panel.coin
            wordy: panel.wordy
            key: "ability"
            letter: "A"
            icon: "acting"
            title: qsTr("Altered ability")
            effect: panel.lines[2]?.text ?? ""
        }
        ActionTag {
            id: swap
            y: ability.y + ability.height + panel.space
            hold: panel.hold
            width: parent.width
            height: panel.heightOf(swap)
            coin: panel.coin
            wordy: panel.wordy
            key: "swap"
            letter: "S"
            icon: "swap"
            title: qsTr("Swap discards")
            cost: qsTr("free, once a turn")
            effect: qsTr("1 or 2 cards, one for one")
        }
    }
}
