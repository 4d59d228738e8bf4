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
    readonly property real roomWidth: width - 2 * side - (sheetSpace > 0 ? sheetSpace : column.width + Theme.px(10))
    readonly property real roomBottom: session.curtain.down ? tray.y - Theme.px(14) : session.over ? middleBottom : votes.visible ? Math.min(middleBottom, votes.y - Theme.px(12)) : middleBottom
    readonly property rect room: Qt.rect(side, bandBottom + Theme.px(14), roomWidth, roomBottom - bandBottom - Theme.px(14))
    // What the tail leaves to the score pad; unfolded it lies over the tail.
    readonly property rect padPlace: pad.visible ? Qt.rect(0, middleBottom - pad.heightAtRest - Theme.px(10), pad.x + pad.width + Theme.px(10), pad.heightAtRest) : Qt.rect(0, 0, 0, 0)
    readonly property int large: session.over && session.score.winners.length > 0 ? session.score.winners[0] : own // whose tail lies large
    property int looked: -1 // the seat whose tail was lifted from its mat
    readonly property int lifted: session.step === "vote" && desk.chosen ? desk.chosen.seat : looked

    function placeOf(kind: string, owner: int, index: int): var {
        return air.placeOf(kind, owner, index);
    }

    function layBack(): void {
        if (table.looked < 0)
            desk.select(-1);
        table.looked = -1;
    }

    name: qsTr("Foxtail")
    keyMaps: [keyboard, inspector.keys]
    bandBottom: session.seatCount > 1 ? Theme.px(20) + laneHeight : Theme.px(10)
    bar: prompt
    newsPlace: Qt.rect(side, room.y, Math.max(pad.width, Theme.px(214)), middleBottom - room.y) // the drawn bit is what one sits down for
    holding: desk.selected >= 0 || looked >= 0
    onLetGo: layBack()
    inspector.theme: App.appearance.artTheme
    inspector.units: session.cardWidth
    inspector.unitsHigh: session.cardHeight
    inspector.gutter: session.cardGutter
    Component.onCompleted: desk.settle() // it may be made in the middle of a brush
    Keys.onPressed: event => keyboard.handle(event)

    ChoiceDesk {
        id: desk
        session: table.session
        tail: ownTail
        onSelectedChanged: table.looked = -1
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
        large: table.large
        onLifted: seat => table.looked = table.looked === seat ? -1 : seat
    }
    ScorePad {
        id: pad
        x: table.side
        y: table.middleBottom - height
        height: implicitHeight
        visible: !table.session.over && !votes.visible && !table.session.curtain.down // then the others' tails are asked about
        brief: Theme.textScale > 1.2 && desk.placing && taught < 0 // large letters leave the tail its room
        enabled: table.lifted < 0
        opacity: enabled ? 1 : 0
        session: table.session
        seat: table.own
        owner: table.ownSeat ? table.ownSeat.name : ""
    }
    TailView {
        id: ownTail
        objectName: "largeTail"
        anchors.fill: parent
        session: table.session
        owner: table.large
        flights: air
        inspector: table.inspector
        room: tied.several ? tied.part(0) : table.room
        blocked: table.padPlace
        widest: Theme.px(160) * table.cardSize
        reserve: table.session.over || votes.visible ? -1 : Theme.target + Theme.px(14)
        ghosts: table.session.step === "brush" ? desk.ghosts : []
        hiddenPlace: table.session.step === "brush" && desk.chosen ? desk.place : -1
        marked: session.over ? table.earned.filter(card => card.kind === "tail" && card.owner === table.large && card.spot >= 0).concat(setTags.lit) : pad.lit.length > 0 ? pad.lit : setTags.lit
        touchable: !table.session.over
        Accessible.name: qsTr("Tail of %1").arg(table.session.seatName(table.large))
        onTouched: index => table.session.touches.touch("card/tail/" + table.own + "/" + index)
        above: [
            GhostBit { desk: desk; tail: ownTail; drawn: column.drawn.shown },
            GhostPlacements { desk: desk; tail: ownTail }
        ]
    }
    FoxtailColumn {
        id: column
        x: table.width - table.side - width
        y: table.bandBottom + Theme.px(14)
        cardSize: table.cardSize
        width: low ? cradleWidth + Theme.px(116) : Math.max(Theme.px(214), cradleWidth + Theme.px(20))
        height: (table.session.curtain.down ? table.tray.y - Theme.px(8) : table.middleBottom) - y
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
        floor: table.middleBottom
        pointer: column.drawn.dragging ? tags.mapFromItem(column.drawn, column.drawn.at) : Qt.point(-1, -1)
    }
    TiedTails {
        id: tied
        anchors.fill: parent
        session: table.session
        inspector: table.inspector
        earned: table.earned
        room: table.room
    }
    SetTags {
        id: setTags
        anchors.fill: parent
        session: table.session
        tail: ownTail
        room: ownTail.room
        taken: [Qt.rect(0, pad.y, pad.visible ? pad.x + pad.width : 0, pad.height), tags.upperPlace, tags.lowerPlace]
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
            const meant = tags.nearest(tags.mapFromItem(column.drawn, at));
            if (meant >= 0)
                desk.submit(desk.row(meant));
        }
    }
    VoteBar {
        id: votes
        desk: desk
        x: table.side
        width: table.width - 2 * x
        anchors.bottom: prompt.top
        anchors.bottomMargin: Theme.px(20)
    }
    Loader {
        x: table.side
        y: table.room.y
        width: table.width - 2 * x
        height: (votes.visible ? votes.y : table.middleBottom) - y - Theme.px(10)
        active: table.lifted >= 0
        Component.onCompleted: setSource("LiftedTail.qml", { session: table.session, inspector: table.inspector, seat: Qt.binding(() => table.lifted) })
        onLoaded: (item as LiftedTail).laidBack.connect(table.layBack)
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
            table.looked = -1;
        }
    }
}
