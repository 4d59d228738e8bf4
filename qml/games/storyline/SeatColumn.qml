// SPDX-License-Identifier: MIT
// Who sits at the table: the Narrator's quill, whose card is in, and everybody's closed tokens.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Item {
    id: column

    required property TaleDesk desk
    readonly property real line: Math.min(Math.max(Theme.px(96), Theme.type(16) * 1.4 + Theme.type(13) * 3.2 + Theme.px(36)), (height - Theme.px(20)) / Math.max(1, desk.seats.length))

    // A seat's tokens with their number, and their middle, for what flies there.
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

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(16)
        color: Theme.nightPanel
        border.width: 1
        border.color: Theme.nightEdge
    }
    Column {
        x: Theme.px(10)
        y: Theme.px(10)
        width: parent.width - 2 * x

        Repeater {
            id: rows
            model: column.desk.seats.length
            delegate: SeatRow {
                desk: column.desk
                width: parent.width
                height: column.line
            }
        }
    }
}
