// SPDX-License-Identifier: MIT
// Foxtail's flying cards, and the sets that they complete in the large tail on landing. A press anywhere lands them
// all.
import QtQuick
import Taletop.App
import Taletop.Table

FlightLayer {
    id: sky

    required property MatchSession session
    required property FoxtailLanes lanes
    required property FoxtailColumn column
    required property TailView tail
    property var joined: [] // newly filled places in tails as { owner, index }, not celebrated yet

    signal made(sets: var) // emitted for the sets completed in the large tail, once the bit has landed

    // Celebrates the sets that include a bit in these places.
    function celebrate(): void {
        if (sky.joined.length === 0 || sky.airborne > 0)
            return;
        const places = sky.joined.filter(place => place.owner === sky.tail.owner).map(place => place.index);
        sky.joined = [];
        const groups = sky.session.pad.forSeat(sky.tail.owner).reduce((all, line) => all.concat(line.groups), []);
        sky.made(groups.filter(group => group.label !== "" && group.spots.some(spot => places.includes(spot.index))));
    }

    onAirborneChanged: landing.restart()

    function placeOf(kind: string, owner: int, index: int): var {
        return places.placeOf(kind, owner, index);
    }

    game: session.gameId
    theme: App.appearance.artTheme
    gutter: session.cardGutter
    units: session.cardWidth

    FoxtailFlights {
        session: sky.session
        sky: sky
        places: FoxtailPlaces {
            id: places
            sky: sky
            lanes: sky.lanes
            column: sky.column
            tail: sky.tail
        }
    }
    Timer { // waits until all flights have started
        id: landing
        interval: 0
        onTriggered: sky.celebrate()
    }
    TapHandler {
        enabled: sky.airborne > 0
        onPressedChanged: sky.session.scheduler.finishAnimations()
    }
    Connections {
        target: sky.session
        function onFinishWanted(): void {
            sky.joined = []; // no celebration if the viewer changes, or if it is skipped
            sky.finish();
        }
        function onCardMoved(fromKind: string, fromOwner: int, fromIndex: int, toKind: string, toOwner: int,
                toIndex: int): void {
            if (toKind === "tail" && fromKind !== "tail")
                sky.joined = sky.joined.concat([{ owner: toOwner, index: toIndex }]);
        }
        function onTurned(): void {
            landing.restart();
        }
    }
}
