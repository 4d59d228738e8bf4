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
    readonly property bool planned: !waitedFor && row?.counters["phase"] === undefined && desk.session.counters["phase"] <= 2 && row?.counters["ready"] > 0
    readonly property bool wide: width > Theme.px(620) // both rows beside each other
    readonly property bool roomy: width > Theme.px(330) // Buildings at the right
    readonly property int columns: wide ? 5 : 3
    readonly property real gap: Theme.px(7)
    readonly property real inset: Theme.px(12)
    readonly property real foot: Theme.type(14) * 1.3 + Theme.px(6)
    readonly property real top: head.height + Theme.px(12)
    readonly property real strip: roomy ? 0 : Theme.px(34)
    readonly property real aside: wide ? Theme.px(340) : roomy ? Theme.px(150) : 0
    readonly property real tileHeight: wide ? height - top - foot - Theme.px(8) : (height - top - strip - foot - gap - Theme.px(8)) / 2
    readonly property real tileWidth: Math.min((width - 2 * inset - aside - (columns - 1) * gap) / columns, tileHeight * 1.22)

    function numberRect(key: string, other: Item): var {
        return key === "gold" || key === "lp" ? head.numberRect(key, other) : dial.numberRect(key, other);
    }
    function spotX(spot: int): real {
        const column = kingdom.wide || spot < 3 ? spot : spot - 3;
        return kingdom.inset + column * (kingdom.tileWidth + kingdom.gap) + (kingdom.wide && spot > 2 ? kingdom.gap * 2 : 0);
    }

    objectName: "kingdom-" + seat
    activeFocusOnTab: true
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
            visible: index !== 2 || face > 0 || kingdom.row?.counters["fifthSpot"] > 0
            x: kingdom.spotX(index)
            y: kingdom.top + (!kingdom.wide && index > 2 ? kingdom.tileHeight + kingdom.gap : 0)
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
            readonly property real cell: kingdom.roomy ? kingdom.aside - Theme.px(6) : (kingdom.width - 2 * kingdom.inset - 4 * kingdom.gap) / 5
            readonly property int column: kingdom.wide ? modelData % 2 : 0
            readonly property int line: kingdom.wide ? Math.floor(modelData / 2) : modelData
            readonly property real step: (kingdom.height - kingdom.top - kingdom.foot - Theme.px(8) + Theme.px(5)) / (kingdom.wide ? 3 : 5)
            hold: kingdom.hold
            owner: kingdom.seat
            index: modelData
            tabStop: false
            x: kingdom.roomy ? kingdom.width - kingdom.inset - kingdom.aside + Theme.px(6) + column * cell / 2 : kingdom.inset + modelData * (cell + kingdom.gap)
            y: kingdom.roomy ? kingdom.top + line * step : kingdom.height - kingdom.foot - kingdom.strip
            width: kingdom.wide ? cell / 2 - Theme.px(6) : cell
            height: kingdom.roomy ? step - Theme.px(5) : kingdom.strip
        }
    }
    ResourceDial {
        id: dial
        x: kingdom.inset
        y: kingdom.height - kingdom.foot
        size: 14
        spacing: Theme.px(9)
        row: kingdom.row
    }
    Item {
        visible: kingdom.planned
        x: kingdom.inset + kingdom.tileWidth * 1.5 - width / 2 + kingdom.gap
        y: kingdom.top + (kingdom.wide ? kingdom.tileHeight : kingdom.tileHeight * 2 + kingdom.gap) / 2 - height / 2
        width: sealed.implicitWidth + Theme.px(28)
        height: sealed.implicitHeight + Theme.px(10)
        Paper {
            anchors.fill: parent
            radius: height / 2
            fill: Theme.refuse
            depth: 0.6
        }
        Words {
            id: sealed
            anchors.centerIn: parent
            text: qsTr("Plan sealed")
            size: 14
            font.bold: true
            color: Theme.onTable
        }
    }
}
