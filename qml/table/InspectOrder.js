// SPDX-License-Identifier: MIT
// The keyboard order of the cards that can be inspected.
.pragma library

function canBeSeen(where) {
    for (let item = where; item; item = item.parent) {
        if (!item.visible || item.opacity < 0.05)
            return false;
    }
    return where.width > 0;
}

// Returns the points that are visible on the table, line by line. `line` is the height of a line in pixels.
function inOrder(points, table, line) {
    const seen = [];
    for (const each of points) {
        if (canBeSeen(each)) {
            const at = each.mapToItem(table, each.width / 2, each.height / 2);
            seen.push({ point: each, x: at.x, y: Math.round(at.y / line) });
        }
    }
    seen.sort((a, b) => a.y - b.y || a.x - b.x);
    return seen.map(each => each.point);
}

// Returns the first card that can be played, otherwise the first card.
function firstOf(all, choices) {
    return all.find(each => each.touch !== "" && choices !== null && choices.beginningWith(each.touch).length > 0) ??
        all[0] ?? null;
}

function wayTo(item) {
    const way = [];
    for (let each = item; each; each = each.parent)
        way.unshift(each);
    return way;
}

// Is the first of two overlapping items above the other?
function isAbove(one, other) {
    const a = wayTo(one);
    const b = wayTo(other);
    let at = 0;
    while (at < a.length && at < b.length && a[at] === b[at])
        ++at;
    if (at === a.length || at === b.length)
        return at === b.length;
    if (a[at].z !== b[at].z)
        return a[at].z > b[at].z;
    const siblings = Array.from(a[at].parent?.children ?? []); // an item being removed has no parent
    return siblings.indexOf(a[at]) > siblings.indexOf(b[at]);
}

function topOf(items) {
    return items.reduce((top, each) => top === null || isAbove(each, top) ? each : top, null);
}
