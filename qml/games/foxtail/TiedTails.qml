// SPDX-License-Identifier: MIT
// The tails of all tied winners but the first, below the large tail, each with its owner's name.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: tied

    required property MatchSession session
    property CardInspector inspector: null
    property var earned: [] // cards that the score sheet marks
    property rect room // area for all winners' tails
    readonly property list<int> winners: session.over ? Array.from(session.score.winners) : []
    readonly property bool several: winners.length > 1
    readonly property real head: several ? Theme.type(18) * 1.5 : 0 // height of a name's line
    readonly property real share: room.height / Math.max(1, winners.length)

    // Returns the area of the winner with this index, below the name.
    function part(number: int): rect {
        return Qt.rect(tied.room.x, tied.room.y + number * tied.share + tied.head, tied.room.width,
            tied.share - tied.head - (tied.several ? Theme.px(6) : 0));
    }

    Repeater {
        model: ListRows {
            list: tied.several ? Array.from(tied.winners) : []
        }
        delegate: Item {
            id: winner
            required property int index
            required property int modelData
            anchors.fill: parent
            LongWords {
                x: tied.room.x
                y: tied.room.y + winner.index * tied.share
                width: tied.room.width
                text: qsTr("%1’s tail").arg(tied.session.seatName(winner.modelData))
                size: 18
                font.family: Theme.titleFont
                font.bold: true
                color: Theme.onTable
            }
            TailView {
                id: tail
                objectName: "tiedTail-" + winner.modelData
                anchors.fill: parent
                visible: winner.index > 0 // the large tail already shows the first winner
                session: tied.session
                owner: winner.modelData
                inspector: tied.inspector
                room: tied.part(winner.index)
                widest: Theme.px(160)
                marked: tied.earned
                    .filter(card => card.kind === "tail" && card.owner === winner.modelData && card.spot >= 0)
                    .concat(tags.lit)
                Accessible.name: qsTr("%1’s tail").arg(tied.session.seatName(winner.modelData))
            }
            SetTags {
                id: tags
                anchors.fill: parent
                visible: tail.visible
                session: tied.session
                tail: tail
                room: tail.room
            }
        }
    }
}
