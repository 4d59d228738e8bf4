// SPDX-License-Identifier: MIT
// One card's contribution to its army's strength.
import QtQuick
import Taletop.Theme
import Taletop.Table

Rectangle {
    id: shield

    property int amount: 0

    width: row.implicitWidth + height * 0.6
    height: Theme.vh(5.5)
    radius: height / 2
    color: Theme.gold
    border.width: 2
    border.color: Theme.ink

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(4)
        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: shield.amount < 0 ? "\u2212" + -shield.amount : "+" + shield.amount
            font.pixelSize: Theme.vh(3.4)
            font.bold: true
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.vh(3.6)
            icon: "strength"
        }
    }
}
