// SPDX-License-Identifier: MIT
// Tail Story's prompt bar: whose turn it is and what to do, the effect of the selection, and the confirming buttons.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

MovePrompt {
    id: bar

    required property TailstoryContents contents
    property bool answered: false // are the answers also on the table?
    property bool questioned: false // does the table show a reaction window's question?
    // Is the bar too narrow for the question and its answers?
    readonly property bool crowded: answered && other.implicitWidth + deed.implicitWidth > width * 0.42
    // Maximum width of a button, which leaves room for the question.
    readonly property real widest: Math.max(Theme.px(150), width * 0.19)
    readonly property var first: contents.armed ?? (contents.held.length > 0 ? null : contents.closing[0] ?? null)
    readonly property var second: contents.closing[contents.armed ? 0 : 1] ?? null

    // Has the person being asked said “Stop!”?
    readonly property bool stopping: session.step === "respond" &&
        Array.from(contents.reactions?.stopping ?? []).includes(session.actor)

    // Does this choice only pass or end the turn?
    function passes(choice: var): bool {
        return ["button/pass", "button/end", "button/decline"].includes(choice?.gesture[0] ?? "");
    }
    // Asks for the Stopping card after “Stop!”. If the question is already on the table, explains the effect instead.
    function ask(): string {
        if (bar.questioned && bar.stopping && bar.contents.held.length === 0)
            return bar.contents.choices.some(choice => choice.gesture[1] === "zone/stack/-1")
                ? qsTr("Choose a Stopping card, or let it go.")
                : qsTr("You have no Stopping card, so let it go.");
        return !bar.questioned || bar.reviewing || bar.contents.held.length > 0 ? bar.spoken() : bar.session.detail;
    }
    function explain(): string {
        const armed = contents.armed;
        if (session.events.telling)
            return ""; // the narrated sentence is enough
        if (armed)
            return weigh(armed);
        if (contents.aiming)
            return contents.fitting(contents.held).some(choice => choice.seat >= 0) ? qsTr("Choose a player to aim at.")
                : qsTr("Choose the card to use.");
        return bar.questioned ? "" : session.detail;
    }

    tableContents: contents
    detail: explain()

    PaperButton {
        objectName: "nobodyStops"
        anchors.verticalCenter: parent?.verticalCenter
        width: Math.min(implicitWidth, bar.widest)
        visible: bar.session.step === "" && (bar.contents.reactions?.mayAllPass ?? false)
        text: qsTr("Nobody stops it")
        keys: "P"
        size: 16
        onClicked: bar.contents.reactions.allFine()
    }
    PaperButton {
        id: other
        objectName: "buttonSecond"
        anchors.verticalCenter: parent?.verticalCenter
        width: Math.min(implicitWidth, bar.widest)
        visible: !bar.crowded && bar.second !== null && bar.session.step !== ""
        text: bar.second?.label ?? ""
        size: 15
        quiet: true
        onClicked: bar.contents.make(bar.second)
    }
    PaperButton {
        id: deed
        objectName: "primary"
        readonly property string touch: bar.answered ? "" : bar.first?.gesture[0] ?? "" // its name in lessons
        anchors.verticalCenter: parent?.verticalCenter
        width: Math.min(implicitWidth, bar.widest)
        visible: bar.first !== null && bar.session.step !== ""
        deciding: true
        primary: !bar.passes(bar.first)
        accent: Theme.accent("tailstory")
        text: bar.first?.label ?? ""
        keys: bar.contents.ownKey(bar.first) || "C"
        description: bar.detail
        onClicked: bar.contents.make(bar.first)
    }
}
