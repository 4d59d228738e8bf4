// SPDX-License-Identifier: MIT
// Who played, on a postcard: emblem, name and points; a winner's are on gold.
import QtQuick
import Taletop.Theme

Item {
    id: seat

    required property int index
    property string name
    property int emblem: 0
    property int points: 0
    property bool won: false
    readonly property bool small: height < 100

    Rectangle {
        anchors.centerIn: mark
        width: mark.width + 14
        height: width
        radius: width / 2
        color: Theme.gold
        visible: seat.won
    }
    SeatEmblem {
        id: mark
        x: 10
        anchors.verticalCenter: parent.verticalCenter
        emblem: seat.emblem
        size: seat.small ? 58 : seat.width < 240 ? 70 : 84
    }
    FitWords {
        id: called
        objectName: "postcardName-" + seat.index
        x: mark.x + mark.width + 14
        y: seat.small ? 6 : 18
        width: seat.width - x - 4
        height: seat.small ? 36 : 56
        text: seat.name
        heavy: seat.won
        most: seat.small ? 27 : 32
        least: seat.small ? 13 : 20
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }
    Rectangle {
        x: called.x - 4
        anchors.top: called.bottom
        anchors.topMargin: 2
        width: points.implicitWidth + 28
        height: seat.small ? 40 : 56
        radius: height / 2
        color: seat.won ? Theme.gold : Theme.clear
        Words {
            id: points
            x: seat.won ? 14 : 4
            anchors.verticalCenter: parent.verticalCenter
            text: seat.points
            font.pixelSize: seat.small ? 30 : 44
            font.bold: true
        }
    }
}
