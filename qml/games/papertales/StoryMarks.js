// SPDX-License-Identifier: MIT
// Finds the cards on the table that a narrated moment's numbers come from.
.pragma library

const spots = ["F1", "F2", "F3", "B1", "B2"];

// Returns the index of a Building among its owner's, or -1.
function buildingAt(face, seat, faceAt) {
    let at = 0;
    while (faceAt("buildings", seat, at) > 0 && faceAt("buildings", seat, at) !== face)
        ++at;
    return faceAt("buildings", seat, at) > 0 ? at : -1;
}

// Returns a tag for each part of the sums whose card is on the table: { x, y, width, amount, what }, where (x, y) is
// the card's centre. `placeOf` and `faceAt` query the table. Equal cards get their tags one after another.
function partTags(sums, placeOf, faceAt) {
    const tags = [];
    for (const sum of sums) {
        const used = [];
        for (const part of sum.parts) {
            const building = buildingAt(part.face, sum.seat, faceAt);
            if (building >= 0) {
                const place = placeOf("buildings", sum.seat, building);
                if (place)
                    tags.push({
                        x: place.x,
                        y: place.y,
                        width: place.width,
                        height: place.height,
                        amount: part.amount,
                        what: sum.what
                    });
                continue;
            }
            const spot = spots.find(each =>
                used.indexOf(each) < 0 && part.face > 0 && faceAt(each, sum.seat, 0) === part.face);
            if (!spot)
                continue;
            used.push(spot);
            const place = placeOf(spot, sum.seat, 0);
            if (place)
                tags.push({
                    x: place.x,
                    y: place.y,
                    width: place.width,
                    height: place.height,
                    amount: part.amount,
                    what: sum.what
                });
        }
    }
    return tags;
}

// Returns the ends of the seam between two Kingdoms, on their facing edges.
function seam(a, b) {
    const middle = rect => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
    const from = middle(a);
    const to = middle(b);
    const edge = (rect, at, toward) => {
        const dx = toward.x - at.x;
        const dy = toward.y - at.y;
        const reach = Math.min(dx === 0 ? Infinity : rect.width / 2 / Math.abs(dx),
            dy === 0 ? Infinity : rect.height / 2 / Math.abs(dy));
        return { x: at.x + dx * Math.min(1, reach), y: at.y + dy * Math.min(1, reach) };
    };
    return { from: edge(a, from, to), to: edge(b, to, from) };
}
