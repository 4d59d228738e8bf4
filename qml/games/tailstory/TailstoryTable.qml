// SPDX-License-Identifier: MIT
// Tail Story's table: the others' playmats on top, the stack and what is to be answered in the
// middle, the acting seat's playmat below, the prompt bar at the bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

GameTable {
    id: table

    readonly property bool settingUp: desk.counters.turn === undefined
    readonly property real side: Theme.px(22)
    readonly property real gap: Theme.px(lowBand ? 7 : 13)
    readonly property real bandTop: gap
    // Before the cards are dealt the others have heads alone; where it is low, figures stand on their piles.
    readonly property bool lowBand: height < 600
    readonly property real bandHeight: settingUp ? band.headHeight + Theme.px(20) : Math.max(Theme.px(lowBand ? 140 : 164), band.headHeight + (lowBand ? 0 : Theme.type(13) * 1.4) + Theme.px(32) + 64)
    // As high as seven cards beside each other want it.
    readonly property real handCard: Math.min(Theme.px(156) * cardSize, (mat.handWidth - Theme.px(14)) / 7.1 * Math.max(1, cardSize), height * Math.min(0.23, 0.182 * cardSize))
    // The middle has room for what can be pressed there, whatever lies above the table: the hand gives way.
    readonly property bool achieved: (desk.mats[desk.own]?.achievements.length ?? 0) > 0
    readonly property real leastMiddle: shelved && achieved ? 2 * Theme.target + 10 : 80
    readonly property real ownRoom: Math.max(mat.overhead + 84 * 88 / 63, prompt.y - middleTop - 2 * gap - leastMiddle)
    readonly property real ownHeight: session.over ? 4 * Theme.target + Theme.px(24) : Math.round(Math.min(ownRoom, mat.overhead + handCard * 88 / 63))
    readonly property real middleTop: bandBottom + gap
    readonly property real ownTop: session.over ? middleTop : prompt.y - gap - ownHeight
    readonly property bool pileOpen: stage.browsing >= 0
    readonly property real middleHeight: ownTop - gap - middleTop
    readonly property real shelfWidth: Math.max(Theme.px(344), Theme.type(14) * 19, shelf.beside ? 300 : 0)
    // Where letters are large in a small window, what is asked has the room of the shelf.
    readonly property bool shelved: !stage.picking && (width > Theme.type(16) * 87 || !stage.busy)

    function placeOf(kind: string, owner: int, index: int): var {
        const place = air.litPlaceOf(kind, owner, index);
        return hold.find(place) ? air.rectOf(place, kind, owner) : null;
    }
    // Where the keyboard begins, of a touch that begins a move.
    function firstThing(touch: string): Item {
        const offered = hold.all.filter(thing => thing.place.startsWith("pick/") && hold.shown(thing) && thing.legal);
        if (touch.startsWith("card/discard/") && offered.length > 0) // in the order in which they lie
            return offered.reduce((first, thing) => thing.x < first.x ? thing : first);
        return hold.touchedBy(touch);
    }

    name: qsTr("Tail Story")
    keyMaps: [keyboard, inspector.keys]
    bandBottom: bandTop + bandHeight
    tray: Qt.rect(mat.x, mat.y, mat.width, mat.height)
    bar: prompt
    newsPlace: Qt.rect(stack.x, stack.y, stack.width, stack.height)
    showsBeat: true
    holding: desk.held.length > 0 || pileOpen
    onLetGo: desk.held.length > 0 ? desk.drop() : stage.closePile()
    Keys.onPressed: event => keyboard.handle(event)

    TailstoryDesk {
        id: desk
        session: table.session
    }
    TailstoryKeys {
        id: keyboard
        hold: hold
        stage: stage
        onEscaped: table.stepBack()
        onLogToggled: table.toggleLog()
    }
    OpponentBand {
        id: band
        x: table.side
        y: table.bandTop
        width: table.width - 2 * x
        height: table.bandHeight
        visible: !stage.visible || stage.y >= table.middleTop - 1 // else a pile to pick from lies over it
        low: table.lowBand
        headsAlone: table.settingUp
        hold: hold
        flights: air
        onBrowsed: seat => stage.browse(seat)
    }
    StackPanel {
        id: stack
        x: table.side
        y: table.middleTop
        // While nothing waits there its room is that of the actions and of what happened last; news lie over it.
        width: idle && table.session.story.chapter !== "stack" && table.session.curtain.news.length === 0 ? Math.max(Theme.px(150), Math.ceil(Theme.type(21) * 5.4)) : Math.round((table.width - 2 * table.side - (table.shelved ? table.shelfWidth + table.gap : 0)) * 0.31)
        height: table.middleHeight
        visible: !table.settingUp && !table.session.over && !stage.picking
        hold: hold
        flights: air
    }
    TailstoryStage {
        id: stage
        // A pile to pick from has the whole width, and lies over the others where that is too low.
        x: picking ? table.side : stack.x + stack.width + table.gap
        y: table.ownTop - table.gap - height
        width: table.width - table.side - x - (table.shelved ? table.shelfWidth + table.gap : 0)
        height: picking && pickHeight > table.middleHeight ? table.ownTop - table.gap - table.bandTop : table.middleHeight
        visible: !table.settingUp && !table.session.over
        hold: hold
    }
    CharacterChoice {
        x: table.side
        y: table.middleTop
        width: table.width - 2 * x
        height: prompt.y - y - table.gap
        visible: table.settingUp && !table.session.over
        hold: hold
    }
    OwnMat {
        id: mat
        x: table.side
        y: table.ownTop
        width: table.width - 2 * x - (table.session.over ? table.sheetSpace : 0)
        height: table.ownHeight
        visible: !table.settingUp || table.session.over
        compact: table.session.over
        hold: hold
        flights: air
    }
    MatShelf {
        id: shelf
        x: table.session.over ? mat.x + mat.fanLeft : table.width - table.side - table.shelfWidth
        y: table.session.over ? mat.y + Theme.px(10) : table.middleTop
        width: table.session.over ? mat.width - mat.fanLeft - Theme.px(10) : table.shelfWidth
        height: table.session.over ? mat.height - Theme.px(20) : table.middleHeight
        visible: table.session.over || !table.settingUp && table.shelved
        over: table.session.over
        hold: hold
        flights: air
        onBrowsed: seat => stage.browse(seat)
    }
    Finale {
        x: table.side
        y: mat.y + mat.height + table.gap
        width: mat.width
        height: table.height - y - Theme.px(22)
        visible: table.session.over
        desk: desk
    }
    TailstoryPrompt {
        id: prompt
        x: table.side
        width: parent.width - 2 * x
        y: parent.height - height - table.gap
        visible: !table.session.over
        answered: stage.visible && stage.asking
        desk: desk
    }
    TableHand {
        id: hold
        anchors.fill: parent
        desk: desk
        inspector: table.inspector
    }
    TailstorySky {
        id: air
        anchors.fill: parent
        session: table.session
        hold: hold
    }
    TailstorySounds {
        desk: desk
    }
}
