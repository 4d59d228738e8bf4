// SPDX-License-Identifier: MIT
// The reaction window: the question, and below it each seat as a portrait with its key, state and answers. The panel
// uses public facts only.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: panel

    required property TailstoryContents contents
    property real most: height // maximum height
    readonly property ReactionWindow reactions: contents.reactions
    readonly property int newestOwner: contents.chain.length > 0 ? contents.chain[contents.chain.length - 1].seat : -1
    readonly property var answering: contents.seats.filter(row => row.seat !== newestOwner)
    readonly property real pad: Theme.px(14)
    // Wide enough for every possible state, so that nothing moves.
    readonly property real seatWidth: Math.max(Theme.px(104),
        (upright ? Theme.px(14) : Theme.px(58)) + Math.max(names.implicitWidth, states.implicitWidth),
        widest(seat => seat.answersWidth))
    // Is there room for portraits?
    readonly property bool upright: most >=
        Theme.px(60) + Theme.type(15) * 1.4 + Theme.type(12) * 1.4 + Theme.px(22) +
            (answered ? Theme.target + Theme.px(5) : 0) + Theme.type(21) * 2.8 + 3 * Theme.px(10)
    readonly property bool answered: (reactions?.seats.length ?? 0) > 0 // do the seats have answer buttons?
    // Widths with two answers per seat, with the third as a sign, and with the third in words.
    readonly property real narrow: widthFor(0)
    readonly property real wanted: widthFor(widest(seat => seat.shortWidth))
    readonly property real whole: widthFor(widest(seat => seat.wholeWidth))
    // Width available to each seat.
    readonly property real share: (width - 2 * pad - (answering.length - 1) * seatRow.spacing) /
        Math.max(1, answering.length)
    readonly property bool crowded: share < seatWidth
    readonly property real least: seatRow.height + 3 * Theme.px(10) + asked.implicitHeight
    readonly property bool open: contents.chain.length > 0 || (reactions?.active ?? false)
    property bool made: false // has there been a reaction window? Its contents are created on the first one

    // Has this seat passed or let the play go? Uses public facts only.
    function passed(seat: int): bool {
        return panel.contents.seats[seat]?.counters["passed"] > 0 || (panel.reactions?.fine.includes(seat) ?? false);
    }
    function awaited(seat: int): bool {
        return !panel.passed(seat) && panel.contents.mats[seat]?.handCount > 0;
    }
    function says(seat: int): string {
        const wait = panel.reactions?.stopping.includes(seat) ?? false;
        if (!panel.crowded && (panel.reactions?.unasked.includes(seat) ?? false))
            return qsTr("not until their turn");
        if (panel.passed(seat))
            return qsTr("lets it go");
        if (wait)
            return panel.contents.session.actor === seat ? qsTr("is deciding") : qsTr("is next");
        return panel.contents.mats[seat]?.handCount === 0 ? qsTr("no cards") : qsTr("may respond");
    }
    function widest(measure: var): real {
        let wide = 0;
        for (let i = 0; i < seats.count; ++i) {
            const seat = seats.itemAt(i) as ReactionSeat;
            if (seat)
                wide = Math.max(wide, measure(seat));
        }
        return wide;
    }
    function widthFor(seat: real): real {
        return panel.answering.length * (Math.max(panel.seatWidth, seat) + seatRow.spacing) + 2 * panel.pad;
    }
    function list(texts: var): string {
        return texts.join("\n");
    }
    function keyOf(seat: int): string {
        return App.seatKeys.revision >= 0 ? App.seatKeys.name(seat) : "";
    }
    onOpenChanged: panel.made = panel.made || panel.open

    Words {
        id: names
        visible: false
        text: panel.list(panel.answering.map(row => panel.keyOf(row.seat) + " · " + row.name))
        size: 15
        font.bold: true
    }
    Words {
        id: states
        visible: false
        text: panel.list([
            qsTr("lets it go"),
            qsTr("is deciding"),
            qsTr("is next"),
            qsTr("no cards"),
            qsTr("may respond")
        ])
        size: 12
    }
    Paper {
        anchors.fill: parent
        radius: Theme.px(18)
        depth: 1.2
    }
    Words {
        id: asked
        objectName: "reactionQuestion"
        x: panel.pad
        y: Theme.px(10)
        width: parent.width - 2 * x
        height: Math.min(implicitHeight, panel.height - seatRow.height - 3 * Theme.px(10))
        text: Phrases.unbroken(panel.contents.counterTexts["question"] ?? "")
        size: 21
        font.family: Theme.titleFontOf(text)
        font.bold: true
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        horizontalAlignment: Text.AlignHCenter
        lineHeight: Theme.leading(0.94)
    }
    Row {
        id: seatRow
        x: (panel.width - width) / 2
        y: panel.height - height - Theme.px(10)
        spacing: Theme.px(9)
        Repeater {
            id: seats
            model: ListRows {
                list: panel.made ? panel.answering : []
            }
            delegate: ReactionSeat {
                required property var modelData
                row: modelData
                reactions: panel.reactions
                least: panel.seatWidth
                upright: panel.upright
                widest: panel.share
                says: panel.says(modelData.seat)
                answered: panel.passed(modelData.seat)
                awaited: panel.awaited(modelData.seat)
                key: panel.keyOf(modelData.seat)
            }
        }
    }
}
