// SPDX-License-Identifier: MIT
// Scary Tales' prompt bar: who, what, what the pick would do; hint, and the deciding button.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

PromptBar {
    id: bar

    required property TaleDesk desk
    readonly property MatchSession session: desk.session
    readonly property var row: desk.seats[session.actor] ?? null
    readonly property bool deciding: desk.playing || desk.choosing
    readonly property bool past: desk.reading > 0

    function explain(): string {
        if (bar.past)
            return qsTr("Page %1 lies open. The tale waits on page %2.").arg(desk.page).arg(desk.round);
        if (desk.choice)
            return qsTr("%1. %2").arg(desk.choice.label).arg(desk.choice.consequence);
        if (desk.tokenChoice)
            return qsTr("%1: %2").arg(desk.tokenChoice.label).arg(desk.tokenChoice.consequence);
        return session.detail;
    }
    function deed(): string {
        if (desk.choosing)
            return desk.banners.length > 1 ? qsTr("Choose these two") : qsTr("Choose this one");
        return desk.banners.length > 1 ? qsTr("Seal them") : qsTr("Seal it");
    }

    emblem: row && session.step !== "" && session.step !== "over" ? row.emblem : -1
    prompt: row && session.step !== "" && session.step !== "over" ? qsTr("%1: %2").arg(row.name).arg(session.prompt) : session.prompt
    detail: explain()

    PaperButton {
        objectName: "backToPage"
        anchors.verticalCenter: parent?.verticalCenter
        visible: bar.past
        text: qsTr("Back to page %1").arg(bar.desk.round)
        primary: true
        accent: Theme.accent("storyline")
        onPressed: bar.desk.read(0)
    }
    PaperButton {
        objectName: "buttonHint"
        anchors.verticalCenter: parent?.verticalCenter
        text: qsTr("Hint")
        keys: "H"
        size: 15
        quiet: true
        gold: bar.session.hintText !== ""
        visible: !bar.past && (bar.deciding || bar.desk.ending)
        onPressed: bar.session.hint()
    }
    PaperButton {
        objectName: bar.desk.choosing ? "chooseButton" : "sealButton"
        anchors.verticalCenter: parent?.verticalCenter
        visible: !bar.past && bar.deciding
        primary: true
        enabled: bar.desk.ready
        accent: Theme.accent("storyline")
        text: bar.deed()
        keys: bar.desk.choosing ? "C" : "S"
        description: bar.detail
        onPressed: bar.desk.commit()
    }
}
