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

    signal ruleAsked(entry: string)

    HintBubble {
        x: Math.max(Theme.px(20), slips.centre - width / 2)
        y: slips.floor - height - (slip.visible ? slip.height + Theme.px(10) : 0)
        width: implicitWidth
        height: implicitHeight
        text: slips.session.hintText
        entry: slips.session.hints[0]?.entry ?? ""
        keys: slip.visible ? "" : "F1"
        onDismissed: slips.session.clearHint()
        onRuleAsked: entry => slips.ruleAsked(entry)
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
        onRuleAsked: entry => slips.ruleAsked(entry)
    }
    Connections {
        target: slips.session
        function onRefused(): void {
            slip.shake();
        }
    }
}
