// SPDX-License-Identifier: MIT
// The layout of the table. In a usual window the seats are on the left, the decks on the right, and the book with its
// bookmarks between them. In a wide one the tale so far is in a column on the left, with seats and decks in another at
// the right. In a tall one seats, decks and bookmarks are above the book, whose pages are one above the other.
import QtQuick
import Taletop.Theme

QtObject {
    id: places

    property real width: 0
    property real height: 0
    property real barTop: 0 // top of the prompt bar
    property real floor: 0 // bottom edge for the book
    property real bandHeight: 0 // height of the band with the hand
    property int seatCount: 3
    property bool lined: true // is the tale so far shown?
    property bool seated: true // are the seats shown?
    property bool ended: false
    property real seatsWidth: 0 // minimum width of the seats
    property real decksWidth: 0 // minimum width of the decks
    property real decksHeight: 0
    property real lineHeight: 0

    readonly property bool wide: Theme.wide && !ended
    readonly property bool tall: Theme.tall && !ended
    readonly property real side: Theme.px(22)
    readonly property real gap: Theme.px(10)
    readonly property real top: Theme.px(8)
    readonly property real column: wide ? Math.round(width * 0.19) - side : 0 // width of the columns at both sides
    readonly property real seatsHeight: tall && !seated ? 0
        : tall ? Math.min(Math.ceil(seatCount / 2) * Theme.vh(9), height * 0.26)
        : (wide ? barTop - decksHeight - gap : bandTop) - gap - top
    readonly property real bandTop: barTop - gap - bandHeight

    readonly property rect seats: Qt.rect(wide ? width - side - column : side, top,
        tall ? width - 2 * side : wide ? column : seatsWidth, seatsHeight)
    readonly property rect decks: tall ? Qt.rect(side, top + seatsHeight + gap, width - 2 * side, decksHeight)
        : wide ? Qt.rect(width - side - column, top + seatsHeight + gap, column, decksHeight)
        : Qt.rect(width - side - decksWidth, top, decksWidth, seatsHeight)
    readonly property rect band: Qt.rect(side + (wide ? column + gap : 0), bandTop,
        width - 2 * (side + (wide ? column + gap : 0)), bandHeight)
    // The area for the book and its bookmarks.
    readonly property rect middle: {
        const left = ended || tall ? side : wide ? band.x : seats.x + seats.width + gap;
        const right = ended || tall ? width - side : wide ? band.x + band.width : decks.x - gap;
        const above = tall ? decks.y + decks.height + gap : top;
        return Qt.rect(left, above, right - left, floor - above);
    }
    readonly property real marks: lined && !wide ? lineHeight : 0 // visible height of the bookmarks above the book
    readonly property bool upright: Theme.tall && middle.height - marks > 0.75 * middle.width
    readonly property rect book: {
        const room = Qt.rect(middle.x, middle.y + marks, middle.width, middle.height - marks);
        // A wider book for the last page, which is the longest.
        const shape = ended ? Math.max(2.3, Math.min(5.6, 920 * Theme.textScale / Math.max(1, room.height))) : 2.3;
        const broad = Math.min(room.width, upright ? room.height / 0.75 : room.height * shape);
        const high = Math.min(room.height, broad * (upright ? 1.5 : 0.66));
        const y = room.y + (broad < room.width || marks > 0 ? 0 : (room.height - high) / 2);
        return Qt.rect(Math.round(room.x + (room.width - broad) / 2), Math.round(y), Math.round(broad),
            Math.round(high));
    }
    // Height of a bookmark's hidden part behind the book.
    readonly property real tucked: wide ? 0
        : upright ? Math.min(book.width, book.height * 0.66) / 260 * 8
        : book.height / 260 * 14
    readonly property real leastLine: 15 * 44 + 14 * 2 // width at which each bookmark is large enough for a finger
    readonly property bool marksFit: wide || middle.width >= leastLine
    readonly property rect line: {
        if (wide)
            return Qt.rect(side, top, column, barTop - gap - top);
        const reach = Math.min(middle.width, Math.max(leastLine, book.width * 0.92));
        const x = Math.max(middle.x, Math.min(middle.x + middle.width - reach, book.x + (book.width - reach) / 2));
        return Qt.rect(x, book.y - marks, reach, marks + tucked);
    }
}
