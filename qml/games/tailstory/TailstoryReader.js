// SPDX-License-Identifier: MIT
// Reads models into plain lists, and finds the move that a touch would be.
.pragma library
.import "TailstoryLook.js" as Look

function rows(model) {
    const list = [];
    for (let i = 0; i < model.rowCount(); ++i)
        list.push(model.at(i));
    return list;
}
function mat(session, seat) {
    const zone = kind => session.zone(kind, seat);
    return {
        queue: rows(zone("queue"))[0]?.face ?? 0,
        character: rows(zone("character"))[0] ?? null,
        hand: rows(zone("hand")),
        handCount: zone("hand").count,
        deck: zone("deck").count,
        discard: rows(zone("discard")),
        play: rows(zone("play")),
        achievements: rows(zone("achievements"))
    };
}
// The touches with one more: targets stand in the order of the seats.
function extended(held, touch) {
    const seats = held.filter(other => other.startsWith("seat/"));
    if (!touch.startsWith("seat/"))
        return held.concat([touch]);
    return held.filter(other => !other.startsWith("seat/")).concat(seats.concat([touch]).sort());
}
// The move that one more press makes, or null: what is touched is all but its end, or only one
// move is left.
function armed(choices, held) {
    const fit = choices.filter(choice => held.every((touch, at) => choice.gesture[at] === touch));
    const whole = fit.find(choice => choice.gesture.length === held.length || choice.gesture.length === held.length + 1 && choice.gesture[held.length] === "button/commit");
    return whole ?? (fit.length === 1 ? fit[0] : null);
}
function closing(choices) {
    return ["pass", "end", "done", "use", "decline"].map(key => choices.find(choice => choice.gesture[0] === "button/" + key)).filter(choice => choice !== undefined);
}
// The first other seat, for moves that need one.
function anyOther(desk) {
    return desk.own === 0 ? 1 : 0;
}
function moveAt(desk, seat) {
    const first = (desk.held[0] ?? "").split("/");
    if (first[0] === "card" && first[1] === "hand")
        return "play " + Look.moveId(desk.mats[desk.own].hand[Number(first[3])]?.face ?? 0) + " at " + seat;
    if (first[1] === "swap")
        return "swap at " + seat;
    return first[1] === "ability" ? "ability at " + seat : "";
}
function cardMove(desk, parts) {
    const owner = Number(parts[2]);
    const list = parts[1] === "characterRow" ? desk.row : desk.mats[owner]?.[parts[1]] ?? [];
    const id = Look.moveId(list[Number(parts[3])]?.face ?? 0);
    if (id === "")
        return "";
    if (parts[1] === "characterRow")
        return "choose " + id;
    const picking = ["discard", "putBack", "achieve", "endDiscard", "emergencyDiscard", "bury", "recycle", "swapOwn", "swapTheirs", "keepDug", "bonus"];
    if (picking.includes(desk.step))
        return "pick " + id;
    if (parts[1] === "discard")
        return desk.held[0] === "button/ability" ? "ability " + id : "";
    if (desk.step === "respond")
        return "stop " + id + " on " + desk.chain.length;
    return "play " + id;
}
// The move that this touch would be, for the reason why it is not allowed; "": none.
function refusedMove(desk, touch) {
    const parts = touch.split("/");
    if (parts[0] === "seat")
        return moveAt(desk, parts[1]);
    if (parts[0] === "card")
        return cardMove(desk, parts);
    if (parts[0] !== "button")
        return "";
    const key = parts[1];
    if (key === "swap")
        return "swap at " + anyOther(desk);
    if (key === "pass")
        return "pass " + Math.max(1, desk.chain.length);
    return key.startsWith("number-") ? "number " + key.slice(7) : key;
}
