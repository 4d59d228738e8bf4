// SPDX-License-Identifier: MIT
// Paper Tales' prompt bar: whose turn it is and what to do, the effect of the selection, and the confirming button.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

MovePrompt {
    id: bar

    required property PapertalesContents contents
    property bool askerTold: false // does the table itself show the Unit that asks?
    readonly property int asker: contents.counters["asker"] ?? 0
    readonly property var chosen: contents.armed
    readonly property int heldFace: contents.held.length > 0 && !contents.armed ? contents.faceOf(contents.held[0]) : 0
    readonly property string heldName: heldFace > 0 ? contents.facts(heldFace).name : ""

    function explain(): string {
        if (chosen)
            return weigh(chosen);
        if (heldName === "") {
            const unit = asker > 0 && !askerTold ? contents.facts(asker).name ?? "" : "";
            return unit !== "" ? unit + " · " + session.detail : session.detail;
        }
        return session.step === "pick" ? qsTr("You keep %1. Now choose a card to discard.").arg(heldName)
            : qsTr("Choose where %1 goes.").arg(heldName);
    }
    function deed(): string {
        const commit = contents.choices.find(choice => choice.button === "commit");
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

    tableContents: contents
    detail: explain()

    PaperButton {
        objectName: "commit"
        anchors.verticalCenter: parent?.verticalCenter
        visible: bar.session.step !== "" && !bar.session.over
        deciding: true
        // Not filled while it would do nothing useful.
        primary: bar.session.step !== "construct" || bar.chosen !== null
        enabled: !bar.reviewing && (bar.session.step !== "pick" || bar.chosen !== null)
        accent: Theme.accent("papertales")
        text: bar.deed()
        keys: "C"
        description: bar.detail
        onClicked: bar.contents.primary()
    }
}
