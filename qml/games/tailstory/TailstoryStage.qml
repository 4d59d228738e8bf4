// SPDX-License-Identifier: MIT
// The middle of the table beside the stack: the current question, a pile to pick from, the spotlight, or the actions
// without cards.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import "TailstoryLook.js" as Look

Item {
    id: stage

    required property TailstoryThings hold
    readonly property TailstoryContents contents: hold.contents
    readonly property int newestOwner: contents.chain.length > 0 ? contents.chain[contents.chain.length - 1].seat : -1
    // Are other seats asked about the newest play? Not while its result is narrated.
    readonly property bool window: !contents.session.events.telling &&
        ((contents.reactions?.active ?? false) || contents.step === "respond" ||
            contents.chain.length > 0 && Look.kind(contents.facts(contents.chain[0].face)) !== "acting" &&
                contents.seats.some(seat => seat.counters["asked"] > 0 && seat.seat !== newestOwner))
    readonly property alias picking: pick.open
    readonly property alias browsing: pick.browsing
    readonly property alias pile: pick.pile
    readonly property bool asking: answers.open
    readonly property alias answers: answers.answers
    readonly property bool busy: window || picking || answers.open // does the stage show a question?
    // Does the stage show a reaction window's question?
    readonly property bool questioned: window && !pick.open && !answers.open
    readonly property real leastWidth: window ? reactions.narrow : wantedWidth // minimum width beside one's character
    // Preferred width.
    readonly property real wantedWidth: window ? reactions.wanted
        : answers.open ? answers.wanted
        : spot.open ? Theme.px(420)
        : acting ? Theme.px(300)
        : 0
    readonly property real mostWidth: window ? Math.max(reactions.whole, Theme.vh(46))
        : answers.open ? answers.most
        : spot.open ? Theme.px(900)
        : acting ? Theme.vh(62)
        : 0
    readonly property bool acting: contents.step === "action"
    readonly property real pickHeight: pick.wanted
    readonly property bool playing: contents.counters.turn !== undefined
    // Would an open pile cover something needed, such as targets or a question?
    readonly property bool wanted: contents.aiming || asking || window
    property bool begun: false // have characters been chosen? The actions are created then

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
        anchors.fill: parent
        visible: open && !pick.open
        hold: stage.hold
    }
    ReactionPanel {
        id: reactions
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        most: parent.height
        height: Math.min(most, least)
        visible: stage.questioned
        contents: stage.contents
    }
    Spotlight {
        id: spot
        width: parent.width
        height: parent.height
        visible: open && !pick.open && !answers.open && !stage.window
        contents: stage.contents
    }
    Repeater {
        model: ListRows {
            length: stage.begun ? 1 : 0
        }
        delegate: ActionPanel {
            anchors.fill: parent
            visible: stage.acting && !pick.open && !stage.window
            hold: stage.hold
        }
    }
}
