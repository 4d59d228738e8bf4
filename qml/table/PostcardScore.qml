// SPDX-License-Identifier: MIT
// What made one seat's score, on a slip of paper on its postcard.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: slip

    required property MatchSession session
    property int seat: 0
    property real room: 700 // its greatest height
    readonly property real edge: room < 400 ? 12 : 22

    implicitHeight: Math.min(room, rows.height + 2 * edge)

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: 6
        anchors.topMargin: 8
        anchors.rightMargin: -6
        anchors.bottomMargin: -8
        radius: 18
        color: Theme.shadow
        opacity: 0.28
        visible: !Theme.contrast
    }
    Rectangle {
        anchors.fill: parent
        radius: 18
        color: Theme.paper
    }
    Column {
        id: rows
        x: 26
        y: slip.edge
        width: parent.width - 2 * x
        spacing: slip.room < 400 ? 2 : 12
        scale: Math.min(1, (slip.room - 2 * slip.edge) / height)
        transformOrigin: Item.Top
        Repeater {
            model: slip.session.score
            delegate: Item {
                id: line
                required property string label
                required property var points
                readonly property int own: points[slip.seat] ?? 0
                width: rows.width
                height: Math.max(name.height, 38)
                Words {
                    id: name
                    width: parent.width - 66
                    text: line.label
                    font.family: Theme.storyFont
                    font.pixelSize: 29
                    lineHeight: Theme.leading(0.9)
                    color: line.own === 0 ? Theme.inkSoft : Theme.ink
                    wrapMode: Text.WordWrap
                }
                Words {
                    id: sum
                    anchors.right: parent.right
                    anchors.verticalCenter: name.verticalCenter
                    text: line.own
                    font.pixelSize: 30
                    font.bold: line.own !== 0
                    color: name.color
                }
            }
        }
        Rectangle {
            width: parent.width
            height: 3
            color: Theme.ink
        }
        Item {
            width: parent.width
            height: 54
            Words {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 110
                text: qsTr("Together")
                font.pixelSize: 32
                font.bold: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 24
            }
            Words {
                id: total
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: slip.session.totals[slip.seat] ?? 0
                font.pixelSize: 50
                font.bold: true
            }
        }
    }
}
