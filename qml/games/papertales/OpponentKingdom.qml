// SPDX-License-Identifier: MIT
// Another seat's Kingdom, compact: both rows, Buildings, what it makes; each card may be looked at.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

FocusScope {
    id: kingdom

    required property TableHand hold
    required property int seat
    readonly property PlanDesk desk: hold.desk
    readonly property var row: desk.revision >= 0 ? desk.seats[seat] ?? null : null
    readonly property bool waitedFor: (row?.pending ?? false) && !desk.session.over
    readonly property bool ended: desk.session.over && !desk.session.review.active // nothing can be laid there any more
    readonly property bool wide: width > Theme.px(560) // both rows beside each other
    readonly property bool single: wide || (rows - gap) / 2 < 60 // all Units in one row
    readonly property int columns: single ? 5 : 3
    readonly property real gap: Theme.px(7)
    readonly property real inset: Theme.px(12)
    readonly property bool dialBeside: wide // the numbers stand in the row of the name
    readonly property real foot: dialBeside ? Theme.px(4) : Theme.type(14) * 1.3 + Theme.px(6)
    readonly property real cardsTop: head.height + Theme.px(12)
    readonly property real smallest: 24 // pixels of what may be pointed at
    readonly property real least: cardsTop + foot + Theme.px(8) + smallest + Math.max(smallest, Theme.px(32)) + gap // one row of Units, one of Buildings
    readonly property var openHand: desk.revision >= 0 ? desk.openHands[seat] ?? [] : []
    readonly property real handStrip: openHand.length > 0 ? Math.round(Math.max(smallest, (height - cardsTop - foot) * 0.38)) : 0 // below the Units
    readonly property real rows: height - cardsTop - foot - Theme.px(8) - handStrip // of what lies in it
    readonly property real spare: width - 2 * inset - columns * ((wide ? rows : (rows - gap) / 2) * 1.22 + gap) - gap
    readonly property bool paired: wide || !single && spare >= Theme.px(240) // Buildings two by two, large enough to press
    readonly property real beside: (height - cardsTop - foot - Theme.px(3)) / 5 // of a Building's height, one below the other
    readonly property bool below: !paired && (single || width <= Theme.px(330) || beside < smallest + 2) // a row of five below the Units
    readonly property real aside: wide ? Theme.px(340) : paired ? Math.min(Theme.px(300), spare) : below ? 0 : Theme.px(150)
    readonly property real strip: below && built.length > 0 ? Math.max(smallest, Theme.px(32)) + gap : 0
    readonly property real tileHeight: single ? rows - strip : (rows - strip - gap) / 2
    readonly property real tileWidth: Math.min((width - 2 * inset - aside - (columns + (below ? -1 : 1)) * gap - (single && !wide ? 2 * gap : 0)) / columns, tileHeight * (below ? 1.56 : 1.22))

    // Those that are built; what may be built still is told by the own ones.
    readonly property var built: (desk.revision >= 0 ? desk.kingdoms[seat]?.buildings ?? [] : []).reduce((list, row, at) => row.mark > 0 ? list.concat([at]) : list, [])

    function spotX(spot: int): real {
        const column = kingdom.single || spot < 3 ? spot : spot - 3;
        return kingdom.inset + column * (kingdom.tileWidth + kingdom.gap) + (kingdom.single && spot > 2 ? kingdom.gap * 2 : 0);
    }

    objectName: "kingdom-" + seat
    activeFocusOnTab: true
    onActiveFocusChanged: {
        if (activeFocus)
            hold.byKeys = true; // a press on a card of it says otherwise
    }
    Accessible.role: Accessible.Pane
    Accessible.focusable: true
    Accessible.name: row?.summary ?? ""

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(16)
        color: Theme.nightPanel
        border.width: 1
        border.color: Theme.nightEdge
    }
    FocusRing {
        radius: Theme.px(16)
        visible: kingdom.activeFocus && kingdom.hold.byKeys
    }
    SeatHead {
        id: head
        x: kingdom.inset
        y: Theme.px(6)
        width: parent.width - 2 * x - (kingdom.dialBeside ? dial.width + Theme.px(16) : 0)
        row: kingdom.row
        waitedFor: kingdom.waitedFor
        sealed: kingdom.desk.counters["phase"] === 2
    }
    Repeater {
        model: 5
        delegate: Touchable {
            id: tile
            required property int index
            readonly property var unit: kingdom.desk.kingdoms[kingdom.seat]?.spots[index] ?? ({})
            hold: kingdom.hold
            place: Look.spots[index] + "/" + kingdom.seat + "/0"
            tabStop: false
            face: unit.face ?? 0
            tokens: unit.tokens ?? 0
            readonly property string called: [qsTr("Front 1"), qsTr("Front 2"), qsTr("Front 3"), qsTr("Back 1"), qsTr("Back 2")][index]
            words: face > 0 ? Phrases.fill(qsTr("%1: %2"), [called, unit.name]) : qsTr("%1: empty").arg(called)
            visible: face > 0 || !kingdom.ended && (index !== 2 || kingdom.single || kingdom.row?.counters["fifthSpot"] > 0)
            x: kingdom.spotX(index)
            y: kingdom.cardsTop + (!kingdom.single && index > 2 ? kingdom.tileHeight + kingdom.gap : 0)
            width: kingdom.tileWidth
            height: kingdom.tileHeight
            UnitTile {
                anchors.fill: parent
                face: tile.face
                tokens: tile.tokens
                counts: kingdom.row?.counters["strength" + Look.spots[tile.index]]
            }
        }
    }
    Repeater {
        model: ListRows {
            list: kingdom.built
        }
        delegate: BuildingTag {
            required property int modelData
            readonly property int columns: kingdom.below ? 5 : kingdom.paired ? 2 : 1
            readonly property real cell: kingdom.below ? (kingdom.width - 2 * kingdom.inset + Theme.px(4)) / 5 : (kingdom.aside - Theme.px(4)) / columns
            readonly property int at: kingdom.built.indexOf(modelData)
            readonly property int lines: Math.max(2, Math.ceil(kingdom.built.length / 2))
            readonly property real step: kingdom.below ? kingdom.strip : kingdom.paired ? (kingdom.height - kingdom.cardsTop - kingdom.foot - Theme.px(3)) / lines : Math.min(kingdom.beside * 5 / Math.max(3, kingdom.built.length), Theme.px(48))
            readonly property real start: kingdom.below ? kingdom.inset : kingdom.width - kingdom.inset - kingdom.aside + Theme.px(4)
            readonly property real upper: kingdom.cardsTop + (kingdom.below ? kingdom.rows - kingdom.strip + kingdom.gap : 0)
            hold: kingdom.hold
            owner: kingdom.seat
            index: modelData
            wide: !kingdom.below
            pictured: kingdom.paired && !kingdom.wide ? 0.26 : 0.4
            tabStop: false
            visible: at >= 0
            x: start + Math.max(0, at) % columns * cell
            y: upper + Math.floor(Math.max(0, at) / columns) * step
            width: columns > 1 ? cell - Theme.px(columns > 2 ? 4 : 6) : cell
            height: kingdom.below ? step - kingdom.gap : step - (kingdom.paired ? Theme.px(5) : 2)
        }
    }
    Repeater {
        model: ListRows {
            length: kingdom.openHand.length
        }
        delegate: Touchable {
            id: held
            required property int index
            readonly property var card: kingdom.openHand[index] ?? null
            readonly property real room: kingdom.width - 2 * kingdom.inset - kingdom.aside
            objectName: "openHand-" + kingdom.seat + "-" + index
            hold: kingdom.hold
            place: card?.place ?? ""
            tabStop: false
            face: card?.face ?? 0
            words: card?.name ?? ""
            width: Math.min(height * 1.22, room / Math.max(1, kingdom.openHand.length) - Theme.px(4))
            height: kingdom.handStrip - Theme.px(6)
            x: kingdom.inset + index * (width + Theme.px(4))
            y: kingdom.height - kingdom.foot - Theme.px(4) - height
            UnitTile {
                anchors.fill: parent
                face: held.face
            }
        }
    }
    ResourceDial {
        id: dial
        x: kingdom.dialBeside ? kingdom.width - width - kingdom.inset : kingdom.inset
        y: kingdom.dialBeside ? head.y + (head.height - height) / 2 : kingdom.height - kingdom.foot
        size: kingdom.dialBeside ? 16 : 14
        most: (kingdom.width - 2 * kingdom.inset - (kingdom.paired ? kingdom.aside : 0) - Theme.px(60)) / 10.5
        spacing: Theme.px(8)
        row: kingdom.row
    }
}
