// SPDX-License-Identifier: MIT
// Paper Tales' table: the phase track and the other Kingdoms at the top, one's own Kingdom and the forecast in the
// middle, and the hand at the bottom. In wide windows the other Kingdoms are at both sides; in tall ones the forecast
// is below one's own Kingdom. Cards keep their places in all phases.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

GameTable {
    id: table

    readonly property real side: Theme.px(16)
    readonly property real gap: Theme.px(8)
    readonly property bool ended: session.over && !session.review.active
    readonly property bool aside: Theme.wide && !ended // are the other Kingdoms at both sides?
    readonly property real column: aside ? Math.round(width * 0.18) : 0
    readonly property real middle: side + (aside ? column + gap : 0) // left edge of the viewer's own area
    readonly property real middleWidth: width - middle - side - (aside && band.others > 1 ? column + gap : 0)
    readonly property real bandTop: track.y + track.height + gap
    readonly property real middleTop: aside ? bandTop : bandTop + band.height + (band.others > 0 ? gap : 0)
    readonly property real room: middleBottom - bandTop // height for the other Kingdoms, the viewer's own and the hand
    // The card width at which seven hand cards fit side by side. It doesn't depend on the font size, because the rest
    // of the table gives way.
    readonly property real handCard: Math.min(Theme.handHeight * (aside ? 1.15 : 1) * cardSize * 63 / 88,
            (middleWidth - Theme.px(60)) / (Theme.tall ? 4.4 : 6) * Math.max(1, cardSize), height * 0.36 * 63 / 88) *
        (session.review.active ? 0.72 : 1)
    readonly property real handHeight: Math.round(Math.max(hand.overhead + handCard * 88 / 63, hand.yardLeast))
    // Height of the forecast below the Kingdom.
    readonly property real strip: Theme.tall ? Math.round(Math.max(Theme.vh(9), Theme.type(18) * 4)) : 0
    // Steps that ask the viewer to choose among their own Units.
    readonly property list<string> choosingSteps: ["target", "alchemy", "save"]
    readonly property bool choosing: choosingSteps.includes(session.step)
    // Are the letters so large that repeated information is left out?
    readonly property bool tight: height < Theme.type(16) * 46
    // Does the viewer have no cards in the hand area?
    readonly property bool handless: session.over || choosing || !session.curtain.down && hand.idle
    // Bottom of the middle area. The event bar may be taller than the prompt.
    readonly property real middleBottom: session.over ? height - side
        : (events.telling ? Math.min(prompt.y, events.teller.y) : prompt.y) - gap
    // One's own Kingdom leaves room for a hand. In small windows without a hand, it takes that room.
    readonly property real spare: room - handHeight - gap - (Theme.tall ? strip + gap : 0) -
        (aside || band.others === 0 ? 0 : band.height + gap)
    readonly property real kingdomHeight: ended ? Math.min(middleBottom - middleTop, kingdom.inRanks)
        : handless ? Math.max(spare, Math.min(kingdom.wanted, spare + handHeight))
        : spare

    function placeOf(kind: string, owner: int, index: int): var {
        const thing = hold.find(kind + "/" + owner + "/" + Math.max(0, index));
        if (!thing)
            return null;
        const at = thing.mapToItem(table, thing.width / 2, thing.height / 2);
        return { x: at.x, y: at.y, width: thing.width, height: thing.height, angle: thing.rotation };
    }
    function kingdomOf(seat: int): var {
        return seat === contents.own ? kingdom : band.kingdom(seat);
    }
    function kingdomPlace(seat: int): rect {
        const item = table.kingdomOf(seat);
        return item ? item.mapToItem(table, 0, 0, item.width, item.height) : Qt.rect(0, 0, 0, 0);
    }
    // Returns the centre of the disc with a seat's Legend Points, or null.
    function scorePlace(seat: int): var {
        const disc = table.kingdomOf(seat)?.score ?? null;
        return disc ? disc.mapToItem(table, disc.width / 2, disc.height / 2) : null;
    }
    // Returns the item to focus for a touch that begins a move, where a level stands for its Building. During planning
    // the item is in the hand.
    function firstThing(touch: string): Item {
        const held = table.session.step === "plan"
            ? hold.all.find(thing => hold.shown(thing) && thing.touch.startsWith("card/hand"))
            : null;
        if (held)
            return held;
        const kind = touch.startsWith("card/buildings") ? "level" : "";
        return hold.all.find(thing =>
                hold.shown(thing) &&
                    (kind !== "" ? thing.ready && thing.place.startsWith(kind) : thing.touch === touch)) ?? null;
    }

    name: qsTr("Paper Tales")
    keyMaps: [keyboard, inspector.keys, events.teller.keys]
    bandBottom: aside ? bandTop : bandTop + band.height
    tray: Qt.rect(middle, middleBottom - handHeight, middleWidth, handHeight)
    bar: prompt
    teller: events.teller
    holding: contents.held.length > 0
    onLetGo: contents.drop()
    inspector.room: Qt.rect(Theme.px(10), Theme.px(10), width - Theme.px(20), height - Theme.px(20))
    Keys.onPressed: event => keyboard.handle(event)

    PapertalesContents {
        id: contents
        session: table.session
        onLeaving: touches => air.depart(touches[0])
        onArrived: (face, touches) => air.arrive(face, touches[touches.length - 1])
    }
    PapertalesKeys {
        id: keyboard
        hold: hold
        teller: events.teller
        onEscaped: table.stepBack()
        onLogToggled: table.toggleLog()
    }
    PhaseTrack {
        id: track
        x: table.side
        y: Theme.px(8)
        width: table.width - 2 * table.side
        contents: contents
        told: events.tellingPhase
    }
    OpponentBand {
        id: band
        x: table.side
        y: table.bandTop
        width: table.width - 2 * table.side
        aside: table.aside
        column: table.column
        // Height for one's own Kingdom, which has priority if letters are large.
        readonly property real given: table.room - table.handHeight - 2 * table.gap -
            (Theme.tall ? table.strip + table.gap : 0)
        height: table.aside ? table.room
            : table.ended ? Math.min(wanted, table.room * 0.35)
            : Math.round(Math.max(table.tight ? headed : Math.min(least, given * 0.5),
                Math.min(wanted, given - (Theme.tall ? given * 0.5 : kingdom.wanted))))
        hold: hold
    }
    OwnKingdom {
        id: kingdom
        x: table.middle
        y: table.middleTop
        width: table.ended ? Math.min(table.width - 2 * x - table.sheetSpace, Theme.px(720))
            : Theme.tall ? table.middleWidth
            : table.middleWidth - table.gap - plan.slim
        height: Math.round(table.kingdomHeight)
        hold: hold
        flights: air
        tight: table.tight && !table.handless
    }
    PlanPanel {
        id: plan
        readonly property real slim: Math.round(Math.max(Theme.px(176),
            Math.min(Theme.px(260), table.middleWidth - table.gap - kingdom.wantedWide)))
        x: Theme.tall ? table.middle : kingdom.x + kingdom.width + table.gap
        y: Theme.tall ? kingdom.y + kingdom.height + table.gap : table.middleTop
        width: Theme.tall ? table.middleWidth : slim
        height: Theme.tall ? table.strip : kingdom.height
        visible: !table.session.over
        hold: hold
        flights: air
        tight: table.tight
    }
    HandPanel {
        id: hand
        x: table.middle
        y: table.middleBottom - table.handHeight
        width: table.middleWidth
        height: table.handHeight
        visible: !table.handless
        hold: hold
        flights: air
    }
    Repeater {
        id: askers
        model: table.choosing ? 1 : 0
        delegate: AskerSlip {
            readonly property real from: plan.y + plan.height + Theme.px(14)
            objectName: "askerSlip"
            contents: hold.contents
            width: Math.min(table.middleWidth, Theme.px(820))
            height: implicitHeight
            x: table.middle + (table.middleWidth - width) / 2
            y: from + Math.max(0, (table.middleBottom - from - height) * 0.3)
            visible: asker > 0 && from + implicitHeight <= table.middleBottom
        }
    }
    PapertalesPrompt {
        id: prompt
        x: table.side
        width: parent.width - 2 * x
        y: parent.height - height - Theme.px(12)
        visible: !table.session.over && !events.telling
        contents: contents
        askerTold: askers.count > 0 && (askers.itemAt(0)?.visible ?? false)
    }
    PapertalesThings {
        id: hold
        anchors.fill: parent
        contents: contents
        inspector: table.inspector
        earned: table.earned.map(card => [card.kind, card.owner, card.index].join("/"))
    }
    EventLayer {
        id: events
        anchors.fill: parent
        table: table
        session: table.session
    }
    BurningUnits {
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
