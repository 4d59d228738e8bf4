// SPDX-License-Identifier: MIT
// The middle of the table between decisions: the actions that are no cards, and what happened last.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Item {
    id: panel

    required property TableHand hold
    readonly property TailstoryDesk desk: hold.desk
    readonly property var character: desk.mats[desk.own]?.character ?? null
    readonly property var lines: character ? desk.facts(character.face).lines ?? [] : []
    readonly property bool acting: desk.step === "action"
    readonly property real space: Theme.px(12)
    readonly property bool wordy: Math.max(draw.whole, ability.whole, swap.whole) <= height

    Row {
        id: tags
        width: parent.width
        height: visible ? Math.min(panel.height, Math.max(draw.implicitHeight, ability.implicitHeight, swap.implicitHeight)) : 0
        spacing: panel.space
        visible: panel.acting
        ActionTag {
            id: draw
            hold: panel.hold
            width: (tags.width - 2 * panel.space) / 3
            height: tags.height
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
            hold: panel.hold
            width: (tags.width - 2 * panel.space) / 3
            height: tags.height
            wordy: panel.wordy
            key: "ability"
            letter: "A"
            icon: "acting"
            title: qsTr("Altered ability")
            effect: panel.lines[2]?.text ?? ""
        }
        ActionTag {
            id: swap
            hold: panel.hold
            width: (tags.width - 2 * panel.space) / 3
            height: tags.height
            wordy: panel.wordy
            key: "swap"
            letter: "S"
            icon: "swap"
            title: qsTr("Swap discards")
            cost: qsTr("free, once a turn")
            effect: qsTr("1 or 2 cards, one for one")
        }
    }
    TurnSteps {
        id: steps
        anchors.right: parent.right
        y: recent.y
        width: Math.round(parent.width * 0.26)
        height: recent.height
        desk: panel.desk
    }
    RecentLines {
        id: recent
        y: tags.height + Theme.px(12)
        width: steps.x - Theme.px(16)
        height: parent.height - y - Theme.px(6)
        desk: panel.desk
    }
}
