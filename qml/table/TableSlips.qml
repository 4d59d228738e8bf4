// SPDX-License-Identifier: MIT
// What the table says in passing: why not, and up to three hints. They lie where they cover nothing
// that can be pressed, above all not the choices that they speak of.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: slips

    required property MatchSession session
    property real floor: height
    property real centre: width / 2
    property real ceiling: 0
    readonly property var hintRows: session.hints
    readonly property var different: hintRows.filter((hint, at) => hintRows.findIndex(other => other.text === hint.text) === at)
    readonly property int most: 3

    signal ruleAsked(entry: string)

    function placeFor(paper: Item): var {
        return FreeGround.placeFor(paper, home, Qt.rect(Theme.px(20), slips.ceiling, slips.width - Theme.px(40), slips.floor - slips.ceiling));
    }
    function lay(paper: Item): void {
        if (!paper.visible)
            return;
        const at = slips.placeFor(paper);
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
            for (let hint = bubbles.count - 1; hint >= 0; --hint) // the best above the others
                slips.lay(bubbles.itemAt(hint));
        }
    }
    Item { // near this, if there is room
        id: home
        x: slips.centre
        y: slips.floor
    }
    Repeater {
        id: bubbles
        model: slips.different.slice(0, slips.most)
        onModelChanged: laying.start()
        delegate: HintBubble {
            required property var modelData
            required property int index
            objectName: "hint-" + index
            width: implicitWidth
            height: implicitHeight
            text: modelData.text
            entry: modelData.entry
            keys: index === 0 && !slip.visible ? "F1" : ""
            onWidthChanged: laying.start()
            onHeightChanged: laying.start()
            onDismissed: slips.session.clearHint()
            onRuleAsked: entry => slips.ruleAsked(entry)
        }
    }
    WhyNotSlip {
        id: slip
        objectName: "whyNot"
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
