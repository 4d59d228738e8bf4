// SPDX-License-Identifier: MIT
// The moment in which a play can be answered, over the middle of any game's table.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: layer

    readonly property ResponseBeat beat: App.session ? App.session.beat : null
    readonly property var everySeat: App.session ? Array.from({ length: App.session.seatCount }, (unused, seat) => seat) : []

    implicitWidth: ring.implicitWidth
    implicitHeight: ring.implicitHeight

    BeatRing {
        id: ring
        seats: layer.beat ? layer.beat.seats : []
        fine: layer.beat ? layer.beat.fine : []
        stopping: layer.beat ? layer.beat.stopping : []
        unasked: layer.beat ? layer.beat.unasked : []
        mayAllPass: layer.beat !== null && layer.beat.mayAllPass
        names: layer.everySeat.map(seat => App.session.seatName(seat))
        emblems: layer.everySeat.map(seat => App.session.seatEmblem(seat))
        keys: App.session && App.session.curtain.shared ? layer.everySeat.map(seat => App.seatKeys.name(seat)) : []
        onStopped: seat => layer.beat.stop(seat)
        onPassed: seat => layer.beat.fineByMe(seat)
        onAsked: (seat, wanted) => layer.beat.setAsked(seat, wanted)
        onAllPassed: layer.beat.allFine()
    }
}
