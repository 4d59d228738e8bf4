// SPDX-License-Identifier: MIT
// Finds room for small tags beside their charms.
.pragma library

function apart(one, other, gap) {
    return one.x + one.width + gap <= other.x || other.x + other.width + gap <= one.x
        || one.y + one.height + gap <= other.y || other.y + other.height + gap <= one.y;
}

// Does the rectangle touch a card at { x, y, width, height, angle }, where (x, y) is the centre?
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

// Returns the place for a tag of this size nearest to `from` in the direction (dx, dy), or null if there is none
// nearby.
function place(from, dx, dy, width, height, room, cards, taken) {
    const step = height / 3;
    for (let far = 0; far < 14; ++far) {
        for (const aside of [0, -1, 1, -2, 2]) {
            const rect = {
                x: from.x + dx * far * step - dy * aside * width / 3 - width / 2 + dx * width / 2,
                y: from.y + dy * far * step + dx * aside * width / 3 - height / 2 + dy * height / 2,
                width: width, height: height
            };
            if (rect.x < room.x || rect.y < room.y || rect.x + width > room.x + room.width ||
                rect.y + height > room.y + room.height)
                continue;
            if (cards.every(card => !touchesCard(rect, card)) && taken.every(other => apart(rect, other, 4)))
                return rect;
        }
    }
    return null;
}

// Returns how many of these charms, each { x, y, radius }, are under a rectangle.
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

// Returns how far the box and the cards between `from` and `to` extend below (side 1) or above (side -1).
function reach(box, side, from, to, cards) {
    let most = side > 0 ? box.bottom : box.top;
    for (const card of cards) {
        if (card.right > from && card.left < to)
            most = side > 0 ? Math.max(most, card.bottom) : Math.min(most, card.top);
    }
    return most;
}

// Returns the best place for a row of tags above (side -1) or below (side 1) its box. It avoids charms first and cards
// second, and then stays near. `sizes` are the possible shapes, best first. `space` is the gap. `ask` has the room, the
// charms, the cards { left, right, top, bottom } and the taken rectangles.
function rowPlace(box, side, sizes, space, ask) {
    let best = null, least = Infinity;
    const step = ask.room.width / 64;
    // Rejects most places by their distance, before the expensive tests.
    sizes.forEach((size, rank) => {
        const most = ask.room.x + ask.room.width - size.width;
        for (let i = 0; i <= 64 && most >= ask.room.x; ++i) {
            const x = Math.min(most, i === 0 ? Math.max(ask.room.x, box.left) : ask.room.x + (i - 1) * step);
            let cost = Math.abs(x - box.left) + 60 * rank;
            if (cost >= least)
                continue;
            const free = reach(box, side, x, x + size.width, ask.cards) + side * space - (side < 0 ? size.height : 0);
            const y = Math.max(ask.room.y, Math.min(free, ask.room.y + ask.room.height - size.height));
            const rect = { x: x, y: y, width: size.width, height: size.height };
            const near = side < 0 ? box.top - size.height - space : box.bottom + space;
            cost += 3 * Math.abs(y - free) + Math.abs(y - near) + (apart(rect, ask.taken, 0) ? 0 : 5000);
            if (cost >= least)
                continue;
            cost += charmsUnder(rect, ask.charms) * 1000;
            if (cost < least) {
                least = cost;
                best = { x: x, y: y, size: size };
            }
        }
    });
    return best;
}
