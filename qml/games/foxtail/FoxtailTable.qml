// SPDX-License-Identifier: MIT
// Foxtail's table: the others' tails, the viewer's own large tail, the drawn bit and the deck, a strip with the score,
// and the prompt bar. FoxtailRegions arranges them.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

GameTable {
    id: table

    readonly property OpponentLane ownSeat: lanes.ready ? lanes.lane(own) : null
    // Left edge of the curtain, which leaves the other tails visible.
    readonly property real trayLeft: regions.column ? regions.leftEdge : Theme.px(14)
    readonly property bool voting: session.step === "vote"
    // The owner of the large tail: the winner after the end, otherwise the viewer.
    readonly property int large: session.over && session.score.winners.length > 0 ? session.score.winners[0] : own
    property int lifted: -1 // the seat whose tail is enlarged

    function placeOf(kind: string, owner: int, index: int): var {
        return air.placeOf(kind, owner, index);
    }

    function layBack(): void {
        if (table.lifted < 0)
            choices.select(-1);
        table.lifted = -1;
    }

    name: qsTr("Foxtail")
    keyMaps: [keyboard, inspector.keys]
    bandBottom: regions.ceiling - regions.gap
    bar: prompt
    tray: Qt.rect(trayLeft, height * 0.7 - Theme.px(14), width - Theme.px(14) - trayLeft, height * 0.3)
    holding: choices.selected >= 0 || lifted >= 0
    onLetGo: layBack()
    inspector.theme: inspector.point?.theme ?? App.appearance.artTheme
    inspector.units: session.cardWidth
    inspector.unitsHigh: session.cardHeight
    inspector.gutter: session.cardGutter
    Component.onCompleted: choices.settle() // also for a table created during a brush
    Keys.onPressed: event => {
        event.accepted = moment.playing && event.key === Qt.Key_Space;
        if (event.accepted)
            moment.finish();
        else
            keyboard.handle(event);
    }

    FoxtailChoices {
        id: choices
        session: table.session
        tail: ownTail
        onSelectedChanged: table.lifted = -1
    }
    FoxtailKeys {
        id: keyboard
        session: table.session
        choices: choices
        inspector: table.inspector
        onEscaped: table.stepBack()
        onLogToggled: table.toggleLog()
    }
    FoxtailRegions {
        id: regions
        anchors.fill: parent
        others: table.session.seatCount - 1
        voting: table.voting
        over: table.session.over
        head: lanes.head
        late: lanes.longest > (column ? 6 : lanes.rowOf((width - 2 * side) / Math.max(1, perLine)))
        bar: prompt.y
        curtain: table.session.curtain.down ? table.tray.y : height
        strip: pad.heightAtRest
        aside: bits.wantedWidth
        sheet: table.sheetSpace
    }
    FoxtailLanes {
        id: lanes
        x: regions.lanes.x
        y: regions.lanes.y
        width: regions.lanes.width
        height: regions.lanes.height
        columns: Math.max(1, regions.perLine)
        aside: regions.voting
        voting: table.voting
        session: table.session
        choices: choices
        flights: air
        inspector: table.inspector
        earned: table.earned
        large: table.large
        onLifted: seat => table.lifted = table.lifted === seat ? -1 : seat
    }
    ScorePad {
        id: pad
        x: regions.leftEdge
        y: regions.scoreY + regions.strip - height
        width: regions.scoreWidth
        height: implicitHeight
        // Hidden when the others' tails matter more.
        visible: !table.session.over && !table.voting && !table.session.curtain.down
        brief: Theme.textScale > 1.2 && choices.placing && taught < 0 // leaves room for the tail if letters are large
        enabled: table.lifted < 0
        opacity: enabled ? 1 : 0
        session: table.session
        seat: table.own
        owner: table.ownSeat ? table.ownSeat.name : ""
        emblem: table.ownSeat ? table.ownSeat.emblem : 0
        asked: table.session.step !== ""
    }
    TailView {
        id: ownTail
        objectName: "largeTail"
        cardRole: "own"
        anchors.fill: parent
        session: table.session
        owner: table.large
        flights: air
        inspector: table.inspector
        visible: !table.voting // nobody can vote for the own tail
        room: tied.several ? tied.part(0) : regions.tail
        widest: Math.round(Theme.vh(28) * table.session.cardWidth / table.session.cardHeight) * table.cardSize
        reserve: table.session.over ? -1 : Theme.target + Theme.px(14)
        ghosts: table.session.step === "brush" ? choices.ghosts : []
        ghostPlace: choices.place
        hiddenPlace: table.session.step === "brush" && choices.chosen ? choices.place : -1
        marked: session.over
            ? table.earned
                .filter(card => card.kind === "tail" && card.owner === table.large && card.spot >= 0)
                .concat(setTags.lit)
            : choices.moves ? []
            : pad.lit.length > 0 ? pad.lit
            : setTags.lit
        touchable: !table.session.over
        Accessible.name: qsTr("%1’s tail").arg(table.session.seatName(table.large))
        onTouched: index => table.session.touches.touch("card/tail/" + table.own + "/" + index)
        above: [
            GhostBit { choices: choices; tail: ownTail; drawn: bits.drawn.shown },
            GhostPlacements { choices: choices; tail: ownTail }
        ]
    }
    FoxtailColumn {
        id: bits
        x: regions.drawn.x
        y: regions.drawn.y
        width: regions.drawn.width
        height: regions.drawnHeight
        lying: regions.below
        cardSize: table.cardSize
        visible: !table.session.over
        session: table.session
        choices: choices
        flights: air
        inspector: table.inspector
    }
    GhostTags {
        id: tags
        anchors.fill: parent
        choices: choices
        tail: ownTail
        room: regions.tail
        pointer: bits.drawn.dragging ? tags.mapFromItem(bits.drawn, bits.drawn.at) : Qt.point(-1, -1)
    }
    TiedTails {
        id: tied
        anchors.fill: parent
        session: table.session
        inspector: table.inspector
        earned: table.earned
        room: regions.tail
    }
    SetTags {
        id: setTags
        anchors.fill: parent
        session: table.session
        tail: ownTail
        room: ownTail.room
        visible: ownTail.visible && !choices.moves
        dots: !table.session.over
        opacity: moment.playing ? 0 : 1
        taken: [tags.upperPlace, tags.lowerPlace]
    }
    Binding {
        target: choices
        property: "pointed"
        value: tags.target
    }
    Connections {
        target: bits.drawn
        function onTouched(): void {
            if (table.session.step === "place")
                choices.cycle(1);
        }
        function onDropped(at: point): void {
            const meant = tags.nearest(tags.mapFromItem(bits.drawn, at));
            if (meant >= 0)
                choices.submit(choices.row(meant));
        }
    }
    Loader {
        x: regions.leftEdge
        y: regions.ceiling
        width: regions.rightEdge - x
        height: regions.scoreTop - y
        active: table.lifted >= 0
        Component.onCompleted: {
            setSource("LiftedTail.qml",
                { session: table.session, inspector: table.inspector, seat: Qt.binding(() => table.lifted) });
        }
        onLoaded: (item as LiftedTail).laidBack.connect(table.layBack)
    }
    FoxtailPrompt {
        id: prompt
        x: regions.besideBar ? regions.leftEdge : regions.side
        width: regions.rightEdge - x
        y: parent.height - height - regions.topEdge
        visible: !table.session.over
        session: table.session
        choices: choices
        emblem: table.ownSeat && table.session.step !== "" ? table.ownSeat.emblem : -1
    }
    FoxtailSky {
        id: air
        anchors.fill: parent
        session: table.session
        lanes: lanes
        column: bits
        tail: ownTail
        onMade: sets => moment.show(sets)
    }
    SetMoment {
        id: moment
        anchors.fill: parent
        session: table.session
        tail: ownTail
        room: regions.tail
        target: pad.total
        visible: pad.visible && table.lifted < 0
        onArrived: pad.pulse()
    }
    Connections {
        target: table.session
        function onChanged(): void {
            choices.settle();
            table.lifted = -1;
        }
    }
}
