// SPDX-License-Identifier: MIT
// The postcard of a Tail Story: the poster of its show. The star in lights, the four achievements that won
// it, and who else was on the stage.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

PostcardPage {
    id: page

    readonly property var cast: page.people.map((who, seat) => ({
        seat: seat,
        name: who.name,
        character: page.session.zone("character", seat).at(0),
        achieved: page.session.zone("achievements", seat).count,
        turns: tale.rows.find(row => row.key === "achievements")?.cells[seat].words ?? ""
    }))
    readonly property var star: page.cast[page.winner] ?? null
    readonly property var others: page.cast.filter(each => each.seat !== page.winner)
    readonly property var won: page.session.revision < 0 ? [] : Array.from({ length: page.star?.achieved ?? 0 }, (_, at) => page.session.zone("achievements", page.winner).at(at))
    readonly property var turnsWon: (page.star?.turns ?? "").split(", ")

    told: [page.star?.character.name ?? ""].concat(page.won.map(card => card.name)).join(". ")

    Chronicle {
        id: tale
        session: page.session
    }
    PostcardStar {
        x: 60
        y: 58
        width: 560
        height: 680
        face: page.star?.character.face ?? 0
        altered: page.star?.character.mark === 1
        name: page.star?.character.name ?? ""
        player: page.winnerName
    }
    Column {
        x: 684
        y: 34
        width: 800
        spacing: 12
        FitWords {
            width: parent.width
            height: 84
            //: the headline of a theatre poster
            text: qsTr("What a show!")
            typeface: Theme.titleFont
            heavy: true
            most: 72
            least: 30
            color: Theme.gold
            verticalAlignment: Text.AlignVCenter
        }
        Repeater {
            model: page.won.length
            delegate: PostcardAct {
                required property int index
                width: 800
                number: index + 1
                name: page.won[index].face > 0 ? page.won[index].name : ""
                turn: page.turnsWon[index] ?? ""
            }
        }
        Item {
            width: 1
            height: 4
        }
        Grid {
            id: others
            columns: page.others.length > 3 ? 2 : 1
            columnSpacing: 20
            rowSpacing: 12
            readonly property real room: 784 - 34 - 96 - page.won.length * 76 - 16 - 24
            readonly property int lines: Math.ceil(page.others.length / columns)
            Repeater {
                model: page.others.length
                delegate: PostcardGuest {
                    required property int index
                    width: others.columns > 1 ? 390 : 800
                    height: Math.min(124, (others.room - (others.lines - 1) * others.rowSpacing) / others.lines)
                    guest: page.others[index]
                }
            }
        }
    }
}
