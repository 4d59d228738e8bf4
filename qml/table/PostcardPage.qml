// SPDX-License-Identifier: MIT
// A postcard: a picture in a paper rim, and below it who played and how it ended. All its measures are
// pixels of the picture that is kept, whatever window it is shown in; a game paints the `stage`.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: page

    required property MatchSession session
    property string told // what the stage shows, in words
    property bool starry: true // the stage has the picture of the table behind it
    default property alias content: stage.data
    readonly property var winners: session.winners
    readonly property int winner: winners.length > 0 ? winners[0] : 0
    readonly property string winnerName: session.seatName(winner)
    readonly property var people: session.revision < 0 ? [] : Array.from({ length: session.seatCount }, (_, seat) => session.seats.at(seat))

    width: 1600
    height: 1000
    Accessible.role: Accessible.Graphic
    Accessible.name: Array.of(session.gameTitle + ".", page.told, session.winnerText, people.map((who, seat) => who.name + " " + session.totals[seat]).join(", ")).filter(part => part !== "").join(" ")

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }
    Item {
        id: stage
        x: 30
        y: 30
        width: 1540
        height: 784
        clip: true

        Rectangle {
            anchors.fill: parent
            color: Theme.table(page.session.gameId)
        }
        PostcardPicture {
            anchors.fill: parent
            visible: page.starry && !Theme.contrast
            source: App.games.picture(page.session.gameId, "table.svg")
            fillMode: Image.PreserveAspectCrop
        }
    }
    Column {
        x: 44
        y: 814
        width: 460
        height: page.height - y
        spacing: 2
        FitWords {
            width: parent.width
            height: 92
            text: page.session.winnerText
            typeface: Theme.titleFontOf(text)
            heavy: true
            most: 52
            least: 24
            verticalAlignment: Text.AlignVCenter
        }
        FitWords {
            width: parent.width
            height: 80
            text: Array.of(page.session.gameTitle, App.postcard.day).filter(line => line !== "").join("\n")
            typeface: Theme.storyFont
            most: 28
            least: 22
            lineHeight: Theme.leading(0.82)
            color: Theme.inkSoft
        }
    }
    Grid {
        id: seats
        readonly property bool many: page.people.length > 4
        readonly property int inRow: many ? Math.ceil(page.people.length / 2) : page.people.length
        readonly property real cell: 908 / Math.max(1, inRow)
        x: 500
        y: 814 + (page.height - 814 - height) / 2
        width: 908
        columns: inRow
        Repeater {
            model: page.people.length
            delegate: PostcardSeat {
                width: seats.cell
                height: seats.many ? 86 : 150
                name: page.people[index].name
                emblem: page.people[index].emblem
                points: page.session.totals[index] ?? 0
                won: page.winners.includes(index)
            }
        }
    }
    PostcardStamp {
        x: 1428
        y: 832
        game: page.session.gameId
    }
}
