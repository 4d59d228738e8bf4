// SPDX-License-Identifier: MIT
// The turn and its six phases in a row, with the same pictures as on the cards. The current phase shows its name.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Item {
    id: track

    required property PapertalesContents contents
    property int told: 0 // the narrated phase, or 0
    // The current phase. A seat with all its cards plans while others still draft.
    readonly property int now: told > 0 ? told : contents.planning ? 2 : contents.counters["phase"] ?? 0
    readonly property list<string> names: [
        qsTr("Recruit"),
        qsTr("Deploy"),
        qsTr("Wars"),
        qsTr("Income"),
        qsTr("Build"),
        qsTr("Age")
    ]
    readonly property int people: contents.session.seatCount
    readonly property string readyText: Phrases.fill(qsTr("%1 of %2 ready"), [ready, people])
    // Number of seats with a tick. Other seats may just be waiting for cards.
    readonly property int ready: contents.revision >= 0
        ? contents.seats.filter(row => row.counters["ready"] > 0).length : 0

    objectName: "phaseTrack"
    implicitHeight: Math.max(Theme.px(34), Theme.type(19) * 1.5)
    height: implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrases.fill(qsTr("%1, phase %2"), [turn.text, names[now - 1] ?? ""])
    Accessible.description: contents.session.over ? "" : readyText

    Paper {
        anchors.fill: parent
        radius: Theme.px(14)
        depth: 0.8
    }
    Words {
        id: turn
        x: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        text: track.contents.counterTexts["turn"] ?? ""
        size: 19
        font.family: Theme.titleFontOf(text)
        font.bold: true
    }
    Words { // number of cards left in the deck
        id: pile
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Pile %1").arg(track.contents.revision >= 0 ? track.contents.session.zone("drawPile", -1).count : 0)
        size: 14
        color: Theme.inkSoft
    }
    Row {
        id: line
        readonly property real room: pile.x - x - Theme.px(16)
        readonly property real told: sentence.visible ? sentence.width + Theme.px(10) : 0
        // Width of the current phase with its name.
        readonly property real named: track.now > 0 && track.now <= 6
            ? Math.min(room * 0.6, name.advanceWidth + height + Theme.px(34) + told)
            : 0
        x: turn.x + turn.width + Theme.px(18)
        height: parent.height
        Repeater {
            id: rows
            model: 6
            delegate: Item {
                id: row
                required property int index
                readonly property bool current: track.now === index + 1
                readonly property bool past: index + 1 < track.now
                readonly property list<string> meanings: [
                    qsTr("Everyone keeps one card from a pack and passes the rest, until each player has five."),
                    qsTr("Everyone plans in secret, then reveals and pays for new Units."),
                    qsTr("Neighbours compare Front strength. Each War won scores 3 Legend Points."),
                    qsTr("Every Kingdom earns 2 Gold, plus what its cards produce."),
                    qsTr("Everyone may build or upgrade one Building."),
                    qsTr("Units with an Age token die. The others get one.")
                ]
                width: current ? named : (line.room - line.named) / (line.named > 0 ? 5 : 6)
                readonly property real named: line.named
                Tip {
                    text: row.meanings[row.index]
                }
                height: line.height
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: Theme.px(4)
                    visible: row.current
                    radius: height / 2
                    color: Theme.accent("papertales")
                }
                Icon {
                    id: mark
                    x: row.current ? Theme.px(12) : (row.width - width) / 2
                    anchors.verticalCenter: parent.verticalCenter
                    size: parent.height * 0.66
                    icon: Look.phases[row.index]
                    opacity: row.past ? 0.5 : 1
                }
                Words {
                    visible: row.current
                    x: mark.x + mark.width + Theme.px(6)
                    anchors.verticalCenter: parent.verticalCenter
                    width: row.width - x - Theme.px(6) - line.told
                    text: track.names[row.index]
                    font.bold: true
                    size: 16
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                    color: Theme.onAccent
                }
            }
        }
    }
    TextMetrics {
        id: name
        font.family: Theme.plainFont
        font.bold: true
        font.pixelSize: Theme.type(16)
        text: track.names[track.now - 1] ?? ""
    }
    Words { // names the seats that are ready, on the phase's line
        id: sentence
        readonly property bool brief: whole.advanceWidth > track.width * 0.11
        readonly property Item row: rows.count > 0 && track.now > 0 ? rows.itemAt(track.now - 1) : null
        visible: row !== null && track.told === 0 && !track.contents.session.over
        x: row ? line.x + row.x + row.width - width - Theme.px(14) : 0
        anchors.verticalCenter: parent.verticalCenter
        text: brief ? track.ready + "/" + track.people : track.readyText
        size: 14
        color: Theme.gold
        TextMetrics {
            id: whole
            font: sentence.font
            text: track.readyText
        }
    }
}
