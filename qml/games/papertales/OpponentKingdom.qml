// SPDX-License-Identifier: MIT
// Another seat's Kingdom, compact: both rows, Buildings, what it makes; each card may be looked at.
pragma ComponentBehavior: Bound
import QtQuick
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
    readonly property bool wide: width > Theme.px(620) // both rows beside each other
    readonly property bool roomy: width > Theme.px(330) // Buildings at the right
    readonly property int columns: wide ? 5 : 3
    readonly property real gap: Theme.px(7)
    readonly property real inset: Theme.px(12)
    readonly property real foot: Theme.type(14) * 1.3 + Theme.px(6)
    readonly property real cardsTop: head.height + Theme.px(12)
    readonly property real spare: width - 2 * inset - columns * (tileHeight * 1.22 + gap) - gap
    readonly property bool paired: wide || spare >= Theme.px(240) // Buildings two by two, large enough to press
    readonly property real aside: wide ? Theme.px(340) : paired ? Math.min(Theme.px(300), spare) : roomy ? Theme.px(150) : Theme.px(62)
    readonly property real tileHeight: wide ? height - cardsTop - foot - Theme.px(8) : (height - cardsTop - foot - gap - Theme.px(8)) / 2
    readonly property real tileWidth: Math.min((width - 2 * inset - aside - (columns + 1) * gap) / columns, tileHeight * 1.22)

    function numberRect(key: string, other: Item): var {
        return key === "gold" || key === "lp" ? head.numberRect(key, other) : dial.numberRect(key, other);
    }
    function spotX(spot: int): real {
        const column = kingdom.wide || spot < 3 ? spot : spot - 3;
        return kingdom.inset + column * (kingdom.tileWidth + kingdom.gap) + (kingdom.wide && spot > 2 ? kingdom.gap * 2 : 0);
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
        width: parent.width - 2 * x
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
            words: face > 0 ? qsTr("%1: %2").arg(Look.spots[index]).arg(unit.name) : qsTr("%1: empty").arg(Look.spots[index])
            visible: index !== 2 || face > 0 || kingdom.wide || kingdom.row?.counters["fifthSpot"] > 0
            x: kingdom.spotX(index)
            y: kingdom.cardsTop + (!kingdom.wide && index > 2 ? kingdom.tileHeight + kingdom.gap : 0)
            width: kingdom.tileWidth
            height: kingdom.tileHeight
            UnitTile {
                anchors.fill: parent
                face: tile.face
                tokens: tile.tokens
            }
        }
    }
    Repeater {
        model: 5
        delegate: BuildingTag {
            required property int modelData
            readonly property real cell: (kingdom.aside - Theme.px(4)) / (kingdom.paired ? 2 : 1)
            readonly property int column: kingdom.paired ? modelData % 2 : 0
            readonly property int line: kingdom.paired ? Math.floor(modelData / 2) : modelData
            readonly property real step: kingdom.paired ? (kingdom.height - kingdom.cardsTop - Theme.px(7)) / 3 : (kingdom.height - kingdom.cardsTop - kingdom.foot - Theme.px(3)) / 5
            hold: kingdom.hold
            owner: kingdom.seat
            index: modelData
            wide: kingdom.roomy
            pictured: kingdom.paired && !kingdom.wide ? 0.26 : 0.4
            tabStop: false
            x: kingdom.width - kingdom.inset - kingdom.aside + Theme.px(4) + column * cell
            y: kingdom.cardsTop + line * step
            width: kingdom.paired ? cell - Theme.px(6) : cell
            height: step - Theme.px(5)
        }
    }
    ResourceDial {
        id: dial
        x: kingdom.inset
        y: kingdom.height - kingdom.foot
        size: 14
        most: (kingdom.width - 2 * kingdom.inset - (kingdom.paired ? kingdom.aside : 0) - Theme.px(60)) / 10.5
        spacing: Theme.px(8)
        row: kingdom.row
    }
}
