// SPDX-License-Identifier: MIT
// The End: all players' tokens, turned over one by one, with the effect of each.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Item {
    id: board

    required property StorylineContents contents
    property list<var> earned // places marked by the score sheet
    property int columns: 2
    property bool made: false // has the end been reached? The seats are created then
    readonly property int lines: Math.ceil(contents.seats.length / columns)
    readonly property real gap: Theme.px(8)
    readonly property real line: Math.min(Theme.px(86),
        (height - Theme.px(20) - (lines - 1) * gap) / Math.max(1, lines))

    // Returns the tokens that can be pressed now, for the arrow keys.
    function things(): var {
        const list = [];
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as EndSeat;
            list.push(...(row?.things() ?? []));
        }
        return list;
    }
    // Returns the place of a seat with its tokens, in the form of GameTable.placeOf.
    function placeOf(seat: int, inItem: Item): var {
        const row = rows.itemAt(seat) as EndSeat;
        if (!row)
            return null;
        const at = row.mapToItem(inItem, row.width / 2, row.height / 2);
        return { x: at.x, y: at.y, width: row.width, height: row.height, angle: 0 };
    }
    function go(by: int): bool {
        const legal = board.things().filter(thing => thing.legal);
        if (legal.length === 0)
            return false;
        const at = legal.findIndex(thing => thing.activeFocus);
        legal[at < 0 ? 0 : (at + by + legal.length) % legal.length].forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    onVisibleChanged: board.made = board.made || board.visible
    Component.onCompleted: board.made = board.visible // because an initial value emits no signal

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(16)
        color: Theme.nightPanel
        border.width: 1
        border.color: Theme.nightEdge
    }
    Grid {
        x: Theme.px(12)
        y: Theme.px(10)
        width: parent.width - 2 * x
        columnSpacing: Theme.px(12)
        rowSpacing: board.gap
        flow: Grid.TopToBottom
        rows: board.lines

        Repeater {
            id: rows
            model: board.made ? board.contents.seats.length : 0
            delegate: EndSeat {
                contents: board.contents
                width: (board.width - Theme.px(24) - (board.columns - 1) * Theme.px(12)) / board.columns
                height: board.line
                before: board.before(index)
                earned: board.earned
            }
        }
    }
    // Returns how many tokens turn before this seat's. Seats with fewer tokens come first.
    function before(index: int): int {
        const counts = board.contents.turned.map(tokens => tokens.length);
        let sum = 0;
        for (let i = 0; i < counts.length; ++i) {
            if (counts[i] < counts[index] || counts[i] === counts[index] && i < index)
                sum += counts[i];
        }
        return sum;
    }
}
