// SPDX-License-Identifier: MIT
// The turn and its six phases, with the pictures that stand on the cards.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Item {
    id: track

    required property PlanDesk desk
    property int told: 0 // the phase that is being told, 0: none
    readonly property int now: told > 0 ? told : desk.counters["phase"] ?? 0
    readonly property var names: [qsTr("Recruit"), qsTr("Deploy"), qsTr("Wars"), qsTr("Income"), qsTr("Build"), qsTr("Age")]
    readonly property int people: desk.session.seatCount
    readonly property string readyText: qsTr("%1 of %2 ready").arg(ready).arg(people)
    readonly property int ready: desk.revision >= 0 ? desk.seats.filter(row => !row.pending).length : 0

    function rowRect(phase: int, other: Item): var {
        const row = rows.itemAt(phase - 1);
        return row ? row.mapToItem(other, 0, 0, row.width, row.height) : null;
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, phase %2").arg(turn.text).arg(names[now - 1] ?? "")
    Accessible.description: desk.session.over ? "" : readyText

    Paper {
        anchors.fill: parent
        radius: Theme.px(16)
        depth: 0.8
    }
    Words {
        id: turn
        x: Theme.px(20)
        y: Theme.px(8)
        text: track.desk.counterTexts["turn"] ?? ""
        width: pile.x - x - Theme.px(8)
        size: 20
        font.family: Theme.titleFont
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
    }
    Words { // how many cards are left to draw
        id: pile
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        anchors.baseline: turn.baseline
        text: qsTr("Pile %1").arg(track.desk.revision >= 0 ? track.desk.session.zone("drawPile", -1).count : 0)
        size: 13
        color: Theme.inkSoft
    }
    Repeater {
        id: rows
        model: 6
        delegate: Rectangle {
            id: row
            required property int index
            readonly property bool current: track.now === index + 1
            readonly property bool past: index + 1 < track.now
            readonly property real room: (track.height - turn.y - turn.height - Theme.px(12)) / 6
            x: Theme.px(12)
            y: turn.y + turn.height + Theme.px(4) + index * room
            width: track.width - 2 * x
            height: Math.floor(room - 1)
            radius: height / 2
            color: current ? Theme.accent("papertales") : Theme.clear
            Icon {
                id: mark
                x: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                size: parent.height * 0.86
                icon: Look.phases[row.index]
                opacity: row.past ? 0.5 : 1
            }
            Words {
                id: label
                x: mark.x + mark.width + Theme.px(9)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Math.ceil(implicitWidth), row.width - x - Theme.px(12) - (count.visible ? count.shortest + Theme.px(6) : 0))
                text: qsTr("%1 %2").arg(row.index + 1).arg(track.names[row.index])
                font.bold: row.current
                font.pixelSize: Math.min(Theme.type(16), row.height * 0.72)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                color: row.current ? Theme.onAccent : row.past ? Theme.inkSoft : Theme.ink
            }
            Words {
                id: count
                readonly property real shortest: sentence.font.pixelSize * 1.9
                readonly property bool fits: label.x + label.implicitWidth + Theme.px(6) + sentence.implicitWidth <= row.width - Theme.px(12)
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                visible: row.current && track.told === 0 && !track.desk.session.over
                text: !row.current ? "" : fits ? sentence.text : track.ready + "/" + track.people
                font.pixelSize: sentence.font.pixelSize
                color: Theme.gold
                Words {
                    id: sentence
                    visible: false
                    text: row.current ? track.readyText : ""
                    font.pixelSize: Math.min(Theme.type(14), row.height * 0.66)
                }
            }
        }
    }
}
