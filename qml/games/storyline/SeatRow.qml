// SPDX-License-Identifier: MIT
// One seat: emblem, name, face-down tokens with their number, and a quill or envelope. The Narrator's row has the
// seat's colour.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.Theme
import Taletop.Table

Item {
    id: row

    required property StorylineContents contents
    required property int index
    readonly property var about: contents.seats[index] ??
        ({ counters: {}, counterTexts: {}, name: "", summary: "", emblem: 0, seat: index, pending: false })
    readonly property bool narrates: about.counters["narrator"] === 1
    readonly property int tokens: about.counters["tokens"] ?? 0
    readonly property bool scored: about.counters["score"] !== undefined
    readonly property bool tight: height < 46 // puts everything on one line
    readonly property point signAt: Qt.point(sign.x + sign.width / 2, sign.y + sign.height / 2)
    readonly property rect tokensAt: Qt.rect(worth.x, worth.y, worth.width, worth.height)
    readonly property bool told: contents.tellsOf(about.seat)

    onTokensChanged: {
        if (row.visible && Motion.travels)
            gaining.restart();
    }

    objectName: "seat-" + index
    Accessible.role: Accessible.StaticText
    Accessible.name: about.summary

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: row.narrates ? Theme.seatColor(row.about.emblem) : Theme.nightPanel
        border.width: row.told ? Theme.ring : row.about.pending ? 2 : 1
        border.color: row.told || row.about.pending ? Theme.gold : Theme.nightEdge
    }
    SeatEmblem {
        id: emblem
        x: Theme.px(row.tight ? 5 : 8)
        anchors.verticalCenter: parent.verticalCenter
        size: Math.min(Math.max(Theme.px(46), Theme.vh(5)), row.height - Theme.px(10))
        emblem: row.about.emblem
    }
    LongWords {
        id: name
        anchors.left: emblem.right
        anchors.leftMargin: Theme.px(row.tight ? 6 : 9)
        anchors.right: row.tight ? sign.left : parent.right
        anchors.rightMargin: Theme.px(6)
        y: row.tight ? (row.height - height) / 2 : row.height / 2 - height
        text: row.about.name
        font.pixelSize: Math.max(12, Math.min(Math.max(Theme.type(17), Theme.vh(2.2)), Math.round(row.height * 0.36)))
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
        minimumPixelSize: 11
    }
    SeatPress {
        anchors.fill: parent
        seat: row.about.seat
    }
    Image {
        id: sign
        readonly property bool closed: row.about.counters["played"] === 1
        readonly property real high: row.tight ? row.height * 0.48
            : Math.min(Math.max(Theme.px(34), Theme.vh(3.8)), row.height * 0.42)
        x: row.tight ? worth.x - width - Theme.px(6) : name.x
        y: row.tight ? (row.height - height) / 2 : row.height * 0.73 - height / 2
        width: visible ? Math.round(row.narrates ? high : high * 1.25) : 0
        height: Math.round(row.narrates ? high : high * 1.25 * 2 / 3)
        visible: row.narrates || closed || row.about.counters["choosing"] === 1
        source: row.narrates ? "qrc:/art/games/storyline/icons/quill.svg"
            : closed ? "qrc:/art/games/storyline/envelope-sealed.svg"
            : "qrc:/art/games/storyline/envelope.svg"
        opacity: row.narrates || closed ? 1 : 0.6
        sourceSize.width: Math.ceil(high * 1.25 * Screen.devicePixelRatio)
        smooth: true
    }
    Tip {
        text: row.about.summary
    }
    Row { // shows the number of tokens, or the final score
        id: worth
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(row.tight ? 6 : 9)
        y: row.tight ? (row.height - height) / 2 : row.height * 0.72 - height / 2
        height: number.height
        spacing: Theme.px(4)

        Words {
            id: number
            text: row.about.counters["score"] ?? row.tokens
            font.pixelSize: Math.max(14,
                Math.min(Math.max(Theme.type(30), Theme.vh(3.4)), Math.round(row.height * (row.tight ? 0.5 : 0.42))))
            font.bold: true
            color: Theme.onTable
        }
        TokenBack {
            anchors.verticalCenter: parent.verticalCenter
            visible: !row.scored
            width: Math.round(number.font.pixelSize * 0.95)
        }
    }
    SequentialAnimation {
        id: gaining
        PauseAnimation { // waits for the token to arrive
            duration: Motion.travel(1100)
        }
        NumberAnimation {
            target: number
            property: "scale"
            to: 1.5
            duration: Motion.pop
        }
        NumberAnimation {
            target: number
            property: "scale"
            to: 1
            duration: Motion.pop
        }
    }
}
