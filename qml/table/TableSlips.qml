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
    readonly property var widths: [Theme.px(460), Theme.px(340), Theme.px(250), Theme.px(190)]
    readonly property var clearWidths: Theme.textScale > 1 ? [Theme.px(690), Theme.px(575), ...widths] : widths // large letters want long lines where there is little height
    property bool trying: false // where all lie, and how wide
    property int looks: 0 // still to come at what lies beneath
    property Item table: parent
    property var thingOf: touch => null // the item on the table that a touch presses
    property bool holding: false // something is begun, and may lie elsewhere for it
    property Item told: null // the item that the told moment is about
    property var placeOf: (kind, owner, index) => null // where a card lies, as a table says it
    readonly property string refusal: session.refusalText
    readonly property string newWords: App.notice === "" ? App.firstWords.text : "" // one thing to be read at a time
    property bool refused: false // what tells them is made when there are some first
    property bool taught: false
    readonly property WhyNotSlip slip: refused && refusals.count > 0 ? refusals.itemAt(0) as WhyNotSlip : null
    readonly property HintBubble news: taught && lessons.count > 0 ? lessons.itemAt(0) as HintBubble : null

    signal ruleAsked(entry: string)

    // What is asked about, as { left, top, right, bottom } on the table: the cards of the choice, or else what a
    // first move touches; null: nothing can be seen yet.
    function asked(item: Item, before: var): var {
        let around = before;
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            if (!child.visible || child.opacity === 0)
                continue;
            around = child.ofTheChoice === true && child.width > 0 ? slips.joined(around, child) : slips.asked(child, around);
        }
        return around;
    }
    function joined(before: var, item: Item): var {
        const at = item.mapToItem(slips, 0, 0);
        return {
            left: Math.min(before?.left ?? Infinity, at.x), top: Math.min(before?.top ?? Infinity, at.y),
            right: Math.max(before?.right ?? -Infinity, at.x + item.width), bottom: Math.max(before?.bottom ?? -Infinity, at.y + item.height)
        };
    }
    // Lays the subject around it, or where the others lie near to.
    function seek(): Item {
        const telling = slips.session.story.telling;
        const told = slips.told;
        let around = telling && told ? slips.joined(null, told) : telling ? null : slips.asked(slips.table, null);
        if (!around && !telling) {
            const touch = slips.session.choices.count > 0 ? slips.session.choices.at(0).gesture[0] ?? "" : "";
            const [kind, zone, owner] = touch.split("/");
            const thing = touch === "" ? null : slips.thingOf(touch);
            const at = thing || kind !== "zone" ? null : slips.placeOf(zone, Number(owner), 0);
            around = thing ? slips.joined(null, thing) : at ? { left: at.x - at.width / 2, top: at.y - at.height / 2, right: at.x + at.width / 2, bottom: at.y + at.height / 2 } : null;
        }
        if (!around)
            return home;
        subject.x = around.left;
        subject.y = around.top;
        subject.width = around.right - around.left;
        subject.height = around.bottom - around.top;
        return subject;
    }
    function room(lowest: real): rect {
        return Qt.rect(Theme.px(20), slips.ceiling, slips.width - Theme.px(40), lowest - slips.ceiling);
    }
    // As wide as reads best; where that would cover a choice, narrower. How much it covers all the same.
    function lay(paper: Item, beside: Item, lowest = slips.floor): real {
        if (!paper?.visible)
            return 0;
        const at = FreeGround.placeForWidest(paper, beside, slips.room(lowest), slips.widths);
        paper.x = at.x ?? Math.max(Theme.px(20), slips.centre - paper.width / 2);
        paper.y = at.y ?? slips.floor - paper.height;
        return at.covered ?? Infinity;
    }
    // Where it hides no card and no words at all, not even what takes no press now; false: there is no such place.
    function layClear(paper: Item): bool {
        const at = FreeGround.placeForWidest(paper, home, slips.room(slips.floor), slips.clearWidths, FreeGround.Seen);
        if (at.covered !== 0)
            return false;
        paper.x = at.x;
        paper.y = at.y;
        return true;
    }
    // Cards have arrived beneath it since it was laid.
    function follow(paper: Item): void {
        if (paper?.visible && !FreeGround.isFree(paper, home, Qt.rect(paper.x, paper.y, paper.width, paper.height)))
            laying.start();
    }
    function watch(): void {
        slips.looks = 8;
        following.restart();
    }
    function layAgain(): void {
        if (!slips.trying)
            laying.start();
    }

    onRefusalChanged: slips.refused = slips.refused || slips.refusal !== ""
    onNewWordsChanged: slips.taught = slips.taught || slips.newWords !== ""
    onWidthChanged: laying.start()
    onHeightChanged: laying.start()
    onHoldingChanged: watch()

    Timer { // when the words are set, and the table has its new size as well
        id: laying
        interval: 0
        onTriggered: {
            slips.trying = true; // what is hidden for want of room has another width
            if (slips.lay(slips.slip, home) > 0)
                slips.lay(slips.slip, home, slips.height); // beside the cards of a hand rather than over them
            const news = slips.news;
            if (news)
                news.crowded = false;
            // Beside what it speaks of, or where it covers nothing else; what is asked waits for an answer, so beside
            // the cards of a hand if need be.
            if (news?.visible)
                news.crowded = slips.lay(news, slips.seek()) > 0 && slips.lay(news, home) > 0 && (slips.session.story.telling || slips.lay(news, slips.seek(), slips.height) > 0);
            for (let hint = 0; hint < bubbles.count; ++hint)
                bubbles.itemAt(hint).y = -2 * slips.height; // none is in the way of a better one
            for (let hint = 0; hint < bubbles.count; ++hint) {
                // What finds no room tells less; of the first that is all, the moves of the others are marked
                // on the table all the same.
                const bubble = bubbles.itemAt(hint);
                bubble.crowded = bubble.brief = false;
                if (slips.layClear(bubble) || slips.lay(bubble, home) === 0)
                    continue;
                bubble.brief = true;
                bubble.crowded = slips.lay(bubble, home) > 0 && hint > 0;
            }
            slips.trying = false;
        }
    }
    Timer { // what was dealt or moved comes to rest: sooner here, later where much is dealt or the machine is slow
        id: following
        interval: Motion.clock(700)
        repeat: true
        onTriggered: {
            slips.follow(slips.slip);
            slips.follow(slips.news);
            if (--slips.looks <= 0)
                following.stop();
        }
    }
    Item { // near this, if there is room
        id: home
        x: slips.centre
        y: slips.floor
    }
    Item { // what is new lies beside what it speaks of
        id: subject
        objectName: "wordSubject"
    }
    Timer { // cards that were dealt lie there now
        id: rested
        interval: Motion.clock(900)
        onTriggered: laying.start()
    }
    Repeater {
        id: bubbles
        model: slips.hintRows
        onModelChanged: laying.start()
        delegate: HintBubble {
            required property var modelData
            required property int index
            objectName: "hint-" + index
            width: implicitWidth
            height: implicitHeight
            text: modelData.text
            brieferText: modelData.brief
            entry: modelData.entry
            more: modelData.more
            keys: index === 0 && slips.refusal === "" ? "F1" : ""
            onWidthChanged: slips.layAgain()
            onHeightChanged: slips.layAgain()
            onDismissed: slips.session.clearHint()
            onRuleAsked: entry => slips.ruleAsked(entry)
        }
    }
    Repeater {
        id: refusals
        model: ListRows {
            length: slips.refused ? 1 : 0
        }
        delegate: WhyNotSlip {
            objectName: "whyNot"
            width: implicitWidth
            height: implicitHeight
            text: slips.refusal
            entry: slips.session.refusalEntry
            onTextChanged: laying.start()
            onWidthChanged: slips.layAgain()
            onHeightChanged: slips.layAgain()
            onDismissed: slips.session.clearRefusal()
            onRuleAsked: entry => slips.ruleAsked(entry)
        }
    }
    Repeater {
        id: lessons
        model: ListRows {
            length: slips.taught ? 1 : 0
        }
        delegate: HintBubble {
            objectName: "firstWord"
            width: implicitWidth
            height: implicitHeight
            text: slips.newWords
            entry: App.firstWords.entry
            spoken: qsTr("New: %1").arg(text)
            keys: ""
            onTextChanged: {
                slips.layAgain();
                rested.restart();
                slips.watch();
            }
            onWidthChanged: slips.layAgain()
            onHeightChanged: slips.layAgain()
            onDismissed: App.firstWords.putAway()
            onRuleAsked: entry => slips.ruleAsked(entry)
        }
    }
    Binding {
        target: App.firstWords
        property: "seen"
        value: slips.news?.visible ?? false
    }
    Connections {
        target: slips.session
        function onRefused(): void {
            slips.slip?.shake();
        }
        function onTurned(): void {
            slips.watch();
        }
    }
}
