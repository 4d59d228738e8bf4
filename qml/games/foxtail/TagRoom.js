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

// How many of these charms, each { x, y, radius }, lie under a rectangle.
function charmsUnder(rect, charms) {
    let under = 0;
    for (const charm of charms) {
        const dx = charm.x - Math.max(rect.x, Math.min(charm.x, rect.x + rect.width));
        const dy = charm.y - Math.max(rect.y, Math.min(charm.y, rect.y + rect.height));
        if (dx * dx + dy * dy < charm.radius * charm.radius)
            ++under;
    }
    return under;
}

// How far the cards and the box reach below (side 1) or above (-1) a stretch of the screen.
function reach(box, side, from, to, cards) {
    let most = side > 0 ? box.bottom : box.top;
    for (const card of cards) {
        if (card.right > from && card.left < to)
            most = side > 0 ? Math.max(most, card.bottom) : Math.min(most, card.top);
    }
    return most;
}

// Where a row of tags lies best above (side -1) or below (1) the box of what it speaks of: over no charm, then
// clear of the cards, then near. `sizes`: the forms that it may have, the favourite first; `ask` has the room, charms,
// cards { left, right, top, bottom } and what is taken.
function rowPlace(box, side, sizes, space, ask) {
    let best = null;
    const step = ask.room.width / 64;
    // Most places are too far away already: what takes long to find out is asked of the others alone.
    const isWorse = cost => best !== null && cost >= best.cost;
    sizes.forEach((size, rank) => {
        const most = ask.room.x + ask.room.width - size.width;
        for (let i = 0; i <= 64 && most >= ask.room.x; ++i) {
            const x = Math.min(most, i === 0 ? Math.max(ask.room.x, box.left) : ask.room.x + (i - 1) * step);
            let cost = Math.abs(x - box.left) + 60 * rank;
            if (isWorse(cost))
                continue;
            const free = reach(box, side, x, x + size.width, ask.cards) + side * space - (side < 0 ? size.height : 0);
            const y = Math.max(ask.room.y, Math.min(free, ask.room.y + ask.room.height - size.height));
            const rect = { x: x, y: y, width: size.width, height: size.height };
            const near = side < 0 ? box.top - size.height - space : box.bottom + space;
            cost += 3 * Math.abs(y - free) + Math.abs(y - near) + (apart(rect, ask.taken, 0) ? 0 : 5000);
            if (isWorse(cost))
                continue;
            cost += charmsUnder(rect, ask.charms) * 1000;
            if (!isWorse(cost))
                best = { x: x, y: y, cost: cost, size: size };
        }
    });
    return best;
}
