// SPDX-License-Identifier: MIT
// A postcard: the game's final scene, with the players and the result below. All lengths are pixels of the saved
// picture, independent of the window's size.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

Rectangle {
    id: page

    required property MatchSession session
    property string title
    property var star: null // the large card on the left: { source, words }
    property list<var> cards // the cards beside it, in the same form
    property list<string> lines // sentences on the slip on the right
    default property alias content: stage.data // the scene, 1060 x 640, beside the slip
    readonly property list<int> winners: Array.from(session.score.winners)
    readonly property int winner: winners[0] ?? 0
    readonly property string winnerName: session.seatName(winner)
    readonly property var score: session.revision < 0 ? []
        : Array.from({ length: session.score.count }, (_, row) => session.score.at(row))
    readonly property list<string> scoreLines: score.map(line => line.points[winner] + "  " + line.label)
    readonly property var people: session.revision < 0 ? []
        : Array.from({ length: session.seatCount }, (_, seat) => session.seats.at(seat))

    component Picture: Image {
        sourceSize.width: Math.ceil(width * Math.max(1, Screen.devicePixelRatio))
        fillMode: Image.PreserveAspectCrop
    }
    component Line: FitWords {
        typeface: Theme.titleFont
        heavy: true
        least: 14
        verticalAlignment: Text.AlignVCenter
    }
    component Card: Rectangle {
        id: card
        property var shown: null
        radius: 14
        color: Theme.paper
        Picture {
            anchors.fill: parent
            anchors.margins: 10
            anchors.bottomMargin: name.height + 10
            source: card.shown?.source ?? ""
        }
        Line {
            id: name
            anchors.bottom: parent.bottom
            x: 10
            width: parent.width - 20
            height: card.shown?.words ? Math.max(44, parent.height * 0.2) : 0
            name: card.shown?.words ?? ""
            most: 52
            horizontalAlignment: Text.AlignHCenter
        }
    }

    // Returns the cards in the winner's zone of this kind.
    function held(kind: string): var {
        const zone = page.session.revision < 0 ? null : page.session.zone(kind, page.winner);
        return Array.from({ length: zone?.count ?? 0 }, (_, at) => zone.at(at));
    }
    function joined(lists: var): var {
        return lists.reduce((all, list) => all.concat(Array.from(list)), []);
    }
    // Returns a card with this face's picture.
    function pictured(face: int, at: int): var {
        const facts = Cards.facts(page.session.gameId, face);
        return { source: facts.pictures?.[at] ?? "", words: facts.name ?? "" };
    }

    width: 1600
    height: 1000
    color: Theme.paper
    Accessible.role: Accessible.Graphic
    Accessible.name: Array.of(session.gameTitle, title, star?.words ?? "", cards.map(card => card.words).join(", "),
        lines.join(", "), session.score.winnerText,
        people.map((who, seat) => who.name + " " + session.score.totals[seat]).join(", "))
        .filter(part => part !== "")
        .join(". ")

    Rectangle {
        x: 30
        y: 30
        width: 1540
        height: 784
        clip: true
        color: Theme.table(page.session.gameId)
        Picture {
            anchors.fill: parent
            visible: !Theme.contrast
            source: App.games.picture(page.session.gameId, "table.svg")
        }
        Line {
            x: 36
            y: 14
            width: 1468
            height: 96
            text: page.title
            most: 64
            color: Theme.onTable
        }
        Item {
            id: stage
            x: 36
            y: 120
            width: 1468
            height: 640
            Row {
                spacing: 24
                Card {
                    visible: page.star !== null
                    width: 520
                    height: 640
                    color: Theme.gold
                    shown: page.star
                }
                Grid {
                    id: grid
                    readonly property real room: 1468 - (page.star ? 544 : 0) - (page.lines.length > 0 ? 424 : 0)
                    readonly property int count: page.cards.length
                    readonly property int rowCount: Math.ceil(count / columns)
                    width: room
                    height: 640 // fixed width, which keeps the slip on the right even without cards
                    columns: Math.max(1, Math.ceil(Math.sqrt(count * room / 640)))
                    spacing: 12
                    Repeater {
                        model: grid.count
                        delegate: Card {
                            required property int index
                            width: grid.room / grid.columns - 12
                            height: Math.min(width, 652 / grid.rowCount - 12)
                            shown: page.cards[index]
                        }
                    }
                }
                Rectangle {
                    visible: page.lines.length > 0
                    width: 400
                    height: 640
                    radius: 14
                    color: Theme.paper
                    Line {
                        anchors.fill: parent
                        anchors.margins: 22
                        text: Array.from(page.lines).join("\n")
                        typeface: Theme.storyFont
                        heavy: false
                        most: 32
                    }
                }
            }
        }
    }
    Line {
        x: 44
        y: 824
        width: 440
        height: 160
        text: page.session.score.winnerText + "\n" + App.postcard.inscription
        most: 42
    }
    Grid {
        id: seats
        x: 500
        y: 824
        columns: page.people.length > 4 ? Math.ceil(page.people.length / 2) : page.people.length
        Repeater {
            model: page.people.length
            delegate: Rectangle {
                id: seat
                required property int index
                width: 908 / seats.columns
                height: page.people.length > 4 ? 80 : 160
                radius: 14
                color: Array.from(page.winners).includes(seat.index) ? Theme.gold : Theme.paper
                SeatEmblem {
                    x: 10
                    anchors.verticalCenter: parent.verticalCenter
                    emblem: page.people[seat.index].emblem
                    size: 62
                }
                Line {
                    objectName: "postcardName-" + seat.index
                    x: 86
                    width: parent.width - 90
                    height: parent.height
                    text: page.people[seat.index].name + "\n" + (page.session.score.totals[seat.index] ?? 0)
                    typeface: Theme.plainFont
                    most: 32
                    least: 12
                }
            }
        }
    }
    Picture { // the postage stamp
        x: 1428
        y: 832
        width: 132
        height: 144
        source: `${App.games.picture(page.session.gameId, "box.svg")}` || "qrc:/art/icon/taletop.svg"
        fillMode: Image.PreserveAspectFit
    }
}
