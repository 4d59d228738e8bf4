// SPDX-License-Identifier: MIT
// Foxtail's cards under way. A press anywhere lets them all arrive.
import QtQuick
import Taletop.App
import Taletop.Table

FlightLayer {
    id: sky

    required property MatchSession session
    required property FoxtailLanes lanes
    required property FoxtailColumn column
    required property TailView tail

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
    TapHandler {
        enabled: sky.airborne > 0
        onPressedChanged: sky.session.scheduler.finishAnimations()
    }
    Connections {
        target: sky.session
        function onFinishWanted(): void {
            sky.finish();
        }
    }
}
