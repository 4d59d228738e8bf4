// SPDX-License-Identifier: MIT
// Reads the session's models into plain values, and says which move a touch would have been.
.pragma library
.import "PapertalesLook.js" as Look

function rows(model) {
    let list = [];
    for (let row = 0; row < model.rowCount(); ++row)
        list.push(model.at(row));
    return list;
}

function zone(session, kind, owner) {
    return rows(session.zone(kind, owner));
}

// A seat's spots and Buildings. `hand` and the sealed plan zone hold what its owner has planned.
function kingdom(session, seat, hand) {
    const spots = Look.spots.map(key => ({ key: key, face: 0, tokens: 0, isNew: false, name: "" }));
    const plan = zone(session, "plan", seat).map(token => ({ from: Look.spotOf(token.name), to: (token.mark & 7) - 1 }));
    Look.spots.forEach((key, spot) => {
        const unit = zone(session, key, seat)[0];
        const step = plan.find(step => step.from === spot);
        const to = step ? step.to : spot;
        if (unit && to < spots.length)
            spots[to] = { key: spots[to].key, face: unit.face, tokens: unit.mark, isNew: false, name: unit.name };
    });
    for (const card of hand) {
        if (card.mark > 0 && card.mark <= spots.length)
            spots[card.mark - 1] = { key: Look.spots[card.mark - 1], face: card.face, tokens: 0, isNew: true, name: card.name };
    }
    return { spots: spots, buildings: zone(session, "buildings", seat) };
}

// The face of the card that a touch is about, 0: none.
function faceOf(desk, touch) {
    const parts = touch.split("/");
    if (parts[0] === "zone")
        return desk.spots[Look.spotOf(parts[1])]?.face ?? 0;
    const row = { hand: desk.hand, pack: desk.pack, buildings: desk.kingdoms[desk.own]?.buildings ?? [] }[parts[1]];
    return row?.[Number(parts[3])]?.face ?? 0;
}

function keyOf(desk, touch) {
    const face = faceOf(desk, touch);
    return face > 0 ? desk.facts(face).key : "";
}

// The move that these touches would make, so that the rules can say why not; "": none.
function moveFor(desk, base, thing) {
    const parts = thing.split("/");
    const first = base.length > 0 ? base[0].split("/") : null;
    const unit = first ? keyOf(desk, base[0]) : "";
    if (parts[0] === "button")
        return buildMove(desk, base[0] ?? "", parts[1]);
    if (parts[0] === "card")
        return cardMove(desk, parts[1], thing);
    if (first && first[1] === "hand" && Look.spotOf(parts[1]) >= 0)
        return "deploy " + unit + " " + parts[1];
    if (first && Look.spotOf(first[1]) >= 0 && Look.spotOf(parts[1]) >= 0)
        return "move " + first[1] + " " + parts[1];
    if (first && first[0] === "zone" && (parts[1] === "discard" || parts[1] === "hand"))
        return (parts[1] === "hand" ? "back " : "discard ") + first[1];
    if (first && unit !== "" && parts[1] === "kept")
        return "keep " + unit;
    return first ? "" : spotMove(desk, parts[1]);
}

function cardMove(desk, kind, thing) {
    const name = keyOf(desk, thing);
    if (name === "")
        return "";
    return kind === "pack" ? "pick " + name : kind === "hand" ? "deploy " + name + " F1" : buildMove(desk, thing, "level1");
}

function buildMove(desk, building, button) {
    const name = keyOf(desk, building);
    const at = Number(building.split("/")[3]);
    const level = desk.kingdoms[desk.own]?.buildings[at]?.mark ?? 0;
    if (name === "")
        return "";
    return button === "level2" && level > 0 ? "upgrade " + name : "build " + name + (button === "level2" ? " 2" : " 1");
}

function spotMove(desk, spot) {
    const at = Look.spotOf(spot);
    if (at < 0 || desk.spots[at].face === 0)
        return "";
    if (desk.step === "target" || desk.step === "alchemy")
        return "target " + spot;
    return desk.step === "save" ? "save " + spot : "move " + spot + " " + (at === 3 ? "B2" : "B1");
}
