// SPDX-License-Identifier: MIT
// A place for cards that leave the plan: the discard pile, or the place for the kept card.
import QtQuick
import Taletop.Theme
import Taletop.Table

Touchable {
    id: place

    property string title
    property string text
    property string invitation // shown while a card can be dropped there
    property bool filled: false

    dropTouch: touch
    gilded: false
    lifts: false

    Rectangle {
        anchors.fill: parent
        radius: place.corner
        color: place.open ? Theme.nightOpen : Theme.clear
        border.width: 1
        border.color: Theme.nightEdge
        visible: !place.filled
        PlaceWords {
            title: place.title
            text: place.open ? place.invitation : place.text
        }
    }
}
