// SPDX-License-Identifier: MIT
// One army of a War: the owner, and the Units and Buildings that count, each with its contribution to the total.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: half

    property var parts: [] // parts of the strength: { face, amount }
    property string name
    property int emblem: 0
    property bool mirrored: false
    property real cardHigh: 100 // height of a card in a single row
    property bool triumphs: false
    property real defeat: 0 // progress of the defeat, from 0 to 1
    // No card overlaps another. More than three cards form two rows, which use the room below a single row, too.
    readonly property real gap: Theme.px(8)
    readonly property int rowCount: parts.length > 3 ? 2 : 1
    readonly property int abreast: Math.max(1, Math.ceil(parts.length / rowCount))
    readonly property real cardsHigh: rowCount === 1 ? cardHigh : height - owner.height - 2 * gap
    readonly property real cardWide: Math.round(Math.min((cardsHigh - (rowCount - 1) * gap) / rowCount * 63 / 88,
        (width - (abreast - 1) * gap) / abreast))
    readonly property real step: cardWide + gap

    Repeater {
        model: ListRows {
            list: half.parts
        }
        delegate: PaperCard {
            required property int index
            required property var modelData
            objectName: "warCard"
            face: modelData.face
            counts: modelData.amount
            wordsFrom: 100000 // so large that abilities are always pictures
            width: half.cardWide
            readonly property int place: index % half.abreast
            x: half.mirrored ? half.width - half.cardWide - place * half.step : place * half.step
            y: Math.floor(index / half.abreast) * (height + half.gap)
            rotation: (half.mirrored ? -2 : 2) + half.defeat * (half.mirrored ? 5 : -5)
            Rectangle { // greys out the defeated army
                anchors.fill: parent
                radius: parent.width * 0.05
                color: Theme.inkSoft
                opacity: 0.6 * half.defeat
            }
        }
    }
    Item {
        id: owner
        y: half.cardsHigh + (half.height - half.cardsHigh - height) / 2
        width: parent.width
        height: Theme.vh(11)
        SeatEmblem {
            id: mark
            x: half.mirrored ? parent.width - width : 0
            size: owner.height
            emblem: half.emblem
        }
        LongWords {
            x: half.mirrored ? 0 : mark.width + Theme.px(14)
            width: parent.width - mark.width - Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: half.mirrored ? Text.AlignRight : Text.AlignLeft
            text: half.name
            font.pixelSize: Theme.vh(5)
            font.family: Theme.titleFont
            font.bold: true
            color: half.triumphs ? Theme.gold : half.defeat > 0 ? Theme.nightSoft : Theme.onTable
        }
    }
}
