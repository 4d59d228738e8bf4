// SPDX-License-Identifier: MIT
// What the table says in passing: why not, and the hint.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: slips

    required property MatchSession session
    property real floor: height
    property real centre: width / 2

    HintBubble {
        x: Math.max(Theme.px(20), slips.centre - width / 2)
        y: slips.floor - height - (slip.visible ? slip.height + Theme.px(10) : 0)
        width: implicitWidth
        height: implicitHeight
        text: slips.session.hintText
        onDismissed: slips.session.clearHint()
    }
    WhyNotSlip {
        id: slip
        x: Math.max(Theme.px(20), slips.centre - width / 2)
        y: slips.floor - height
        width: implicitWidth
        height: implicitHeight
        text: slips.session.refusalText
        entry: slips.session.refusalEntry
        onDismissed: slips.session.clearRefusal()
    }
    Connections {
        target: slips.session
        function onRefused(): void {
            slip.shake();
        }
    }
}
