// SPDX-License-Identifier: MIT
// Shows the hand, the tables of all players, and what has happened.

function show(page) {
  const told = page.told;
  const before = hand;
  if (told && before) page = Object.assign({}, before, { told, choices: [], window: null, undo: false, pending: false });
  hand = page;
  document.title = `${page.pending ? "• " : ""}${page.name}: ${page.game}`;
  byId("name").textContent = page.name;
  byId("game").textContent = page.game;
  byId("emblem").hidden = false;
  byId("emblem").src = `/art/${page.emblem}.svg`;
  document.documentElement.style.setProperty("--disc", colours[page.emblem]);
  if (page.accent) document.documentElement.style.setProperty("--accent", page.accent);
  byId("ask").hidden = false;
  setText("prompt", page.told ? page.told.text : page.over ?? page.prompt ?? "");
  setText("detail", page.told ? page.told.title ?? "" : page.detail ?? "");
  byId("detail").hidden = !byId("detail").textContent;
  if (!before || before.revision !== page.revision) refuse("");
  if (page.zones) showZones();
  showNews();
  showChoices();
  if (byId("card").open) refreshCard();
}

// A text that has not changed is not announced again.
function setText(id, text) {
  if (byId(id).textContent !== text) byId(id).textContent = text;
}

const zoneOf = touch => touch.split("/").slice(1, 3).join("/");
const choicesOf = touch => hand.choices.filter(choice => choice.touches.includes(touch));
const cardsOf = () => hand.zones.flatMap(zone => zone.cards.map((card, i) => [`card/${zone.id}/${i}`, card]));

function titleOf(card) {
  return card[0] > 0 ? faces[card[0]]?.title || card[1] : words.hidden;
}

function faceOf(face) {
  const drawn = make("span", "face");
  drawn.setAttribute("aria-hidden", "true");
  for (const [number, x, y, width, height, angle] of faces[face]?.art ?? []) {
    const image = make("img");
    image.alt = "";
    image.src = `/art/${number}.svg`;
    Object.assign(image.style, { left: x + "%", top: y + "%", width: width + "%", height: height + "%" });
    if (angle) image.style.transform = `rotate(${angle}deg)`;
    drawn.append(image);
  }
  if (faces[face]?.cost !== undefined) drawn.append(make("b", "", faces[face].cost));
  return drawn;
}

function cardButton(touch, card) {
  const may = choicesOf(touch).length > 0;
  const button = make("button", may ? "thing may" : "thing", [
    card[0] >= 0 && faces[card[0]]?.art.length ? faceOf(card[0]) : null,
    make("span", "caption", titleOf(card))
  ], () => openCard(touch));
  button.setAttribute("aria-label", card[1] || titleOf(card));
  button.dataset.touch = touch;
  return button;
}

function zoneCards(zones) {
  const cards = make("div", "cards");
  let hidden = 0;
  for (const zone of zones)
    zone.cards.forEach((card, i) => {
      const touch = `card/${zone.id}/${i}`;
      if (card[0] > 0 || choicesOf(touch).length > 0) cards.append(cardButton(touch, card));
      else ++hidden;
    });
  hidden += zones.reduce((sum, zone) => sum + (zone.count ?? 0), 0);
  return [cards.children.length ? cards : null,
          hidden ? make("p", "count", `${words.hidden} · ${words.cards.replace("%1", hidden)}`) : null];
}

function section(title, looks, content) {
  const inside = content.filter(Boolean);
  return inside.length ? make("section", looks, [make("h3", "", title), ...inside]) : null;
}

function showZones() {
  const focus = document.activeElement?.dataset?.touch;
  const own = hand.zones.filter(zone => zone.owner === hand.seat);
  const shared = hand.zones.filter(zone => zone.owner < 0);
  const parts = [section(words.yours, "own", zoneCards(own.filter(zone => !zone.open))),
                 section(words.before, "own", zoneCards(own.filter(zone => zone.open))),
                 section(words.middle, "small", zoneCards(shared))];
  hand.seats.forEach((seat, number) => {
    const counters = seat.counters.length ? make("p", "count", seat.counters.join(" · ")) : null;
    const mark = seat.pending ? " …" : "";
    const cards = number === hand.seat ? [] : zoneCards(hand.zones.filter(zone => zone.owner === number));
    parts.push(section(seat.name + mark, "small", [counters, ...cards]));
  });
  const asked = part => part.querySelector(".may") ? 0 : 1; // cards to choose from come first
  byId("zones").replaceChildren(...parts.filter(Boolean).sort((one, other) => asked(one) - asked(other)));
  if (focus) document.querySelector(`[data-touch="${focus}"]`)?.focus();
}

function showNews() {
  const lines = hand.news ?? [];
  byId("told").hidden = lines.length === 0;
  byId("told").firstElementChild.textContent = words.news;
  const list = byId("told").lastElementChild;
  if (list.dataset.lines === lines.join("\n")) return;
  list.dataset.lines = lines.join("\n");
  list.replaceChildren(...lines.map(text => make("li", "", text)));
}
