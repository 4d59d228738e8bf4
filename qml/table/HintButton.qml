// SPDX-License-Identifier: MIT
// Shows a hint. Each further press reveals more, and the last one closes it.
import QtQuick
import Taletop.App

PaperButton {
    id: button

    required property MatchSession session

    objectName: "buttonHint"
    text: qsTr("Hint")
    keys: "H"
    sign: "hint"
    gold: (session?.hints.text ?? "") !== ""
    enabled: session !== null && session.step !== "" && !session.over && !session.review.active
    onClicked: button.session.hints.ask()
}
