// SPDX-License-Identifier: MIT
// The head of a seat's column on the score sheet, with a gold ribbon for a winner.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: head

    required property int seat
    required property string name
    required property int emblem
    property bool won: false
    property bool staggered: false // are the names in two rows, so that each may extend over its neighbours' columns?
    property bool lower: false // is this name in the second row?
    property bool first: false // is this the first column, with the title to its left?
    property bool last: false // is this the last column, at the right end of the paper?
    readonly property real needed: smallest.implicitWidth // width of the name in its smallest letters

    height: mark.height + words.height * (staggered ? 2 : 1) + Theme.px(10)

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: mark.width + Theme.px(12)
        height: width
        y: -Theme.px(6)
        radius: width / 2
        color: Theme.gold
        visible: head.won
    }
    Words {
        id: smallest
        visible: false
        text: head.name
        font.pixelSize: 11
    }
    Words {
        id: natural
        visible: false
        text: head.name
        size: words.size
        font.bold: words.font.bold
    }
    SeatEmblem {
        id: mark
        anchors.horizontalCenter: parent.horizontalCenter
        emblem: head.emblem
        size: Theme.px(44)
    }
    LongWords {
        id: words
        // Names at both ends extend up to their neighbours.
        readonly property real most: head.width * (!head.staggered ? 1 : head.first || head.last ? 1.5 : 2) -
            Theme.px(head.staggered ? 8 : 4)
        x: head.staggered && head.first && width > head.width ? 0
            : Math.min((head.width - width) / 2, head.last ? head.width - width : most)
        y: mark.height + Theme.px(6) + (head.staggered && head.lower ? height : 0)
        width: head.staggered ? Math.min(most, Math.max(head.width - Theme.px(4), natural.implicitWidth + 2)) : most
        horizontalAlignment: Text.AlignHCenter
        text: head.name
        size: 15
        // Bold only if there is room, because the ribbon marks the winner, too.
        font.bold: head.won && head.width - Theme.px(4) > Theme.type(15) * 4
        minimumPixelSize: 11 // can be small, because the emblem shows the seat, too
    }
}
