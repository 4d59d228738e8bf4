// SPDX-License-Identifier: MIT
// Shows the winner for a moment before the score is counted, in that seat's colour across the window. Space, Enter, Esc
// or a press continues. The layer reveals no private information.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: layer

    required property MatchSession session
    readonly property int winner: session.score.winners[0] ?? -1
    readonly property var rows: Array.from(session.score.winners).map(seat => session.seats.at(seat))

    signal passed

    objectName: "winMoment"
    focus: true
    Accessible.role: Accessible.AlertMessage
    Accessible.name: session.score.winnerText
    Keys.onPressed: event => {
        if ([Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Escape].includes(event.key) && !event.isAutoRepeat)
            layer.passed();
        event.accepted = true;
    }
    Component.onCompleted: {
        if (Motion.travels)
            coming.start();
    }

    Timer {
        interval: Math.max(1, Motion.moment)
        running: true
        onTriggered: layer.passed()
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onClicked: layer.passed()
    }
    Rectangle {
        id: band
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: Theme.vh(56)
        color: Theme.seatColor(layer.rows[0]?.emblem ?? 0)

        Rectangle {
            width: parent.width
            height: Theme.ring * 2
            color: Theme.gold
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.ring * 2
            color: Theme.gold
        }
    }
    Column {
        id: told
        anchors.centerIn: parent
        width: parent.width
        spacing: Theme.vh(2)

        Item { // puts a crown on the winner's emblem
            anchors.horizontalCenter: parent.horizontalCenter
            width: emblems.width
            height: crown.height * 0.72 + emblems.height

            Row {
                id: emblems
                anchors.bottom: parent.bottom
                spacing: Theme.vh(2)
                Repeater {
                    model: layer.rows
                    delegate: SeatEmblem {
                        required property var modelData
                        emblem: modelData.emblem
                        size: Theme.vh(16)
                    }
                }
            }
            Image {
                id: crown
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.vh(17)
                height: width * 2 / 3
                source: "qrc:/art/table/crown.svg"
                sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
                transform: Translate {
                    id: hop
                }
            }
        }
        Words {
            objectName: "winnerName"
            x: Theme.vh(4)
            width: parent.width - 2 * x
            text: Phrases.listed(layer.rows.map(row => row.name))
            font.family: Theme.titleFontOf(text)
            font.pixelSize: Theme.vh(9)
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.type(26)
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            color: Theme.onAccent
        }
    }
    SequentialAnimation {
        id: coming
        ParallelAnimation {
            NumberAnimation {
                target: band
                property: "height"
                from: 0
                to: Theme.vh(56)
                duration: Motion.unfold
                easing.type: Easing.OutCubic
            }
            NumberAnimation {
                target: told
                property: "scale"
                from: 0.7
                to: 1
                duration: Motion.unfold
                easing.type: Easing.OutBack
            }
        }
        NumberAnimation {
            target: hop
            property: "y"
            from: 0
            to: -Theme.vh(4)
            duration: Motion.travel(140)
            easing.type: Easing.OutQuad
        }
        NumberAnimation { target: hop; property: "y"; to: 0; duration: Motion.travel(160); easing.type: Easing.InQuad }
    }
}
