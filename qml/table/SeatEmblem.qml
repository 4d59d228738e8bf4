// SPDX-License-Identifier: MIT
// A seat's emblem: its animal on a disc of its colour, with a paper rim.
import QtQuick
import QtQuick.Window
import Taletop.Theme

Item {
    id: mark

    property int emblem: 0
    property real size: Theme.px(40)

    implicitWidth: size
    implicitHeight: size

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.seatColor(mark.emblem)
        border.width: Math.max(2, mark.size * 0.07)
        border.color: Theme.onTable
        antialiasing: true
    }
    Image {
        anchors.centerIn: parent
        width: parent.width * 0.66
        height: width
        source: Theme.emblemSource(mark.emblem)
        sourceSize.width: Math.ceil(mark.size * 0.66 * Screen.devicePixelRatio)
        smooth: true
    }
}
