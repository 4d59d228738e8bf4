// SPDX-License-Identifier: MIT
// Action points as paws, with outlines for spent ones.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Row {
    id: paws

    property int points: 0
    property int most: 2
    property real size: Theme.px(26)
    property string words // meaning of the paws
    readonly property int places: Math.max(most, points)

    spacing: Theme.px(5)

    Repeater {
        model: paws.places
        delegate: Rectangle {
            id: place
            required property int index
            width: paws.size
            height: width
            radius: width / 2
            color: Theme.clear
            border.width: index < paws.points ? 0 : 2
            border.color: Theme.gold
            Tip {
                text: paws.words
            }
            Icon {
                icon: "action-point"
                size: paws.size
                visible: place.index < paws.points
            }
        }
    }
}
