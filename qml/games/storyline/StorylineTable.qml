// SPDX-License-Identifier: MIT
// Scary Tales' table: the open book between seats and decks, the tale so far, the band with the hand or the shuffled
// cards, and the prompt bar at the bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

GameTable {
    id: table

    readonly property bool ended: session.over
    readonly property bool atEnd: contents.theEnd // the last page has tokens instead of cards
    // Is the band too low for the curtain's text?
    readonly property bool cramped: places.bandHeight < Theme.type(15) * 9.5
    readonly property int openPage: contents.page // copied to watch for changes
    // Shows up to four revealed cards large on the right page, until one of them is chosen. More cards, and hands, are
    // in the band below the book.
    readonly property int offers: contents.piles[0].length + contents.piles[1].length
    readonly property bool inBook: offers > 0 && offers <= 4 && book.chosen.length === 0 && !session.curtain.down &&
        !contents.reading
    readonly property real endWidth: width - 2 * places.side - sheetSpace // width beside the score sheet
    readonly property real boardTop: turns.y + turns.height + places.gap // top edge of the tokens at The End
    readonly property real boardRoom: ended ? height - boardTop - Theme.px(22) : Math.max(Theme.px(290), height * 0.4)
    readonly property real boardHigh: Math.min(boardRoom,
        Theme.px(20) + board.lines * Theme.px(86) + (board.lines - 1) * board.gap)
    // Height of the score sheet, with the open book above it.
    readonly property real sheetHigh: Theme.tall ? Math.round(height * 0.4)
        : Math.round(Math.min(height * (height < 700 ? 0.62 : Theme.textScale > 1 ? 0.54 : 0.58),
            Theme.px(200) + 2 * Theme.target + Theme.type(16) * 9.5 * (session.seatCount > 5 ? Theme.textScale : 1)))
    // Usual height of a card, at which the names of many cards are still readable.
    readonly property real usualHigh: offers > 7 ? Math.min(Theme.px(218), Theme.handHeight) : Theme.handHeight
    readonly property real cardHigh: Math.min(usualHigh * cardSize, Math.max(usualHigh, height * 0.36))
    // Is the table so low that the page takes the room of the tale so far?
    readonly property bool lowTable: height < Theme.px(800) || Theme.textScale > 1 && height < 700

    // Finds envelopes and tokens beside their seats, and cards of the tale in the open book or on the ribbon.
    function placeOf(kind: string, owner: int, index: int): var {
        if (kind === "tale")
            return table.cardPlace(contents.told[index]);
        if (kind === "tokens" && table.atEnd && !table.ended)
            return board.placeOf(owner, table);
        if (!seats.visible || owner < 0 || kind !== "sealed" && kind !== "tokens")
            return null;
        if (kind === "tokens") {
            const lie = seats.tokensRect(owner, table);
            return {
                x: lie.x + lie.width / 2,
                y: lie.y + lie.height / 2,
                width: lie.width + Theme.px(10),
                height: lie.height + Theme.px(4),
                angle: 0
            };
        }
        const at = seats.envelopePlace(owner, table);
        return { x: at.x, y: at.y, width: Theme.px(44), height: Theme.px(44), angle: 0 };
    }
    function cardPlace(card: var): var {
        if (!card || table.ended)
            return null;
        const thing = card.mark === contents.page ? book.cardOf(card.face)
            : ribbon.visible ? ribbon.leafOf(card.mark)
            : null;
        if (!thing)
            return null;
        const at = thing.mapToItem(table, thing.width / 2, thing.height / 2);
        return { x: at.x, y: at.y, width: thing.width, height: thing.height, angle: 0 };
    }
    // Returns the initial focus, which is never a token, because pressing a token decides.
    function firstThing(touch: string): Item {
        return touch.startsWith("card/turned") ? null : band.firstThing();
    }
    // Reads the open page aloud with the system's voice, or stops.
    function readAloud(): void {
        if (App.voice.speaking)
            App.voice.stop();
        else
            App.voice.say(book.words, contents.tale.language);
    }

    name: qsTr("Scary Tales")
    keyMaps: [keyboard, inspector.keys, storyBar.keys]
    bandBottom: ended ? height - sheetHigh - Theme.px(40) : Theme.px(4)
    tray: {
        const more = cramped ? Theme.type(15) * 4 : 0;
        return Qt.rect(places.band.x, places.bandTop - more, places.band.width, places.bandHeight + more);
    }
    bar: prompt
    teller: storyBar
    holding: contents.reading > 0 || contents.held.length > 0
    onLetGo: {
        if (contents.reading > 0)
            return contents.read(0);
        contents.letGo();
        table.forceActiveFocus();
    }
    onOpenPageChanged: App.voice.stop() // because another page is open now
    Keys.onPressed: event => {
        if (contents.moving && event.key === Qt.Key_Space) {
            table.session.scheduler.finishAnimations();
            event.accepted = true;
        } else if (!storyBar.handle(event) && !table.inspector.handle(event)) {
            keyboard.handle(event);
        }
    }

    StorylineContents {
        id: contents
        session: table.session
    }
    StorylineKeys {
        id: keyboard
        contents: contents
        band: band
        board: board
        book: book
        onEscaped: table.stepBack()
        onLogToggled: table.toggleLog()
        onAloud: table.readAloud()
    }
    StorylinePlaces {
        id: places
        width: table.width
        height: table.height
        barTop: prompt.y
        floor: {
            const below = table.ended ? table.bandBottom
                : table.atEnd ? board.y
                : table.inBook ? prompt.y - places.gap
                : places.bandTop;
            return below - Theme.px(4);
        }
        bandHeight: Math.round(table.cardHigh + Math.max(Theme.px(16), band.handed ? 0 : band.words))
        seatCount: table.session.seatCount
        lined: ribbon.visible
        seated: !table.atEnd
        ended: table.ended
        // Lets many seats at a low table have one line each.
        seatsWidth: Theme.px(table.session.seatCount > 6 ? 240 : 206)
        decksWidth: Theme.px(160)
        decksHeight: decks.natural
        lineHeight: Math.max(Theme.target, Theme.vh(5.5))
    }
    SeatColumn {
        id: seats
        x: places.seats.x
        y: places.seats.y
        width: places.seats.width
        height: places.seats.height
        columns: places.tall ? 2 : 1
        contents: contents
        visible: !table.atEnd // the board at The End shows the seats
    }
    TaleRibbon {
        id: ribbon
        x: places.line.x
        y: places.line.y
        width: places.line.width
        height: places.line.height
        cards: places.wide
        tucked: places.tucked
        contents: contents
        visible: !table.atEnd && places.marksFit && (places.wide || !table.lowTable)
        onPressed: page => contents.read(page)
    }
    DeckColumn {
        id: decks
        x: places.decks.x
        y: places.decks.y
        width: places.decks.width
        height: places.decks.height
        columns: places.tall ? 6 : places.wide ? 3 : 2
        flat: places.tall
        contents: contents
        visible: !table.ended
        onAloud: table.readAloud()
    }
    Item { // makes Tab go from the cards to the text fields in the book below them
        anchors.fill: parent

        LowerBand {
            id: band
            z: 1
            x: table.inBook ? book.x + book.offers.x : places.band.x
            width: table.inBook ? book.offers.width : places.band.width
            height: table.inBook ? book.offers.height : places.band.height
            y: table.inBook ? book.y + book.offers.y : places.band.y
            inBook: table.inBook
            // Independent of large text, which would otherwise take room from the book.
            widest: Theme.handHeight * 63 / 88 * table.cardSize
            contents: contents
            inspector: table.inspector
            visible: !table.atEnd
        }
        OpenBook {
            id: book
            x: places.book.x
            y: places.book.y
            width: places.book.width
            height: places.book.height
            upright: places.upright
            contents: contents
            offersHere: table.inBook
        }
    }
    Binding {
        target: contents
        property: "moving"
        value: band.opening || book.turning
    }
    MouseArea { // ends the animation on a press, without any other effect
        anchors.fill: parent
        enabled: contents.moving
        onPressed: table.session.scheduler.finishAnimations()
    }
    EndBoard {
        id: board
        x: places.side
        width: parent.width - 2 * x - table.sheetSpace
        height: table.boardHigh
        y: table.ended ? table.boardTop : prompt.y - table.boardHigh - places.gap
        columns: table.ended && table.session.seatCount < 5 || Theme.tall ? 1 : 2
        contents: contents
        earned: table.earned
        visible: table.atEnd
    }
    PageTurns {
        id: turns
        x: places.side
        y: table.bandBottom + Theme.px(18)
        width: table.endWidth
        height: implicitHeight
        contents: contents
        visible: table.ended
    }
    StorylinePrompt {
        id: prompt
        x: places.side
        width: parent.width - 2 * x
        y: parent.height - height - Theme.px(14)
        visible: !table.ended && !storyBar.visible
        contents: contents
    }
    EventBar {
        id: storyBar
        x: prompt.x
        width: prompt.width
        height: Math.max(prompt.height, implicitHeight)
        y: prompt.y + prompt.height - height
        events: table.session.events
        emblems: contents.seats.map(seat => seat.emblem)
        names: contents.seats.map(seat => seat.name)
        pictures: ({
            page: "qrc:/art/games/storyline/icons/quill.svg",
            cards: "qrc:/art/games/storyline/icons/quill.svg",
            end: "qrc:/art/games/storyline/tokens/back.svg"
        })
        accent: Theme.accent("storyline")
    }
    StorylineFlights {
        anchors.fill: parent
        session: table.session
        column: seats
        hand: Qt.point(places.band.x + places.band.width / 2, places.band.y + places.band.height / 2)
        gift: Qt.point(book.x + book.rightText.x + book.rightText.width / 2,
            book.y + book.rightText.y + book.rightText.height / 2)
    }
}
