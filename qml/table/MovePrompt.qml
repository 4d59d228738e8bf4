// SPDX-License-Identifier: MIT
// The prompt bar of a table on which moves are made by pressing items: whose turn it is, what to do, and the effect of
// the current move.
import QtQuick
import Taletop.App

PromptBar {
    id: bar

    required property TableContents tableContents
    readonly property MatchSession session: tableContents.session
    readonly property bool asked: session.step !== "" && session.step !== "over"
    property var speaker: tableContents.seats[tableContents.own] ?? null // the row of the acting seat

    // Returns the question, preceded by the actor's name. Games may override it (ask).
    function spoken(): string {
        return bar.speaker && bar.asked && !bar.reviewing
            ? Phrases.fill(qsTr("%1: %2"), [bar.speaker.name, bar.session.prompt])
            : bar.session.prompt;
    }
    function ask(): string {
        return bar.spoken();
    }
    // Describes the effect of an armed choice, and how to make it.
    function weigh(choice: var): string {
        return Phrases.sentences(choice.label,
            choice.consequence !== "" ? choice.consequence : qsTr("Press again to confirm."));
    }

    emblem: speaker && asked ? speaker.emblem : -1
    reviewing: session.review.active
    prompt: ask()
    weighing: tableContents.held.length > 0
    warning: tableContents.armed ? tableContents.armed.warning : ""
}
