// SPDX-License-Identifier: MIT
// Shows the zones of the table, each with its title, and a row for each seat.

const isPile = zone => !zone.cards.some((card, i) => card[0] > 0 || choicesOf(`card/${zone.id}/${i}`).length > 0);
const chips = texts => texts.length ? make("ul", "chips", texts.map(text => make("li", "", text))) : null;

// "Deck: 12" for zones whose cards nobody here sees.
function piles(zones) {
  const size = zone => zone.count ?? zone.cards.length;
  return chips(zones.filter(zone => !zone.spot && isPile(zone) && size(zone)).map(zone =>
    words.pile.replace("%1", zone.title || words.hidden).replace("%2", size(zone))));
}

function zoneCards(zone) {
  const cards = zone.cards.map((card, i) => [`card/${zone.id}/${i}`, card])
    .filter(([touch, card]) => card[0] > 0 || choicesOf(touch).length > 0)
    .map(([touch, card]) => cardButton(touch, card));
  const rest = zone.cards.length - cards.length;
  return [make("div", "cards", cards),
          rest ? make("p", "count", words.pile.replace("%1", words.hidden).replace("%2", rest)) : null];
}

function section(title, looks, content) {
  const inside = content.filter(Boolean);
  return inside.length ? make("section", looks, [title ? make("h3", "", title) : null, ...inside]) : null;
}

// The card of a spot: the planned one for the viewer who plans, otherwise the one that lies there.
function cardAt(spot) {
  const lies = spot.cards[0];
  if (spot.owner !== hand.seat || lies?.[0] === spot.planned) return lies;
  return spot.planned ? [spot.planned, faces[spot.planned]?.title ?? ""] : undefined;
}

function spotButton(spot) {
  const card = cardAt(spot);
  const lies = spot.cards[0];
  const left = !card && lies;
  const note = card && card !== lies ? words.planned : left ? words.leaves.replace("%1", titleOf(lies)) : "";
  const name = words.pile.replace("%1", spot.title).replace("%2", card ? card[1] || titleOf(card) : words.empty);
  return thing(`zone/${spot.id}`, [name, note].filter(Boolean).join(", "), [
    make("span", "place", spot.title),
    ...card ? drawnCard(card) : [make("span", "empty", left ? "" : words.empty)],
    note ? make("span", "note", note) : null]);
}

function spotGrid(owner) {
  const grid = spots().filter(spot => spot.owner === owner).map(spotButton);
  if (!grid.length) return null;
  const drawn = make("div", "cards spots", grid);
  drawn.style.setProperty("--columns", grid.length === 4 ? 2 : 3);
  return drawn;
}

// Zones of one or two cards stand side by side.
function zoneSections(zones, looks) {
  return zones.filter(zone => !zone.spot && !isPile(zone))
    .map(zone => section(zone.title ?? "", zone.cards.length > 2 ? looks : `${looks} few few${zone.cards.length}`,
                         zoneCards(zone)));
}

const places = { phone: words.phone, lost: words.away1, bot: words.bot };

function seatRow(seat, number) {
  const zones = hand.zones.filter(zone => zone.owner === number);
  const image = make("img");
  image.alt = "";
  image.src = `/art/${seat.emblem}.svg`;
  image.style.background = colours[seat.emblem];
  const row = make("div", "who", [
    image, make("h3", "", number === hand.seat ? words.you.replace("%1", seat.name) : seat.name),
    seat.pending ? make("span", "tag now", words.choosing) : null,
    seat.place ? make("span", seat.place === "lost" ? "tag lost" : "tag", places[seat.place]) : null]);
  const theirs = number === hand.seat ? [] : [spotGrid(number), ...zoneSections(zones, "")];
  return make("section", "seat small", [row, chips(seat.counters), piles(zones), ...theirs]);
}

function showZones() {
  const focus = document.activeElement?.dataset?.touch;
  const own = hand.zones.filter(zone => zone.owner === hand.seat);
  const shared = hand.zones.filter(zone => zone.owner < 0);
  const spot = spotGrid(hand.seat);
  const parts = [...zoneSections(own.filter(zone => !zone.open), "own"),
                 spot ? section(words.before, "own", [spot]) : null,
                 ...zoneSections(own.filter(zone => zone.open), "own"),
                 ...zoneSections(shared, "small")].filter(Boolean);
  const asked = part => part.querySelector(".may") ? 0 : 1; // cards to choose from come first
  parts.sort((one, other) => asked(one) - asked(other));
  if (parts.length) parts.unshift(make("p", "count", words.large));
  byId("zones").replaceChildren(...parts, section(words.middle, "small", [piles(shared)]) ?? "",
                                make("h2", "seats", words.seats), ...hand.seats.map(seatRow));
  if (focus) document.querySelector(`[data-touch="${focus}"]`)?.focus();
}
