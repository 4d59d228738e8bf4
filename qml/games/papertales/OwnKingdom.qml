// SPDX-License-Identifier: MIT
// The viewer's Kingdom as it is planned: Front, Back, the fifth spot, Buildings, and what it makes.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: kingdom

    required property TableHand hold
    property FlightLayer flights
    property bool tight: false
    property bool choosing: false // of a Unit: the cards need the room of the Buildings' names
    readonly property bool ended: desk.session.over && !desk.session.review.active // what was made of it is looked at, and nothing is laid any more
    readonly property bool pileless: choosing || ended || pressed && rowHigh < 150 // nothing is laid there then, and the Units' names need the room
    readonly property bool askerTold: askers.count > 0 && (askers.itemAt(0)?.visible ?? false)
    readonly property real least: Math.ceil(cardsTop + caption + Theme.target + Theme.px(14)) + 1 // height in which spots can be touched
    readonly property PlanDesk desk: hold.desk
    readonly property var row: desk.revision >= 0 ? desk.seats[desk.own] ?? null : null
    readonly property real inset: Theme.px(18)
    readonly property real caption: tight ? 0 : Theme.type(12) * 1.3 // tight: the empty spots say it
    readonly property bool bare: ended && desk.spots.every(spot => spot.face === 0) // its Buildings are what is left
    // Beside the score sheet figures in large letters have a row of their own.
    readonly property bool stacked: ended && width < 36 * Theme.type(18) && height > 20 * Theme.type(18)
    readonly property real cardsTop: head.y + head.height + Theme.px(4) + (stacked ? dial.height + Theme.px(4) : 0)
    readonly property real yard: height - yardTop - Theme.px(12) // for the Buildings, from top to bottom
    readonly property real yardTop: cardsTop + (bare ? nobody.height + Theme.px(12) : 0)
    readonly property real street: bare ? width - 2 * inset + Theme.px(6) : aside // they have all of the ground then
    // Both ranks in one row where cards of two rows would be smaller.
    readonly property bool inRow: flat || Math.min(rowHigh, rowWide * 88 / 63) > Math.min(rankHigh, rankWide * 88 / 63)
    // Cards would be as small as stamps: pictures with names, wider than high, for there is no height.
    readonly property bool flat: Math.max(Math.min(rowHigh * 63 / 88, rowWide), Math.min(rankHigh * 63 / 88, rankWide)) < (pileless && pressed ? 84 : 64)
    readonly property real flatWide: Math.floor(Math.min((cardsWide - 5.5 * gap - pileLeast) / 5, rowHigh * 1.5))
    readonly property real rowHigh: height - cardsTop - caption - Theme.px(14) - (tight || height < Theme.px(260) ? 0 : Theme.type(12) * 0.6) // "will die" hangs below
    readonly property real rankHigh: (height - cardsTop - 2 * caption - Theme.px(26)) / 2
    // The least width of the discard pile, which is a part of a card else: its words are not broken.
    readonly property real pileLeast: pileless ? 0 : Math.max(Theme.type(14) * 4.6, Math.ceil(smallest.widest(pileName)) + Theme.px(11))
    readonly property string pileName: qsTr("Discard pile")
    readonly property real rowWide: Math.min((cardsWide - 5.5 * gap) / (pileless ? 5 : 5.62), (cardsWide - 5.5 * gap - pileLeast) / 5)
    readonly property real rankWide: (cardsWide - 3 * gap) / 3
    readonly property real cardsWide: width - 2 * inset - aside
    readonly property bool pressed: desk.step === "construct" && !desk.session.review.active // Buildings are pressed
    readonly property bool paired: yard / 5 < (pressed ? Theme.target + Theme.px(8) : Math.max(27, Theme.type(16) * 1.15)) // two by two
    readonly property bool pictured: !pressed && (paired || choosing) // without their names, for the cards need the room
    readonly property real aside: pictured ? Theme.px(paired ? 150 : 84) : Math.max(Theme.px(paired ? 240 : 150), Theme.type(16) * (paired ? 14 : 8))
    readonly property real gap: Theme.px(12)
    readonly property real cardHeight: flat ? Math.floor(rowHigh) : inRow ? Math.min(rowHigh, rowWide * 88 / 63) : Math.min(rankHigh, rankWide * 88 / 63)
    readonly property real cardWidth: flat ? flatWide : Math.floor(cardHeight * 63 / 88)
    readonly property real columns: inRow ? 5 + Math.max(pilePart, pileLeast / cardWidth) : 3
    readonly property real pilePart: flat || pileless ? 0 : 0.62 // of a card's width, where its words have room
    readonly property real step: cardWidth + Math.min(Theme.px(40), (cardsWide - columns * cardWidth) / (inRow ? 5.5 : 3))
    readonly property real backTop: inRow ? cardsTop + caption : cardsTop + 2 * caption + cardHeight + Theme.px(8)

    function spotX(spot: int): real {
        const column = kingdom.inRow || spot < 3 ? spot : spot - 3;
        return kingdom.inset + column * kingdom.step + (kingdom.inRow && spot > 2 ? kingdom.gap : 0);
    }

    objectName: "ownKingdom"
    Accessible.role: Accessible.Pane
    Accessible.name: row?.summary ?? ""

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Theme.nightPanel
        border.width: 1
        border.color: Theme.nightEdge
    }
    SeatHead {
        id: head
        x: kingdom.inset
        y: Theme.px(8)
        width: kingdom.width - 2 * x - (kingdom.stacked ? 0 : dial.width + Theme.px(26))
        large: true
        most: dial.most
        compact: kingdom.tight
        row: kingdom.row
        waitedFor: kingdom.row?.pending ?? false
        sealed: kingdom.desk.counters["phase"] === 2
    }
    ResourceDial {
        id: dial
        anchors.right: parent.right
        anchors.rightMargin: kingdom.inset
        y: kingdom.stacked ? head.y + head.height : head.y + (head.height - height) / 2
        size: 18
        most: kingdom.stacked ? 1000 : Math.max(12, Math.floor(kingdom.width / 36)) // beside the score sheet the name needs room too
        spacing: Theme.px(kingdom.width < Theme.px(600) ? 5 : 11) // the name beside it has the room
        row: kingdom.row
    }
    Repeater {
        model: [qsTr("Front"), qsTr("Back")]
        delegate: Words {
            required property int index
            required property string modelData
            visible: !kingdom.tight && (!kingdom.ended || kingdom.desk.spots.some((spot, at) => spot.face > 0 && (index === 0) === (at < 3)))
            x: kingdom.spotX(index * 3)
            y: (index === 0 ? kingdom.cardsTop + kingdom.caption : kingdom.backTop) - height + (index === 0 || kingdom.inRow ? -Theme.px(5) : Theme.px(4)) // a ring around a card leaves it free, and so does what hangs below one
            text: modelData
            size: 12
            font.capitalization: Font.AllUppercase
            font.letterSpacing: /^[\u0000-\u024F]*$/.test(text) ? 1.5 : 0 // of other scripts letters apart are not read as a word
            color: Theme.nightSoft
        }
    }
    Repeater {
        model: 5
        delegate: SpotPlace {
            hold: kingdom.hold
            covered: kingdom.flights !== null && kingdom.flights.revision >= 0 && kingdom.flights.covers(place)
            x: kingdom.spotX(index)
            y: index > 2 ? kingdom.backTop : kingdom.cardsTop + kingdom.caption
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
    Letters {
        id: smallest // as PlaceWords writes at least
        font.family: Theme.titleFont
        font.pixelSize: 12
    }
    DropPlace {
        objectName: "discardPlace"
        visible: !kingdom.pileless
        hold: kingdom.hold
        place: "discard/-1/0"
        touch: "zone/discard/-1"
        x: kingdom.spotX(5)
        y: kingdom.backTop
        width: kingdom.inRow && !kingdom.pileless ? Math.max(Math.floor(kingdom.cardWidth * kingdom.pilePart), kingdom.pileLeast) : kingdom.cardWidth
        height: kingdom.cardHeight
        title: kingdom.pileName
        text: kingdom.desk.revision >= 0 ? qsTr("%n card(s)", "", kingdom.desk.session.zone("discard", -1).count) : ""
        invitation: qsTr("A Unit placed here leaves your Kingdom.")
        words: qsTr("Discard pile, %1").arg(text)
    }
    Repeater {
        id: askers
        model: ListRows {
            length: kingdom.choosing ? 1 : 0
        }
        delegate: AskerSlip {
            readonly property real from: kingdom.backTop + kingdom.cardHeight + Theme.px(30) // below what hangs there
            objectName: "askerSlip"
            desk: kingdom.desk
            x: kingdom.inset
            y: from + Math.max(0, (kingdom.height - from - height) * 0.3)
            width: kingdom.cardsWide - Theme.px(6)
            height: implicitHeight
            visible: asker > 0 && from + implicitHeight + Theme.px(8) <= kingdom.height
        }
    }
    Repeater {
        model: 5
        delegate: BuildingTag {
            id: building
            required property int modelData
            readonly property real room: kingdom.yard / (kingdom.paired ? 3 : 5)
            readonly property real cell: (kingdom.street - Theme.px(6)) / (kingdom.paired ? 2 : 1)
            objectName: "building-" + modelData
            hold: kingdom.hold
            owner: kingdom.desk.own
            index: modelData
            readonly property string asks: "card/buildings/" + kingdom.desk.own + "/" + modelData
            readonly property bool large: Math.min(width, height) >= 44 // for a finger
            touch: kingdom.pressed && large ? asks : ""
            tabStop: touch !== ""
            onTouched: {
                if (touch === "") // the rules say why not
                    kingdom.desk.touch(asks);
            }
            draggable: false
            wide: !kingdom.pictured
            pictured: kingdom.paired ? 0.3 : 0.34
            x: kingdom.width - kingdom.street - kingdom.inset + Theme.px(6) + (kingdom.paired ? modelData % 2 * cell : 0)
            y: kingdom.yardTop + (kingdom.paired ? Math.floor(modelData / 2) : modelData) * room + Theme.px(4)
            width: cell - (kingdom.paired ? Theme.px(6) : 0)
            height: room - Math.max(2, Theme.px(5))
        }
    }
}
