// SPDX-License-Identifier: MIT
// One army of a War: the Units and Buildings that count in it, each with what it adds to the total, and their owner.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: half

    property var parts: [] // of the strength: { face, amount }
    property string name
    property int emblem: 0
    property bool mirrored: false
    property real cardHigh: 100
    property bool triumphs: false
    property real defeat: 0 // how far it is defeated, from 0 to 1
    // Narrow enough that no card covers more than 40% of the next one, and no shield.
    readonly property real cardWide: Math.round(Math.min(cardHigh * 63 / 88, width / (0.4 + 0.6 * parts.length), width))
    readonly property real step: parts.length > 1
        ? Math.min(cardWide + Theme.px(8), (width - cardWide) / (parts.length - 1))
        : 0

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
            x: half.mirrored ? half.width - half.cardWide - index * half.step : index * half.step
            z: -index
            rotation: (half.mirrored ? -2 : 2) + half.defeat * (half.mirrored ? 5 : -5)
            Rectangle { // greys the army out
                anchors.fill: parent
                radius: parent.width * 0.05
                color: Theme.inkSoft
                opacity: 0.6 * half.defeat
            }
        }
    }
    Item {
        id: owner
        y: half.cardHigh + (half.height - half.cardHigh - height) / 2
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
