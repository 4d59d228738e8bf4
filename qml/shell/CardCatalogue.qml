// SPDX-License-Identifier: MIT
// A game's cards to browse: small cards to choose from, and one large card.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: page

    required property CatalogueModel cards
    readonly property var rows: cards // untyped, to read rows by number
    readonly property int columns: Math.max(2, Math.floor(grid.width / Theme.px(158)))

    signal followed(entry: string)

    function search(words: string): void {
        page.cards.filter = words;
        grid.currentIndex = page.cards.count > 0 ? 0 : -1;
    }
    function toSearch(): void {
        leaf.face = -1;
        line.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    function open(face: int): void {
        if (face < 0)
            return;
        leaf.show(face);
        leaf.forceActiveFocus(Qt.TabFocusReason);
    }
    // Opens the next or previous card among the search results.
    function turn(by: int): void {
        const next = grid.currentIndex + by;
        if (next < 0 || next >= page.cards.count)
            return;
        grid.currentIndex = next;
        leaf.show(page.rows.at(next).face);
    }
    function back(): void {
        leaf.face = -1;
        grid.forceActiveFocus(Qt.TabFocusReason);
    }

    onVisibleChanged: {
        leaf.face = -1;
        grid.currentIndex = page.cards.count > 0 ? Math.max(0, grid.currentIndex) : -1;
    }

    PaperInput {
        id: line
        objectName: "cardSearch"
        width: grid.width - (found.visible ? found.width + Theme.px(12) : 0)
        visible: !leaf.visible
        searches: true
        label: qsTr("Search the cards")
        placeholder: label
        size: 17
        longest: 60
        onEdited: words => page.search(words)
        onAccepted: {
            if (page.cards.count > 0)
                grid.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Words {
        id: found
        visible: page.cards.filter !== "" && !leaf.visible
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: line.verticalCenter
        text: qsTr("%n card(s)", "", page.cards.count)
        size: 14
        color: Theme.inkSoft
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    GridView {
        id: grid
        objectName: "cardGrid"
        anchors.fill: parent
        anchors.topMargin: line.height + Theme.px(12)
        anchors.rightMargin: Theme.px(14)
        visible: !leaf.visible
        focus: true
        clip: true
        model: page.cards
        cellWidth: Math.floor(width / page.columns)
        cellHeight: Math.ceil(cellWidth * 1.25 + Math.max(11, Theme.type(13)) * 3.1)
        cacheBuffer: Math.max(0, height)
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("The cards")
        Keys.onUpPressed: event => {
            event.accepted = grid.currentIndex < page.columns; // leaves the grid from the first row
            if (event.accepted)
                page.toSearch();
        }
        Keys.onReturnPressed: page.open((grid.currentItem as CatalogueCard)?.face ?? -1)
        Keys.onEnterPressed: page.open((grid.currentItem as CatalogueCard)?.face ?? -1)
        Keys.onSpacePressed: page.open((grid.currentItem as CatalogueCard)?.face ?? -1)
        delegate: CatalogueCard {
            width: grid.cellWidth
            height: grid.cellHeight
            cards: page.cards
            focused: GridView.isCurrentItem && grid.activeFocus
            onClicked: {
                grid.currentIndex = index;
                page.open(face);
            }
        }
    }
    ScrollMark {
        anchors.right: parent.right
        view: grid
        visible: !leaf.visible && grid.count > 0
    }
    Words {
        visible: page.cards.count === 0 && page.cards.total > 0
        x: Theme.px(16)
        y: grid.y + Theme.px(24)
        width: grid.width - Theme.px(32)
        text: qsTr("No card contains all of these words. Try fewer.")
        size: 16
        font.family: Theme.storyFont
        color: Theme.inkSoft
        wrapMode: Text.WordWrap
    }
    CardLeaf {
        id: leaf
        anchors.fill: parent
        cards: page.cards
        onClosed: page.back()
        onTurned: by => page.turn(by)
        onFollowed: entry => page.followed(entry)
    }
}
