// SPDX-License-Identifier: MIT
// The score sheet. Its lines unfold one by one in the rulebook's order, each with cells that mark the cards behind the
// points. The winner and the next steps follow.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    readonly property MatchSession session: App.session
    readonly property list<int> winners: Array.from(session.score.winners)
    property int unfolded: 0
    property real summed: Motion.counting > 0 ? 0 : 1 // progress of counting up to the totals, from 0 to 1
    // Share of the width used by the seats' columns.
    readonly property real cells: session.seatCount > 6 ? 0.74 : session.seatCount > 5 ? 0.7 : 0.62
    readonly property real cell: Math.min(Theme.px(Theme.wide ? 150 : 110),
        Math.floor((width - Theme.px(48)) * cells / Math.max(1, session.seatCount)))
    readonly property bool complete: unfolded >= lines.count
    readonly property bool counted: complete && summed === 1 // is the count complete, so that the winner may be named?
    // Lines that the lesson's step is about.
    readonly property list<string> taught: (App.practice.lesson?.look ?? "")
        .split(" ")
        .filter(look => look.startsWith("sheet/"))
        .map(look => look.slice(6))
    readonly property real leastLines: heightOf(lines.count) // the lines take priority over further buttons
    readonly property bool cramped: height - foot.whole - scroll.y - scroll.air - (sums.due ? sums.height : 0) <
        leastLines
    readonly property bool staggered: session.seatCount > 4 && widestName() > cell - Theme.px(4)

    signal pointed(cards: var)
    signal leaveAsked
    signal ruleAsked(entry: string)

    // Marks these cards or, if there are none, the learner's cards for the lesson's lines.
    function light(cards: var): void {
        let lit = cards;
        for (let i = 0; cards.length === 0 && i < lines.count; ++i) {
            const line = lines.itemAt(i) as ScoreLine;
            lit = lit.concat(line && sheet.taught.includes(line.key) ? line.cards(0) : []);
        }
        sheet.pointed(lit);
    }
    function widestName(): real {
        let wide = 0;
        for (let i = 0; i < columns.count; ++i)
            wide = Math.max(wide, (columns.itemAt(i) as ScoreHead)?.needed ?? 0);
        return wide;
    }
    // Returns the minimum height of this many lines.
    function heightOf(count: int): real {
        let high = 0;
        for (let i = 0; i < Math.min(count, lines.count); ++i)
            high += (lines.itemAt(i) as ScoreLine)?.least ?? 0;
        return high;
    }
    function unfold(): void {
        sheet.unfolded = lines.count;
    }

    objectName: "scoreSheet"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Score sheet. %1").arg(session.score.winnerText)
    Keys.onEscapePressed: leaveAsked()
    onTaughtChanged: {
        light([]);
        // Scrolls to the first of these lines; the others follow it.
        const first = Array.from({ length: lines.count }, (_, i) => lines.itemAt(i) as ScoreLine)
            .find(line => line && sheet.taught.includes(line.key));
        if (first)
            scroll.contentY = Math.max(0, Math.min(first.y, scroll.contentHeight - scroll.height));
    }
    onCompleteChanged: {
        light([]);
        if (complete && Motion.counting > 0)
            summing.start();
    }
    Component.onCompleted: {
        if (Motion.unfold === 0)
            unfolded = lines.count;
        else
            unfolding.start();
    }

    Timer {
        id: unfolding
        interval: Math.max(1, Motion.unfold * 2)
        repeat: true
        running: false
        onTriggered: {
            ++sheet.unfolded;
            if (sheet.complete)
                stop();
        }
    }
    NumberAnimation {
        id: summing
        target: sheet
        property: "summed"
        from: 0
        to: 1
        duration: Motion.counting
        easing.type: Easing.OutQuad
    }
    Paper {
        anchors.fill: parent
        depth: 2
        radius: Theme.px(18)
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onClicked: sheet.unfold()
    }
    FitWords { // shrinks if many seats leave little room
        id: title
        objectName: "scoreTitle"
        x: Theme.px(28)
        anchors.verticalCenter: heads.verticalCenter
        name: sheet.session.tale.told ? qsTr("The tale is told") : qsTr("The final count")
        width: heads.x - x
        height: heads.height
        verticalAlignment: Text.AlignVCenter
        size: 26
        least: Theme.type(16)
        typeface: Theme.titleFont
        heavy: true
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: name
    }
    Row {
        id: heads
        y: Theme.px(18)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        Repeater {
            id: columns
            model: sheet.session.seats
            delegate: ScoreHead {
                required property int index
                width: sheet.cell
                staggered: sheet.staggered
                lower: index % 2 === 1
                first: index === 0
                last: index === columns.count - 1
                won: sheet.counted && Array.from(sheet.winners).includes(seat)
            }
        }
    }
    Flickable {
        id: scroll
        objectName: "scoreLines"
        // No margin for a lesson, whose two lines of large text need all the room.
        readonly property real air: sheet.taught.length > 0 ? 0 : Theme.px(8)
        y: Math.round(heads.y + heads.height) + air
        width: parent.width
        readonly property real span: foot.y - y - air
        readonly property bool pins: sums.due && sheet.taught.length === 0 && counted.height + sums.height > span
        readonly property real room: span - (pins ? sums.height : 0)
        // A lesson's lines need all the room, and the whole rows are computed only after the window has shrunk.
        height: sheet.taught.length > 0 ? room : Math.min(room, whole.height)
        contentHeight: rows.height
        interactive: contentHeight > height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: interactive || activeFocus
        Accessible.role: Accessible.Pane
        Accessible.focusable: activeFocusOnTab
        Accessible.name: title.name
        onMovementEnded: contentY = whole.nearest()
        Keys.onUpPressed: contentY = whole.next(-1, Theme.target)
        Keys.onDownPressed: contentY = whole.next(1, Theme.target)

        Column {
            id: rows
            width: parent.width
            Column {
                id: counted
                readonly property bool ofRows: true
                width: rows.width
                Repeater {
                    id: lines
                    model: sheet.session.score
                    delegate: ScoreLine {
                        required property int index
                        width: rows.width
                        cell: sheet.cell
                        open: index < sheet.unfolded
                        // Whole pixels, because partial repaints would lose or double hairlines.
                        lineHeight: Math.max(Theme.target,
                            Math.min(Theme.px(52), Math.floor((scroll.span - Theme.px(50)) / Math.max(1, lines.count))))
                        taught: sheet.taught.includes(key)
                        onPointed: cards => sheet.light(cards)
                        onRuleAsked: entry => sheet.ruleAsked(entry)
                        onFocusedAt: y => {
                            scroll.contentY = Math.max(0, Math.min(y + rows.y, scroll.contentHeight - scroll.height));
                        }
                    }
                }
            }
            ScoreTotals {
                objectName: "totals"
                width: rows.width
                cell: sheet.cell
                totals: sheet.session.score.totals
                winners: sheet.winners
                part: sheet.summed
                visible: sums.due && !scroll.pins
            }
            FocusScope { // holds the buttons that don't fit in the foot
                id: aside
                x: Theme.px(28)
                width: rows.width - x - Theme.px(20)
                height: childrenRect.height + Theme.px(16)
                visible: sheet.cramped
                onActiveFocusChanged: {
                    if (activeFocus)
                        scroll.contentY = Math.max(0, Math.min(y, scroll.contentHeight - scroll.height));
                }
                Item {
                    id: quieter
                    y: Theme.px(8)
                    width: parent.width
                    height: childrenRect.height
                }
            }
            TurningPoints {
                id: turns
                width: rows.width
                // Delayed, because the analysis takes seconds of CPU time. Left out for lessons, whose moves aren't the
                // player's own.
                session: sheet.complete && App.practice.lesson === null ? sheet.session : null
                onFocusedAt: y => {
                    scroll.contentY = Math.max(0, Math.min(y + rows.y, scroll.contentHeight - scroll.height));
                }
            }
            ChronicleTable {
                width: rows.width
                session: sheet.complete ? sheet.session : null // delayed, because it replays the whole match
                cell: sheet.cell
            }
        }
    }
    ScoreTotals { // keeps the totals visible while the lines scroll
        id: sums
        // A single line would be the same as the totals.
        readonly property bool due: sheet.complete && lines.count !== 1
        objectName: "pinnedTotals"
        width: parent.width
        anchors.bottom: foot.top
        cell: sheet.cell
        totals: sheet.session.score.totals
        winners: sheet.winners
        part: sheet.summed
        visible: scroll.pins
    }
    WholeRows {
        id: whole
        column: rows
        top: scroll.contentY
        room: scroll.room
    }
    FocusRing {
        anchors.fill: scroll
        radius: Theme.px(6)
        visible: scroll.activeFocus
    }
    ScrollMark {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(6)
        view: scroll
    }
    ScoreFoot {
        id: foot
        width: parent.width
        height: implicitHeight
        anchors.bottom: parent.bottom
        session: sheet.session
        complete: sheet.counted
        apart: sheet.cramped ? quieter : null
        more: turns.visible && turns.y + turns.height > scroll.height
        onTurnsAsked: scroll.contentY = Math.min(turns.y, scroll.contentHeight - scroll.height)
    }
}
