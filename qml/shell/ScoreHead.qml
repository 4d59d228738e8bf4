// SPDX-License-Identifier: MIT
// The head of a seat's column on the score sheet; a winner wears a gold ribbon.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: head

    required property int seat
    required property string name
    required property int emblem
    property bool won: false
    property bool staggered: false // names stand in two rows and reach below their neighbours
    property bool lower: false // this one in the second
    property bool first: false // to its left is the title
    property bool last: false // to its right the paper ends
    readonly property real needed: smallest.implicitWidth // of the name, as small as it may get

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
        readonly property real most: head.width * (!head.staggered ? 1 : head.first || head.last ? 1.5 : 2) - Theme.px(head.staggered ? 8 : 4) // those at the ends reach to where their neighbour's begins
        x: head.staggered && head.first && width > head.width ? 0 : Math.min((head.width - width) / 2, head.last ? head.width - width : most)
        y: mark.height + Theme.px(6) + (head.staggered && head.lower ? height : 0)
        width: head.staggered ? Math.min(most, Math.max(head.width - Theme.px(4), natural.implicitWidth + 2)) : most
        horizontalAlignment: Text.AlignHCenter
        text: head.name
        size: 15
        font.bold: head.won && head.width - Theme.px(4) > Theme.type(15) * 4 // the ribbon tells it too
        minimumPixelSize: 11 // the emblem tells the seat too
    }
}
