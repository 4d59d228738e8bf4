// SPDX-License-Identifier: MIT
// The pictures of Tail Story's table, by the facts of a card.
.pragma library

const kinds = ["drawing", "stealing", "stopping", "recycling", "acting"];
const types = ["canine", "feline", "rodent"];
const art = "qrc:/art/games/tailstory/";

// Returns the kind of an Event card or its token on the stack, or "" for other cards.
function kind(facts) {
    return kinds[facts.numbers?.kind] ?? "";
}
function type(facts) {
    return types[facts.numbers?.type] ?? "";
}
function icon(key) {
    return key === "" ? "" : art + "icons/" + key + ".svg";
}
