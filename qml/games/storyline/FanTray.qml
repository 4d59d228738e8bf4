// SPDX-License-Identifier: MIT
// The shuffled cards in identical envelopes, which open in the order of the shuffle. Arrow keys and screen readers
// follow the same order. Two banners need two rows.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "StoryLook.js" as Look

Item {
    id: fan

    required property StorylineContents contents
    required property CardInspector inspector
    property real unsealed: 0 // number of open envelopes
    readonly property bool opening: unfolding.running
    readonly property int rowCount: contents.piles[1].length > 0 ? 2 : 1
    readonly property int total: contents.piles[0].length + contents.piles[1].length
    readonly property real gap: Theme.px(14)
    readonly property real between: rowCount > 1 ? Theme.px(40) : 0
    property bool inBook: false // are the cards in the book, as large as possible? If not, they are in a row
    readonly property int columns: !inBook ? total
        : rowCount > 1 ? contents.piles[0].length
        : widestIn(1) >= widestIn(2) ? total
        : 2
    readonly property int lines: Math.max(1, Math.ceil(total / Math.max(1, columns)))
    property real widest: Infinity // maximum width of a card in the book
    readonly property real cardWidth: Math.floor(inBook ? Math.min(widest, widestIn(lines)) : height * 63 / 88)
    readonly property real cardHeight: Math.round(cardWidth * 88 / 63)
    // Distance between cards, which overlap if there is not enough room.
    readonly property real step: inBook ? cardWidth + gap
        : Math.min(cardWidth + gap, (width - between - cardWidth) / Math.max(1, total - 1))
    readonly property list<real> steps: step < cardWidth ? stepsByName() : Array(total).fill(step)
    readonly property real start: inBook ? (width - columns * cardWidth - (columns - 1) * gap) / 2
        : (width - cardWidth - (total - 1) * step - between) / 2
    readonly property real highest: inBook ? (height - lines * cardHeight - (lines - 1) * gap) / 2 : height - cardHeight

    // Returns the maximum width of a card in the book if the cards are on this many lines.
    function widestIn(lines: int): real {
        const columns = Math.max(1, Math.ceil(fan.total / lines));
        return Math.min(((fan.height - (lines - 1) * fan.gap) / lines - Theme.px(6)) * 63 / 88,
            (fan.width - (columns - 1) * fan.gap) / columns - Theme.px(3));
    }
    // Returns steps at which each overlapping card shows enough for its name, on three rows if possible, while other
    // cards stay wide enough for a finger.
    function stepsByName(): var {
        for (const rows of [3, Infinity]) {
            const steps = fan.stepsFor(rows);
            const whole = steps.reduce((sum, step) => sum + step, 0);
            if (Math.min(...steps) >= 36 && whole <= fan.step * steps.length + 1)
                return steps;
        }
        return Array(fan.total - 1).fill(fan.step);
    }
    // Returns steps at which each name is visible on at most this many rows.
    function stepsFor(rows: real): var {
        const needs = fan.contents.piles[0].concat(fan.contents.piles[1]).slice(0, -1).map((card, index) => {
            const rims = 7 * fan.cardWidth / 63 + 1 - (index === fan.contents.piles[0].length - 1 ? fan.between : 0);
            return Math.ceil(Look.narrowest(fan.contents.title(card.face), rows, words => letters.wide(words)) + rims);
        });
        const wanting = needs.map(() => false);
        let share = fan.step;
        for (let more = true; more;) {
            more = false;
            needs.forEach((need, index) => {
                more = more || need > share && !wanting[index];
                wanting[index] = wanting[index] || need > share;
            });
            const given = needs.reduce((sum, need, index) => sum + (wanting[index] ? need : 0), 0);
            share = (fan.step * needs.length - given) / Math.max(1, wanting.filter(each => !each).length);
        }
        return needs.map((need, index) => wanting[index] ? need : share);
    }
    // Returns the position of a card. In the book, each of two banners has its own line.
    function placeOf(index: int): point {
        if (fan.inBook) {
            const line = Math.floor(index / fan.columns);
            const missing = Math.max(0, (line + 1) * fan.columns - fan.total); // gaps at the end of the last line
            return Qt.point(fan.start + (index % fan.columns + missing / 2) * fan.step,
                fan.highest + line * (fan.cardHeight + fan.gap));
        }
        const before = fan.steps.slice(0, index).reduce((sum, step) => sum + step, 0);
        return Qt.point(fan.start + before + (index >= fan.contents.piles[0].length ? fan.between : 0), fan.highest);
    }

    function things(): var {
        const lists = [[], []];
        for (let i = 0; i < cards.count; ++i)
            lists[i < fan.contents.piles[0].length ? 0 : 1].push(cards.itemAt(i));
        return fan.rowCount > 1 ? lists : [lists[0]];
    }
    function cardOf(face: int): Item {
        return fan.things().reduce((all, row) => all.concat(row), []).find(thing => thing.face === face) ?? null;
    }
    // Opens the envelopes in the order of the shuffled cards, which reveals nothing about their givers.
    function open(): void {
        if (!Motion.travels || fan.contents.session.review.active)
            return fan.finish();
        fan.unsealed = 0;
        unfolding.restart();
    }
    function finish(): void {
        unfolding.stop();
        fan.unsealed = Infinity;
    }

    property int before: 0

    onTotalChanged: {
        if (total > before)
            open();
        else
            finish();
        before = total;
    }
    Component.onCompleted: open()
    Accessible.role: Accessible.List
    Accessible.name: qsTr("%n shuffled card(s)", "", total)

    Letters { // measures names in the smallest letters
        id: letters
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: 11
    }
    NumberAnimation {
        id: unfolding
        target: fan
        property: "unsealed"
        from: -0.5 // starts below 0 to show all envelopes closed first
        to: fan.total
        duration: Motion.travel(Math.min(1150, 300 + 220 * fan.total)) // at most 2 s at the slowest speed
        onFinished: fan.finish()
    }
    Connections {
        target: fan.contents.session
        function onFinishWanted(): void {
            fan.finish();
        }
    }
    Repeater { // labels the two rows
        model: fan.rowCount > 1 && !fan.inBook ? 2 : 0
        delegate: Words {
            required property int index
            readonly property int before: index === 0 ? 0 : fan.contents.piles[0].length
            readonly property int count: fan.contents.piles[index].length
            x: fan.placeOf(before).x
            y: -height - Theme.px(2)
            width: fan.placeOf(before + count - 1).x + fan.cardWidth - x
            horizontalAlignment: Text.AlignHCenter
            text: fan.contents.bannerTexts[index] ?? ""
            size: 15
            font.family: Theme.titleFont
            font.bold: true
            color: Theme.onTable
        }
    }
    Repeater {
        id: cards
        model: ListRows {
            list: fan.contents.piles[0].concat(fan.contents.piles[1])
        }
        delegate: CardThing {
            id: card
            required property var modelData
            required property int index
            readonly property bool second: index >= fan.contents.piles[0].length
            readonly property point place: fan.placeOf(index)
            objectName: "pile-" + (second ? 1 : 0) + "-" + (second ? index - fan.contents.piles[0].length : index)
            contents: fan.contents
            inspector: fan.inspector
            pile: true
            face: modelData.face
            mark: modelData.mark
            words: modelData.name
            touch: "card/" + (second ? "pile2" : "pile1") + "/-1/" +
                (second ? index - fan.contents.piles[0].length : index)
            stop: fan.contents.looked === touch || !fan.contents.looked.startsWith("card/pile") && index === 0
            width0: fan.cardWidth
            hidden: fan.inBook || z > 0 || index === fan.total - 1 ? 0
                : Math.max(0, fan.cardWidth - (fan.placeOf(index + 1).x - place.x))
            x: place.x
            y: place.y
            z: activeFocus || under ? 1 : 0 // shows all of the inspected card
            opened: Math.max(0, Math.min(1, fan.unsealed - index))
            readonly property string stageRole: "hand"
        }
    }
}
