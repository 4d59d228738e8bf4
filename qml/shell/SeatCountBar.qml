// SPDX-License-Identifier: MIT
// The choice of the number of seats: one round paper tag for each number that the game allows.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Row {
    id: bar

    required property SeatSheet sheet

    spacing: Theme.px(10)

    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Seats")
        size: 17
        font.bold: true
    }
    Repeater {
        model: bar.sheet.seatsMost - bar.sheet.seatsLeast + 1
        delegate: PaperButton {
            id: choice
            required property int index
            readonly property int seats: index + bar.sheet.seatsLeast
            objectName: "seats-" + seats
            implicitWidth: Theme.target
            text: seats
            description: qsTr("%n seat(s)", "", seats)
            quiet: true
            gold: bar.sheet.seatCount === seats
            Accessible.checkable: true
            Accessible.checked: gold
            onClicked: bar.sheet.seatCount = choice.seats
        }
    }
}
