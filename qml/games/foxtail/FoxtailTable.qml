// SPDX-License-Identifier: MIT
// Foxtail's table: the others' tails on top, the own one large below, deck and drawn bit at the
// right, the score pad at the left, the prompt bar at the bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: table

    readonly property MatchSession session: App.session
    readonly property var keyMaps: [keyboard, inspector.keys]
    readonly property int own: session.focusSeat
    readonly property OpponentLane ownSeat: lanes.ready ? lanes.lane(own) : null
    property real sheetSpace: 0 // at the right, for the score sheet
    property var earned: [] // cards that the score sheet points at
    readonly property real laneHeight: lanes.head + Theme.px(138)
    readonly property real bandBottom: session.seatCount > 1 ? Theme.px(20) + laneHeight : Theme.px(10)
    readonly property real side: Theme.px(30)
    readonly property real middleBottom: session.over ? height - Theme.px(22) : prompt.y - Theme.px(14)
    readonly property rect room: Qt.rect(side, bandBottom + Theme.px(14), width - 2 * side - (sheetSpace > 0 ? sheetSpace : column.width + Theme.px(10)), middleBottom - bandBottom - Theme.px(14))
    readonly property rect promptPlace: Qt.rect(prompt.x, prompt.y, prompt.width, prompt.height)

    readonly property rect newsPlace: Qt.rect(column.x, column.y, column.width, column.height)
    readonly property bool logOpen: log.open
    readonly property bool cardPinned: inspector.pinned

    signal leaveAsked
    signal rulesAsked(gameId: string, entry: string)

    function showEarned(cards: var): void {
        table.earned = cards ?? [];
    }
    function placeOf(kind: string, owner: int, index: int): var {
        return air.placeOf(kind, owner, index);
    }
    function stepBack(): void {
        if (log.open)
            table.toggleLog();
        else if (table.session.refusalText !== "")
            table.session.clearRefusal();
        else if (table.session.hintText !== "")
            table.session.clearHint();
        else if (desk.selected >= 0)
            desk.select(-1);
        else
            table.leaveAsked();
    }
    function toggleLog(): void {
        log.open = !log.open;
        if (!log.open)
            table.forceActiveFocus();
    }

    objectName: "foxtailTable"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Foxtail table. %1").arg(session.prompt)
    Keys.onPressed: event => keyboard.handle(event)

    Image {
        anchors.fill: parent
        source: Theme.contrast ? "" : "qrc:/art/games/foxtail/table.svg"
        fillMode: Image.PreserveAspectCrop
        sourceSize.width: Math.max(width, height * 1.6)
    }
    ChoiceDesk {
        id: desk
        session: table.session
        tail: ownTail
    }
    FoxtailKeys {
        id: keyboard
        session: table.session
        desk: desk
        inspector: inspector
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
        inspector: inspector
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
        inspector: inspector
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
        inspector: inspector
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
        logOpen: log.open
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
    FoxtailSlips {
        anchors.fill: parent
        session: table.session
        floor: prompt.y - Theme.px(6)
        ceiling: table.bandBottom + Theme.px(6)
        centre: (pad.x + pad.width + column.x) / 2
        onRuleAsked: entry => table.rulesAsked("foxtail", entry)
    }
    FoxtailSky {
        id: air
        anchors.fill: parent
        session: table.session
        lanes: lanes
        column: column
        tail: ownTail
    }
    CardInspector {
        id: inspector
        game: "foxtail"
        theme: App.artTheme
        units: table.session.cardWidth
        unitsHigh: table.session.cardHeight
        gutter: table.session.cardGutter
        room: Qt.rect(table.side, Theme.px(10), table.width - 2 * table.side, prompt.y - Theme.px(20))
    }
    LogDrawer {
        id: log
        y: Theme.px(10)
        height: prompt.y - 2 * y
        entries: table.session.log
        inspector: inspector
        onClosed: table.toggleLog()
    }
    Connections {
        target: table.session
        function onChanged(): void {
            desk.settle();
        }
    }
}
