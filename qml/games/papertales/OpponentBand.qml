// SPDX-License-Identifier: MIT
// The other seats' Kingdoms in table order, so that neighbours are adjacent: in lines at the top, or in two columns
// that start at the bottom left and continue around the table.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Item {
    id: band

    required property PapertalesThings hold
    property bool aside: false // are the Kingdoms in columns?
    property real column: 0 // width of a column
    readonly property PapertalesContents contents: hold.contents
    readonly property int others: contents.session.seatCount - 1
    // Width of a Kingdom with cards of the preferred size.
    readonly property real roomy: 4 * (Theme.opponentHeight * 63 / 88 + Theme.px(7)) + Theme.px(80)
    readonly property int inLine: Theme.tall ? Math.min(others, Math.max(2, Math.floor((width + gap) / (roomy + gap))))
        : others
    readonly property int lines: others === 0 ? 0 : Math.ceil(others / inLine)
    readonly property int atLeft: Math.ceil(others / 2) // number of Kingdoms in the left column
    readonly property real gap: Theme.px(10)
    readonly property bool fifths: contents.revision >= 0 &&
        contents.seats.some((row, seat) =>
            seat !== contents.own && (row.counters["fifthSpot"] > 0 ||
                (contents.kingdoms[seat]?.spots[2].face ?? 0) > 0))
    readonly property OpponentKingdom first: kingdoms.count > 0 ? kingdoms.itemAt(0) as OpponentKingdom : null

    // Preferred height, minimum height, and height without cards.
    readonly property real wanted: lines * (first?.wanted ?? 0) + Math.max(0, lines - 1) * gap
    readonly property real least: lines * (first?.least ?? 0) + Math.max(0, lines - 1) * gap
    readonly property real headed: lines * (first?.headed ?? 0) + Math.max(0, lines - 1) * gap

    function kingdom(seat: int): OpponentKingdom {
        const at = (seat - band.contents.own - 1 + band.contents.session.seatCount) % band.contents.session.seatCount;
        return kingdoms.itemAt(at) as OpponentKingdom;
    }
    function cell(at: int): rect {
        if (!band.aside) {
            const line = Math.floor(at / band.inLine);
            const many = Math.min(band.inLine, band.others - line * band.inLine); // number of Kingdoms in this line
            const width = (band.width - band.gap * (many - 1)) / many;
            const height = (band.height - band.gap * (band.lines - 1)) / band.lines;
            return Qt.rect(at % band.inLine * (width + band.gap), line * (height + band.gap), width, height);
        }
        const onLeft = at < band.atLeft;
        const many = onLeft ? band.atLeft : band.others - band.atLeft;
        const place = onLeft ? many - 1 - at : at - band.atLeft; // counted from the top
        const height = Math.min((band.height - band.gap * (many - 1)) / many, band.height * 0.6);
        return Qt.rect(onLeft ? 0 : band.width - band.column, place * (height + band.gap), band.column, height);
    }

    Repeater {
        id: kingdoms
        model: band.others
        delegate: OpponentKingdom {
            required property int index
            readonly property rect place: band.cell(index)
            hold: band.hold
            fifths: band.fifths
            seat: (band.contents.own + 1 + index) % band.contents.session.seatCount
            x: place.x
            y: place.y
            width: place.width
            height: place.height
        }
    }
}
