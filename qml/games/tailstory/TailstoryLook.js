// SPDX-License-Identifier: MIT
// Names and pictures of Tail Story's table. Faces are numbered as in core/games/tailstory/rules/cards.h.
.pragma library

const kinds = ["drawing", "stealing", "stopping", "recycling", "acting"];
const types = ["canine", "feline", "rodent"];
const characters = ["jack", "alan", "padthai", "khalid", "ham_cheese", "rocky"];
const art = "qrc:/art/games/tailstory/";
const copies = 8;
const events = 120;
const firstCharacter = 121;
const firstToken = 131;
const designs = 15;

// The design of an Event card or of its token in the chain, from 0; -1 for other faces.
function design(face) {
    if (face >= 1 && face <= events)
        return Math.floor((face - 1) / copies);
    return face >= firstToken && face < firstToken + designs ? face - firstToken : -1;
}
function isCharacter(face) {
    return face >= firstCharacter && face < firstCharacter + characters.length;
}
// All copies of a design share one picture.
function picture(face) {
    return design(face) >= 0 ? 1 + design(face) * copies : face;
}
function kind(face) {
    return design(face) < 0 ? "" : kinds[Math.floor(design(face) / 3)];
}
// 0 canine, 1 feline, 2 rodent & friends; -1: none.
function type(face) {
    if (isCharacter(face))
        return Math.floor((face - firstCharacter) / 2);
    return design(face) < 0 ? -1 : design(face) % 3;
}
function typeIcon(face) {
    return type(face) < 0 ? "" : icon(types[type(face)]);
}
function icon(key) {
    return key === "" ? "" : art + "icons/" + key + ".svg";
}
function portrait(face, altered) {
    return isCharacter(face) ? art + "characters/" + characters[face - firstCharacter] + (altered ? "-2.svg" : "-1.svg") : "";
}
// What stands in moves for a card: "E07#2", "jack".
function moveId(face) {
    if (isCharacter(face))
        return characters[face - firstCharacter];
    if (face < 1 || face > events)
        return "";
    const number = design(face) + 1;
    return "E" + (number < 10 ? "0" : "") + number + "#" + ((face - 1) % copies + 1);
}
// The icon of an action that is no card: B, C and D follow the Event cards' tokens.
function actionIcon(face) {
    return icon(["drawing", "bonus", "swap"][face - firstToken - designs] ?? "");
}
