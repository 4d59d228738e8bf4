// SPDX-License-Identifier: MIT
// Asks for a hint; asked again, it says more.
import QtQuick
import Taletop.App

PaperButton {
    id: button

    required property MatchSession session

    objectName: "buttonHint"
    text: qsTr("Hint")
    keys: "H"
    size: 15
    gold: session.hintText !== ""
    enabled: session.step !== "" && !session.over && !session.review.active
    onClicked: button.session.hint()
}
