// SPDX-License-Identifier: MIT
// Fits a whole tail into a rectangle, as large as possible.
.pragma library

// Limits the turns to try. A curled tail is turned until it is level, so that most cards are upright; a straight one
// hardly turns.
const gentle = 16, turnStep = 4; // degrees

// Appends the four corners of a card to the flat list [x, y, x, y, ...].
function addCorners(points, card, width, height) {
    const turn = card.angle * Math.PI / 180;
    const ax = width / 2 * Math.cos(turn), ay = width / 2 * Math.sin(turn);
    const bx = height / 2 * Math.sin(turn), by = height / 2 * Math.cos(turn);
    points.push(card.x - ax + bx, card.y - ay - by, card.x + ax + bx, card.y + ay - by,
        card.x + ax - bx, card.y + ay + by, card.x - ax - bx, card.y - ay + by);
}

// Appends the corners of the place for the next card.
function addReserve(points, tip, width, height) {
    const turn = tip.angle * Math.PI / 180;
    const ahead = {
        x: tip.x + width * 0.76 * Math.cos(turn),
        y: tip.y + width * 0.76 * Math.sin(turn),
        angle: tip.angle
    };
    addCorners(points, ahead, width * 1.3, height * 1.16);
}

function turned(points, degrees) {
    const turn = degrees * Math.PI / 180;
    const cos = Math.cos(turn), sin = Math.sin(turn);
    const result = [];
    for (let i = 0; i < points.length; i += 2)
        result.push(points[i] * cos - points[i + 1] * sin, points[i] * sin + points[i + 1] * cos);
    return result;
}

// Returns the bounding box of points.
function extent(points) {
    let left = Infinity, right = -Infinity, top = Infinity, bottom = -Infinity;
    for (let i = 0; i < points.length; i += 2) {
        const x = points[i], y = points[i + 1];
        if (x < left)
            left = x;
        if (x > right)
            right = x;
        if (y < top)
            top = y;
        if (y > bottom)
            bottom = y;
    }
    return { left: left, right: right, top: top, bottom: bottom };
}

// Returns a tail at one angle: the points of its cards, and separately those of the reserve, which has `margin` pixels
// above and below it.
function shapeOf(cards, reserve, fox, degrees, width, height, margin) {
    const points = turned(cards, degrees);
    addCorners(points, { x: fox[0], y: fox[1], angle: 0 }, width, height); // the fox is upright
    const body = extent(points);
    const rest = turned(reserve, degrees);
    const next = rest.length > 0 ? extent(rest) : body;
    return {
        margin: rest.length > 0 ? margin : 0, body: body, next: next,
        left: Math.min(body.left, next.left), right: Math.max(body.right, next.right)
    };
}

// Returns the largest unit at which the room has space for the cards, and for the reserve with its margins.
function unitOf(shape, room) {
    const body = shape.body, next = shape.next, margin = shape.margin;
    return Math.min(room.width / (shape.right - shape.left), room.height / (body.bottom - body.top),
        (room.height - margin) / (next.bottom - body.top), (room.height - margin) / (body.bottom - next.top),
        (room.height - 2 * margin) / (next.bottom - next.top));
}

// Returns the shape's position at this size, centred in the room.
function placed(shape, unit, room) {
    const top = Math.min(shape.body.top * unit, shape.next.top * unit - shape.margin);
    const bottom = Math.max(shape.body.bottom * unit, shape.next.bottom * unit + shape.margin);
    return {
        x: room.x + (room.width - (shape.right + shape.left) * unit) / 2,
        y: room.y + (room.height - top - bottom) / 2
    };
}

// Returns { unit: pixels per card unit, angle, x, y: centre of the first card }. `fox` is the upright card at the
// start. A negative `margin` means no reserve beyond the last card. With `ghosts`, which are possible poses of one
// card, the margin applies along the whole tail.
function fit(cards, fox, width, height, room, most, margin, ghosts) {
    const points = [], reserve = [];
    for (const card of cards)
        addCorners(points, card, width, height);
    if (margin >= 0 && cards.length > 0)
        addReserve(reserve, cards[cards.length - 1], width, height);
    if (ghosts?.length > 0) {
        reserve.splice(0, reserve.length, ...points);
        for (const ghost of ghosts)
            addCorners(points, ghost, width, height);
    }
    let best = null;
    // A level tail is turned against its cards' mean angle. Tries small turns around that angle and around zero.
    const level = cards.length > 0 ? -cards.reduce((sum, card) => sum + card.angle, 0) / cards.length : 0;
    const from = Math.min(0, level) - gentle, to = Math.max(0, level) + gentle;
    // Tries small turns first. They are preferred, so most larger ones need no try.
    for (let i = 0; i <= 2 * Math.max(-from, to) / turnStep; ++i) {
        const angle = Math.ceil(i / 2) * turnStep * (i % 2 === 1 ? -1 : 1);
        if (angle < from || angle > to)
            continue;
        const worth = 1 - Math.abs(angle) * 0.002;
        if (best && most * worth <= best.worth)
            break;
        const shape = shapeOf(points, reserve, turned([fox.x, fox.y], angle), angle, width, height, margin);
        const unit = Math.min(most, unitOf(shape, room));
        if (unit <= 0 || best && unit * worth <= best.worth)
            continue;
        const place = placed(shape, unit, room);
        best = { worth: unit * worth, unit: unit, angle: angle, x: place.x, y: place.y };
    }
    return best ?? { unit: most * 0.2, angle: 0, x: room.x + room.width / 2, y: room.y + room.height / 2 };
}
