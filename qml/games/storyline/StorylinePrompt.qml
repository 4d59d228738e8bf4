// SPDX-License-Identifier: MIT
// Scary Tales' prompt bar: whose turn it is and what to do, the effect of the pick, and the confirming button.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

MovePrompt {
    id: bar

    required property StorylineContents contents
    readonly property bool deciding: contents.playing || contents.choosing
    readonly property string waiting: contents.seats
        .filter(seat => seat.counters["choosing"] === 1)
        .map(seat => seat.name)
        .join(qsTr(", "))
    readonly property bool past: contents.reading > 0

    // Names the person that everyone is waiting for.
    function ask(): string {
        if (!(speaker && asked) && waiting !== "" && !session.review.active && !session.curtain.down &&
            !contents.events.telling)
            return qsTr("Waiting for a card from %1").arg(waiting);
        return spoken();
    }
    function explain(): string {
        if (bar.past)
            return Phrases.fill(qsTr("Page %1 is open. The tale waits on page %2."), [contents.page, contents.round]);
        if (contents.choice)
            return Phrases.sentences(contents.choice.label, contents.choice.consequence);
        if (contents.tokenChoice)
            return Phrases.fill(qsTr("%1: %2"), [contents.tokenChoice.label, contents.tokenChoice.consequence]);
        return session.detail;
    }
    function deed(): string {
        if (contents.choosing)
            return contents.banners.length > 1 ? qsTr("Choose these two") : qsTr("Choose this one");
        return contents.banners.length > 1 ? qsTr("Give them") : qsTr("Give it");
    }

    tableContents: contents
    speaker: contents.seats[session.actor] ?? null
    detail: explain()
    weighing: past || contents.choice !== null || contents.tokenChoice !== null
    warning: contents.tokenChoice?.warning ?? ""

    PaperButton {
        objectName: "backToPage"
        anchors.verticalCenter: parent?.verticalCenter
        visible: bar.past
        deciding: true
        text: qsTr("Back to page %1").arg(bar.contents.round)
        primary: true
        accent: Theme.accent("storyline")
        onClicked: bar.contents.read(0)
    }
    PaperButton {
        objectName: bar.contents.choosing ? "chooseButton" : "sealButton"
        anchors.verticalCenter: parent?.verticalCenter
        visible: !bar.past && bar.deciding
        deciding: true
        primary: true
        enabled: bar.contents.ready
        accent: Theme.accent("storyline")
        text: bar.deed()
        keys: "C"
        description: bar.detail
        onClicked: bar.contents.commit()
    }
}
