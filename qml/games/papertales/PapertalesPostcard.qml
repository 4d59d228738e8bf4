// SPDX-License-Identifier: MIT
// The postcard of a Paper Tale: the winner's kingdom, told turn by turn, and what stands of it at the end.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

PostcardPage {
    id: page

    // {title, points, lines: [{key, label, text, words}]}: of the winner, without what did not happen.
    readonly property var turns: Array.from(tale.rows).reduce((turns, row) => {
        const cell = row.cells[page.winner];
        if (row.heading)
            return turns.concat([{ title: row.label, points: cell.text, lines: [] }]);
        if (turns.length > 0 && (cell.words !== "" || cell.text !== "" && cell.text !== "0"))
            turns[turns.length - 1].lines.push({ key: row.key, label: row.label, text: cell.text, words: cell.words });
        return turns;
    }, [])
    readonly property var units: page.session.revision < 0 ? [] : Look.spots.map(spot => page.session.zone(spot, page.winner)).filter(zone => zone.count > 0).map(zone => zone.at(0))
    readonly property var buildings: page.session.revision < 0 ? [] : Array.from({ length: page.session.zone("buildings", page.winner).count }, (_, at) => page.session.zone("buildings", page.winner).at(at)).filter(card => card.mark > 0)

    told: title.text + ". " + page.turns.map(turn => turn.title + ": " + turn.points).join(". ")

    Chronicle {
        id: tale
        session: page.session
    }
    FitWords {
        id: title
        x: 44
        y: 16
        width: 1452
        height: 88
        text: qsTr("%1’s kingdom, a chronicle").arg(page.winnerName)
        typeface: Theme.titleFont
        heavy: true
        most: 60
        least: 30
        color: Theme.onTable
        verticalAlignment: Text.AlignVCenter
    }
    Row {
        id: years
        x: 36
        y: 112
        spacing: 20
        Repeater {
            model: ListRows {
                list: page.turns
            }
            delegate: PostcardTurn {
                required property var modelData
                width: (1468 - 3 * years.spacing) / Math.max(4, page.turns.length)
                height: 370
                turn: modelData
            }
        }
    }
    Row {
        id: army
        readonly property int many: page.units.length
        x: 36
        y: 496
        spacing: 14
        Repeater {
            model: army.many
            delegate: PaperCard {
                required property int index
                width: army.many > 3 ? 150 : 190
                face: page.units[index].face
                tokens: page.units[index].mark
                wordsFrom: width + 1 // its pictures say it larger
            }
        }
    }
    Grid {
        id: town
        readonly property int many: Math.max(1, page.buildings.length)
        readonly property bool tall: page.units.length === 0 // then there is all the room
        x: tall ? 36 : army.x + army.width + 26
        y: 496
        columns: tall ? many : 1
        spacing: 10
        Repeater {
            model: page.buildings.length
            delegate: PostcardBuilding {
                required property int index
                width: town.tall ? Math.min(400, (score.x - 26 - town.x - (town.many - 1) * 10) / town.many) : score.x - 26 - town.x
                height: town.tall ? 262 : Math.min(120, (262 - 10 * (town.many - 1)) / town.many)
                tall: town.tall
                face: page.buildings[index].face
                level: page.buildings[index].mark
            }
        }
    }
    PostcardScore {
        id: score
        x: 1100
        y: 496
        width: 404
        height: implicitHeight
        room: 262
        session: page.session
        seat: page.winner
    }
}
