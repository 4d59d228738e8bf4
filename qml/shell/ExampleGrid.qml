// SPDX-License-Identifier: MIT
// The examples of a game's rules as small pictures; each opens on a practice table.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Column {
    id: examples

    required property string gameId
    property string wanted // an example to focus
    readonly property int columns: Math.max(2, Math.floor(width / Math.max(Theme.px(158), Theme.type(14) * 9)))

    signal reached(item: Item) // emitted when keys have focused an item
    signal found // emitted when the wanted example has the focus

    visible: list.count > 0
    spacing: Theme.px(8)

    Heading {
        width: parent.width
        words: qsTr("Examples to try")
        size: 26
        Accessible.ignored: false
    }
    Words {
        width: parent.width
        text: qsTr("Each is set up on a practice table, where nothing counts.")
        size: 18
        font.family: Theme.storyFont
        wrapMode: Text.WordWrap
        lineHeight: Theme.leading(1.15)
    }
    GridView {
        id: grid
        objectName: "exampleGrid"
        width: parent.width
        height: contentHeight
        interactive: false // the surrounding page scrolls
        activeFocusOnTab: true
        keyNavigationEnabled: true
        cellWidth: Math.floor(width / examples.columns)
        cellHeight: Math.ceil(cellWidth * 0.62 + Math.max(11, Theme.type(14)) * 5.4) + Theme.px(20)
        model: ExampleModel {
            id: list
            gameId: examples.gameId
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Examples to try")
        onCountChanged: {
            grid.currentIndex = grid.count > 0 ? 0 : -1;
            grid.goTo(examples.wanted);
        }
        onVisibleChanged: grid.goTo(examples.wanted) // a hidden grid can't take the focus
        onActiveFocusChanged: grid.show()
        onCurrentItemChanged: grid.show()
        Keys.onReturnPressed: grid.tryCurrent()
        Keys.onEnterPressed: grid.tryCurrent()
        Keys.onSpacePressed: grid.tryCurrent()
        delegate: ExampleTile {
            width: grid.cellWidth
            height: grid.cellHeight
            focused: GridView.isCurrentItem && grid.activeFocus
            onClicked: App.openExample(entry)
        }

        function goTo(entry: string): void {
            const row = list.rowOf(entry);
            if (!grid.visible || row < 0)
                return;
            grid.currentIndex = row;
            grid.forceActiveFocus(Qt.TabFocusReason);
            examples.found();
        }
        function show(): void {
            if (grid.activeFocus && grid.currentItem)
                examples.reached(grid.currentItem);
        }
        function tryCurrent(): void {
            const entry = list.entryAt(grid.currentIndex);
            if (entry !== "")
                App.openExample(entry);
        }
    }
    Item { // gap before the next item
        width: 1
        height: Theme.px(8)
    }
}
