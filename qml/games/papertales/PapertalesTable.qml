// SPDX-License-Identifier: MIT
// Paper Tales' table: the other Kingdoms and the phase track on top, the own Kingdom in the middle
// beside hand and plan, the prompt bar at the bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: table

    readonly property MatchSession session: App.session
    readonly property var keyMaps: [keyboard, inspector.keys, story.keys]
    readonly property int own: session.focusSeat
    property real sheetSpace: 0 // at the right, for the score sheet
    readonly property real side: Theme.px(22)
    readonly property real gap: Theme.px(14)
    readonly property real bandTop: Theme.px(14)
    readonly property real bandHeight: Math.max(Theme.px(222), Theme.type(16) * 1.32 * 6 + Theme.type(20) * 1.4 + Theme.px(22))
    readonly property real bandBottom: bandTop + bandHeight
    readonly property real middleTop: bandBottom + gap
    readonly property real middleBottom: session.over ? height - Theme.px(22) : prompt.y - gap
    readonly property rect stage: Qt.rect(right.x, right.y, right.width, right.height)
    readonly property rect promptPlace: Qt.rect(prompt.x, prompt.y, prompt.width, prompt.height)

    readonly property rect newsPlace: Qt.rect(track.x, track.y, track.width, track.height)
    readonly property bool logOpen: log.open
    readonly property bool cardPinned: inspector.pinned

    signal leaveAsked
    signal rulesAsked(gameId: string, entry: string)

    function showEarned(cards: var): void {
        hold.earned = (cards ?? []).map(card => [card.kind, card.owner, card.index].join("/"));
    }
    function placeOf(kind: string, owner: int, index: int): var {
        const thing = hold.find(kind + "/" + owner + "/" + Math.max(0, index));
        if (!thing)
            return null;
        const at = thing.mapToItem(table, thing.width / 2, thing.height / 2);
        return { x: at.x, y: at.y, width: thing.width, height: thing.height, angle: thing.rotation };
    }
    function kingdomOf(seat: int): var {
        return seat === table.own ? kingdom : band.kingdom(seat);
    }
    function kingdomPlace(seat: int): rect {
        const item = table.kingdomOf(seat);
        return item ? item.mapToItem(table, 0, 0, item.width, item.height) : Qt.rect(0, 0, 0, 0);
    }
    function numberPlace(seat: int, key: string): rect {
        return table.kingdomOf(seat)?.numberRect(key, table) ?? Qt.rect(0, 0, 0, 0);
    }
    function phasePlace(phase: int): rect {
        return track.rowRect(phase, table) ?? Qt.rect(0, 0, 0, 0);
    }
    function seatName(seat: int): string {
        return desk.seats[seat]?.name ?? "";
    }
    function seatEmblem(seat: int): int {
        return desk.seats[seat]?.emblem ?? 0;
    }
    // Where the keyboard begins, of a touch that begins a move; a level stands for its Building. Whoever
    // plans begins in the hand.
    function firstThing(touch: string): var {
        const held = table.session.step === "plan" ? hold.things.find(thing => hold.shown(thing) && thing.touch.startsWith("card/hand")) : null;
        if (held)
            return held;
        const kind = touch.startsWith("card/buildings") ? "level" : "";
        return hold.things.find(thing => hold.shown(thing) && (kind !== "" ? thing.ready && thing.place.startsWith(kind) : thing.touch === touch)) ?? null;
    }
    function stepBack(): void {
        if (log.open)
            table.toggleLog();
        else if (table.session.refusalText !== "")
            table.session.clearRefusal();
        else if (table.session.hintText !== "")
            table.session.clearHint();
        else if (desk.held.length > 0)
            desk.drop();
        else
            table.leaveAsked();
    }
    function toggleLog(): void {
        log.open = !log.open;
        if (!log.open)
            table.forceActiveFocus();
    }

    objectName: "papertalesTable"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Paper Tales table. %1").arg(session.prompt)
    Keys.onPressed: event => keyboard.handle(event)

    Image {
        anchors.fill: parent
        source: Theme.contrast ? "" : "qrc:/art/games/papertales/table.svg"
        fillMode: Image.PreserveAspectCrop
        sourceSize.width: Math.max(width, height * 1.6)
    }
    PlanDesk {
        id: desk
        session: table.session
        onLeaving: touches => air.depart(touches[0])
        onArrived: (face, touches) => air.arrive(face, touches[touches.length - 1])
    }
    PapertalesKeys {
        id: keyboard
        hold: hold
        story: story
        onEscaped: table.stepBack()
        onLogToggled: table.toggleLog()
    }
    OpponentBand {
        id: band
        x: table.side
        y: table.bandTop
        width: track.x - x - table.gap
        height: table.bandHeight
        hold: hold
    }
    PhaseTrack {
        id: track
        x: table.width - table.side - width
        y: table.bandTop
        width: Theme.px(290)
        height: table.bandHeight
        desk: desk
        told: story.tellingPhase
    }
    OwnKingdom {
        id: kingdom
        x: table.side
        y: table.middleTop
        width: table.session.over ? Math.min(table.width - 2 * x - table.sheetSpace, Theme.px(720)) : (table.width - 2 * x - table.gap) * 0.515
        height: table.middleBottom - y
        hold: hold
        flights: air
    }
    Item {
        id: right
        x: kingdom.x + kingdom.width + table.gap
        y: table.middleTop
        width: table.width - table.side - x
        height: table.middleBottom - y
        visible: !table.session.over
        HandPanel {
            id: hand
            width: parent.width
            height: parent.height - plan.height - table.gap
            hold: hold
            flights: air
        }
        PlanPanel {
            id: plan
            anchors.bottom: parent.bottom
            width: parent.width
            readonly property real usual: Math.round(parent.height * (desk.step === "construct" ? 0.24 : desk.step === "pick" ? 0.31 : 0.36))
            readonly property real yard: Theme.type(22) * 1.5 + Theme.type(17) * 1.4 + 2 * Theme.target + Theme.px(56) // to press its levels
            readonly property real most: desk.step === "construct" ? Math.min(parent.height * 0.32, parent.height - table.gap - yard) : Math.min(parent.height * 0.52, parent.height - table.gap - hand.least)
            height: desk.step === "pick" ? usual : Math.round(Math.max(Math.min(usual, most), Math.min(wanted, most)))
            hold: hold
            logOpen: log.open
            onLogAsked: table.toggleLog()
        }
    }
    PapertalesPrompt {
        id: prompt
        x: Theme.px(22)
        width: parent.width - 2 * x
        y: parent.height - height - Theme.px(14)
        visible: !table.session.over && !story.telling
        desk: desk
    }
    PapertalesSlips {
        anchors.fill: parent
        desk: desk
        floor: prompt.y - Theme.px(10)
        centre: right.x + right.width / 2
        onRuleAsked: entry => table.rulesAsked("papertales", entry)
    }
    TableHand {
        id: hold
        anchors.fill: parent
        desk: desk
        inspector: inspector
    }
    StoryLayer {
        id: story
        anchors.fill: parent
        table: table
        session: table.session
    }
    PapertalesSky {
        id: air
        anchors.fill: parent
        hold: hold
        table: table
    }
    LogDrawer {
        id: log
        y: Theme.px(10)
        height: prompt.y - 2 * y
        entries: table.session.log
        inspector: inspector
        onClosed: table.toggleLog()
    }
    CardInspector {
        id: inspector
        game: "papertales"
        choices: table.session.choices
        picture: Qt.resolvedUrl("StoryCard.qml")
        usual: Theme.px(132)
        room: Qt.rect(Theme.px(10), Theme.px(10), table.width - Theme.px(20), table.height - Theme.px(20))
    }
}
