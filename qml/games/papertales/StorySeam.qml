// SPDX-License-Identifier: MIT
// A War: the seam between two Kingdoms with both strengths. The winner's strength is golden, or both are in a tie.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table
import "StoryMarks.js" as Marks

Item {
    id: seam

    property rect first
    property rect second
    property list<var> sums // the strengths of `seats`
    property list<int> seats
    property list<int> winners
    property list<int> emblems
    readonly property var ends: Marks.seam(first, second)
    // Are the Kingdoms side by side? If so, the strengths are below their cards.
    readonly property bool beside: Math.abs(first.y - second.y) < Theme.px(20)
    readonly property real length: Math.hypot(ends.to.x - ends.from.x, ends.to.y - ends.from.y)

    anchors.fill: parent

    Rectangle { // draws the seam
        x: (seam.ends.from.x + seam.ends.to.x - width) / 2
        y: (seam.ends.from.y + seam.ends.to.y - height) / 2
        width: Math.max(seam.length, Theme.px(30))
        height: Theme.px(6)
        radius: height / 2
        rotation: Math.atan2(seam.ends.to.y - seam.ends.from.y, seam.ends.to.x - seam.ends.from.x) * 180 / Math.PI
        color: Theme.gold
        antialiasing: true
    }
    Item {
        width: row.implicitWidth + Theme.px(22)
        height: Theme.px(54)
        x: Math.round(Math.max(0, Math.min(seam.width - width, (seam.ends.from.x + seam.ends.to.x - width) / 2)))
        y: Math.round((seam.beside ? seam.first.y + seam.first.height : (seam.ends.from.y + seam.ends.to.y) / 2) -
            height / 2)

        Paper {
            anchors.fill: parent
            radius: height / 2
            depth: 1.4
        }
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.px(8)
            Repeater {
                model: seam.seats
                delegate: Row {
                    id: side
                    required property int index
                    required property int modelData
                    readonly property bool won: Array.from(seam.winners).includes(modelData)
                    spacing: Theme.px(6)
                    layoutDirection: index === 0 ? Qt.LeftToRight : Qt.RightToLeft
                    SeatEmblem {
                        anchors.verticalCenter: parent.verticalCenter
                        size: Theme.px(30)
                        emblem: seam.emblems[side.modelData] ?? 0
                    }
                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(height, number.implicitWidth + Theme.px(16))
                        height: Theme.px(38)
                        radius: height / 2
                        color: side.won ? Theme.gold : Theme.paperShade
                        border.width: side.won ? 2 : 1
                        border.color: side.won ? Theme.ink : Theme.paperEdge
                        Words {
                            id: number
                            anchors.centerIn: parent
                            text: seam.sums[side.index]?.total ?? ""
                            size: 22
                            font.bold: true
                        }
                    }
                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: side.index === 0
                        size: Theme.px(26)
                        icon: "wars"
                    }
                }
            }
        }
    }
}
