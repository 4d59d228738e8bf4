// SPDX-License-Identifier: MIT
// The reaction window over the middle of the table, the same for every game.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: layer

    readonly property ReactionWindow reactions: App.session ? App.session.reactions : null

    function bySeat(value: var): var {
        return Array.from({ length: App.session?.seatCount ?? 0 }, (unused, seat) => value(seat));
    }

    implicitWidth: ring.implicitWidth
    implicitHeight: ring.implicitHeight

    ReactionRing {
        id: ring
        seats: Array.from(layer.reactions?.seats ?? [])
        fine: Array.from(layer.reactions?.fine ?? [])
        stopping: Array.from(layer.reactions?.stopping ?? [])
        unasked: Array.from(layer.reactions?.unasked ?? [])
        mayAllPass: layer.reactions !== null && layer.reactions.mayAllPass
        names: layer.bySeat(seat => App.session.seatName(seat))
        emblems: layer.bySeat(seat => App.session.seatEmblem(seat))
        keys: App.session && App.session.curtain.shared ? layer.bySeat(seat => App.seatKeys.name(seat)) : []
        onStopped: seat => layer.reactions.stop(seat)
        onPassed: seat => layer.reactions.fineByMe(seat)
        onAsked: (seat, wanted) => layer.reactions.setAsked(seat, wanted)
        onAllPassed: layer.reactions.allFine()
    }
}
