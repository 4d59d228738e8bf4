// SPDX-License-Identifier: MIT
// A War of the viewer's Kingdom, large over the dimmed table. Two armies face each other, their shields fly to the
// totals one by one, the armies lunge, the loser turns grey, and Legend Points fly to the winner's score. A single
// clock drives all of this, so without motion the final picture is shown.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: stage

    property list<int> seats // the two seats at War
    property list<int> winners
    property list<var> sums // the seats' strengths, in the same order
    property list<int> emblems
    property list<string> names
    required property var table // finds the place of a seat's score
    property real floor: height // bottom of the area to cover
    property real clock: length // time since the moment began, in milliseconds
    readonly property int length: 1800
    readonly property int firstShield: 300
    readonly property int shieldFlight: 260
    readonly property int lunge: 1050
    readonly property int clash: 1250
    readonly property int reward: 1400

    readonly property real high: Math.min(height * 0.66, floor - Theme.px(18), width * 0.8)
    readonly property real wide: Math.min(width * 0.88, high * 2.4)
    readonly property rect place: Qt.rect(Math.round((width - wide) / 2),
        Math.round(Theme.tall ? (floor - high) / 2 : floor - Theme.px(10) - high), Math.round(wide), Math.round(high))
    readonly property real cardHigh: Math.min(Theme.vh(29), place.height * 0.5, place.width * 0.24)
    readonly property real discLarge: Math.min(Theme.vh(18), place.width * 0.14)
    readonly property real discSmall: Math.round(discLarge * 0.78)
    readonly property real discApart: discLarge * 0.5 + Theme.px(40) // distance from the centre of the stage
    readonly property real middleY: place.y + place.height * 0.1 + cardHigh / 2 // centre of the cards and the totals
    readonly property list<var> parts: shields()

    signal pressed

    // Returns the progress of the clock between two times, from 0 to 1.
    function between(from: real, to: real): real {
        return Math.max(0, Math.min(1, (stage.clock - from) / (to - from)));
    }
    function eased(part: real): real {
        return 1 - Math.pow(1 - part, 3);
    }
    // Returns the contributions of both sides' cards, alternating between sides.
    function shields(): var {
        const list = [];
        stage.sums.forEach((sum, side) =>
            sum.parts.forEach((part, at) =>
                list.push({ side: side, face: part.face, amount: part.amount, order: 2 * at + side })));
        list.sort((one, other) => one.order - other.order);
        const apart = Math.min(90,
            (stage.lunge - stage.firstShield - stage.shieldFlight) / Math.max(1, list.length - 1));
        list.forEach((part, at) => part.start = stage.firstShield + at * apart);
        return list;
    }
    function discX(side: int): real {
        return stage.place.x + stage.place.width / 2 + (side === 0 ? -1 : 1) * stage.discApart;
    }
    function wins(side: int): bool {
        return Array.from(stage.winners).includes(stage.seats[side]);
    }
    function counted(side: int): int {
        const total = stage.sums[side]?.total ?? 0;
        if (stage.clock >= stage.lunge)
            return total;
        return stage.parts.reduce((sum, part) =>
            part.side === side && stage.clock >= part.start + stage.shieldFlight ? sum + part.amount : sum, 0);
    }
    function play(): void {
        const duration = Motion.travel(stage.length);
        running.stop();
        stage.clock = duration > 0 ? 0 : stage.length;
        if (duration > 0)
            running.restart();
    }

    objectName: "warStage"

    NumberAnimation {
        id: running
        target: stage
        property: "clock"
        from: 0
        to: stage.length
        duration: Motion.travel(stage.length)
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        MouseArea {
            anchors.fill: parent
            onClicked: stage.pressed()
        }
    }
    Rectangle {
        x: stage.place.x
        y: stage.place.y
        width: stage.place.width
        height: stage.place.height
        radius: Theme.px(18)
        color: Theme.contrast ? Theme.nightPanel : Theme.accent("papertales")
        border.width: Theme.ring
        border.color: Theme.gold

        Repeater {
            model: stage.seats
            delegate: WarSide {
                id: half
                required property int index
                required property int modelData
                readonly property real towards: index === 0 ? 1 : -1
                readonly property real slide: (1 - stage.eased(stage.between(0, stage.firstShield))) *
                    stage.place.width * -0.08
                readonly property real leap: Math.sin(Math.PI * stage.between(stage.lunge, stage.clash)) *
                    stage.place.width * 0.03
                x: (index === 0 ? Theme.px(20) : stage.place.width - width - Theme.px(20)) + towards * (slide + leap)
                y: Math.round(stage.place.height * 0.1)
                width: Math.round(stage.place.width / 2 - stage.discApart - stage.discLarge * 0.44)
                height: stage.place.height * 0.86
                cardHigh: stage.cardHigh
                mirrored: index === 1
                parts: stage.sums[index]?.parts ?? []
                name: stage.names[modelData] ?? ""
                emblem: stage.emblems[modelData] ?? 0
                triumphs: stage.wins(index) && stage.clock >= stage.reward
                defeat: stage.wins(index) ? 0 : stage.between(stage.clash, stage.reward)
            }
        }
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: stage.middleY - stage.place.y - height / 2
            size: stage.discSmall * 0.62
            icon: "wars"
            rotation: Math.sin(Math.PI * 2 * stage.between(stage.clash - 100, stage.clash + 150)) * 12
        }
        Repeater {
            model: 2
            delegate: Rectangle {
                id: total
                required property int index
                readonly property real won: stage.wins(index) ? stage.between(stage.clash, stage.reward) : 0
                width: Math.round(stage.discSmall + (stage.discLarge - stage.discSmall) * won)
                height: width
                radius: width / 2
                x: Math.round(stage.discX(index) - stage.place.x - width / 2)
                y: Math.round(stage.middleY - stage.place.y - height / 2)
                scale: 1 + 0.15 * Math.sin(Math.PI * won)
                color: won > 0 ? Theme.gold : Theme.paper
                border.width: Theme.ring
                border.color: Theme.ink
                Words {
                    anchors.centerIn: parent
                    text: stage.counted(total.index)
                    font.pixelSize: Math.round(total.width * 0.52)
                    font.bold: true
                }
            }
        }
    }
    Repeater {
        model: stage.parts
        delegate: WarShield {
            required property var modelData
            readonly property real flown: stage.eased(stage.between(modelData.start,
                modelData.start + stage.shieldFlight))
            readonly property real from: stage.place.x + stage.place.width * (modelData.side === 0 ? 0.2 : 0.8)
            visible: flown > 0 && flown < 1
            amount: modelData.amount
            x: from + (stage.discX(modelData.side) - from) * flown - width / 2
            y: stage.middleY - height / 2 - Math.sin(Math.PI * flown) * Theme.px(40)
        }
    }
    Repeater { // Legend Points that fly to the score; the points are narrated after all Wars
        model: stage.winners
        delegate: Icon {
            required property int modelData
            readonly property int side: Array.from(stage.seats).indexOf(modelData)
            readonly property real flown: stage.between(stage.reward, stage.length)
            readonly property var to: stage.table.scorePlace(modelData)
            readonly property point from: Qt.point(stage.discX(side), stage.middleY)
            visible: flown > 0 && flown < 1 && to !== null
            size: Theme.vh(7)
            icon: "legend"
            x: from.x + ((to?.x ?? from.x) - from.x) * flown - width / 2
            y: from.y + ((to?.y ?? from.y) - from.y) * flown - height / 2 - Math.sin(Math.PI * flown) * Theme.px(60)
        }
    }
}
