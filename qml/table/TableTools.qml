// SPDX-License-Identifier: MIT
// The tools at the right end of every prompt bar: undo, hint, log and the window's menus.
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
        sign: "log"
        gold: tools.logOpen
        onClicked: tools.logToggled()
    }
    MenuButton {}
}
