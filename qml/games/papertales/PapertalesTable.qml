// SPDX-License-Identifier: MIT
// Paper Tales' table: the phase track and the other Kingdoms on top, the own Kingdom beside the plan in
// the middle, and the hand across the whole width below it, for its cards are what one decides about.
// When nothing lies in the hand its room is the Kingdom's.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

GameTable {
    id: table

    readonly property real side: Theme.px(22)
    readonly property real gap: Theme.px(10)
    readonly property real bandTop: track.y + track.height + gap
    readonly property real middleTop: bandBottom + gap
    readonly property real room: middleBottom - bandTop // of band, Kingdom and hand
    // Seven cards of a hand beside each other, as large as the window allows whatever size its letters
    // have: what else lies on the table gives way.
    readonly property real handCard: Math.min(Theme.px(168) * cardSize, (width - 2 * side - Theme.px(60)) / 7.4 * Math.max(1, cardSize), height * Math.min(0.24, 0.19 * cardSize)) * (session.review.active ? 0.72 : 1)
    readonly property real handHeight: Math.round(Math.max(hand.overhead + handCard * 88 / 63, hand.yardLeast))
    readonly property var choosingSteps: ["target", "alchemy", "save"] // among one's own Units
    readonly property bool choosing: choosingSteps.includes(session.step)
    readonly property bool tight: height < Theme.type(16) * 46 // large letters: what is told elsewhere too is left out
    readonly property bool handless: session.over || choosing || !session.curtain.down && hand.idle // nothing to hold: the Kingdom is larger
    readonly property real middleBottom: session.over ? height - Theme.px(22) : (story.telling ? Math.min(prompt.y, story.teller.y) : prompt.y) - gap // what is told may be longer than what is asked
    function placeOf(kind: string, owner: int, index: int): var {
        const thing = hold.find(kind + "/" + owner + "/" + Math.max(0, index));
        if (!thing)
            return null;
        const at = thing.mapToItem(table, thing.width / 2, thing.height / 2);
        return { x: at.x, y: at.y, width: thing.width, height: thing.height, angle: thing.rotation };
    }
    function kingdomOf(seat: int): var {
        return seat === desk.own ? kingdom : band.kingdom(seat);
    }
    function kingdomPlace(seat: int): rect {
        const item = table.kingdomOf(seat);
        return item ? item.mapToItem(table, 0, 0, item.width, item.height) : Qt.rect(0, 0, 0, 0);
    }
    function seatName(seat: int): string {
        return desk.seats[seat]?.name ?? "";
    }
    function seatEmblem(seat: int): int {
        return desk.seats[seat]?.emblem ?? 0;
    }
    // Where the keyboard begins, of a touch that begins a move; a level stands for its Building. Whoever
    // plans begins in the hand.
    function firstThing(touch: string): Item {
        const held = table.session.step === "plan" ? hold.all.find(thing => hold.shown(thing) && thing.touch.startsWith("card/hand")) : null;
        if (held)
            return held;
        const kind = touch.startsWith("card/buildings") ? "level" : "";
        return hold.all.find(thing => hold.shown(thing) && (kind !== "" ? thing.ready && thing.place.startsWith(kind) : thing.touch === touch)) ?? null;
    }

    name: qsTr("Paper Tales")
    keyMaps: [keyboard, inspector.keys, story.teller.keys]
    bandBottom: bandTop + band.height
    tray: Qt.rect(side, middleBottom - handHeight, width - 2 * side, handHeight)
    bar: prompt
    teller: story.teller
    newsPlace: Qt.rect(plan.x, plan.y, plan.width, plan.height)
    holding: desk.held.length > 0
    onLetGo: desk.drop()
    inspector.room: Qt.rect(Theme.px(10), Theme.px(10), width - Theme.px(20), height - Theme.px(20))
    Keys.onPressed: event => keyboard.handle(event)

    PlanDesk {
        id: desk
        session: table.session
        onLeaving: touches => air.depart(touches[0])
        onArrived: (face, touches) => air.arrive(face, touches[touches.length - 1])
    }
    PapertalesKeys {
        id: keyboard
        hold: hold
        teller: story.teller
        onEscaped: table.stepBack()
        onLogToggled: table.toggleLog()
    }
    PhaseTrack {
        id: track
        x: table.side
        y: Theme.px(10)
        width: table.width - 2 * table.side
        desk: desk
        told: story.tellingPhase
    }
    OpponentBand {
        id: band
        x: table.side
        y: table.bandTop
        width: table.width - 2 * table.side
        readonly property real given: table.room - (table.handless ? 0 : table.handHeight) // with the own Kingdom
        readonly property real spare: given - kingdom.least - 2 * table.gap // the own Kingdom's spots can be touched
        readonly property real floor: table.tight ? 0 : Math.min(least, given * 0.56, Math.max(spare, given * 0.34)) // with large letters the own Kingdom comes first
        height: Math.round(Math.min(wanted, Math.max(floor, Math.min(given * (others < 3 ? 0.46 : 0.52), spare))))
        hold: hold
    }
    OwnKingdom {
        id: kingdom
        x: table.side
        y: table.middleTop
        width: table.session.over ? Math.min(table.width - 2 * x - table.sheetSpace, Theme.px(720)) : Math.round((table.width - 2 * x - table.gap) * (table.choosing ? 0.76 : table.handless ? 0.62 : table.tight ? 0.64 : 0.7))
        height: (table.handless ? table.middleBottom : hand.y - table.gap) - y
        hold: hold
        flights: air
        tight: table.tight && !table.handless
        choosing: table.choosing
    }
    PlanPanel {
        id: plan
        x: kingdom.x + kingdom.width + table.gap
        y: table.middleTop
        width: table.width - table.side - x
        height: kingdom.height
        visible: !table.session.over
        hold: hold
    }
    HandPanel {
        id: hand
        x: table.side
        y: table.middleBottom - table.handHeight
        width: table.width - 2 * table.side
        height: table.handHeight
        visible: !table.handless
        tight: table.tight
        hold: hold
        flights: air
    }
    PapertalesPrompt {
        id: prompt
        x: Theme.px(22)
        width: parent.width - 2 * x
        y: parent.height - height - Theme.px(14)
        visible: !table.session.over && !story.telling
        desk: desk
        askerTold: kingdom.askerTold
    }
    TableHand {
        id: hold
        anchors.fill: parent
        desk: desk
        inspector: table.inspector
        earned: table.earned.map(card => [card.kind, card.owner, card.index].join("/"))
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
}
