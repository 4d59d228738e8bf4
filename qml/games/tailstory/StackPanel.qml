// SPDX-License-Identifier: MIT
// What waits to be carried out: the action and the Stopping cards on it, the newest at the right.
// It says who stops whom and what becomes of each if nobody answers any more.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Touchable {
    id: panel

    required property FlightLayer flights
    readonly property var chain: desk.chain
    readonly property int count: chain.length
    readonly property bool idle: count === 0 && !desk.counters.sprint
    readonly property bool narrow: idle && width < Theme.type(14) * 15 // a picture and its name
    property int most: 0 // that there ever were: no more are made
    readonly property real least: 44 * 88 / 63 // of a card that can be pressed
    readonly property bool tight: height < Theme.type(21) * 1.4 + Theme.type(14) * 1.4 + captions + Theme.px(150)
    readonly property bool flat: count > 0 && height < title.y + title.height + Theme.px(150) + captions // words beside the cards
    readonly property bool bare: flat && height < title.y + title.height + Theme.px(22) + least // no room for a title
    readonly property real rowTop: bare ? Theme.px(10) : (tight && count > 0 ? title.y + title.height : words_.y + words_.height) + Theme.px(10)
    readonly property real captions: Theme.type(13) * (ends.implicitWidth > captionWidth ? 4.6 : 2.9)
    readonly property real captionWidth: Theme.type(13) * 7.6
    readonly property real firstX: Theme.px(20) + (flat ? 0 : Math.max(0, (captionWidth - cardWidth) / 2 - Theme.px(12)))
    readonly property real cardWidth: Math.floor(Math.min(Theme.px(112), (height - rowTop - (flat ? 0 : captions) - Theme.px(12)) * 63 / 88, besides))
    // Of a card whose owner's name stands beside it, if it can still be pressed then.
    readonly property real spared: share - Theme.px(16) - Math.min(owners.implicitWidth + 2, share * 0.45)
    readonly property real besides: flat && spared >= 56 ? spared : Theme.px(112)
    readonly property real wanted: flat ? cardWidth + captionWidth + Theme.px(24) : Math.max(cardWidth + Theme.px(34), captionWidth + Theme.px(6))
    readonly property real share: (width - 2 * Theme.px(20)) / Math.max(1, count)
    readonly property bool even: flat && share - cardWidth - Theme.px(16) > Theme.type(13) * 4 // each card has its words
    readonly property real step: count < 2 ? 0 : even ? Math.min(wanted, share) : Math.min(wanted, (width - firstX - Theme.px(20) - cardWidth - (flat ? captionWidth : 0)) / (count - 1))

    function outcome(at: int): string {
        const token = panel.chain[at];
        if (!token)
            return "";
        const will = panel.desk.seats[token.seat]?.counters["item" + (at + 1)] ?? 1;
        const last = at === panel.count - 1;
        if (token.mark === 1)
            return qsTr("stopped");
        if (at > 0)
            return will ? (last ? qsTr("will stop it") : qsTr("stops it")) : qsTr("will be stopped");
        return will ? qsTr("will happen") : qsTr("will be stopped");
    }

    function everyOutcome(): string {
        return qsTr("stopped") + "\n" + qsTr("will stop it") + "\n" + qsTr("stops it") + "\n" + qsTr("will be stopped") + "\n" + qsTr("will happen");
    }

    onCountChanged: most = Math.max(most, count)
    Component.onCompleted: most = count
    objectName: "stack"
    place: "stack/-1/0"
    touch: ""
    dropTouch: "zone/stack/-1"
    lifts: false
    tabStop: false
    corner: Theme.px(18)
    words: count > 0 ? qsTr("What’s happening: %1").arg(chain.map((token, at) => token.name + ", " + outcome(at)).join("; ")) : qsTr("Nothing is waiting to resolve")

    DarkPanel {
        color: panel.open && !Theme.contrast ? Theme.nightEdge : Theme.tailDeep // which is white there, as the words are
        border.width: panel.open ? 2 : Theme.contrast ? 1 : 0
        border.color: panel.open ? Theme.gold : Theme.nightEdge
    }
    Words { // how wide the words below a card may be
        id: ends
        visible: false
        text: panel.everyOutcome()
        size: 13
    }
    Words { // as small as they may get
        id: owners
        visible: false
        text: panel.chain.map(token => panel.desk.seatName(token.seat)).join("\n")
        font.pixelSize: 11
    }
    FitWords {
        id: title
        x: Theme.px(panel.narrow ? 10 : 20)
        y: Theme.px(10)
        visible: !panel.bare
        width: parent.width - 2 * x
        height: panel.narrow ? Math.min(panel.height - 2 * y, Math.ceil(Theme.type(21) * 1.4) * 3) : Math.ceil(Theme.type(21) * 1.4)
        name: panel.open ? qsTr("Play it here") : qsTr("What’s happening")
        size: 21
        least: 13
        typeface: Theme.titleFont
        heavy: true
        color: Theme.onTable
        horizontalAlignment: panel.narrow ? Text.AlignHCenter : Text.AlignLeft
    }
    Words {
        id: words_
        x: title.x
        anchors.top: title.bottom
        width: parent.width - 2 * x
        visible: panel.count > 0 ? !panel.tight : !panel.narrow && y + height < panel.height // a lesson may leave no room for them
        text: panel.desk.counters.sprint ? qsTr("Sprint! Nobody can stop anything this turn.") : panel.count === 0 ? qsTr("Cards and actions wait here for a response.") : panel.count === 1 ? qsTr("Resolves if nobody stops it.") : qsTr("The card on the right resolves first.")
        size: 14
        color: Theme.tailSoft
        wrapMode: Text.WordWrap
    }
    Icon {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: panel.narrow ? title.contentHeight / 2 : Theme.px(24)
        icon: "stack"
        size: Theme.px(84)
        opacity: 0.35
        visible: panel.count === 0 && y > (panel.narrow ? title.y + title.contentHeight : words_.y + words_.height)
        Tip {
            text: panel.words
        }
    }
    Repeater {
        model: ListRows {
            length: panel.most
        }
        delegate: Item {
            id: item
            required property int index
            readonly property var token: panel.chain[index] ?? null
            readonly property bool last: index === panel.count - 1
            readonly property bool doomed: token !== null && (panel.desk.seats[token.seat]?.counters["item" + (index + 1)] ?? 1) === 0

            visible: token !== null
            x: panel.firstX + index * panel.step
            y: panel.rowTop
            z: index
            width: panel.cardWidth
            height: Math.round(width * 88 / 63)

            CardThing {
                objectName: "stack-" + item.index
                hold: panel.hold
                place: "item/-1/" + item.index
                width: item.width
                face: item.token?.face ?? 0
                stopped: item.token !== null && item.token.mark === 1
                words: item.token ? item.token.name + ", " + panel.outcome(item.index) : ""
                rotation: item.last ? 0 : item.index % 2 === 0 ? -2 : 2
                opacity: panel.flights.revision >= 0 && panel.flights.covers(place) ? 0 : 1
                Rectangle {
                    visible: item.last
                    anchors.fill: parent
                    anchors.margins: -Theme.ring
                    radius: width * 0.07
                    color: Theme.clear
                    border.width: Theme.ring
                    border.color: Theme.gold
                }
            }
            Words { // the arrow to what is aimed at
                visible: item.index > 0 && !panel.flat && panel.step > panel.cardWidth + Theme.px(16)
                x: -Theme.px(28)
                anchors.verticalCenter: parent.verticalCenter
                text: "←"
                size: 24
                font.bold: true
                color: Theme.gold
            }
            Column {
                readonly property real room: panel.flat ? (item.last ? panel.width - item.x - panel.firstX : panel.step) - panel.cardWidth - Theme.px(16) : panel.step > 0 ? Math.max(panel.cardWidth, panel.step - Theme.px(4)) : Math.max(panel.cardWidth + Theme.px(26), panel.captionWidth)
                visible: item.last || (panel.flat ? room > Theme.type(13) * 4 : panel.step > Math.max(panel.captionWidth, ends.implicitWidth) * 0.86)
                x: panel.flat ? item.width + Theme.px(8) : (item.width - width) / 2
                y: panel.flat ? (item.height - height) / 2 : item.height + Theme.px(4)
                width: room
                LongWords {
                    width: parent.width
                    text: item.token ? panel.desk.seatName(item.token.seat) : ""
                    size: 13
                    color: Theme.onTable
                    horizontalAlignment: panel.flat ? Text.AlignLeft : Text.AlignHCenter
                    minimumPixelSize: 11
                }
                Words {
                    width: parent.width
                    text: item.token ? panel.outcome(item.index) : ""
                    size: 13
                    font.strikeout: item.doomed && item.token.mark === 1
                    color: item.doomed ? Theme.tailSoft : Theme.gold
                    horizontalAlignment: panel.flat ? Text.AlignLeft : Text.AlignHCenter
                    wrapMode: Text.Wrap
                    lineHeight: Theme.leading(0.92)
                }
            }
        }
    }
}
