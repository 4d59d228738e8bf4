// SPDX-License-Identifier: MIT
// Scary Tales' prompt bar: who must do what, the effect of the pick, and the deciding button.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

DeskPrompt {
    id: bar

    required property TaleDesk desk
    readonly property bool deciding: desk.playing || desk.choosing
    readonly property string waiting: desk.seats
        .filter(seat => seat.counters["choosing"] === 1)
        .map(seat => seat.name)
        .join(qsTr(", "))
    readonly property bool past: desk.reading > 0

    // Names the person for whom everybody is waiting.
    function ask(): string {
        if (!(speaker && asked) && waiting !== "" && !session.review.active && !session.curtain.down &&
            !desk.events.telling)
            return qsTr("Waiting for a card from %1").arg(waiting);
        return spoken();
    }
    function explain(): string {
        if (bar.past)
            return Phrases.fill(qsTr("Page %1 is open. The tale waits on page %2."), [desk.page, desk.round]);
        if (desk.choice)
            return Phrases.sentences(desk.choice.label, desk.choice.consequence);
        if (desk.tokenChoice)
            return Phrases.fill(qsTr("%1: %2"), [desk.tokenChoice.label, desk.tokenChoice.consequence]);
        return session.detail;
    }
    function deed(): string {
        if (desk.choosing)
            return desk.banners.length > 1 ? qsTr("Choose these two") : qsTr("Choose this one");
        return desk.banners.length > 1 ? qsTr("Give them") : qsTr("Give it");
    }

    touched: desk
    speaker: desk.seats[session.actor] ?? null
    detail: explain()
    weighing: past || desk.choice !== null || desk.tokenChoice !== null
    warning: desk.tokenChoice?.warning ?? ""

    PaperButton {
        objectName: "backToPage"
        anchors.verticalCenter: parent?.verticalCenter
        visible: bar.past
        text: qsTr("Back to page %1").arg(bar.desk.round)
        primary: true
        accent: Theme.accent("storyline")
        onClicked: bar.desk.read(0)
    }
    PaperButton {
        objectName: bar.desk.choosing ? "chooseButton" : "sealButton"
        anchors.verticalCenter: parent?.verticalCenter
        visible: !bar.past && bar.deciding
        primary: true
        enabled: bar.desk.ready
        accent: Theme.accent("storyline")
        text: bar.deed()
        keys: "C"
        description: bar.detail
        onClicked: bar.desk.commit()
    }
}
