// SPDX-License-Identifier: MIT
// An envelope for each seat that gives a card, open or sealed with wax. Envelopes don't differ otherwise.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: tray

    required property StorylineContents contents
    readonly property var givers: contents.seats.filter(seat => seat.seat !== contents.narrator)
    readonly property real gap: Theme.px(18)
    readonly property real cell: Math.min(Theme.px(250),
        (width - (givers.length - 1) * gap) / Math.max(1, givers.length))

    Row {
        anchors.centerIn: parent
        spacing: tray.gap

        Repeater {
            model: ListRows {
                list: tray.givers
            }
            delegate: Column {
                id: envelope
                required property var modelData
                readonly property bool closed: modelData.counters["played"] === 1
                objectName: "envelope-" + modelData.seat
                width: tray.cell
                spacing: Theme.px(6)
                Accessible.role: Accessible.StaticText
                Accessible.name: closed ? qsTr("%1: the card is in").arg(modelData.name)
                    : qsTr("%1: no card yet").arg(modelData.name)

                Image {
                    anchors.horizontalCenter: parent.horizontalCenter
                    height: Math.min(tray.height - name.height - Theme.px(12), tray.cell * 0.62)
                    width: Math.round(height * 1.5)
                    source: "qrc:/art/games/storyline/" + (envelope.closed ? "envelope-sealed.svg" : "envelope.svg")
                    sourceSize {
                        width: Math.ceil(Theme.px(250) * Screen.devicePixelRatio)
                        height: Math.ceil(Theme.px(167) * Screen.devicePixelRatio)
                    }
                    smooth: true
                }
                Row {
                    id: name
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Theme.px(6)
                    SeatEmblem {
                        anchors.verticalCenter: parent.verticalCenter
                        size: Theme.px(24)
                        emblem: envelope.modelData.emblem
                    }
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, tray.cell - Theme.px(34))
                        text: envelope.modelData.name
                        size: 15
                        color: Theme.onTable
                        elide: Text.ElideRight
                    }
                }
            }
        }
    }
}
