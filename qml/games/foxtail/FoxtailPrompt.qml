// SPDX-License-Identifier: MIT
// Foxtail's prompt bar: whose turn it is and what to do, the effect of the selection, and the buttons that confirm it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

PromptBar {
    id: bar

    required property MatchSession session
    required property FoxtailChoices choices
    readonly property ZoneModel tail: session.zone("tail", session.focusSeat)
    readonly property ChoiceRow chosen: choices.chosen
    readonly property ChoiceRow keep: session.step === "commit" ? choices.row(0) : null
    readonly property list<string> steps: ["draw", "place", "brush", "commit", "vote"]
    readonly property int deciding: steps.indexOf(session.step)

    reviewing: session.review.active
    prompt: session.prompt
    detail: choices.place >= 0 && session.step === "brush"
        ? Phrases.fill(qsTr("Bit %1 of %2. %3"), [choices.place + 1, tail.count, words])
        : words
    readonly property string words: chosen ? Phrases.sentences(chosen.label, chosen.consequence)
        : keep ? keep.consequence
        : session.detail
    weighing: chosen !== null
    warning: chosen ? chosen.warning : ""

    PaperButton {
        objectName: "buttonBrush"
        text: qsTr("Brush…")
        keys: "B"
        quiet: true
        visible: bar.session.step === "draw"
        enabled: !bar.reviewing
        onClicked: bar.choices.pressButton("brush")
    }
    PaperButton {
        objectName: bar.session.step === "commit" ? "commit"
            : bar.session.step === "draw" ? "buttonDraw"
            : "buttonPlace"
        visible: bar.deciding >= 0
        deciding: true
        primary: true
        enabled: !bar.reviewing &&
            (bar.deciding !== 1 && bar.deciding !== 2 && bar.deciding !== 4 || bar.chosen !== null)
        accent: Theme.accent("foxtail")
        text: [
            qsTr("Draw"),
            qsTr("Place"),
            qsTr("Place it like this"),
            qsTr("Confirm"),
            qsTr("Give the point")
        ][bar.deciding] ?? ""
        keys: "C"
        description: bar.detail
        onClicked: bar.choices.primary()
    }
}
