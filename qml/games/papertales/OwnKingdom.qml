// SPDX-License-Identifier: MIT
// The viewer's Kingdom as planned: owner and products, Front, Back, the fifth spot, and Buildings. Its cards keep their
// size and place in all phases.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: kingdom

    required property PapertalesThings hold
    property FlightLayer flights
    property bool tight: false
    readonly property PapertalesContents contents: hold.contents
    readonly property var row: contents.revision >= 0 ? contents.seats[contents.own] ?? null : null
    // After the end the Kingdom is only on display.
    readonly property bool ended: contents.session.over && !contents.session.review.active
    readonly property bool bare: ended && contents.spots.every(spot => spot.face === 0) // are only Buildings left?
    readonly property bool upright: !Theme.tall && !ended // is the head beside the cards?
    readonly property real inset: Theme.px(16)
    readonly property real gap: Theme.px(12)
    readonly property real rim: Theme.px(10)
    readonly property real caption: tight ? 0 : Theme.type(12) * 1.3
    readonly property real below: Theme.type(12) * (tight ? 0.75 : 0.6) // room for the "will die" tag below the rim
    readonly property real cardsTop: upright ? rim : rim + head.implicitHeight + Theme.px(4)
    readonly property real yardTop: cardsTop + (bare ? nobody.height + Theme.px(12) : 0)
    readonly property real yard: height - yardTop - rim // height of the area for Buildings
    readonly property bool paired: yard / 5 < Math.max(27, Theme.type(16) * 1.15) // are Buildings two to a line?
    // Width for Buildings beside the cards; independent of the font size, so that cards keep theirs.
    readonly property real aside: Theme.px(160)
    // Width for the Buildings, which is all of it if nothing else is left.
    readonly property real street: bare ? width - 2 * inset + Theme.px(6) : aside
    readonly property real lead: upright ? Theme.px(170) + gap : 0
    readonly property real cardsWide: width - 2 * inset - lead - aside

    // Preferred size of a card. Front and Back are in one row, unless two rows make cards much larger.
    readonly property real wantedCard: Math.max(Theme.vh(ended ? 30 : Theme.tall ? 27 : 24), 136)
    readonly property real rowHigh: height - cardsTop - caption - below - rim
    readonly property real rankHigh: (height - cardsTop - 2 * caption - below - rim - Theme.px(8)) / 2
    readonly property real rowWide: (cardsWide - 5.5 * gap) / 5
    readonly property real rankWide: (cardsWide - 3 * gap) / 3
    readonly property real inOne: Math.min(rowHigh, rowWide * 88 / 63, wantedCard)
    readonly property real inTwo: Math.min(rankHigh, rankWide * 88 / 63, wantedCard)
    readonly property bool inRow: flat || inOne * 1.15 >= inTwo
    // Replaces tiny cards by landscape pictures with names if there is little height.
    readonly property bool flat: Math.max(inOne, inTwo) * 63 / 88 < 64
    readonly property real cardHeight: flat ? Math.floor(rowHigh) : inRow ? inOne : inTwo
    readonly property real cardWidth: flat ? Math.floor(Math.min(rowWide, rowHigh * 1.5))
        : Math.floor(cardHeight * 63 / 88)
    readonly property int columns: inRow ? 5 : 3
    readonly property real step: cardWidth +
        Math.min(Theme.px(40), (cardsWide - gap - columns * cardWidth) / (inRow ? 5.5 : 3))
    readonly property real frontTop: cardsTop + caption +
        (upright && inRow ? Math.max(0, (rowHigh - cardHeight) / 2) : 0)
    readonly property real backTop: inRow ? frontTop : frontTop + caption + cardHeight + Theme.px(8)

    // Preferred size, and minimum height at which spots can be touched.
    readonly property real wantedWide: 2 * inset + lead + aside + 5 * Math.ceil(wantedCard * 63 / 88) + 6.5 * gap
    readonly property real wanted: cardsTop + caption + wantedCard + below + rim
    // Height with Front and Back in two rows.
    readonly property real inRanks: cardsTop + 2 * caption + 2 * Math.min(wantedCard, rankWide * 88 / 63) + below +
        rim + Theme.px(8)
    readonly property real least: Math.ceil(cardsTop + caption + Theme.target + rim) + 1

    function spotX(spot: int): real {
        const column = kingdom.inRow || spot < 3 ? spot : spot - 3;
        return kingdom.inset + kingdom.lead + column * kingdom.step + (kingdom.inRow && spot > 2 ? kingdom.gap : 0);
    }

    readonly property alias score: head.score

    objectName: "ownKingdom"
    Accessible.role: Accessible.Pane
    Accessible.name: row?.summary ?? ""

    KingdomGround {
        anchors.fill: parent
        emblem: kingdom.row?.emblem ?? 0
        asked: head.waitedFor
    }
    SeatHead {
        id: head
        x: kingdom.inset
        y: kingdom.rim
        width: kingdom.upright ? kingdom.lead - kingdom.gap : kingdom.width - 2 * x
        height: kingdom.upright ? kingdom.height - 2 * y : implicitHeight
        upright: kingdom.upright
        compact: kingdom.tight
        // Fewer but larger numbers at the end, because the products no longer matter.
        readonly property bool few: kingdom.ended && width < Theme.type(17) * 30
        // Leaves room for the name beside the numbers.
        most: kingdom.upright ? Math.max(12, Math.floor((width / 3 - Theme.px(8)) / 2.5))
            : few ? 1000
            : Math.max(12, Math.floor(kingdom.width / 36))
        keys: few ? ["strength", "gold"] : ["gold", "strength", "income", "wood", "food", "crystal"]
        row: kingdom.row
        waitedFor: (kingdom.row?.pending ?? false) && !kingdom.contents.session.over
        sealed: kingdom.contents.counters["phase"] === 2
    }
    Repeater {
        model: [qsTr("Front"), qsTr("Back")]
        delegate: Words {
            required property int index
            required property string modelData
            visible: !kingdom.tight &&
                (!kingdom.ended || kingdom.contents.spots.some((spot, at) => spot.face > 0 &&
                    (index === 0) === (at < 3)))
            x: kingdom.spotX(index * 3)
            // Clear of the ring around a card.
            y: (index === 0 ? kingdom.frontTop : kingdom.backTop) - height - Theme.px(3)
            text: modelData
            size: 12
            font.capitalization: Font.AllUppercase
            // Only for Latin letters, because spaced letters of other scripts don't look like one word.
            font.letterSpacing: /^[\u0000-\u024F]*$/.test(text) ? 1.5 : 0
            color: Theme.nightSoft
        }
    }
    Repeater {
        model: 5
        delegate: SpotPlace {
            hold: kingdom.hold
            covered: kingdom.flights !== null && kingdom.flights.revision >= 0 && kingdom.flights.covers(place)
            x: kingdom.spotX(index)
            y: index > 2 ? kingdom.backTop : kingdom.frontTop
            flat: kingdom.flat
            apart: kingdom.step - kingdom.cardWidth
            width: kingdom.cardWidth
            height: kingdom.flat ? kingdom.cardHeight : Math.round(width * 88 / 63)
        }
    }
    Words {
        id: nobody
        x: kingdom.inset
        y: kingdom.cardsTop + Theme.px(6)
        width: kingdom.width - 2 * x
        visible: kingdom.bare
        text: qsTr("No Unit survived to the end.")
        size: 17
        color: Theme.nightSoft
        wrapMode: Text.WordWrap
    }
    Repeater {
        model: 5
        delegate: BuildingTag {
            required property int modelData
            readonly property real room: Math.min(kingdom.yard / (kingdom.paired ? 3 : 5), kingdom.aside * 0.65)
            readonly property real cell: (kingdom.street - Theme.px(6)) / (kingdom.paired ? 2 : 1)
            objectName: "building-" + modelData
            hold: kingdom.hold
            owner: kingdom.contents.own
            index: modelData
            touch: ""
            tabStop: false
            // If the level can't be built, the session explains why.
            onTouched: kingdom.contents.touch("card/buildings/" + kingdom.contents.own + "/" + modelData)
            draggable: false
            pictured: kingdom.paired ? 0.3 : 0.34
            x: kingdom.width - kingdom.street - kingdom.inset + Theme.px(6) +
                (kingdom.paired ? modelData % 2 * cell : 0)
            y: kingdom.yardTop + (kingdom.paired ? Math.floor(modelData / 2) : modelData) * room
            width: cell - (kingdom.paired ? Theme.px(6) : 0)
            height: room - Math.max(2, Theme.px(5))
        }
    }
}
