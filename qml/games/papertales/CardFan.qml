// SPDX-License-Identifier: MIT
// A hand or pack as a fan, in two rows for many cards. Hovered and focused cards are raised above the others.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: fan

    required property PapertalesThings hold
    property FlightLayer flights
    required property string kind // "hand" or "pack"
    property list<var> cards // { face, name, at }, where `at` is the index in the zone
    property bool draggable: false
    property bool gilded: false
    property real free: 0.97 // part of each card's width that the next card leaves visible
    property real largest: height // maximum width of a card
    property int count: 0 // number of cards shown, or of the last ones shown, because an empty fan keeps its size
    required property int held // public number of cards in the zone, which may be more than this fan shows
    // The highest number so far. Items exist for all of these cards, so that counting items does not reveal how many
    // cards are here.
    property int most: 0
    // Uses two rows if they show more of each card than one overlapping row.
    readonly property real alone: cardIn(1)
    readonly property int rows: count > 6 && cardIn(2) > Math.min(alone, stepOf(alone, count)) ? 2 : 1
    readonly property int columns: Math.ceil(count / rows)
    readonly property real lean: columns > 1 ? Math.min(2.4, 9 / columns) / rows : 0
    readonly property real rowHeight: rowHeightOf(rows)
    readonly property real fitting: cardIn(rows)
    property real cardWidth: 0
    readonly property real step: stepOf(cardWidth, columns)
    // Free width at each side.
    readonly property real bare: (width - step * Math.max(0, columns - 1) - cardWidth) / 2

    // Returns the card width in a fan with this many rows.
    function cardIn(rows: int): real {
        const high = (rowHeightOf(rows) - Theme.px(rows > 1 ? 10 : 8)) * 63 / 88;
        return Math.floor(Math.min(high, largest, width / (1.05 + free * Math.max(0, Math.ceil(count / rows) - 1))));
    }
    function rowHeightOf(rows: int): real {
        return (height - Theme.px(8)) / rows;
    }
    function stepOf(card: real, columns: int): real {
        return columns > 1 ? Math.min(card + Theme.px(14), (width - card - Theme.px(12)) / (columns - 1)) : 0;
    }

    // Updates the layout, but not while hidden.
    function settle(): void {
        if (fan.visible)
            fan.cardWidth = fan.fitting;
    }

    onCardsChanged: {
        if (cards.length > 0)
            count = cards.length;
    }
    onHeldChanged: most = Math.max(most, held)
    onFittingChanged: settle()
    onVisibleChanged: settle()
    Component.onCompleted: {
        most = held;
        settle();
    }

    Repeater {
        model: ListRows {
            length: fan.most
        }
        delegate: Touchable {
            id: card
            required property int index
            readonly property var info: fan.cards[index] ?? null
            readonly property int row: Math.floor(index / Math.max(1, fan.columns))
            readonly property int inRow: row === fan.rows - 1 ? fan.count - row * fan.columns : fan.columns
            readonly property real off: index - row * fan.columns - (inRow - 1) / 2
            // Does the current decision include this card?
            readonly property bool ofTheChoice: visible && face > 0 &&
                fan.hold.contents.step === (fan.kind === "pack" ? "pick" : "plan")
            readonly property string stageRole: "hand"
            objectName: fan.kind + "-" + (info?.at ?? -1 - index)
            hold: fan.hold
            place: fan.kind + "/" + fan.hold.contents.own + "/" + (info?.at ?? -1 - index)
            touch: info ? "card/" + fan.kind + "/" + fan.hold.contents.own + "/" + info.at : ""
            dropTouch: ""
            face: info?.face ?? 0
            words: info?.name ?? ""
            visible: info !== null && !(fan.flights && fan.flights.revision >= 0 && fan.flights.covers(place))
            draggable: fan.draggable
            gilded: fan.gilded
            // Only the pointer enlarges a card, because enlarged cards hide the digits that the keyboard needs.
            swell: chosen || !hovered ? 1 : Math.max(1, Theme.hoverHeight / height)
            // How far the card extends beyond its place at each side, including its tilt.
            readonly property real beyond: (swell - 1) / 2 * width + height * 0.05
            // Shifts the card to keep it in the window.
            sway: Math.max(0, beyond - fan.x - x) - Math.max(0, x + width + beyond - fan.width)
            width: fan.cardWidth
            height: Math.round(width * 88 / 63)
            x: fan.width / 2 + off * fan.step - width / 2
            y: (row + 0.5) * fan.rowHeight - height / 2 + off * off * fan.lean * fan.cardWidth / 320 + Theme.px(3)
            z: chosen ? 40 : hovered || activeFocus ? 30 : index
            rotation: chosen ? 0 : off * fan.lean
            Behavior on x {
                NumberAnimation { duration: Motion.refit; easing.type: Easing.OutCubic }
            }
            PaperCard {
                width: parent.width
                face: card.face
                depth: card.chosen || card.noticed ? 1.4 : 0.6 // its height above the table
            }
            KeyMark { // the digit that chooses the card
                x: card.width * 0.1 // on the picture, away from the rim
                y: card.height * 0.44
                rotation: -card.rotation // keeps the digit upright
                text: card.index + 1
                visible: card.ofTheChoice && fan.hold.byKeys && fan.hold.contents.held.length === 0 && card.index < 9 &&
                    !card.activeFocus
            }
        }
    }
}
