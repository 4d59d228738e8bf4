// SPDX-License-Identifier: MIT
// Rearranging a plan freely: what the rules allow once only is taken back and made again otherwise.
.pragma library
.import "PapertalesLook.js" as Look

// Takes a card planned for a spot back as if it had never been laid there; the steps made after it
// are made again. False: this plan did not lay it there, or a later step rests on it.
function withdraw(desk, spot) {
    const card = desk.spots[Look.spotOf(spot)];
    const from = card && card.isNew ? desk.done.lastIndexOf("deploy " + desk.facts(card.face).key + " " + spot) : -1;
    const later = desk.done.slice(from + 1);
    if (from < 0 || later.some(move => move.endsWith(spot) || move.includes(spot + " ")))
        return false;
    const before = desk.done.slice(0, from);
    for (let step = 0; step <= later.length && desk.session.canUndo; ++step)
        desk.session.undo();
    desk.done = before.concat(later.filter(move => desk.session.submit(move)));
    desk.drop();
    return true;
}

// A Unit just moved goes to yet another spot: the first move is taken back.
function redirect(desk, move) {
    const last = (desk.done[desk.done.length - 1] ?? "").split(" ");
    const wanted = move.split(" ");
    if (wanted[0] !== "move" || last[0] !== "move" || last[2] !== wanted[1] || !desk.session.canUndo)
        return false;
    desk.session.undo();
    desk.done = desk.done.slice(0, -1);
    desk.drop();
    const other = "move " + last[1] + " " + wanted[2];
    const made = last[1] === wanted[2] ? "" : desk.session.whyNot(other) === "" ? other : last.join(" ");
    if (made !== "" && desk.session.submit(made))
        desk.done = desk.done.concat([made]);
    return made !== last.join(" ");
}
