// SPDX-License-Identifier: MIT
// Measurements of Foxtail's cards in card units (FT-39), used only for drawing.
.pragma library

const inset = 8;
const disc = 16;
const coats = ["orange", "silver", "snow", "sand"]; // picture folders of the four foxes

// Returns the name of the picture set with the coat of this seat's fox.
function coated(theme, owner) {
    return theme + "/" + coats[Math.max(0, owner) % coats.length];
}

// Returns the centre of a corner's charm relative to the card's centre. Spots: 0 top left, 1 top right, 2 bottom left,
// 3 bottom right.
function charm(spot, width, height) {
    return {
        x: (spot === 0 || spot === 2 ? -1 : 1) * (width / 2 - inset),
        y: (spot < 2 ? -1 : 1) * (height / 2 - inset)
    };
}

// Returns the same charm's centre for a card in this pose.
function charmAt(pose, spot, width, height) {
    const at = charm(spot, width, height);
    const turn = pose.angle * Math.PI / 180;
    return {
        x: pose.x + at.x * Math.cos(turn) - at.y * Math.sin(turn),
        y: pose.y + at.x * Math.sin(turn) + at.y * Math.cos(turn)
    };
}
