// SPDX-License-Identifier: MIT
// Paper Tales' table: the other Kingdoms and the phase track on top, the own Kingdom in the middle
// beside hand and plan, the prompt bar at the bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

GameTable {
    id: table

    readonly property real side: Theme.px(22)
    readonly property real gap: Theme.px(14)
    readonly property real bandTop: Theme.px(14)
    readonly property real bandHeight: Math.max(Theme.px(222), Theme.type(16) * 1.32 * 6 + Theme.type(20) * 1.4 + Theme.px(22))
    readonly property real middleTop: bandBottom + gap
    readonly property real middleBottom: session.over ? height - Theme.px(22) : prompt.y - gap
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
    function firstThing(touch: string): Item {
        const held = table.session.step === "plan" ? hold.all.find(thing => hold.shown(thing) && thing.touch.startsWith("card/hand")) : null;
        if (held)
            return held;
        const kind = touch.startsWith("card/buildings") ? "level" : "";
        return hold.all.find(thing => hold.shown(thing) && (kind !== "" ? thing.ready && thing.place.startsWith(kind) : thing.touch === touch)) ?? null;
    }

    name: qsTr("Paper Tales")
    keyMaps: [keyboard, inspector.keys, story.keys]
    bandBottom: bandTop + bandHeight
    tray: Qt.rect(right.x, right.y, right.width, right.height)
    promptPlace: Qt.rect(prompt.x, prompt.y, prompt.width, prompt.height)
    newsPlace: Qt.rect(track.x, track.y, track.width, track.height)
    slipCentre: right.x + right.width / 2
    holding: desk.held.length > 0
    onLetGo: desk.drop()
    inspector.picture: Qt.resolvedUrl("StoryCard.qml")
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
            logOpen: table.logOpen
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
