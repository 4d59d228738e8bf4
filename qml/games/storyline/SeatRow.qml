// SPDX-License-Identifier: MIT
// One seat: emblem, name, how far it is, its tokens face down, and the quill or the envelope.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: row

    required property TaleDesk desk
    required property int index
    readonly property var about: desk.seats[index] ?? ({ counters: {}, counterTexts: {}, name: "", summary: "", emblem: 0, seat: index, pending: false })
    readonly property bool narrates: about.counters["narrator"] === 1
    readonly property bool waits: about.pending
    readonly property int tokens: about.counters["tokens"] ?? 0
    readonly property real lines: Theme.type(16) * 1.4 + Theme.type(13) * 1.6
    readonly property bool tight: height < Math.max(42, lines + Theme.px(28)) // one line for all
    readonly property bool roomy: height >= Theme.px(88) // for quill and envelope below the emblem
    readonly property bool wraps: height >= lines + Theme.type(13) * 1.6 + Theme.px(26)
    readonly property point signAt: Qt.point(sign.x + sign.width / 2, sign.y + sign.height / 2)
    readonly property rect tokensAt: discs.visible ? Qt.rect(number.x, discs.y, discs.x + discs.width - number.x, discs.height) : Qt.rect(width - Theme.px(46), height - Theme.px(28), Theme.px(24), Theme.px(24)) // or where the first will lie
    readonly property bool told: desk.tellsOf(about.seat)

    function status(): string {
        const counters = row.about.counters;
        if (counters["score"] !== undefined)
            return row.about.counterTexts["score"];
        if (counters["resolving"] === 1)
            return qsTr("resolves tokens");
        if (row.narrates)
            return row.waits ? qsTr("chooses") : qsTr("narrator");
        if (counters["played"] === 1)
            return qsTr("the card is in");
        return counters["choosing"] === 1 ? qsTr("chooses") : "";
    }

    objectName: "seat-" + index
    Accessible.role: Accessible.StaticText
    Accessible.name: about.summary

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(2)
        radius: Theme.px(10)
        color: Theme.clear
        border.width: row.told ? Theme.ring : row.waits ? 2 : 0
        border.color: Theme.gold
    }
    SeatEmblem {
        id: emblem
        x: Theme.px(row.tight ? 5 : 8)
        y: Math.min(Theme.px(10), (row.height - height) / 2)
        size: Math.min(Theme.px(42), row.height - Theme.px(16))
        emblem: row.about.emblem
    }
    Words {
        id: name
        anchors.left: emblem.right
        anchors.leftMargin: Theme.px(row.tight ? 6 : 9)
        anchors.right: row.roomy ? parent.right : row.tight && discs.visible ? number.left : sign.left
        anchors.rightMargin: Theme.px(row.roomy ? 8 : 4)
        y: row.tight ? (row.height - height) / 2 : Theme.px(5)
        text: row.about.name
        font.pixelSize: Math.max(12, Math.min(Theme.type(16), Math.round(row.height * 0.34)))
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: row.tight ? 11 : 12
        elide: Text.ElideRight
    }
    Words {
        id: state
        readonly property real least: 11
        visible: !row.tight && (row.wraps || implicitWidth * least / font.pixelSize <= width) // else the sign tells alone
        anchors.left: name.left
        anchors.right: row.narrates && !row.roomy ? sign.left : parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.top: name.bottom
        text: row.status()
        font.pixelSize: Math.max(12, Math.min(Theme.type(13), Math.round(row.height * 0.28)))
        color: Theme.nightSoft
        wrapMode: row.wraps ? Text.WordWrap : Text.NoWrap
        maximumLineCount: 2
        fontSizeMode: row.wraps ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: least
        elide: Text.ElideRight
    }
    SeatPress {
        anchors.fill: parent
        seat: row.about.seat
    }
    Image {
        id: sign
        readonly property bool closed: row.about.counters["played"] === 1
        readonly property real size: row.narrates ? 30 : row.tight ? 27 : 36
        x: row.roomy ? emblem.x + (emblem.width - width) / 2 : row.width - width - Theme.px(row.tight ? 5 : 8)
        y: row.roomy ? Math.min(emblem.y + emblem.height + Theme.px(5), row.height - height - Theme.px(4)) : row.tight ? (row.height - height) / 2 : Theme.px(8)
        width: Theme.px(size)
        height: Theme.px(row.narrates ? size : size * 2 / 3)
        visible: row.narrates || closed || row.about.counters["choosing"] === 1
        source: row.narrates ? "qrc:/art/games/storyline/icons/quill.svg" : closed ? "qrc:/art/games/storyline/envelope-sealed.svg" : "qrc:/art/games/storyline/envelope.svg"
        opacity: row.narrates || closed ? 1 : 0.6
        sourceSize {
            width: Math.ceil(Theme.px(sign.size) * Screen.devicePixelRatio)
        }
        smooth: true
    }
    Tip {
        text: row.about.summary
    }
    Row {
        id: discs
        readonly property real size: Math.min(Theme.px(24), row.height * 0.34)
        anchors.right: parent.right
        anchors.rightMargin: row.tight && sign.visible ? sign.width + Theme.px(11) : Theme.px(10)
        y: row.tight ? (row.height - height) / 2 : row.height - height - Theme.px(5)
        spacing: -size * 0.5
        visible: row.tokens > 0

        Repeater {
            model: ListRows {
                length: row.tight ? 1 : Math.min(row.tokens, 6)
            }
            delegate: TokenBack {
                width: discs.size
            }
        }
    }
    Words {
        id: number
        anchors.right: discs.left
        anchors.rightMargin: Theme.px(5)
        anchors.verticalCenter: discs.verticalCenter
        visible: discs.visible
        text: row.tokens
        size: 13
        font.bold: true
        color: Theme.onTable
    }
}
