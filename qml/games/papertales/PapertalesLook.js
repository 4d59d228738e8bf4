// SPDX-License-Identifier: MIT
// Names and pictures of Paper Tales' table.
.pragma library

const spots = ["F1", "F2", "F3", "B1", "B2"];
// What a plan says of a card in hand, but for the numbers of spots from 1 on.
const undecided = 0, kept = 6, takenBack = 7;
const resources = ["wood", "food", "crystal"];
const payments = ["wood", "food", "crystal", "gold"];
const phases = ["recruit", "deploy", "wars", "income", "construction", "aging"];
const icons = "qrc:/art/games/papertales/icons/";
const art = "qrc:/art/games/papertales/";

function icon(key) {
    return icons + key + ".svg";
}

// Where the arrow keys begin.
const firstPlaces = ["pack", "hand", "level", "F", "B"];

// The spot of a zone kind, -1 for other zones.
function spotOf(kind) {
    return spots.indexOf(kind);
}
