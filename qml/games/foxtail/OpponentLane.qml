// SPDX-License-Identifier: MIT
// Another seat: who it is, how it stands, its whole tail, and the bit it has just drawn.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: lane

    required property MatchSession session
    required property int seat
    required property string name
    required property string kindText
    required property int emblem
    required property bool pending
    required property bool done
    required property var counters
    required property var counterTexts
    required property string summary
    property FlightLayer flights
    property CardInspector inspector: null
    property list<var> marked
    property bool choosable: false // its tail may get this seat's vote
    property bool chosen: false
    readonly property bool waitedFor: pending && !session.over
    readonly property TailView tail: tailView
    property real head: Theme.px(58)

    signal touched

    // Where the drawn bit lies, in `other`'s coordinates.
    function drawnPlace(other: Item): var {
        const at = drawn.mapToItem(other, drawn.width / 2, drawn.height / 2);
        return { x: at.x, y: at.y, width: drawn.width, height: drawn.height, angle: 0 };
    }

    objectName: "lane-" + seat
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.description: choosable ? "" : qsTr("Enlarges this tail")
    Accessible.focusable: true
    Accessible.name: summary
    Accessible.onPressAction: touched()
    Keys.onReturnPressed: touched()
    Keys.onEnterPressed: touched()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(16)
        color: Theme.lane
        border.width: lane.chosen ? 2 * Theme.ring : lane.choosable ? Theme.ring : 1
        border.color: lane.chosen || lane.choosable ? Theme.gold : Theme.laneEdge
    }
    FocusRing {
        radius: Theme.px(16)
        visible: lane.activeFocus
    }
    SeatEmblem {
        id: mark
        x: Theme.px(14)
        y: Math.round((lane.head - height) / 2) + Theme.px(2)
        size: Theme.px(42)
        emblem: lane.emblem
        Tip {
            text: lane.summary
        }
    }
    Rectangle {
        anchors.centerIn: mark
        width: mark.width + Theme.px(8)
        height: width
        radius: width / 2
        color: Theme.clear
        border.width: Theme.ring
        border.color: Theme.gold
        visible: lane.waitedFor
    }
    ReadyMark {
        x: mark.x + mark.width - width + Theme.px(5)
        y: mark.y + mark.height - height + Theme.px(4)
        size: Theme.px(20)
        pending: lane.waitedFor
        visible: lane.waitedFor || lane.done
    }
    Column {
        id: words
        x: mark.x + mark.width + Theme.px(12)
        anchors.verticalCenter: mark.verticalCenter
        width: points.x - x - Theme.px(8)
        LongWords {
            width: parent.width
            text: lane.name
            size: 21
            font.family: Theme.titleFont
            font.bold: true
            color: Theme.onTable
        }
        LongWords {
            width: parent.width
            text: lane.counters["finished"] > 0 ? lane.counterTexts["finished"] : Phrases.fill(qsTr("%1 · %2"), [lane.kindText, lane.waitedFor ? qsTr("choosing") : lane.done ? qsTr("ready") : lane.counterTexts["bits"]])
            size: 14
            color: Theme.onTableSoft
        }
    }
    SeatPress {
        x: mark.x
        y: mark.y
        width: words.x + words.width - x
        height: mark.height
        seat: lane.seat
        wanted: !lane.choosable
    }
    Rectangle {
        id: points
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        anchors.verticalCenter: mark.verticalCenter
        width: Math.max(Theme.px(64), number.width + Theme.px(28))
        height: Math.max(Theme.px(38), number.height + Theme.px(4))
        radius: height / 2
        color: Theme.paper
        Words {
            id: number
            anchors.centerIn: parent
            text: lane.counters["score"] ?? 0
            size: 23
            font.bold: true
        }
        Tip {
            text: lane.counterTexts["score"] ?? ""
        }
    }
    TailView {
        id: tailView
        anchors.fill: parent
        session: lane.session
        owner: lane.seat
        flights: lane.flights
        inspector: lane.inspector
        marked: lane.marked
        widest: Theme.px(90)
        room: Qt.rect(Theme.px(16), lane.head, lane.width - Theme.px(32) - (drawn.visible ? drawn.width + Theme.px(14) : 0), lane.height - lane.head - Theme.px(10))
        Accessible.name: qsTr("Tail of %1").arg(lane.name)
    }
    Item {
        id: drawn
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        y: lane.head + Theme.px(2)
        height: lane.height - lane.head - Theme.px(14)
        width: height * lane.session.cardWidth / lane.session.cardHeight
        visible: bits.count > 0
        Repeater {
            id: bits
            model: lane.session.zone("drawn", lane.seat)
            delegate: CardImage {
                required face
                required property string name
                anchors.fill: parent
                game: lane.session.gameId
                theme: App.appearance.artTheme
                gutter: lane.session.cardGutter
                units: lane.session.cardWidth
                visible: !lane.flights || lane.flights.revision < 0 || !lane.flights.covers("drawn:" + lane.seat + ":0")
                Accessible.role: Accessible.StaticText
                Accessible.name: Phrases.fill(qsTr("%1 has drawn: %2"), [lane.name, name])
            }
        }
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: lane.touched()
    }
}
