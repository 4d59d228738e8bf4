// SPDX-License-Identifier: MIT
// A seat on the plain table: its player, public numbers and zones.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: seat

    required property TableContents contents
    required property Things things
    required property PlainFlights flights
    required property int owner
    property bool large: false
    readonly property alias zones: zones
    readonly property var row: contents.revision >= 0 ? contents.seats[owner] ?? null : null
    readonly property string touch: "seat/" + owner

    Thing {
        anchors.fill: parent
        things: seat.things
        place: seat.touch
        touch: seat.touch
        dropTouch: seat.touch
        tabStop: legal
        stop: legal
        lifts: false
        corner: Theme.radius
        words: seat.row?.summary ?? ""
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: seat.row?.pending ? Theme.seatColor(seat.row.emblem) : Theme.lane
            border.width: seat.row?.pending ? Theme.ring : 1
            border.color: seat.row?.pending ? Theme.gold : Theme.laneEdge
        }
    }
    Row {
        id: head
        x: Theme.px(14)
        y: Theme.px(8)
        width: parent.width - 2 * x
        spacing: Theme.px(10)
        SeatEmblem {
            id: mark
            size: Theme.px(seat.large ? 40 : 34)
            emblem: seat.row?.emblem ?? 0
        }
        Column {
            width: parent.width - mark.width - parent.spacing - (score.visible ? score.width + parent.spacing : 0)
            Words {
                width: parent.width
                text: seat.row?.name ?? ""
                size: seat.large ? 20 : 17
                font.family: Theme.titleFont
                font.bold: true
                color: Theme.onTable
                elide: Text.ElideRight
            }
            Words {
                width: parent.width
                text: {
                    const counters = Object.entries(seat.row?.counterTexts ?? {}).filter(entry => entry[0] !== "score");
                    return [seat.row?.kindText ?? ""].concat(counters.map(entry => entry[1])).join(" · ");
                }
                size: 13
                color: seat.row?.pending ? Theme.onAccent : Theme.onTableSoft
                wrapMode: Text.WordWrap
                maximumLineCount: 2 // room for many numbers or longer words
                elide: Text.ElideRight
            }
        }
    }
    Words { // the largest of the seat's numbers
        id: score
        anchors.right: head.right
        y: head.y
        visible: text !== ""
        text: seat.row?.counterTexts["score"] ?? ""
        font.pixelSize: Math.max(Theme.type(seat.large ? 26 : 22), Theme.vh(seat.large ? 3.4 : 2.8))
        font.bold: true
        color: Theme.onTable
    }
    SeatPress {
        anchors.fill: head
        seat: seat.owner
        wanted: !seat.contents.legal(seat.touch)
    }
    UnaskedMark {
        anchors.right: head.right
        y: Theme.px(4)
        seat: seat.owner
    }
    PlainRow {
        id: zones
        x: head.x
        y: head.y + head.height + Theme.px(6)
        width: head.width
        height: parent.height - y - Theme.px(10)
        contents: seat.contents
        things: seat.things
        flights: seat.flights
        owner: seat.owner
        highest: seat.large ? Theme.handHeight : Theme.opponentHeight
        besides: seat.large ? 0.5 : 1
    }
}
