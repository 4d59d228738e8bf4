// SPDX-License-Identifier: MIT
// Faces of Scary Tales: their categories, pictures and names in moves.
.pragma library

const kinds = ["character", "place", "feature", "object", "action"];
const codes = ["ch", "pl", "fe", "ob", "ac"];
const tokens = ["1", "2", "3", "grave", "rose", "bones", "hat"];
const art = "qrc:/art/games/storyline/";

// 0 to 4, or -1 for what is no story card.
function category(face) {
    return face >= 1 && face <= 100 ? Math.floor((face - 1) / 20) : -1;
}
// "ch01": as moves name the card.
function id(face) {
    const number = (face - 1) % 20 + 1;
    return codes[category(face)] + (number < 10 ? "0" : "") + number;
}
function picture(face) {
    return category(face) < 0 ? "" : art + "stories/" + id(face) + ".svg";
}
function icon(category) {
    return category < 0 ? "" : art + "icons/" + kinds[category] + ".svg";
}
function back(category) {
    return category < 0 ? "" : art + "backs/" + kinds[category] + ".svg";
}
// A token lying face down has face 0.
function token(face) {
    return art + "tokens/" + (tokens[face - 101] ?? "back") + ".svg";
}
// All roles of all rows of a model.
function rows(model) {
    const list = [];
    for (let i = 0, row = model.at(0); Object.keys(row).length > 0; row = model.at(++i))
        list.push(row);
    return list;
}
// Are these two plain values alike, all the way down?
function same(a, b) {
    if (a === b || typeof a !== "object" || typeof b !== "object" || a === null || b === null)
        return a === b;
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every(key => same(a[key], b[key]));
}
// A page's text as styled text: its blanks stand out; whatever else is in it stays as it is.
function withBlanks(text, open, color) {
    const plain = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
    return open ? plain.replace(/\[([^\[\]]+)\]/g, "<i><font color=\"" + color + "\">$1</font></i>") : plain;
}
