// SPDX-License-Identifier: MIT
// The seats at the table: the Narrator in the seat's colour, seats that have given a card, and all players' face-down
// tokens. Seats are in a column or two to a line.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Grid {
    id: column

    required property StorylineContents contents
    readonly property real line: Math.min(Math.max(Theme.px(110), Theme.vh(10)),
        (height - (lines - 1) * spacing) / Math.max(1, lines))
    readonly property int lines: Math.ceil(contents.seats.length / columns)

    // Returns the area of a seat's tokens, where gained tokens land.
    function tokensRect(seat: int, inItem: Item): rect {
        const row = rows.itemAt(seat) as SeatRow;
        return row ? row.mapToItem(inItem, row.tokensAt) : Qt.rect(0, 0, 0, 0);
    }
    function tokenPlace(seat: int, inItem: Item): point {
        const at = column.tokensRect(seat, inItem);
        return Qt.point(at.x + at.width / 2, at.y + at.height / 2);
    }
    function envelopePlace(seat: int, inItem: Item): point {
        const row = rows.itemAt(seat) as SeatRow;
        return row ? row.mapToItem(inItem, row.signAt) : Qt.point(0, 0);
    }

    columns: 1
    spacing: Theme.px(5)

    Repeater {
        id: rows
        model: column.contents.seats.length
        delegate: SeatRow {
            contents: column.contents
            width: (column.width - (column.columns - 1) * column.spacing) / column.columns
            height: column.line
        }
    }
}
