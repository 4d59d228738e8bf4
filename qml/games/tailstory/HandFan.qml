// SPDX-License-Identifier: MIT
// The hand of the seat in the middle as a fan, with backs for other viewers. The card under the pointer grows.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: fan

    required property TailstoryThings hold
    required property FlightLayer flights
    property int cardHeight: Theme.handHeight // preferred height of a card
    readonly property TailstoryContents contents: hold.contents
    readonly property var mat: contents.mats[contents.own] ?? null
    readonly property list<var> cards: mat?.hand ?? []
    readonly property int count: mat?.handCount ?? 0
    readonly property real lean: count > 1 ? Math.min(2.2, 8 / count) : 0
    // At most seven cards side by side, or four in a tall window. More cards overlap.
    readonly property int abreast: Theme.tall ? 4 : Math.max(5, Math.min(7, count))
    readonly property int cardWidth: Math.floor(Math.min(cardHeight * 63 / 88, (height - Theme.px(16)) * 63 / 88,
        (width - Theme.px(14)) / (abreast + 0.1)))
    readonly property real step: count > 1
        ? Math.min(cardWidth + Theme.px(10), (width - cardWidth - Theme.px(12)) / (count - 1))
        : 0
    readonly property list<string> stepsOfHands: ["action", "respond", "discard", "putBack", "achieve", "endDiscard",
        "emergencyDiscard"]
    property int most: 0 // highest number of cards so far; items exist for all of them
    property int swelling: 0 // number of cards that are enlarged
    readonly property bool swollen: swelling > 0

    onCountChanged: most = Math.max(most, count)
    Component.onCompleted: most = count

    Repeater {
        model: ListRows {
            length: fan.most
        }
        delegate: CardThing {
            id: card
            required property int index
            readonly property string stageRole: "hand"
            readonly property var info: fan.cards[index] ?? null
            readonly property real off: index - (fan.count - 1) / 2
            // Does the current decision include this card?
            readonly property bool ofTheChoice: visible && face > 0 && fan.stepsOfHands.includes(fan.contents.step)
            readonly property bool large: visible && body.scale > 1
            objectName: "hand-" + index
            hold: fan.hold
            place: "hand/" + fan.contents.own + "/" + index
            touch: info && info.face > 0 ? "card/" + place : ""
            face: info?.face ?? 0
            words: info && info.face > 0
                ? (info.mark === 2 ? qsTr("%1, marked for discarding").arg(info.name) : info.name)
                : qsTr("A face-down card")
            picked: info?.mark === 2
            tabStop: face > 0
            visible: index < fan.count && !(fan.flights.revision >= 0 && fan.flights.covers(place))
            draggable: face > 0
            swell: hovered && face > 0 ? Math.max(1, Theme.hoverHeight / height) : 1
            width: fan.cardWidth
            hidden: z > index || index === fan.count - 1 ? 0 : Math.max(0, fan.cardWidth - fan.step)
            x: fan.width / 2 + off * fan.step - width / 2
            y: fan.height - height - Theme.px(8) -
                (1 - 4 * off * off / Math.max(1, fan.count * fan.count)) * Math.min(Theme.px(6), fan.lean * 3)
            z: chosen ? 40 : hovered || activeFocus ? 30 : index
            rotation: chosen || large ? 0 : off * fan.lean
            onLargeChanged: fan.swelling += large ? 1 : -1
            KeyMark { // the digit that chooses the card
                x: card.width * 0.08
                y: card.height * 0.42
                rotation: -card.rotation // keeps the digit upright
                text: card.index + 1
                visible: card.ofTheChoice && fan.hold.byKeys && fan.contents.held.length === 0 && card.index < 9 &&
                    !card.activeFocus
            }
            Behavior on x {
                NumberAnimation { duration: Motion.refit; easing.type: Easing.OutCubic }
            }
        }
    }
}
