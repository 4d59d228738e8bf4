// SPDX-License-Identifier: MIT
// Gives a hint; each further press says more, and the last one closes it.
import QtQuick
import Taletop.App

PaperButton {
    id: button

    required property MatchSession session
    // Has the hint said everything, and is it in sight?
    readonly property bool whole: session !== null && session.hints.rows.length > 0 && session.refusal.text === "" &&
        Array.from(session.hints.rows).every(hint => hint.more === "")

    objectName: "buttonHint"
    text: qsTr("Hint")
    keys: "H"
    sign: "hint"
    gold: (session?.hints.text ?? "") !== ""
    enabled: session !== null && session.step !== "" && !session.over && !session.review.active
    onClicked: {
        if (button.whole)
            button.session.hints.clear();
        else
            button.session.hints.ask();
    }
}
