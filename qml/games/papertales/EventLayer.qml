// SPDX-License-Identifier: MIT
// Shows the automatic phases of Paper Tales on the table: rings around the Kingdoms concerned, tags with the
// contributions of cards, the seams of Wars, and an event bar that replaces the prompt.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "StoryMarks.js" as Marks

Item {
    id: tale

    required property var table // the surrounding table, which finds all places
    required property MatchSession session
    readonly property EventPlayer events: session.events
    readonly property EventBar teller: bar
    readonly property bool telling: events.telling
    readonly property list<string> phases: ["", "", "deployment", "wars", "income", "construction", "aging"]
    readonly property int tellingPhase: telling ? Math.max(0, phases.indexOf(events.chapter)) : 0
    readonly property bool war: telling && events.chapter === "wars" && events.seats.length === 2 &&
        events.winners.length > 0
    readonly property bool ownWar: war && events.seats.includes(table.own) // the viewer's own War is shown large
    readonly property int ownWarTime: 2000 // milliseconds at normal speed
    readonly property int warTime: 800 // milliseconds for a War between others
    readonly property bool timed: war && Motion.pace > 0 && !events.paused && !events.stepMode && !events.waits &&
        !App.covered && !session.review.active && !session.vote.active
    property string played // the moment whose War has been shown
    readonly property var pictures: ({
            turn: icon("recruit"), deployment: icon("deploy"), wars: icon("wars"), income: icon("income"),
            construction: icon("construction"), aging: icon("aging"), over: icon("legend"),
            strength: icon("strength"), gold: icon("gold"), cost: icon("gold"), points: icon("legend"), age: icon("age")
        })
    readonly property int revision: session.revision
    readonly property bool handless: table.handless // watched, because the Kingdoms move when the hand disappears
    readonly property real floor: table.middleBottom // watched, because the Kingdoms move when the bar's height changes
    property list<int> emblems
    property list<string> names
    property list<var> tags
    property list<rect> rings

    function icon(name: string): string {
        return "qrc:/art/games/papertales/icons/" + name + ".svg";
    }
    function skip(): void {
        tale.events.skip();
    }
    function next(): void {
        tale.events.next();
    }
    function zoneOf(kind: string, seat: int): var {
        return tale.session.zone(kind, seat);
    }
    function faceAt(kind: string, seat: int, at: int): int {
        return tale.zoneOf(kind, seat).at(at).face ?? 0;
    }
    // Finds the places of the narrated cards, once the cards have moved.
    function mark(): void {
        const emblems = [];
        const names = [];
        for (let seat = 0; seat < tale.session.seatCount; ++seat) {
            emblems.push(tale.session.seats.at(seat).emblem ?? 0);
            names.push(tale.session.seats.at(seat).name ?? "");
        }
        tale.emblems = emblems;
        tale.names = names;
        tale.tags = tale.telling ? Marks.partTags(tale.events.sums, tale.table.placeOf, tale.faceAt) : [];
        tale.rings = tale.telling
            ? tale.events.seats.map(seat => tale.table.kingdomPlace(seat)).filter(place => place.width > 0)
            : [];
    }
    // Plays a War once. Its duration is independent of the narrated sentence.
    function fight(): void {
        const moment = tale.war ? tale.revision + " " + tale.events.index : "";
        if (moment !== tale.played) {
            tale.played = moment;
            tale.events.linger(false);
            if (tale.timed)
                holding.restart();
            (stages.count > 0 ? stages.itemAt(0) as WarStage : null)?.play();
        }
    }

    objectName: "storyLayer"
    onHandlessChanged: soon.restart()
    onFloorChanged: soon.restart()
    onWidthChanged: soon.restart()
    onHeightChanged: soon.restart()

    Timer { // runs after the table has updated its places
        id: soon
        interval: 0
        onTriggered: tale.mark()
    }

    Timer { // runs after the bar has handled the moment, which would cancel a delay
        id: holding
        interval: 0
        onTriggered: {
            if (!tale.timed)
                return;
            tale.events.linger(true);
            warClock.restart();
        }
    }
    Timer {
        id: warClock
        interval: Math.round((tale.ownWar ? tale.ownWarTime : tale.warTime) * Motion.pace)
        onTriggered: {
            if (tale.timed)
                tale.events.next();
            else
                tale.events.linger(false);
        }
    }
    Connections {
        target: tale.events
        function onChanged(): void {
            tale.mark();
            tale.fight();
        }
    }
    Repeater {
        model: tale.ownWar ? [] : tale.rings
        delegate: Rectangle {
            required property rect modelData
            x: modelData.x - Theme.ring
            y: modelData.y - Theme.ring
            width: modelData.width + 2 * Theme.ring
            height: modelData.height + 2 * Theme.ring
            radius: Theme.radius
            color: Theme.clear
            border.width: Theme.ring
            border.color: Theme.gold
        }
    }
    Repeater {
        model: tale.ownWar ? [] : tale.tags
        delegate: StoryTag {
            picture: tale.pictures[modelData.what] ?? ""
        }
    }
    StorySeam {
        visible: tale.war && !tale.ownWar
        first: tale.war ? tale.table.kingdomPlace(tale.events.seats[0]) : Qt.rect(0, 0, 0, 0)
        second: tale.war ? tale.table.kingdomPlace(tale.events.seats[1]) : Qt.rect(0, 0, 0, 0)
        sums: tale.war ? tale.events.sums : []
        seats: tale.war ? Array.from(tale.events.seats) : []
        winners: Array.from(tale.events.winners)
        emblems: tale.emblems
    }
    Repeater {
        id: stages
        model: tale.ownWar ? 1 : 0
        delegate: WarStage {
            anchors.fill: tale
            seats: Array.from(tale.events.seats)
            winners: Array.from(tale.events.winners)
            sums: tale.events.sums
            emblems: tale.emblems
            names: tale.names
            table: tale.table
            floor: bar.y
            onPressed: bar.next()
        }
    }
    EventBar {
        id: bar
        readonly property rect place: tale.table.promptPlace ??
            Qt.rect(Theme.px(22), tale.height - Theme.px(92), tale.width - Theme.px(44), Theme.px(78))
        x: place.x
        width: place.width
        property real tallest: 0 // maximum height during this narration, which keeps the items above in place
        height: Math.max(place.height, implicitHeight, tallest)
        onImplicitHeightChanged: tallest = telling ? Math.max(tallest, implicitHeight) : 0
        onTellingChanged: tallest = 0
        onWidthChanged: tallest = 0
        y: place.y + place.height - height
        events: tale.events
        emblems: tale.emblems
        names: tale.names
        pictures: tale.pictures
        accent: Theme.accent("papertales")
        readonly property rect tray: tale.table.tray // the place of the hand, which is empty during narration
        summed: !tale.war
        centre: tray.x + tray.width / 2 - x
        widest: tale.ownWar ? tray.width * 0.4 : tray.width // narrow enough to wrap long sums
    }
}
