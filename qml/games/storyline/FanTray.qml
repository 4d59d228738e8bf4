// SPDX-License-Identifier: MIT
// What came out of the shuffle: all at once, all alike, in the order that the shuffle gave them,
// which is the order of the arrow keys and of a screen reader too. Two banners: two rows.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "StoryLook.js" as Look

Item {
    id: fan

    required property TaleDesk desk
    required property CardInspector inspector
    property bool spread: false // the cards have left the pack
    readonly property int rowCount: desk.piles[1].length > 0 ? 2 : 1
    readonly property int total: desk.piles[0].length + desk.piles[1].length
    readonly property real gap: Theme.px(14)
    readonly property real between: rowCount > 1 ? Theme.px(40) : 0
    property bool inBook: false // two beside each other in the book, else a row
    readonly property int lines: inBook ? Math.max(1, Math.ceil(total / 2)) : 1
    property real widest: Infinity // of a card on the page
    readonly property real cardWidth: Math.floor(inBook ? Math.min(widest, ((height - (lines - 1) * gap) / lines - Theme.px(6)) * 63 / 88, (width - gap) / 2 - Theme.px(3)) : height * 63 / 88)
    readonly property real cardHeight: Math.round(cardWidth * 88 / 63)
    // From one card to the next: too many for their room lie over each other.
    readonly property real step: inBook ? cardWidth + gap : Math.min(cardWidth + gap, (width - between - cardWidth) / Math.max(1, total - 1))
    readonly property var steps: step < cardWidth ? stepsByName() : Array(total).fill(step)
    readonly property real start: inBook ? (width - 2 * cardWidth - gap) / 2 : (width - cardWidth - (total - 1) * step - between) / 2
    readonly property real highest: inBook ? (height - lines * cardHeight - (lines - 1) * gap) / 2 : height - cardHeight

    // Of each of those that lie over each other as much is seen as its name needs, in three rows if there is room, while
    // the others keep room for a finger.
    function stepsByName(): var {
        for (const rows of [3, Infinity]) {
            const steps = fan.stepsFor(rows);
            const whole = steps.reduce((sum, step) => sum + step, 0);
            if (Math.min(...steps) >= 36 && whole <= fan.step * steps.length + 1)
                return steps;
        }
        return Array(fan.total - 1).fill(fan.step);
    }
    // Where as much of each name is seen as it needs in so many rows.
    function stepsFor(rows: real): var {
        const needs = fan.desk.piles[0].concat(fan.desk.piles[1]).slice(0, -1).map((card, index) => {
            const rims = 7 * fan.cardWidth / 63 + 1 - (index === fan.desk.piles[0].length - 1 ? fan.between : 0);
            return Math.ceil(Look.narrowest(fan.desk.title(card.face), rows, words => letters.wide(words)) + rims);
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
    // Where a card lies; a pair for two banners is a line of the page.
    function placeOf(index: int): point {
        if (fan.inBook)
            return Qt.point(fan.start + index % 2 * fan.step, fan.highest + Math.floor(index / 2) * (fan.cardHeight + fan.gap));
        const before = fan.steps.slice(0, index).reduce((sum, step) => sum + step, 0);
        return Qt.point(fan.start + before + (index >= fan.desk.piles[0].length ? fan.between : 0), fan.highest);
    }

    function things(): var {
        const lists = [[], []];
        for (let i = 0; i < cards.count; ++i)
            lists[i < fan.desk.piles[0].length ? 0 : 1].push(cards.itemAt(i));
        return fan.rowCount > 1 ? lists : [lists[0]];
    }
    function cardOf(face: int): Item {
        return fan.things().reduce((all, row) => all.concat(row), []).find(thing => thing.face === face) ?? null;
    }
    // They leave the pack together: no order in time, no place that any of them comes from.
    function open(): void {
        if (Motion.flight === 0) {
            fan.spread = true;
            return;
        }
        fan.spread = false;
        opening.restart();
    }

    property int before: 0

    onTotalChanged: {
        if (total > before)
            open();
        before = total;
    }
    Component.onCompleted: open()
    Accessible.role: Accessible.List
    Accessible.name: qsTr("%n shuffled card(s)", "", total)

    Letters { // the smallest that names are written in
        id: letters
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: 11
    }
    Timer {
        id: opening
        interval: Math.max(1, Motion.flight)
        onTriggered: fan.spread = true
    }
    Repeater { // what each of two rows is for
        model: fan.rowCount > 1 && !fan.inBook ? 2 : 0
        delegate: Words {
            required property int index
            readonly property int before: index === 0 ? 0 : fan.desk.piles[0].length
            readonly property int count: fan.desk.piles[index].length
            x: fan.placeOf(before).x
            y: -height - Theme.px(2)
            width: fan.placeOf(before + count - 1).x + fan.cardWidth - x
            horizontalAlignment: Text.AlignHCenter
            text: fan.desk.bannerTexts[index] ?? ""
            size: 15
            font.family: Theme.titleFont
            font.bold: true
            color: Theme.onTable
        }
    }
    Repeater {
        id: cards
        model: ListRows {
            list: fan.desk.piles[0].concat(fan.desk.piles[1])
        }
        delegate: CardThing {
            id: card
            required property var modelData
            required property int index
            readonly property bool second: index >= fan.desk.piles[0].length
            readonly property point place: fan.placeOf(index)
            objectName: "pile-" + (second ? 1 : 0) + "-" + (second ? index - fan.desk.piles[0].length : index)
            desk: fan.desk
            inspector: fan.inspector
            pile: true
            face: modelData.face
            mark: modelData.mark
            words: modelData.name
            touch: "card/" + (second ? "pile2" : "pile1") + "/-1/" + (second ? index - fan.desk.piles[0].length : index)
            stop: fan.desk.looked === touch || !fan.desk.looked.startsWith("card/pile") && index === 0
            width0: fan.cardWidth
            hidden: fan.inBook || z > 0 || index === fan.total - 1 ? 0 : Math.max(0, fan.cardWidth - (fan.placeOf(index + 1).x - place.x))
            x: fan.spread ? place.x : (fan.width - width) / 2
            y: fan.spread ? place.y : (fan.height - height) / 2
            z: activeFocus || under ? 1 : 0 // the one that is looked at lies whole
            scale: fan.spread ? 1 : 0.9
            opacity: fan.spread ? 1 : 0.15

            Behavior on x {
                enabled: Motion.travels
                NumberAnimation {
                    duration: Motion.flight * 2
                    easing.type: Easing.OutCubic
                }
            }
            Behavior on y {
                enabled: Motion.travels
                NumberAnimation {
                    duration: Motion.flight * 2
                    easing.type: Easing.OutCubic
                }
            }
            Behavior on opacity {
                enabled: Motion.travels
                NumberAnimation {
                    duration: Motion.flight
                }
            }
            Behavior on scale {
                enabled: Motion.travels
                NumberAnimation {
                    duration: Motion.flight * 2
                    easing.type: Easing.OutCubic
                }
            }
        }
    }
}
