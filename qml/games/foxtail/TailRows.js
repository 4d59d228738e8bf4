// SPDX-License-Identifier: MIT
// Splits a long tail into level rows, the first beside the fox and the others below it.
.pragma library
.import "TailFit.js" as TailFit

const apart = 7; // space between two rows, in card units

// Returns a pose with its row's turn and offset applied.
function laid(pose, row) {
    const turn = row.turn * Math.PI / 180;
    return {
        x: row.x + pose.x * Math.cos(turn) - pose.y * Math.sin(turn),
        y: row.y + pose.x * Math.sin(turn) + pose.y * Math.cos(turn),
        angle: pose.angle + row.turn, layer: pose.layer
    };
}

// Returns the row of this card, which may be the next one to be placed.
function rowOf(rows, index) {
    let row = rows[0];
    for (const each of rows) {
        if (index >= each.first)
            row = each;
    }
    return row;
}

function boxOf(poses, width, height) {
    const corners = [];
    for (const pose of poses)
        TailFit.addCorners(corners, pose, width, height);
    return TailFit.extent(corners);
}

// Splits a tail into this many rows: { first, turn, x, y }, where `first` is the index of the row's first card. A
// single row is the unchanged tail. The fox occupies one card's width in the first row.
function rowsOf(poses, count, fox, width, height) {
    if (count < 2)
        return [{ first: 0, turn: 0, x: 0, y: 0 }];
    const rows = [];
    const left = fox.x - width / 2;
    let bottom = fox.y + height / 2;
    for (let number = 0; number < count; ++number) {
        const first = number === 0 ? 0 : Math.ceil((poses.length - 1) * number / count);
        const end = number === count - 1 ? poses.length : Math.ceil((poses.length - 1) * (number + 1) / count);
        const cards = poses.slice(first, end);
        const row = {
            first: first,
            turn: -cards.reduce((sum, card) => sum + card.angle, 0) / cards.length,
            x: 0,
            y: 0
        };
        const box = boxOf(cards.map(card => laid(card, row)), width, height);
        row.x = (number === 0 ? fox.x + width * 0.46 : left) - box.left;
        row.y = number === 0 ? fox.y - (box.top + box.bottom) / 2 : bottom + apart - box.top;
        bottom = number === 0 ? Math.max(bottom, row.y + box.bottom) : row.y + box.bottom;
        rows.push(row);
    }
    return rows;
}

// Returns the charms at the breaks between rows, as { index, spot }. Two cards no longer overlap there, so a covered
// charm would become visible.
function partedCharms(poses, rows) {
    return rows.slice(1).map(row => {
        const before = poses[row.first - 1], card = poses[row.first];
        const top = card.angle < before.angle;
        if (card.layer > before.layer)
            return { index: row.first - 1, spot: top ? 1 : 3 };
        return { index: row.first, spot: top ? 0 : 2 };
    });
}
