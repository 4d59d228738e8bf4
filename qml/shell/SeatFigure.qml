// SPDX-License-Identifier: MIT
// A seat as a paper figure: its animal to step through, its name to write, human or bot.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: figure

    required property int seat
    required property string name
    required property string kind
    required property string kindText
    required property string kindHelp
    required property int emblem
    required property string emblemName
    property SeatSheet sheet

    implicitHeight: column.implicitHeight + Theme.px(32)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1: %2, %3, %4").arg(seat + 1).arg(name).arg(kindText).arg(emblemName)

    Paper {
        anchors.fill: parent
        fill: Theme.paperShade
        depth: 0.5
    }
    Rectangle {
        width: Theme.px(10)
        height: parent.height - 2 * Theme.radius
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.seatColor(figure.emblem)
        radius: Theme.px(3)
    }
    Column {
        id: column
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(24)
        width: parent.width - Theme.px(40)
        spacing: Theme.px(12)

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(14)
            PaperButton {
                objectName: "seat-" + figure.seat + "-before"
                anchors.verticalCenter: parent.verticalCenter
                implicitWidth: Theme.target
                text: "‹"
                size: 22
                Accessible.name: qsTr("Emblem before %1").arg(figure.emblemName)
                onPressed: figure.sheet.setEmblem(figure.seat, (figure.emblem + 7) % 8)
            }
            SeatEmblem {
                emblem: figure.emblem
                size: Math.max(Theme.px(60), Math.min(Theme.px(96), figure.height * 0.34))
            }
            PaperButton {
                objectName: "seat-" + figure.seat + "-after"
                anchors.verticalCenter: parent.verticalCenter
                implicitWidth: Theme.target
                text: "›"
                size: 22
                Accessible.name: qsTr("Emblem after %1").arg(figure.emblemName)
                onPressed: figure.sheet.setEmblem(figure.seat, (figure.emblem + 1) % 8)
            }
        }
        PaperInput {
            objectName: "seat-" + figure.seat + "-name"
            width: parent.width
            text: figure.name
            label: qsTr("Name of seat %1").arg(figure.seat + 1)
            onEdited: words => figure.sheet.setName(figure.seat, words)
        }
        PaperButton {
            objectName: "seat-" + figure.seat + "-kind"
            width: parent.width
            text: figure.kindText
            size: 16
            description: (figure.kindHelp === "" ? "" : figure.kindHelp + " ") + qsTr("Press to change who plays this seat")
            gold: figure.kind === "human"
            onPressed: figure.sheet.cycleKind(figure.seat)
        }
        Words {
            objectName: "seat-" + figure.seat + "-help"
            width: parent.width
            visible: text !== ""
            text: figure.kindHelp
            size: 14
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            color: Theme.inkSoft
        }
    }
}
