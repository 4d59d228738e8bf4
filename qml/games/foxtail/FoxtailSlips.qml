// SPDX-License-Identifier: MIT
// What the table says in passing: why not, and the hint. It lies where it covers nothing that can be
// pressed, above all not the choices that it speaks of.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: slips

    required property MatchSession session
    property real floor: height
    property real centre: width / 2
    property real ceiling: 0

    signal ruleAsked(entry: string)

    function spotFor(paper: Item): var {
        return FreeGround.placeFor(paper, home, Qt.rect(Theme.px(20), slips.ceiling, slips.width - Theme.px(40), slips.floor - slips.ceiling));
    }
    function lay(paper: Item): void {
        if (!paper.visible)
            return;
        const at = slips.spotFor(paper);
        paper.x = at.x ?? Math.max(Theme.px(20), slips.centre - paper.width / 2);
        paper.y = at.y ?? slips.floor - paper.height;
    }

    onWidthChanged: laying.start()
    onHeightChanged: laying.start()

    Timer { // when the words are set, and the table has its new size as well
        id: laying
        interval: 0
        onTriggered: {
            slips.lay(slip);
            slips.lay(hint);
        }
    }
    Item { // near this, if there is room
        id: home
        x: slips.centre
        y: slips.floor
    }
    HintBubble {
        id: hint
        objectName: "hintBubble"
        width: implicitWidth
        height: implicitHeight
        text: slips.session.hintText
        entry: slips.session.hints[0]?.entry ?? ""
        keys: slip.visible ? "" : "F1"
        onTextChanged: laying.start()
        onWidthChanged: laying.start()
        onHeightChanged: laying.start()
        onDismissed: slips.session.clearHint()
        onRuleAsked: entry => slips.ruleAsked(entry)
    }
    WhyNotSlip {
        id: slip
        width: implicitWidth
        height: implicitHeight
        text: slips.session.refusalText
        entry: slips.session.refusalEntry
        onTextChanged: laying.start()
        onWidthChanged: laying.start()
        onHeightChanged: laying.start()
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
