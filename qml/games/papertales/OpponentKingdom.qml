// SPDX-License-Identifier: MIT
// Another seat's Kingdom: its Units as upright cards, with the Front row before or above the Back row, whichever makes
// the cards larger, and its Building levels in a column on the right. Each card can be inspected.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

FocusScope {
    id: kingdom

    required property PapertalesThings hold
    required property int seat
    readonly property PapertalesContents contents: hold.contents
    readonly property var row: contents.revision >= 0 ? contents.seats[seat] ?? null : null
    readonly property list<var> spots: contents.kingdoms[seat]?.spots ?? []
    readonly property bool waitedFor: (row?.pending ?? false) && !contents.session.over
    readonly property bool ended: contents.session.over && !contents.session.review.active // over and not in review?
    // Is the third spot in the Front row open?
    readonly property bool fifth: (spots[2]?.face ?? 0) > 0 || row?.counters["fifthSpot"] > 0
    readonly property real gap: Theme.px(5)
    readonly property real inset: Theme.px(8)
    readonly property real cardsTop: head.y + head.height + Theme.px(6)
    readonly property real largest: Theme.opponentHeight * 1.3
    readonly property list<var> openHand: contents.revision >= 0 ? contents.openHands[seat] ?? [] : []
    readonly property real ground: height - cardsTop - Theme.px(8)
    readonly property bool folded: ground < 20 // is there room for the head only?
    // Height of the strip for a visible hand below the Units.
    readonly property real handStrip: openHand.length > 0 ? Math.round(Math.max(24, ground * 0.38)) : 0
    readonly property real rows: ground - handStrip
    readonly property real cardsWide: width - 2 * inset - tagWide - gap
    property bool fifths: fifth // set for all seats if one of them has a fifth spot, so that cards have the same size
    readonly property int front: fifths ? 3 : 2 // spots in the Front row
    readonly property real inOne: Math.min(rows, largest, (cardsWide - (front + 3) * gap) / (front + 2) * 88 / 63)
    readonly property real inTwo: Math.min((rows - gap) / 2, largest, (cardsWide - (front - 1) * gap) / front * 88 / 63)
    readonly property bool single: inOne >= inTwo // are all Units in a single row?
    readonly property real cardHeight: Math.max(12, Math.floor(Math.max(inOne, inTwo)))
    readonly property real cardWidth: Math.round(cardHeight * 63 / 88)
    readonly property real tagWide: Theme.px(44)

    readonly property alias score: head.score

    // Preferred height, minimum height, and height of the head alone.
    readonly property real wanted: cardsTop + Theme.opponentHeight + Theme.px(8)
    readonly property real least: cardsTop + Theme.px(8) + 24 // cards are just large enough for the pointer
    readonly property real headed: cardsTop

    // Only what is built. The viewer's own Kingdom also shows unbuilt Buildings.
    readonly property list<int> built: {
        const rows = contents.revision >= 0 ? contents.kingdoms[seat]?.buildings ?? [] : [];
        return rows.map((row, at) => at).filter(at => rows[at].mark > 0);
    }

    function spotX(spot: int): real {
        const column = spot < 3 ? spot : spot - 3 + (!kingdom.single ? 0 : kingdom.fifth ? 3 : 2);
        return kingdom.inset + column * (kingdom.cardWidth + kingdom.gap) +
            (kingdom.single && spot > 2 ? kingdom.gap * 2 : 0);
    }

    objectName: "kingdom-" + seat
    activeFocusOnTab: true
    onActiveFocusChanged: {
        if (activeFocus)
            hold.byKeys = true; // a press on a card resets byKeys
    }
    Accessible.role: Accessible.Pane
    Accessible.focusable: true
    Accessible.name: row?.summary ?? ""

    KingdomGround {
        anchors.fill: parent
        emblem: kingdom.row?.emblem ?? 0
        asked: kingdom.waitedFor
    }
    FocusRing {
        radius: Theme.px(16)
        visible: kingdom.activeFocus && kingdom.hold.byKeys
    }
    SeatHead {
        id: head
        x: kingdom.inset
        y: Theme.px(6)
        width: parent.width - 2 * x
        height: implicitHeight
        row: kingdom.row
        waitedFor: kingdom.waitedFor
        compact: true // shows the seat's state as a mark only
        sealed: kingdom.contents.counters["phase"] === 2
        keys: width > Theme.type(17) * 30 ? ["strength", "gold", "income", "wood", "food", "crystal"]
            : ["strength", "gold"]
    }
    Repeater {
        model: 5
        delegate: Touchable {
            id: tile
            required property int index
            readonly property string stageRole: face > 0 ? "opponent" : ""
            readonly property var unit: kingdom.spots[index] ?? ({})
            hold: kingdom.hold
            place: Look.spots[index] + "/" + kingdom.seat + "/0"
            tabStop: false
            face: unit.face ?? 0
            tokens: unit.tokens ?? 0
            readonly property string called: [
                qsTr("Front 1"),
                qsTr("Front 2"),
                qsTr("Front 3"),
                qsTr("Back 1"),
                qsTr("Back 2")
            ][index]
            words: face > 0 ? Phrases.fill(qsTr("%1: %2"), [called, unit.name]) : qsTr("%1: empty").arg(called)
            visible: !kingdom.folded && (face > 0 || !kingdom.ended && (index !== 2 || kingdom.fifth))
            x: kingdom.spotX(index)
            y: kingdom.cardsTop + (!kingdom.single && index > 2 ? kingdom.cardHeight + kingdom.gap : 0)
            width: kingdom.cardWidth
            height: kingdom.cardHeight
            UnitTile {
                anchors.fill: parent
                face: tile.face
                tokens: tile.tokens
                counts: kingdom.row?.counters["strength" + Look.spots[tile.index]] ?? ""
            }
        }
    }
    Repeater {
        model: ListRows {
            list: Array.from(kingdom.built)
        }
        delegate: BuildingTag {
            required property int modelData
            readonly property int at: Array.from(kingdom.built).indexOf(modelData)
            readonly property real step: Math.min(Theme.px(40), kingdom.ground / Math.max(1, kingdom.built.length))
            hold: kingdom.hold
            owner: kingdom.seat
            index: modelData
            wide: false
            tabStop: false
            visible: at >= 0 && !kingdom.folded
            x: kingdom.width - kingdom.inset - width
            y: kingdom.cardsTop + Math.max(0, at) * step
            width: kingdom.tagWide
            height: step - 2
        }
    }
    Repeater {
        model: ListRows {
            length: kingdom.openHand.length
        }
        delegate: Touchable {
            id: held
            required property int index
            readonly property var card: kingdom.openHand[index] ?? null
            objectName: "openHand-" + kingdom.seat + "-" + index
            hold: kingdom.hold
            place: card?.place ?? ""
            tabStop: false
            visible: !kingdom.folded
            face: card?.face ?? 0
            words: card?.name ?? ""
            width: Math.min(height * 1.22, kingdom.cardsWide / Math.max(1, kingdom.openHand.length) - Theme.px(4))
            height: kingdom.handStrip - Theme.px(6)
            x: kingdom.inset + index * (width + Theme.px(4))
            y: kingdom.height - Theme.px(8) - height
            UnitTile {
                anchors.fill: parent
                face: held.face
            }
        }
    }
}
