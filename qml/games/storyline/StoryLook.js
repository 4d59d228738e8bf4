// SPDX-License-Identifier: MIT
// The pictures and texts of Scary Tales' table.
.pragma library

const kinds = ["character", "place", "feature", "object", "action"];
const art = "qrc:/art/games/storyline/";

// Returns the index of a story card's category, or -1 for other cards.
function category(facts) {
    return (facts.numbers?.category ?? 0) - 1;
}
function icon(category) {
    return category < 0 ? "" : art + "icons/" + kinds[category] + ".svg";
}
function back(category) {
    return category < 0 ? "" : art + "backs/" + kinds[category] + ".svg";
}
// Pictures of a face-down token, and of the Grave that covers another token.
const tokenBack = art + "tokens/back.svg";
const grave = art + "tokens/grave.svg";

// Compares two plain values recursively.
function same(a, b) {
    if (a === b || typeof a !== "object" || typeof b !== "object" || a === null || b === null)
        return a === b;
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every(key => same(a[key], b[key]));
}
// Converts a page to styled text with highlighted blanks, and escapes everything else. No-break spaces become entities,
// because French lines would break after an opening quotation mark otherwise.
function withBlanks(text, open, color) {
    const marked = "<i><font color=\"" + color + "\">$1</font></i>";
    return open ? plain(text).replace(/\[([^\[\]]+)\]/g, marked) : plain(text);
}
function plain(text) {
    return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/[\u00a0\u202f]/g, "&nbsp;");
}
// Splits a page into parts { text, fill }, comparing it with its blanks open and filled. Returns an empty list if the
// two texts are not the same page.
function fillsOf(open, filled) {
    const stays = open.split(/\[[^\[\]]+\]/);
    const parts = [];
    let at = 0;
    for (let i = 0; i < stays.length; ++i) {
        const last = i === stays.length - 1;
        const from = i === 0 ? 0 : last ? filled.length - stays[i].length : filled.indexOf(stays[i], at + 1);
        if (from < at || !filled.startsWith(stays[i], from))
            return [];
        if (i > 0)
            parts.push({ text: filled.slice(at, from), fill: true });
        parts.push({ text: stays[i], fill: false });
        at = from + stays[i].length;
    }
    return stays.length > 1 ? parts : [];
}
// Colours this many letters of the filled blanks. The remaining letters are invisible, but take up room.
function inked(parts, letters, color) {
    let left = letters;
    return parts.map(part => {
        if (!part.fill)
            return plain(part.text);
        const seen = part.text.slice(0, Math.max(0, left));
        left -= part.text.length;
        const unseen = part.text.slice(seen.length);
        const font = (colour, text) => text === "" ? "" : "<font color=\"" + colour + "\">" + plain(text) + "</font>";
        return font(color, seen) + font("transparent", unseen);
    }).join("");
}

// Returns the minimum width at which a name needs at most this many rows. `wide` measures text.
function narrowest(title, rows, wide) {
    const parts = title.match(/[^ -]+-? ?/g) ?? [""];
    const widths = [];
    for (let from = 0; from < parts.length; ++from)
        for (let to = from + 1; to <= parts.length; ++to)
            // Words are slightly wider together than measured apart.
            widths.push({
                from: from,
                to: to,
                wide: wide(parts.slice(from, to).join("").trim()) + (to > from + 1 ? 2 : 0)
            });
    // The longest word must fit, because words are not broken.
    const least = Math.max(...widths.filter(each => each.to === each.from + 1).map(each => each.wide));
    const rowsAt = most => {
        let count = 0;
        for (let from = 0; from < parts.length; ++count)
            from = Math.max(...widths.filter(each => each.from === from && each.wide <= most).map(each => each.to));
        return count;
    };
    return Math.min(...widths.map(each => each.wide).filter(each => each >= least && rowsAt(each) <= rows));
}
