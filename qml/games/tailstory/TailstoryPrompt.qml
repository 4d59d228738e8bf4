// SPDX-License-Identifier: MIT
// Tail Story's prompt bar: who, what, what the selection would do; the deciding buttons.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

DeskPrompt {
    id: bar

    required property TailstoryDesk desk
    property bool answered: false // the answers stand on the table too
    property bool questioned: false // the question of a window stands on the table
    readonly property bool crowded: answered && other.implicitWidth + deed.implicitWidth > width * 0.42 // for question and answers
    readonly property real widest: Math.max(Theme.px(150), width * 0.19) // of a button: the question needs room too
    readonly property var closing: desk.closing
    readonly property var first: desk.armed ?? (desk.held.length > 0 ? null : closing[0] ?? null)
    readonly property var second: desk.armed ? closing[0] ?? null : closing[1] ?? null

    // A touch that lets something pass, or ends the turn, does nothing useful by itself.
    function passes(choice: var): bool {
        return ["button/pass", "button/end", "button/decline"].includes(choice?.gesture[0] ?? "");
    }
    // The question stands once: here what becomes of it.
    function ask(): string {
        return !bar.questioned || bar.lookingBack || bar.desk.held.length > 0 ? bar.spoken() : bar.session.detail;
    }
    function explain(): string {
        const armed = desk.armed;
        if (session.events.telling)
            return ""; // the sentence above tells all
        if (armed)
            return weigh(armed);
        if (desk.aiming)
            return desk.fitting(desk.held).some(choice => choice.seat >= 0) ? qsTr("Choose a player to aim at.") : qsTr("Choose the card to use.");
        return bar.questioned ? "" : session.detail;
    }

    touched: desk
    detail: explain()

    PaperButton {
        objectName: "nobodyStops"
        anchors.verticalCenter: parent?.verticalCenter
        width: Math.min(implicitWidth, bar.widest)
        visible: bar.session.step === "" && (bar.desk.reactions?.mayAllPass ?? false)
        text: qsTr("Nobody stops it")
        keys: "P"
        size: 16
        onClicked: bar.desk.reactions.allFine()
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
        onClicked: bar.desk.make(bar.second)
    }
    PaperButton {
        id: deed
        objectName: "primary"
        readonly property string touch: bar.answered ? "" : bar.first?.gesture[0] ?? "" // as lessons name it
        anchors.verticalCenter: parent?.verticalCenter
        width: Math.min(implicitWidth, bar.widest)
        visible: bar.first !== null && bar.session.step !== ""
        primary: !bar.passes(bar.first)
        accent: Theme.accent("tailstory")
        text: bar.first?.label ?? ""
        keys: "C"
        size: 16
        description: bar.detail
        onClicked: bar.desk.make(bar.first)
    }
}
