// SPDX-License-Identifier: MIT
// Another seat: its player, score, whole tail and newly drawn bit, in the seat's colour while it must act. During the
// vote a press gives the point to this tail.
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
    required property int emblem
    required property bool pending
    required property bool done
    required property var counters
    required property var counterTexts
    required property string summary
    property FlightLayer flights
    property CardInspector inspector: null
    property list<var> marked
    property ChoiceRow vote: null // the choice that votes for this tail
    property bool chosen: false
    property bool aside: false // is the head on the left of the tail?
    readonly property bool waitedFor: pending && !session.over
    readonly property TailView tail: tailView
    property real head: Theme.px(54) // height of the lane's head
    readonly property rect room: aside // area for the seat's cards
        ? Qt.rect(headWidth, Theme.px(8), width - headWidth - Theme.px(12), height - Theme.px(16))
        : Qt.rect(Theme.px(12), head, width - Theme.px(24), height - head - Theme.px(8))
    readonly property real headWidth: aside ? Math.min(width * 0.3, Theme.px(260)) : width
    readonly property bool stacked: drawn.visible && room.height > 2.1 * Theme.opponentHeight && tailView.zone.count < 6
    readonly property bool glows: waitedFor && !aside

    signal touched

    // Returns the drawn bit's place in `other`'s coordinates.
    function drawnPlace(other: Item): var {
        const at = drawn.mapToItem(other, drawn.width / 2, drawn.height / 2);
        return { x: at.x, y: at.y, width: drawn.width, height: drawn.height, angle: 0 };
    }

    objectName: "lane-" + seat
    activeFocusOnTab: true
    Accessible.role: vote ? Accessible.RadioButton : Accessible.Button
    Accessible.description: vote ? vote.consequence : qsTr("Enlarges this tail")
    Accessible.focusable: true
    Accessible.checkable: vote !== null
    Accessible.checked: chosen
    Accessible.name: vote ? Phrases.sentences(vote.label, summary) : summary
    Accessible.onPressAction: touched()
    Keys.onReturnPressed: touched()
    Keys.onEnterPressed: touched()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(16)
        color: lane.glows ? Theme.seatGround(lane.emblem) : Theme.lane
        border.width: lane.chosen ? 2 * Theme.ring : lane.vote || lane.glows ? Theme.ring : 1
        border.color: lane.chosen || lane.vote || lane.glows ? Theme.gold : Theme.laneEdge
    }
    FocusRing {
        radius: Theme.px(16)
        visible: lane.activeFocus
    }
    SeatEmblem {
        id: mark
        x: Theme.px(10)
        y: lane.aside ? Math.round((lane.height - height) / 2) : Math.round((lane.head - height) / 2)
        size: Theme.px(40)
        emblem: lane.emblem
        Tip {
            text: lane.summary
        }
    }
    ReadyMark {
        x: mark.x + mark.width - width + Theme.px(5)
        y: mark.y + mark.height - height + Theme.px(4)
        size: Theme.px(20)
        pending: lane.waitedFor
        visible: lane.waitedFor || lane.done
    }
    LongWords {
        id: words
        x: lane.aside ? mark.x : mark.x + mark.width + Theme.px(10)
        y: lane.aside ? mark.y - height - Theme.px(6) : mark.y + (mark.height - height) / 2
        width: (lane.aside ? lane.headWidth : points.x) - x - Theme.px(8)
        text: lane.name
        size: 21
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
    }
    SeatPress {
        x: mark.x
        y: Math.min(mark.y, words.y)
        width: words.x + words.width - x
        height: mark.y + mark.height - y
        seat: lane.seat
        wanted: lane.vote === null
    }
    Rectangle {
        id: points
        x: lane.headWidth - width - Theme.px(10)
        anchors.verticalCenter: mark.verticalCenter
        width: Math.max(height, number.width + Theme.px(20))
        height: lane.head - Theme.px(8)
        radius: height / 2
        color: Theme.paper
        Words {
            id: number
            anchors.centerIn: parent
            text: lane.counters["score"] ?? 0
            // Leaves room for scripts with tall lines.
            font.pixelSize: Math.min(Theme.type(30), Math.floor(points.height * 0.74))
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
        cardRole: "opponent"
        leastRow: 3
        flights: lane.flights
        inspector: lane.inspector
        marked: lane.marked
        widest: Math.round((lane.vote ? Theme.ownHeight : Theme.opponentHeight * 1.1) * lane.session.cardWidth /
            lane.session.cardHeight)
        room: Qt.rect(lane.room.x, lane.room.y,
            lane.room.width - (drawn.visible && !lane.stacked ? drawn.width + Theme.px(10) : 0),
            lane.room.height - (lane.stacked ? drawn.height + Theme.px(10) : 0))
        Accessible.name: qsTr("%1’s tail").arg(lane.name)
    }
    Item {
        id: drawn
        x: lane.room.x + lane.room.width - width
        y: lane.room.y + (lane.room.height - height) / (lane.stacked ? 1 : 2)
        height: Math.min(lane.room.height, Theme.opponentHeight * 0.8)
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
                theme: tailView.theme
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
