// SPDX-License-Identifier: MIT
// Fits a whole tail into its room: as large as may be, turned gently where that helps.
.pragma library

function cornersOf(card, width, height) {
    const turn = card.angle * Math.PI / 180;
    const cos = Math.cos(turn), sin = Math.sin(turn);
    return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(sign => {
        const dx = sign[0] * width / 2, dy = sign[1] * height / 2;
        return { x: card.x + dx * cos - dy * sin, y: card.y + dx * sin + dy * cos, margin: 0 };
    });
}

// The place beyond the last card where the next one may come, with `margin` pixels for its tags.
function reserveOf(last, width, height, margin) {
    const turn = last.angle * Math.PI / 180;
    const ahead = { x: last.x + width * 0.76 * Math.cos(turn), y: last.y + width * 0.76 * Math.sin(turn), angle: last.angle };
    const points = cornersOf(ahead, width * 1.3, height * 1.16);
    for (const point of points)
        point.margin = margin;
    return points;
}

// All points that must lie in the room, in card units; `fox` is the upright card at the start.
function outline(cards, width, height, margin) {
    let points = [];
    for (const card of cards)
        points = points.concat(cornersOf(card, width, height));
    if (margin >= 0 && cards.length > 0)
        points = points.concat(reserveOf(cards[cards.length - 1], width, height, margin));
    return points;
}

function turned(points, degrees, fox, width, height) {
    const turn = degrees * Math.PI / 180;
    const cos = Math.cos(turn), sin = Math.sin(turn);
    const result = points.map(p => ({ x: p.x * cos - p.y * sin, y: p.x * sin + p.y * cos, margin: p.margin }));
    const centre = { x: fox.x * cos - fox.y * sin, y: fox.x * sin + fox.y * cos, angle: 0 };
    return result.concat(cornersOf(centre, width, height));
}

// Where the turned points at this size may lie, or null.
function placed(points, unit, room, blocked) {
    let left = Infinity, right = -Infinity, top = Infinity, bottom = -Infinity;
    for (const p of points) {
        left = Math.min(left, p.x * unit);
        right = Math.max(right, p.x * unit);
        top = Math.min(top, p.y * unit - p.margin);
        bottom = Math.max(bottom, p.y * unit + p.margin);
    }
    if (right - left > room.width || bottom - top > room.height)
        return null;
    const x = room.x + (room.width - (right - left)) / 2 - left;
    const highest = room.y - top;
    let lowest = room.y + room.height - bottom;
    const wanted = (highest + lowest) / 2;
    if (blocked && blocked.width > 0) {
        for (const p of points) {
            if (p.x * unit + x < blocked.x + blocked.width)
                lowest = Math.min(lowest, blocked.y - p.y * unit - p.margin);
        }
    }
    return lowest < highest ? null : { x: x, y: Math.min(wanted, lowest) };
}

// { unit: pixels for a card unit, angle, x, y: where the first card's centre lies }
function fit(cards, fox, width, height, room, blocked, most, margin) {
    const points = outline(cards, width, height, margin);
    let best = null;
    for (let angle = -48; angle <= 48; angle += 4) {
        const shape = turned(points, angle, fox, width, height);
        const worth = 1 - Math.abs(angle) * 0.0035;
        for (let step = 0; step < 26; ++step) {
            const unit = most * Math.pow(0.945, step);
            if (best && unit * worth <= best.worth)
                break;
            const place = placed(shape, unit, room, blocked);
            if (place) {
                best = { worth: unit * worth, unit: unit, angle: angle, x: place.x, y: place.y };
                break;
            }
        }
    }
    return best ?? { unit: most * 0.2, angle: 0, x: room.x + room.width / 2, y: room.y + room.height / 2 };
}
