// SPDX-License-Identifier: MIT
// Paper Tales' prompt bar: who, what, what the selection would do; undo, hint, and the deciding button.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

PromptBar {
    id: bar

    required property PlanDesk desk
    readonly property MatchSession session: desk.session
    readonly property var chosen: desk.armed
    readonly property var row: desk.seats[desk.own] ?? null
    readonly property int heldFace: desk.held.length > 0 && !desk.armed ? desk.faceOf(desk.held[0]) : 0
    readonly property string heldName: heldFace > 0 ? desk.facts(heldFace).name : ""

    function ask(): string {
        return session.step === "" || session.step === "over" || session.review.active || !row ? session.prompt : qsTr("%1: %2").arg(row.name).arg(session.prompt);
    }
    function explain(): string {
        if (chosen)
            return chosen.consequence !== "" ? qsTr("%1. %2").arg(chosen.label).arg(chosen.consequence) : qsTr("%1. Press once more to do it.").arg(chosen.label);
        if (heldName === "")
            return session.detail;
        return session.step === "pick" ? qsTr("%1 is kept: now choose the card to discard.").arg(heldName) : qsTr("%1: choose where it goes.").arg(heldName);
    }
    function deed(): string {
        const commit = desk.choices.find(choice => choice.button === "commit");
        switch (session.step) {
        case "pick":
            return chosen ? chosen.label : qsTr("Keep a card");
        case "plan":
            return qsTr("Commit plan");
        case "construct":
            return chosen ? chosen.label : qsTr("Build nothing");
        default:
            return chosen ? chosen.label : commit ? commit.label : qsTr("Done");
        }
    }

    emblem: row && session.step !== "" ? row.emblem : -1
    lookingBack: session.review.active
    prompt: ask()
    detail: explain()
    warning: chosen ? chosen.warning : ""

    UndoButton {
        anchors.verticalCenter: parent?.verticalCenter
        session: bar.session
        quiet: true
        onPressed: bar.session.undo()
    }
    PaperButton {
        objectName: "buttonHint"
        anchors.verticalCenter: parent?.verticalCenter
        text: qsTr("Hint")
        keys: "H"
        size: 15
        quiet: true
        gold: bar.session.hintText !== ""
        enabled: bar.session.step !== "" && !bar.session.over && !bar.lookingBack
        onPressed: bar.session.hint()
    }
    PaperButton {
        objectName: "commit"
        anchors.verticalCenter: parent?.verticalCenter
        visible: bar.session.step !== "" && !bar.session.over
        primary: true
        enabled: !bar.lookingBack && (bar.session.step !== "pick" || bar.chosen !== null)
        accent: Theme.accent("papertales")
        text: bar.deed()
        keys: "C"
        description: bar.detail
        onPressed: bar.desk.primary()
    }
}
