// SPDX-License-Identifier: MIT
// The height and position of a scrolling window that begins and ends with whole rows, because half a line of text can't
// be read. An item that contains rows sets `ofRows` to true.
import QtQuick

QtObject {
    id: whole

    required property Item column
    required property real top // top of the window, relative to the column
    required property real room // maximum height of the window
    property real height: room
    readonly property real wholeColumn: column.height // copied to watch for changes
    readonly property Timer later: Timer {
        interval: 0
        onTriggered: whole.settle()
    }

    // Sets the height, which can't be a binding, because the scroll range depends on it.
    function settle(): void {
        const end = column.height > top + room ? whole.lastEnd(column, 0) : 0;
        // Height for the last rows, which use all the room.
        const left = top > 0 && column.height > room ? Math.min(column.height - top, room) : room;
        whole.height = end > top ? Math.min(end - top, room) : left;
    }
    // Returns the new top of the window after a step down (1) or up (-1), at a row unless one is taller than the
    // window.
    function next(side: int, step: real): real {
        const starts = whole.startsIn(column, 0).sort((one, other) => one - other);
        const last = starts.find(start => start >= column.height - room - 1) ?? 0;
        const wanted = Math.max(0, Math.min(top + side * step, last));
        const start = side > 0 ? starts.find(each => each >= wanted - 1)
            : starts.filter(each => each <= wanted + 1).pop();
        return start === undefined || Math.abs(start - top) > room ? wanted : start;
    }
    // Returns the top of the row nearest to the window's top after a drag.
    function nearest(): real {
        const starts = whole.startsIn(column, 0).filter(start => start <= top + room / 3 && start >= top - room / 3);
        const atEnd = top + height >= column.height - 1;
        const fit = atEnd ? starts.filter(start => start >= top - 1) : starts;
        return fit.reduce((best, start) => Math.abs(start - top) < Math.abs(best - top) ? start : best, fit[0] ?? top);
    }
    // Returns the tops of the rows in this item, whose own top is `upper`.
    function startsIn(item: Item, upper: real): var {
        let starts = [];
        for (let i = 0; i < item.children.length; ++i) {
            const row = item.children[i];
            if (row.visible && row.height > 0)
                starts = starts.concat(row["ofRows"] ? whole.startsIn(row, upper + row.y) : [upper + row.y]);
        }
        return starts;
    }

    onTopChanged: later.start()
    onRoomChanged: later.start()
    onWholeColumnChanged: later.start()
    Component.onCompleted: settle()

    // Returns the bottom of this item's last row that fits completely. `upper` is the item's top.
    function lastEnd(item: Item, upper: real): real {
        let end = 0;
        for (let i = 0; i < item.children.length; ++i) {
            const row = item.children[i];
            const lower = upper + row.y + row.height;
            if (!row.visible || row.height <= 0)
                continue;
            if (row["ofRows"])
                end = Math.max(end, whole.lastEnd(row, upper + row.y));
            else if (lower <= whole.top + whole.room + 1) // a fraction of a pixel of the row's rim may be cut
                end = Math.max(end, lower);
        }
        return end;
    }
}
