// SPDX-License-Identifier: MIT
// The reaction window, over the middle of any game's table.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: layer

    readonly property ReactionWindow reactions: App.session ? App.session.reactions : null
    readonly property var everySeat: App.session ? Array.from({ length: App.session.seatCount }, (unused, seat) => seat)
        : []

    implicitWidth: ring.implicitWidth
    implicitHeight: ring.implicitHeight

    ReactionRing {
        id: ring
        seats: layer.reactions ? layer.reactions.seats : []
        fine: layer.reactions ? layer.reactions.fine : []
        stopping: layer.reactions ? layer.reactions.stopping : []
        unasked: layer.reactions ? layer.reactions.unasked : []
        mayAllPass: layer.reactions !== null && layer.reactions.mayAllPass
        names: layer.everySeat.map(seat => App.session.seatName(seat))
        emblems: layer.everySeat.map(seat => App.session.seatEmblem(seat))
        keys: App.session && App.session.curtain.shared ? layer.everySeat.map(seat => App.seatKeys.name(seat)) : []
        onStopped: seat => layer.reactions.stop(seat)
        onPassed: seat => layer.reactions.fineByMe(seat)
        onAsked: (seat, wanted) => layer.reactions.setAsked(seat, wanted)
        onAllPassed: layer.reactions.allFine()
    }
}
