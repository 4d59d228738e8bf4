// SPDX-License-Identifier: MIT
// What the table says in passing: why not, and up to three hints.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: slips

    required property TailstoryDesk desk
    readonly property MatchSession session: desk.session
    property real floor: height
    property real centre: width / 2
    readonly property var hints: session.hints

    signal ruleAsked(entry: string)

    Column {
        x: Math.max(Theme.px(20), slips.centre - width / 2)
        y: slips.floor - height - (slip.visible ? slip.height + Theme.px(10) : 0)
        spacing: Theme.px(8)
        Repeater {
            model: slips.hints
            delegate: HintBubble {
                required property var modelData
                required property int index
                objectName: "hint-" + index
                width: implicitWidth
                height: implicitHeight
                text: modelData.text
                entry: modelData.entry
                keys: index === 0 && !slip.visible ? "F1" : ""
                onDismissed: slips.session.clearHint()
                onRuleAsked: entry => slips.ruleAsked(entry)
            }
        }
    }
    WhyNotSlip {
        id: slip
        objectName: "whyNot"
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
