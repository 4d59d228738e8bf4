// SPDX-License-Identifier: MIT
// The small sign of a seat whose hand is on a phone, struck through while the phone is out of reach.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

Rectangle {
    id: sign

    property int seat: -1
    readonly property bool lost: (App.phones.lost ?? []).includes(seat)

    objectName: "phone-" + seat
    visible: (App.phones.seats ?? []).includes(seat)
    width: Theme.px(26)
    height: width
    radius: width / 2
    color: Theme.paper
    border.width: 1
    border.color: lost ? Theme.refuse : Theme.paperLine
    Accessible.role: Accessible.StaticText
    Accessible.name: lost ? qsTr("On a phone, no connection") : qsTr("On a phone")

    Image {
        anchors.centerIn: parent
        width: Math.round(sign.width * 0.74)
        height: width
        source: "qrc:/art/table/phone.svg"
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
    }
    Rectangle {
        anchors.centerIn: parent
        visible: sign.lost
        width: Math.round(sign.width * 0.8)
        height: Math.max(2, Theme.px(3))
        rotation: -45
        color: Theme.refuse
    }
}
