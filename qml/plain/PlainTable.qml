// SPDX-License-Identifier: MIT
// The table for games without one of their own: opponents at the top, shared zones in the middle, one's own cards large
// at the bottom, and all possible moves in words on the right. In a wide window the opponents form a column at the
// left. In a tall one they are two to a line, and the moves are below one's own cards.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

GameTable {
    id: table

    readonly property real side: Theme.px(26)
    readonly property real gap: Theme.px(14)
    readonly property real upper: Theme.px(16)
    readonly property real lowest: (session.over ? height - Theme.px(16) : prompt.y) - gap
    readonly property bool wide: Theme.wide && others.length > 0
    readonly property bool tall: Theme.tall
    // Number of opponents on a line.
    readonly property int perLine: wide ? 1 : tall ? Math.min(2, others.length) : others.length
    readonly property int lines: Math.ceil(others.length / Math.max(1, perLine))
    readonly property real leftEdge: wide ? side + Math.round(width * 0.2) : side // left edge of the middle
    readonly property real rightEdge: width - side - (session.over ? sheetSpace : tall ? 0 : list.width + gap)
    readonly property list<int> others: {
        const inTurn = Array.from({ length: session.seatCount }, (none, at) => (own + 1 + at) % session.seatCount);
        return inTurn.filter(seat => seat !== own);
    }

    function seatOf(owner: int): PlainSeat {
        return owner === table.own ? ownSeat : rivals.itemAt(Array.from(table.others).indexOf(owner)) as PlainSeat;
    }
    function placeOf(kind: string, owner: int, index: int): var {
        const row = owner < 0 ? middle : table.seatOf(owner)?.zones ?? null;
        const zone = row?.zoneOf(kind) ?? null;
        return zone?.visible ? zone.cardPlace(index, table) : null;
    }
    function firstThing(touch: string): Item {
        return things.touchedBy(touch) ?? list.first();
    }

    name: session.gameTitle
    keyMaps: [keyboard, inspector.keys]
    bandBottom: wide || others.length === 0 ? Theme.px(10)
        : upper + (tall ? lines * (Theme.vh(17) + gap) : table.height * 0.23)
    tray: Qt.rect(ownSeat.x, ownSeat.y, ownSeat.width, ownSeat.height)
    bar: prompt
    holding: contents.held.length > 0
    onLetGo: contents.drop()
    inspector.units: session.cardWidth
    inspector.unitsHigh: session.cardHeight
    inspector.gutter: session.cardGutter
    Keys.onPressed: event => keyboard.handle(event)

    TableContents {
        id: contents
        session: table.session
    }
    PlainKeys {
        id: keyboard
        session: table.session
        things: things
        list: list
        inspector: table.inspector
        onEscaped: table.stepBack()
        onLogToggled: table.toggleLog()
    }
    Grid {
        id: band
        x: table.side
        y: table.upper
        columns: table.perLine
        spacing: table.gap
        Repeater {
            id: rivals
            model: ListRows {
                list: Array.from(table.others)
            }
            delegate: PlainSeat {
                required property int modelData
                width: ((table.wide ? table.leftEdge - table.gap : table.width - table.side) - table.side -
                        (table.perLine - 1) * table.gap) / Math.max(1, table.perLine)
                height: ((table.wide ? table.lowest : table.bandBottom) - band.y - (table.lines - 1) * table.gap) /
                    Math.max(1, table.lines)
                contents: ownSeat.contents
                things: ownSeat.things
                flights: air
                owner: modelData
            }
        }
    }
    Words {
        id: counters
        x: table.leftEdge
        y: table.bandBottom + table.gap
        text: Object.values(table.session.counterTexts).join(" · ")
        size: 20
        color: Theme.onTable
    }
    PlainRow {
        id: middle
        x: table.leftEdge
        y: counters.y + counters.height + Theme.px(8)
        width: ownSeat.width
        height: ownSeat.y - y - table.gap
        highest: Theme.ownHeight
        contents: contents
        things: things
        flights: air
        owner: -1
    }
    PlainSeat {
        id: ownSeat
        x: table.leftEdge
        y: (table.tall && list.visible ? list.y - table.gap : table.lowest) - height
        width: table.rightEdge - table.leftEdge
        height: Math.round(table.height * (table.tall ? 0.3 : 0.42))
        large: true
        contents: contents
        things: things
        flights: air
        owner: table.own
    }
    PlainChoices {
        id: list
        x: table.tall ? table.side : table.width - table.side - width
        y: table.tall ? table.lowest - height : table.bandBottom + table.gap
        width: table.tall ? table.width - 2 * table.side : Math.max(Theme.px(270), Theme.type(15) * 15)
        height: Math.round(Math.min(natural, table.tall ? table.height * 0.2 : table.lowest - y))
        contents: contents
    }
    PromptBar {
        id: prompt
        x: table.side
        width: parent.width - 2 * x
        y: parent.height - height - Theme.px(16)
        visible: !table.session.over
        reviewing: table.session.review.active
        prompt: table.session.prompt
        detail: list.told ? list.told.consequence : table.session.detail
        weighing: list.told !== null
        warning: list.told?.warning ?? ""
        emblem: list.visible ? contents.seats[table.own]?.emblem ?? -1 : -1
    }
    Things {
        id: things
        anchors.fill: parent
        tableContents: contents
        inspector: table.inspector
        firstPlaces: contents.zones
            .filter(zone => zone.owner === table.own || zone.owner === -1)
            .sort((a, b) => b.owner - a.owner)
            .map(zone => zone.kind + "/")
        onTaken: thing => contents.touches.take(thing.touch)
        onDropped: (thing, target) => target ? contents.touches.let(thing.touch, target.dropTouch) : contents.drop()

        Carried {
            things: things
            width: things.dragged?.width ?? 0
            height: things.dragged?.height ?? 0

            CardImage {
                anchors.fill: parent
                game: table.session.gameId
                face: (things.dragged as Thing)?.face ?? 0
                gutter: table.session.cardGutter
                units: table.session.cardWidth
            }
        }
    }
    PlainFlights {
        id: air
        anchors.fill: parent
        session: table.session
        table: table
    }
}
