// SPDX-License-Identifier: MIT
// Foxtail's table: the others' tails on top, the own one large below, deck and drawn bit at the
// right, the score pad at the left, the prompt bar at the bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

GameTable {
    id: table

    readonly property OpponentLane ownSeat: lanes.ready ? lanes.lane(own) : null
    readonly property real laneHeight: lanes.head + Theme.px(138)
    readonly property real side: Theme.px(30)
    readonly property real middleBottom: session.over ? height - Theme.px(22) : prompt.y - Theme.px(14)
    readonly property rect room: Qt.rect(side, bandBottom + Theme.px(14), width - 2 * side - (sheetSpace > 0 ? sheetSpace : column.width + Theme.px(10)), middleBottom - bandBottom - Theme.px(14))

    function placeOf(kind: string, owner: int, index: int): var {
        return air.placeOf(kind, owner, index);
    }

    name: qsTr("Foxtail")
    keyMaps: [keyboard, inspector.keys]
    bandBottom: session.seatCount > 1 ? Theme.px(20) + laneHeight : Theme.px(10)
    promptPlace: Qt.rect(prompt.x, prompt.y, prompt.width, prompt.height)
    newsPlace: Qt.rect(column.x, column.y, column.width, column.height)
    slipCentre: (pad.x + pad.width + column.x) / 2
    slipCeiling: bandBottom + Theme.px(6)
    holding: desk.selected >= 0
    onLetGo: desk.select(-1)
    inspector.theme: App.artTheme
    inspector.units: session.cardWidth
    inspector.unitsHigh: session.cardHeight
    inspector.gutter: session.cardGutter
    Keys.onPressed: event => keyboard.handle(event)

    ChoiceDesk {
        id: desk
        session: table.session
        tail: ownTail
    }
    FoxtailKeys {
        id: keyboard
        session: table.session
        desk: desk
        inspector: table.inspector
        onEscaped: table.stepBack()
        onLogToggled: table.toggleLog()
    }
    FoxtailLanes {
        id: lanes
        x: table.side
        y: Theme.px(20)
        width: table.width - 2 * table.side
        height: table.laneHeight
        session: table.session
        desk: desk
        flights: air
        inspector: table.inspector
        earned: table.earned
    }
    ScorePad {
        id: pad
        x: table.side
        y: table.middleBottom - height
        height: implicitHeight
        visible: !table.session.over
        session: table.session
        seat: table.own
        owner: table.ownSeat ? table.ownSeat.name : ""
    }
    TailView {
        id: ownTail
        anchors.fill: parent
        session: table.session
        owner: table.own
        flights: air
        inspector: table.inspector
        room: table.room
        blocked: table.session.over ? Qt.rect(0, 0, 0, 0) : Qt.rect(0, pad.y - Theme.px(10), pad.x + pad.width + Theme.px(10), pad.height)
        widest: Theme.px(146)
        reserve: table.session.over ? -1 : Theme.target + Theme.px(14)
        hiddenPlace: table.session.step === "brush" && desk.chosen ? desk.place : -1
        marked: table.earned.filter(card => card.kind === "tail" && card.owner === table.own && card.spot >= 0)
        pressable: !table.session.over
        Accessible.name: qsTr("Tail of %1").arg(pad.owner)
        onTouched: index => table.session.press("card", "tail", table.own, index)
        above: [
            GhostBit { desk: desk; tail: ownTail; drawn: column.drawn.shown },
            GhostPlacements { desk: desk; tail: ownTail }
        ]
    }
    FoxtailColumn {
        id: column
        x: table.width - table.side - width
        y: table.bandBottom + Theme.px(14)
        width: Theme.px(214)
        height: tools.y - y - Theme.px(8)
        visible: !table.session.over
        session: table.session
        desk: desk
        flights: air
        inspector: table.inspector
    }
    GhostTags {
        id: tags
        anchors.fill: parent
        desk: desk
        tail: ownTail
        room: table.room
        blocked: ownTail.blocked
        pointer: column.drawn.dragging ? column.drawn.at : Qt.point(-1, -1)
    }
    Binding {
        target: desk
        property: "pointed"
        value: tags.target
    }
    Connections {
        target: column.drawn
        function onTouched(): void {
            if (table.session.step === "place")
                desk.cycle(1);
        }
        function onDropped(at: point): void {
            const meant = tags.nearest(at);
            if (meant >= 0)
                desk.submit(desk.row(meant));
        }
    }
    VoteBar {
        desk: desk
        x: pad.x + pad.width + Theme.px(24)
        width: Math.max(Theme.px(200), column.x - x - Theme.px(20))
        anchors.bottom: prompt.top
        anchors.bottomMargin: Theme.px(20)
    }
    TableTools {
        id: tools
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(28)
        y: prompt.y - height - Theme.px(12)
        session: table.session
        logOpen: table.logOpen
        visible: !table.session.over
        onLogToggled: table.toggleLog()
    }
    FoxtailPrompt {
        id: prompt
        x: Theme.px(24)
        width: parent.width - 2 * x
        y: parent.height - height - Theme.px(18)
        visible: !table.session.over
        session: table.session
        desk: desk
        emblem: table.ownSeat && table.session.step !== "" ? table.ownSeat.emblem : -1
    }
    FoxtailSky {
        id: air
        anchors.fill: parent
        session: table.session
        lanes: lanes
        column: column
        tail: ownTail
    }
    Connections {
        target: table.session
        function onChanged(): void {
            desk.settle();
        }
    }
}
