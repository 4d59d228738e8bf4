// SPDX-License-Identifier: MIT
// The small tags beside or above the prompt bar: undo, hint, log.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Row {
    id: tools

    required property MatchSession session
    property bool logOpen: false

    signal logToggled

    spacing: Theme.px(8)

    UndoButton {
        session: tools.session
        onClicked: tools.session.undo.take()
    }
    HintButton {
        session: tools.session
    }
    PaperButton {
        objectName: "buttonLog"
        text: qsTr("Log")
        keys: "L"
        size: 15
        gold: tools.logOpen
        onClicked: tools.logToggled()
    }
}
