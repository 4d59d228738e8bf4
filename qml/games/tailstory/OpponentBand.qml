// SPDX-License-Identifier: MIT
// The other seats' playmats in table order, starting on the left of the seat in the middle: in a row, two to a line in
// a tall window, or in columns at both sides in a wide one.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: band

    required property TailstoryThings hold
    required property FlightLayer flights
    property bool headsAlone: false
    property bool columns: false
    property real columnWidth: 0
    property real space: Theme.px(12)
    readonly property TailstoryContents contents: hold.contents
    readonly property int others: Math.max(0, contents.seats.length - 1)
    readonly property int lines: columns ? Math.ceil(others / 2) : Theme.tall ? Math.ceil(others / 2) : 1
    readonly property int abreast: columns ? 2 : Math.ceil(others / Math.max(1, lines))
    readonly property int least: mats.count > 0 ? highest() + Theme.px(12) : 0 // minimum height of a mat, for its text
    property real columnRoom: 0 // height available to a column
    readonly property int matHeight: Math.round(Math.max(headsAlone ? 0 : Theme.opponentHeight + Theme.px(12), least,
        columns ? Math.min(Theme.vh(19), (columnRoom - (lines - 1) * space) / lines) : 0))
    readonly property real wanted: lines * matHeight + (lines - 1) * space
    readonly property real matWidth: columns ? columnWidth
        : Math.min(Math.max(Theme.px(560), Theme.vh(62)), (width - (abreast - 1) * space) / Math.max(1, abreast))

    signal browsed(seat: int)

    function highest(): real {
        let height = 0;
        for (let i = 0; i < mats.count; ++i)
            height = Math.max(height, (mats.itemAt(i) as OpponentMat)?.least ?? 0);
        return height;
    }
    // Returns the left edge of a mat. Columns follow the table's order, up on the left and down on the right.
    function leftOf(index: int): real {
        if (band.columns)
            return index < band.lines ? 0 : band.width - band.matWidth;
        const line = Math.floor(index / band.abreast);
        const there = Math.min(band.abreast, band.others - line * band.abreast);
        return (band.width - there * band.matWidth - (there - 1) * band.space) / 2 +
            (index % band.abreast) * (band.matWidth + band.space);
    }
    function topOf(index: int): real {
        const line = !band.columns ? Math.floor(index / band.abreast)
            : index < band.lines ? band.lines - 1 - index
            : index - band.lines;
        return line * (band.matHeight + band.space);
    }

    Repeater {
        id: mats
        model: band.others
        delegate: OpponentMat {
            required property int index
            hold: band.hold
            flights: band.flights
            headsAlone: band.headsAlone
            seat: (band.contents.own + 1 + index) % (band.others + 1)
            x: band.leftOf(index)
            y: band.topOf(index)
            width: band.matWidth
            height: band.matHeight
            onBrowsed: seat => band.browsed(seat)
        }
    }
}
