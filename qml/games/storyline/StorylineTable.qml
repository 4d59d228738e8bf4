// SPDX-License-Identifier: MIT
// Scary Tales' table: the open book between the seats and the decks, the tale so far below it, then
// the hand or what came out of the shuffle, and the prompt bar at the bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

GameTable {
    id: table

    readonly property real side: Theme.px(22)
    readonly property real gap: Theme.px(10)
    readonly property bool ended: session.over
    readonly property bool atEnd: desk.theEnd // the last page lies open: tokens instead of cards
    readonly property bool cramped: bandHeight < Theme.type(15) * 9.5 // the curtain needs room for its words
    readonly property int openPage: desk.page
    // A few offers lie large on the right page until one is chosen, which lies there alone; more of them, and
    // hands, in the band below the book.
    readonly property int offers: desk.piles[0].length + desk.piles[1].length
    readonly property bool inBook: offers > 0 && offers <= 4 && book.chosen.length === 0 && !session.curtain.down && !desk.reading
    readonly property real endWidth: width - 2 * side - sheetSpace // beside the score sheet
    readonly property real boardTop: turns.y + turns.height + gap // beside it
    readonly property real boardHigh: ended ? height - boardTop - Theme.px(22) : Math.min(Theme.px(290), Theme.px(20) + board.lines * Theme.px(86) + (board.lines - 1) * board.gap)
    readonly property real sheetHigh: Math.round(Math.min(height * (height < 700 ? 0.62 : Theme.textScale > 1 ? 0.54 : 0.58), Theme.px(200) + 2 * Theme.target + Theme.type(16) * 9.5 * (session.seatCount > 5 ? Theme.textScale : 1))) // the book lies open above it
    readonly property real cardHigh: Math.min(Theme.px(153) * 88 / 63 * cardSize, Math.max(Theme.px(153) * 88 / 63, height * 0.36))
    readonly property real bandHeight: Math.round(cardHigh + Theme.px(10) + Math.max(Theme.px(16), band.handed ? 0 : band.words))
    readonly property real bandTop: prompt.y - bandHeight - gap
    readonly property bool lowTable: height < Theme.px(800) || Theme.textScale > 1 && height < 700 // then the tale so far gives its room to the page

    // Envelopes and tokens beside their seats; cards of the tale in the open book, or on their page
    // of the ribbon below it.
    function placeOf(kind: string, owner: int, index: int): var {
        if (kind === "tale")
            return table.cardPlace(desk.told[index]);
        if (!seats.visible || owner < 0 || kind !== "sealed" && kind !== "tokens")
            return null;
        if (kind === "tokens") {
            const lie = seats.tokensRect(owner, table);
            return { x: lie.x + lie.width / 2, y: lie.y + lie.height / 2, width: lie.width + Theme.px(10), height: lie.height + Theme.px(4), angle: 0 };
        }
        const at = seats.envelopePlace(owner, table);
        return { x: at.x, y: at.y, width: Theme.px(44), height: Theme.px(44), angle: 0 };
    }
    function cardPlace(card: var): var {
        if (!card || table.ended)
            return null;
        const thing = card.mark === desk.page ? book.cardOf(card.face) : ribbon.visible ? ribbon.leafOf(card.mark) : null;
        if (!thing)
            return null;
        const at = thing.mapToItem(table, thing.width / 2, thing.height / 2);
        return { x: at.x, y: at.y, width: thing.width, height: thing.height, angle: 0 };
    }
    // Where the keyboard begins: tokens decide at a touch, cards do not.
    function firstThing(touch: string): Item {
        return touch.startsWith("card/turned") ? null : band.firstThing();
    }
    // The page that lies open, by the system's voice.
    function readAloud(): void {
        if (App.voice.speaking)
            App.voice.stop();
        else
            App.voice.say(book.words, desk.tale.language);
    }

    name: qsTr("Scary Tales")
    keyMaps: [keyboard, inspector.keys, storyBar.keys]
    bandBottom: ended ? height - sheetHigh - Theme.px(40) : Theme.px(4)
    tray: cramped ? Qt.rect(side, ribbon.y, width - 2 * side, bandTop + bandHeight - ribbon.y) : Qt.rect(side, bandTop, width - 2 * side, bandHeight)
    bar: prompt
    teller: storyBar
    newsPlace: Qt.rect(seats.x, seats.y, seats.width, seats.height) // not over what is read and judged
    holding: desk.reading > 0 || desk.held.length > 0
    onLetGo: {
        if (desk.reading > 0)
            return desk.read(0);
        desk.letGo();
        table.forceActiveFocus();
    }
    onOpenPageChanged: App.voice.stop() // another one lies open now
    Keys.onPressed: event => {
        if (!storyBar.handle(event) && !table.inspector.handle(event))
            keyboard.handle(event);
    }

    TaleDesk {
        id: desk
        session: table.session
    }
    StorylineKeys {
        id: keyboard
        desk: desk
        band: band
        board: board
        book: book
        onEscaped: table.stepBack()
        onAloud: table.readAloud()
    }
    SeatColumn {
        id: seats
        x: table.side
        y: Theme.px(20)
        width: Math.max(Theme.px(206), Theme.type(16) * (table.session.seatCount > 6 ? 13 : 12)) // of many seats each is one line
        height: book.y + book.height - y - Theme.px(14)
        desk: desk
        visible: !table.ended
    }
    OpenBook {
        id: book
        readonly property real room: decks.x - seats.x - seats.width - Theme.px(24)
        x: table.ended ? (table.width - width) / 2 : seats.x + seats.width + Theme.px(12) + (room - width) / 2
        y: table.ended ? Theme.px(16) : Theme.px(8)
        // The last page is the longest, and the book is low where it lies open above the score sheet: its pages are wide.
        readonly property real shape: table.ended ? Math.max(2.2, Math.min(5.6, 920 * Theme.textScale / Math.max(1, height))) : 2.2
        width: Math.round(Math.min(table.ended ? table.width - 2 * table.side : room, height * shape))
        height: Math.round((table.ended ? table.bandBottom : table.atEnd ? board.y : ribbon.visible ? ribbon.y : table.inBook ? prompt.y - table.gap : table.bandTop) - y - Theme.px(4))
        desk: desk
        offersHere: table.inBook
    }
    DeckColumn {
        id: decks
        x: table.width - table.side - width
        y: Theme.px(20)
        width: Math.max(Theme.px(158), Theme.type(13) * (Theme.textScale > 1 ? 10 : 11))
        height: book.y + book.height - y - Theme.px(14)
        desk: desk
        visible: !table.ended
        onAloud: table.readAloud()
    }
    TaleRibbon {
        id: ribbon
        x: table.side
        width: parent.width - 2 * x
        height: Math.max(Theme.target + Theme.px(16), Math.round(Theme.px(84) - (Theme.textScale - 1) * Theme.px(40))) // large text needs the book's room more
        y: (table.inBook ? prompt.y : table.bandTop) - height - table.gap
        desk: desk
        visible: !table.atEnd && !table.lowTable
        onPressed: page => desk.read(page)
    }
    LowerBand {
        id: band
        x: table.inBook ? book.x + book.offers.x : table.side
        width: table.inBook ? book.offers.width : parent.width - 2 * x
        height: table.inBook ? book.offers.height : table.bandHeight
        y: table.inBook ? book.y + book.offers.y : table.bandTop
        inBook: table.inBook
        widest: Theme.px(153) * table.cardSize // as large with large text, which takes room from the book
        desk: desk
        inspector: table.inspector
        visible: !table.atEnd
    }
    EndBoard {
        id: board
        x: table.side
        width: parent.width - 2 * x - table.sheetSpace
        height: table.boardHigh
        y: table.ended ? table.boardTop : prompt.y - table.boardHigh - table.gap
        columns: table.ended && table.session.seatCount < 5 ? 1 : 2
        desk: desk
        earned: table.earned
        visible: table.atEnd
    }
    PageTurns {
        id: turns
        x: table.side
        y: table.bandBottom + Theme.px(18)
        width: table.endWidth
        height: implicitHeight
        desk: desk
        visible: table.ended
    }
    StorylinePrompt {
        id: prompt
        x: table.side
        width: parent.width - 2 * x
        y: parent.height - height - Theme.px(14)
        visible: !table.ended && !storyBar.visible
        desk: desk
    }
    StoryBar {
        id: storyBar
        x: prompt.x
        width: prompt.width
        height: Math.max(prompt.height, implicitHeight)
        y: prompt.y + prompt.height - height
        story: table.session.story
        emblems: desk.seats.map(seat => seat.emblem)
        names: desk.seats.map(seat => seat.name)
        pictures: ({ page: "qrc:/art/games/storyline/icons/quill.svg", cards: "qrc:/art/games/storyline/icons/quill.svg", end: "qrc:/art/games/storyline/tokens/back.svg" })
        accent: Theme.accent("storyline")
    }
    StorylineFlights {
        anchors.fill: parent
        session: table.session
        column: seats
        hand: Qt.point(table.width / 2, table.bandTop + table.bandHeight / 2)
        pool: Qt.point(decks.x + Theme.px(24), decks.y + decks.line * 5.5)
    }
}
