// SPDX-License-Identifier: MIT
// How high the window onto a list may be that scrolls, so that it ends at a whole row: half a line of writing
// cannot be read. What has rows of its own says so with a true `ofRows`.
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
        whole.height = end > top ? Math.min(end - top, room) : room;
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
