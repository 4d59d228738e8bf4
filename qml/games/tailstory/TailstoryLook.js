// SPDX-License-Identifier: MIT
// Pictures of Tail Story's table, by what the facts of a card say.
.pragma library

const kinds = ["drawing", "stealing", "stopping", "recycling", "acting"];
const types = ["canine", "feline", "rodent"];
const art = "qrc:/art/games/tailstory/";

// Of an Event card or of its token in the chain; "": of any other.
function kind(facts) {
    return kinds[facts.numbers?.kind] ?? "";
}
function type(facts) {
    return types[facts.numbers?.type] ?? "";
}
function icon(key) {
    return key === "" ? "" : art + "icons/" + key + ".svg";
}
