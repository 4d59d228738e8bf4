// SPDX-License-Identifier: MIT
// The entries of a rulebook under their chapters' headings, with arrow keys moving between entries.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

ListView {
    id: list

    required property RulebookModel book
    property color accent: Theme.accent("")

    signal followed(entry: string)

    function isEntry(row: int): bool {
        return list.book.entryAt(row) !== "";
    }
    // Returns the next row in this direction that is an entry, or -1.
    function nextEntry(row: int, by: int): int {
        for (let next = row + by; next >= 0 && next < list.count; next += by)
            if (list.isEntry(next))
                return next;
        return -1;
    }
    function go(row: int): void {
        if (row < 0)
            return;
        list.currentIndex = row;
        list.positionViewAtIndex(row, ListView.Beginning);
        list.positionViewAtIndex(row, ListView.Beginning); // again, because the first call uses estimated heights
    }
    function scrollBy(pixels: real): void {
        list.contentY += pixels;
        list.returnToBounds();
    }
    // Scrolls just enough to show all of an item inside a row.
    function bringIn(thing: Item): void {
        const top = thing.mapToItem(list, 0, 0).y;
        const beyond = top + thing.height - list.height;
        list.scrollBy(top < 0 ? top : Math.max(0, beyond));
    }
    // Returns how much of a current entry taller than the list is hidden in this direction.
    function hidden(by: int): real {
        if (list.currentIndex < 0 || list.currentItem.height <= list.height)
            return 0;
        if (by > 0)
            return list.currentItem.y + list.currentItem.height - list.contentY - list.height;
        return list.contentY - list.currentItem.y;
    }
    // Goes to the next entry, or scrolls through one that is taller than the list.
    function step(by: int): void {
        const rest = list.hidden(by);
        if (rest > 1)
            return list.scrollBy(by * Math.min(rest, list.height * 0.5));
        const next = list.nextEntry(list.currentIndex, by);
        if (next < 0)
            return list.scrollBy(by * list.height);
        list.currentIndex = next;
        list.positionViewAtIndex(by < 0 && !list.isEntry(next - 1) ? Math.max(0, next - 1) : next, ListView.Contain);
    }
    function page(by: int): void {
        list.scrollBy(by * list.height * 0.9);
        const seen = list.indexAt(list.width / 2, list.contentY + Theme.px(60));
        list.currentIndex = by > 0 && list.atYEnd ? list.nextEntry(list.count, -1)
            : list.isEntry(seen) ? seen
            : list.nextEntry(seen, 1);
    }
    function end(by: int): void {
        list.go(list.nextEntry(by < 0 ? -1 : list.count, -by));
        if (by < 0)
            list.positionViewAtBeginning();
    }
    function tryExample(): void {
        if (list.book.hasExampleAt(list.currentIndex))
            App.openExample(list.book.entryAt(list.currentIndex));
    }

    clip: true
    model: book
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: Math.max(0, height)
    highlightFollowsCurrentItem: false
    keyNavigationEnabled: false
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("All rules")
    onCountChanged: { // keeps an entry current when the book changes
        if (list.currentIndex < 0)
            list.currentIndex = list.nextEntry(-1, 1);
    }
    // Focuses the current row by Tab, even if a button in another row had the focus before.
    onActiveFocusChanged: {
        if (!list.activeFocus || !list.currentItem || list.Window.activeFocusItem !== list)
            return;
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
        list.currentItem.forceActiveFocus(Qt.TabFocusReason);
    }
    Keys.onPressed: event => keyMap.press(event)

    RulesKeys {
        id: keyMap
        page: true
        onStepped: by => list.step(by)
        onPaged: by => list.page(by)
        onEnded: by => list.end(by)
        onTried: list.tryExample()
    }
    delegate: RuleRow {
        width: ListView.view.width
        objectName: "rule-" + entry
        current: ListView.isCurrentItem
        focused: ListView.isCurrentItem && list.activeFocus
        accent: list.accent
        onTaken: {
            list.currentIndex = index;
            list.forceActiveFocus(Qt.MouseFocusReason);
        }
        onFollowed: entry => list.followed(entry)
        onReached: thing => list.bringIn(thing)
        onTried: App.openExample(entry)
    }
}
