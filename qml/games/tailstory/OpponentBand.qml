// SPDX-License-Identifier: MIT
// The other seats' playmats, in table order from the left of the seat in the middle.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: band

    required property TableHand hold
    required property FlightLayer flights
    property bool low: false // figures stand on the piles
    property bool headsAlone: false
    readonly property TailstoryDesk desk: hold.desk
    readonly property int others: Math.max(0, desk.seats.length - 1)
    readonly property real space: Theme.px(13)
    readonly property real matWidth: Math.min(Theme.px(640), (width - (others - 1) * space) / Math.max(1, others))

    // Of the mat with the longest words: whatever happens to a seat, the mats stay as they are.
    readonly property real headHeight: mats.count > 0 ? highest() : 0

    readonly property bool brief: mats.count > 0 && tight()

    signal browsed(seat: int)

    function highest(): real {
        let height = 0;
        for (let i = 0; i < mats.count; ++i)
            height = Math.max(height, (mats.itemAt(i) as OpponentMat)?.headHeight ?? 0);
        return height;
    }

    function tight(): bool {
        for (let i = 0; i < mats.count; ++i) {
            if ((mats.itemAt(i) as OpponentMat)?.tight)
                return true;
        }
        return false;
    }

    Repeater {
        id: mats
        model: band.others
        delegate: OpponentMat {
            required property int index
            hold: band.hold
            flights: band.flights
            headRoom: band.headHeight
            brief: band.brief
            low: band.low
            headsAlone: band.headsAlone
            seat: (band.desk.own + 1 + index) % (band.others + 1)
            x: (band.width - band.others * band.matWidth - (band.others - 1) * band.space) / 2 + index * (band.matWidth + band.space)
            width: band.matWidth
            height: band.height
            onBrowsed: seat => band.browsed(seat)
        }
    }
}
