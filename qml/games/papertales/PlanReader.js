// SPDX-License-Identifier: MIT
// Reads a Kingdom as planned by its owner.
.pragma library
.import "PapertalesLook.js" as Look

// Returns a seat's spots and Buildings. The owner's plan is in `hand` and in the sealed plan zone.
function kingdom(contents, seat, hand) {
    const zone = kind => contents.rows(contents.session.zone(kind, seat));
    const spots = Look.spots.map(key => ({ key: key, face: 0, tokens: 0, isNew: false, name: "" }));
    const plan = zone("plan").map(token => ({ from: Look.spotOf(token.name), to: token.mark - 1 }));
    Look.spots.forEach((key, spot) => {
        const unit = zone(key)[0];
        const step = plan.find(step => step.from === spot);
        const to = step ? step.to : spot;
        if (unit && to < spots.length)
            spots[to] = { key: spots[to].key, face: unit.face, tokens: unit.mark, isNew: false, name: unit.name };
    });
    for (const card of hand) {
        if (card.mark > 0 && card.mark <= spots.length)
            spots[card.mark - 1] = {
                key: Look.spots[card.mark - 1],
                face: card.face,
                tokens: 0,
                isNew: true,
                name: card.name
            };
    }
    return { spots: spots, buildings: zone("buildings") };
}
