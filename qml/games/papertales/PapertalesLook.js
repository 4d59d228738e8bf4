// SPDX-License-Identifier: MIT
// Names and pictures for Paper Tales' table.
.pragma library

const spots = ["F1", "F2", "F3", "B1", "B2"];
// Special values for a hand card's place in a plan. Other values are spot numbers from 1.
const undecided = 0, kept = 6, takenBack = 7;
const resources = ["wood", "food", "crystal"];
const payments = ["wood", "food", "crystal", "gold"];
const phases = ["recruit", "deploy", "wars", "income", "construction", "aging"];
const icons = "qrc:/art/games/papertales/icons/";
const art = "qrc:/art/games/papertales/";

function icon(key) {
    return icons + key + ".svg";
}

// Kinds of places where arrow keys start, best first.
const firstPlaces = ["pack", "hand", "level", "F", "B"];

// Returns the index of a zone kind's spot, or -1 for other zones.
function spotOf(kind) {
    return spots.indexOf(kind);
}
