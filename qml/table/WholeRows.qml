// SPDX-License-Identifier: MIT
// How high the window onto a list may be that scrolls, so that it ends at a whole row, and where it may begin, so
// that it starts with one: half a line of writing cannot be read. What has rows of its own says so with a true
// `ofRows`.
import QtQuick

QtObject {
    id: whole

    required property Item column
    required property real top // of the window, on the column
    required property real room // for the window; all of it is used at the end of the list
    property real height: room
    readonly property real wholeColumn: column.height
    readonly property Timer later: Timer {
        interval: 0
        onTriggered: whole.settle()
    }

    // No binding: where one may scroll to hangs on the height of the window.
    function settle(): void {
        const end = column.height > top + room ? whole.lastEnd(column, 0) : 0;
        const left = top > 0 && column.height > room ? Math.min(column.height - top, room) : room; // the last rows
        whole.height = end > top ? Math.min(end - top, room) : left;
    }
    // Where the window begins a step further down (1) or up (-1): at a row, if none is higher than the window.
    function next(side: int, step: real): real {
        const starts = whole.startsIn(column, 0).sort((one, other) => one - other);
        const last = starts.find(start => start >= column.height - room - 1) ?? 0;
        const wanted = Math.max(0, Math.min(top + side * step, last));
        const start = side > 0 ? starts.find(each => each >= wanted - 1) : starts.filter(each => each <= wanted + 1).pop();
        return start === undefined || Math.abs(start - top) > room ? wanted : start;
    }
    // The row that lies nearest to where a hand has left the window.
    function nearest(): real {
        const starts = whole.startsIn(column, 0).filter(start => start <= top + room / 3 && start >= top - room / 3);
        const atEnd = top + height >= column.height - 1;
        const fit = atEnd ? starts.filter(start => start >= top - 1) : starts;
        return fit.reduce((best, start) => Math.abs(start - top) < Math.abs(best - top) ? start : best, fit[0] ?? top);
    }
    // Where the rows begin of this item, which lies so far down.
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

    // Where the last row ends that is whole in the room, as far down as `upper` and this item's rows go.
    function lastEnd(item: Item, upper: real): real {
        let end = 0;
        for (let i = 0; i < item.children.length; ++i) {
            const row = item.children[i];
            const lower = upper + row.y + row.height;
            if (!row.visible || row.height <= 0)
                continue;
            if (row["ofRows"])
                end = Math.max(end, whole.lastEnd(row, upper + row.y));
            else if (lower <= whole.top + whole.room + 1) // a part of a pixel of its rim may be left out
                end = Math.max(end, lower);
        }
        return end;
    }
}
