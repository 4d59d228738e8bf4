// SPDX-License-Identifier: MIT
// A place for cards that leave the plan: the discard pile, the place of the kept card.
import QtQuick
import Taletop.Theme
import Taletop.Table

Touchable {
    id: place

    property string title
    property string text
    property string invitation // shown while a card may be laid there
    property bool filled: false

    dropTouch: touch
    gilded: false
    lifts: false

    Rectangle {
        anchors.fill: parent
        radius: place.corner
        color: place.open ? Theme.nightEdge : Theme.clear
        border.width: 1
        border.color: Theme.nightEdge
        visible: !place.filled
        Column {
            anchors.centerIn: parent
            width: parent.width - Theme.px(14)
            spacing: Theme.px(2)
            Words {
                width: parent.width
                text: place.title
                size: 14
                font.family: Theme.titleFont
                color: Theme.nightSoft
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
            }
            Words {
                width: parent.width
                text: place.open ? place.invitation : place.text
                size: 12
                color: Theme.nightSoft
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
            }
        }
    }
}
