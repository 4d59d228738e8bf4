// SPDX-License-Identifier: MIT
// The five steps of a turn and whose turn it is.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: track

    required property TailstoryDesk desk
    readonly property int now: desk.counters.turnStep ?? 0
    readonly property int turn: desk.counters.turn ?? 0
    readonly property var steps: [qsTr("Draw"), qsTr("Play"), qsTr("Bonus"), qsTr("Deck check"), qsTr("End of turn")]
    readonly property var icons: ["drawing", "stack", "bonus", "deck-check", "achievement-1"]
    readonly property real room: height - title.height - Theme.px(8)
    readonly property real least: Theme.type(14) * 1.1 + Theme.px(3)
    readonly property bool roomy: room >= 5 * least // otherwise only the step that it is
    readonly property real rowHeight: Math.min(Theme.px(34), Math.floor(roomy ? room / 5 : room))

    objectName: "turnSteps"
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrases.fill(qsTr("%1, step %2 of 5: %3"), [title.text, now, steps[now - 1] ?? ""])

    LongWords {
        id: title
        width: parent.width
        visible: track.height >= height
        text: Phrases.fill(qsTr("Turn %1 · %2"), [track.turn, track.desk.seatName(track.desk.turnOwner)])
        size: 17
        font.family: Theme.titleFontOf(text)
        font.bold: true
        color: Theme.onTable
    }
    Repeater {
        model: track.rowHeight >= track.least ? 5 : 0
        delegate: Rectangle {
            id: step
            required property int index
            readonly property bool current: index + 1 === track.now
            visible: track.roomy || current
            y: title.height + Theme.px(6) + (track.roomy ? index * track.rowHeight : 0)
            width: track.width
            height: track.rowHeight - 1
            radius: height / 2
            color: current ? Theme.gold : Theme.clear
            Icon {
                id: picture
                x: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                icon: track.icons[step.index]
                size: Math.min(Theme.px(22), parent.height - 2)
                opacity: step.current ? 1 : 0.6
            }
            Words {
                x: Theme.px(38)
                width: parent.width - x - Theme.px(6)
                anchors.verticalCenter: parent.verticalCenter
                text: track.steps[step.index]
                size: 14
                font.bold: step.current
                color: step.current ? Theme.ink : Theme.tailSoft
                elide: Text.ElideRight
            }
        }
    }
}
