// SPDX-License-Identifier: MIT
// Fits random tails of many shapes into Foxtail's table, and checks each corner, computed from the returned size, angle
// and position.
import QtQuick
import QtTest
import Taletop.Games.foxtail

TestCase {
    name: "TailFit"

    readonly property real cardWidth: 60
    readonly property real cardHeight: 44
    readonly property var fox: ({ x: -41, y: 6, angle: 0 })
    property int state: 1

    // Returns pseudorandom numbers from 0 to less than 1, the same in every run.
    function random(): real {
        state = (state * 1103515245 + 12345) % 2147483648;
        return state / 2147483648;
    }
    function tail(length: int): var {
        const cards = [{ x: 0, y: 0, angle: 0 }];
        while (cards.length < length) {
            const last = cards[cards.length - 1];
            const turn = last.angle * Math.PI / 180;
            cards.push({ x: last.x + 40 * Math.cos(turn), y: last.y + 40 * Math.sin(turn), angle: last.angle + (random() * 90 - 45) });
        }
        return cards;
    }
    // Returns the corners of a card in the room. An `upright` card does not turn with the tail.
    function corners(card: var, found: var, upright: bool): var {
        const whole = found.angle * Math.PI / 180;
        const own = (upright ? 0 : card.angle + found.angle) * Math.PI / 180;
        const x = found.x + found.unit * (card.x * Math.cos(whole) - card.y * Math.sin(whole));
        const y = found.y + found.unit * (card.x * Math.sin(whole) + card.y * Math.cos(whole));
        return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(side => {
            const across = side[0] * cardWidth / 2 * found.unit;
            const down = side[1] * cardHeight / 2 * found.unit;
            return { x: x + across * Math.cos(own) - down * Math.sin(own), y: y + across * Math.sin(own) + down * Math.cos(own) };
        });
    }
    function allCorners(cards: var, found: var): var {
        return cards.reduce((list, card) => list.concat(corners(card, found, false)), corners(fox, found, true));
    }
    function fitted(cards: var, room: rect, margin: real): var {
        return TailFit.fit(cards, fox, cardWidth, cardHeight, room, 2, margin);
    }

    function test_everyCornerStaysWithinTheSpace() {
        const room = Qt.rect(20, 30, 640, 300);
        let smaller = 0;
        for (let i = 0; i < 300; ++i) {
            const cards = tail(1 + i % 24);
            const found = fitted(cards, room, i % 2 === 0 ? 6 : -1);
            smaller += found.unit < 2 ? 1 : 0;
            for (const at of allCorners(cards, found)) {
                const where = "tail " + i + ": " + at.x + ", " + at.y;
                verify(at.x >= room.x - 0.01 && at.x <= room.x + room.width + 0.01, where);
                verify(at.y >= room.y - 0.01 && at.y <= room.y + room.height + 0.01, where);
            }
        }
        verify(smaller > 100, "the room is too large to try anything");
    }
    function test_theNextCardFitsToo() {
        const room = Qt.rect(0, 0, 640, 300);
        for (let i = 0; i < 100; ++i) {
            const cards = tail(2 + i % 12);
            const found = fitted(cards, room, 6);
            const tip = cards[cards.length - 1];
            const turn = tip.angle * Math.PI / 180;
            const next = { x: tip.x + cardWidth * 0.76 * Math.cos(turn), y: tip.y + cardWidth * 0.76 * Math.sin(turn), angle: tip.angle };
            for (const at of corners(next, found, false))
                verify(at.x >= -0.01 && at.x <= 640.01 && at.y >= 5.99 && at.y <= 294.01, "tail " + i);
        }
    }
    function test_aShortTailHasTheLargestSizeAndIsNotRotated() {
        const found = fitted(tail(1), Qt.rect(0, 0, 640, 300), 6);
        compare(found.unit, 2);
        compare(found.angle, 0);
    }
    // Each row of a long tail is level, rows do not overlap, and the tail fits at a readable size.
    function test_aLongTailCurlsIntoRows() {
        const room = Qt.rect(0, 0, 640, 300);
        for (let i = 0; i < 100; ++i) {
            const cards = tail(9 + i % 8);
            const rows = TailRows.rowsOf(cards, 2, fox, cardWidth, cardHeight);
            compare(rows.length, 2);
            const laid = cards.map((card, index) => TailRows.laid(card, TailRows.rowOf(rows, index)));
            const boxes = [laid.slice(0, rows[1].first), laid.slice(rows[1].first)].map(row => TailRows.boxOf(row, cardWidth, cardHeight));
            verify(boxes[0].bottom < boxes[1].top, "tail " + i);
            for (const row of [laid.slice(0, rows[1].first), laid.slice(rows[1].first)])
                verify(Math.abs(row.reduce((sum, card) => sum + card.angle, 0)) < 0.01, "tail " + i);
            const parted = TailRows.partedCharms(cards.map((card, layer) => ({ x: card.x, y: card.y, angle: card.angle, layer: layer })), rows);
            compare(parted.length, 1);
            compare(parted[0].index, rows[1].first - 1); // in a straight tail the next card would cover this charm
            verify(TailFit.fit(laid, fox, cardWidth, cardHeight, room, 2, 6).unit > 0.2);
        }
    }
    function test_aTailThatFitsNowhereIsShownSmall() {
        const found = fitted(tail(24), Qt.rect(0, 0, 20, 20), 6);
        verify(found.unit > 0 && found.unit < 0.5);
    }
}
