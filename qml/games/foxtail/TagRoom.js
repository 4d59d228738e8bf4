// SPDX-License-Identifier: MIT
// Finds room for small tags beside the charms that they speak of.
.pragma library

function apart(one, other, gap) {
    return one.x + one.width + gap <= other.x || other.x + other.width + gap <= one.x
        || one.y + one.height + gap <= other.y || other.y + other.height + gap <= one.y;
}

// Does a rectangle touch a card that lies at { x, y, width, height, angle }, its middle at (x, y)?
function touchesCard(rect, card) {
    const turn = card.angle * Math.PI / 180, cos = Math.cos(turn), sin = Math.sin(turn);
    for (let i = 0; i <= 6; ++i) {
        for (let k = 0; k <= 2; ++k) {
            const dx = rect.x + rect.width * i / 6 - card.x, dy = rect.y + rect.height * k / 2 - card.y;
            if (Math.abs(dx * cos + dy * sin) < card.width / 2 && Math.abs(-dx * sin + dy * cos) < card.height / 2)
                return true;
        }
    }
    return false;
}

// Where a tag of this size may lie, as near to `from` as may be and on the side that (dx, dy) points
// to; null: nowhere near.
function place(from, dx, dy, width, height, room, cards, taken) {
    const step = height / 3;
    for (let far = 0; far < 14; ++far) {
        for (const aside of [0, -1, 1, -2, 2]) {
            const rect = {
                x: from.x + dx * far * step - dy * aside * width / 3 - width / 2 + dx * width / 2,
                y: from.y + dy * far * step + dx * aside * width / 3 - height / 2 + dy * height / 2,
                width: width, height: height
            };
            if (rect.x < room.x || rect.y < room.y || rect.x + width > room.x + room.width || rect.y + height > room.y + room.height)
                continue;
            if (cards.every(card => !touchesCard(rect, card)) && taken.every(other => apart(rect, other, 4)))
                return rect;
        }
    }
    return null;
}
