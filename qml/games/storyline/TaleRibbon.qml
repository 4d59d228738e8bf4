// SPDX-License-Identifier: MIT
// The tale so far, with a bookmark for each page above the book, or a small card for each page in a wide window. A
// press opens the page again.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Grid {
    id: ribbon

    required property StorylineContents contents
    property bool cards: false // show small cards instead of bookmarks?
    property real tucked: 0 // height of a bookmark's hidden part behind the book
    readonly property int pages: 15
    readonly property real cellHeight: cards
        ? Math.floor(Math.min((height - 4 * spacing) / 5, (width - 2 * spacing) / 3 * 88 / 63))
        : height
    readonly property real cellWidth: cards ? Math.round(cellHeight * 63 / 88)
        : Math.floor((width - (pages - 1) * spacing) / pages)

    signal pressed(page: int)

    function leafOf(page: int): Item {
        return leaves.itemAt(page - 1);
    }

    columns: cards ? 3 : pages
    spacing: cards ? Theme.px(8)
        : Math.max(1, Math.min(Theme.px(6), Math.floor((width - pages * Math.max(44, Theme.px(50))) / (pages - 1))))
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The tale so far")

    Repeater {
        id: leaves
        model: ribbon.pages
        delegate: TaleLeaf {
            contents: ribbon.contents
            last: ribbon.pages
            titled: ribbon.cards
            tucked: ribbon.tucked
            width: ribbon.cellWidth
            height: ribbon.cellHeight
            onPressed: page => ribbon.pressed(page)
        }
    }
}
