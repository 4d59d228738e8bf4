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

    height: mark.height + words.height + Theme.px(10)

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: mark.width + Theme.px(12)
        height: width
        y: -Theme.px(6)
        radius: width / 2
        color: Theme.gold
        visible: head.won
    }
    SeatEmblem {
        id: mark
        anchors.horizontalCenter: parent.horizontalCenter
        emblem: head.emblem
        size: Theme.px(44)
    }
    LongWords {
        id: words
        anchors.top: mark.bottom
        anchors.topMargin: Theme.px(6)
        width: parent.width - Theme.px(4)
        horizontalAlignment: Text.AlignHCenter
        text: head.name
        size: 15
        font.bold: head.won && width > Theme.type(15) * 4 // the ribbon tells it too
        minimumPixelSize: 11 // the emblem tells the seat too
    }
}
