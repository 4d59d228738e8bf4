// SPDX-License-Identifier: MIT
// The middle of the table beside the stack: what is to be answered now, a pile to pick from, the
// spotlight, or the actions that are no cards.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import "TailstoryLook.js" as Look

Item {
    id: stage

    required property TableHand hold
    readonly property TailstoryDesk desk: hold.desk
    readonly property int newestOwner: desk.chain.length > 0 ? desk.chain[desk.chain.length - 1].seat : -1
    // Somebody else than the owner of the newest item is asked about it: not while it is told what came of it.
    readonly property bool window: !desk.session.story.telling && ((desk.beat?.active ?? false) || desk.step === "respond" || desk.chain.length > 0 && Look.kind(desk.facts(desk.chain[0].face)) !== "acting" && desk.seats.some(seat => seat.counters["asked"] > 0 && seat.seat !== newestOwner))
    readonly property alias picking: pick.open
    readonly property alias browsing: pick.browsing
    readonly property alias pile: pick.pile
    readonly property bool asking: answers.asking
    readonly property alias answers: answers.answers
    readonly property bool busy: window || picking || answers.open // something is asked
    readonly property real pickHeight: pick.wanted
    readonly property bool playing: desk.counters.turn !== undefined
    // What a pile that is leafed through would lie over: whom a card is aimed at, what is asked.
    readonly property bool wanted: desk.aiming || asking || window
    property bool begun: false // the characters are chosen: the actions are made then

    function browse(seat: int): void {
        if (!pick.asked)
            pick.browsing = pick.browsing === seat ? -1 : seat;
    }
    function closePile(): void {
        pick.close();
    }
    function seek(): void {
        pick.seek();
    }

    onWantedChanged: {
        if (stage.wanted)
            stage.closePile();
    }
    onPlayingChanged: stage.begun = stage.begun || stage.playing

    PickPanel {
        id: pick
        anchors.fill: parent
        hold: stage.hold
    }
    AnswerPanel {
        id: answers
        width: parent.width
        room: stage.height
        height: asking ? room : least
        visible: open && !pick.open
        hold: stage.hold
    }
    BeatPanel {
        id: beat
        width: parent.width
        most: parent.height
        height: Math.min(most, Math.max(Theme.px(126), least, Theme.type(21) * 1.3 + Theme.type(14) * 3.2 + Theme.px(30)))
        visible: stage.window && !pick.open && !answers.open
        desk: stage.desk
    }
    Spotlight {
        width: parent.width
        height: parent.height
        visible: open && !pick.open && !answers.open && !stage.window
        desk: stage.desk
    }
    Repeater {
        model: ListRows {
            length: stage.begun ? 1 : 0
        }
        delegate: ActionPanel {
            y: beat.visible ? beat.height + Theme.px(6) : answers.visible ? answers.height + Theme.px(6) : 0
            width: parent.width
            height: parent.height - y
            visible: !pick.open && !answers.asking && (stage.window || stage.desk.chain.length === 0 || Look.kind(stage.desk.facts(stage.desk.chain[0].face)) !== "acting")
            hold: stage.hold
        }
    }
}
