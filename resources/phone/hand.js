// SPDX-License-Identifier: MIT
// Shows the question, what has happened, and single cards.

function show(page) {
  const told = page.told;
  const before = hand;
  if (told && before) {
    const { revision } = page;
    const nothing = { choices: [], window: null, undo: false, pending: false, mayHint: false, hint: [] };
    page = { ...before, ...nothing, told, revision };
  }
  hand = page;
  document.title = `${page.pending ? "• " : ""}${page.name}: ${page.game}`;
  byId("name").textContent = page.name;
  byId("game").textContent = [page.game, ...page.table ?? []].join(" · ");
  byId("emblem").hidden = false;
  byId("emblem").src = `/art/${page.emblem}.svg`;
  const style = document.documentElement.style;
  style.setProperty("--disc", colours[page.emblem]);
  if (page.accent) style.setProperty("--accent", page.accent);
  setText("chapter", page.told?.title ?? "");
  setText("prompt", page.told ? page.told.text : page.over ?? page.prompt ?? "");
  setText("detail", page.told ? "" : page.detail ?? "");
  if (!before || before.revision !== page.revision) setRefusal("");
  showHint();
  showPlan();
  showNews();
  if (page.zones) showZones();
  showChoices();
  if (byId("card").open) refreshCard();
}

const isHinted = choice => (hand.hint ?? []).some(row => row.move === choice.move);

function showHint() {
  const rows = hand.hint ?? [];
  byId("hint").hidden = rows.length === 0;
  const text = JSON.stringify(rows);
  if (byId("hint").dataset.rows === text) return;
  byId("hint").dataset.rows = text;
  byId("hint").replaceChildren(...rows.map(row => make("li", "", [
    make("p", "", row.text),
    row.whole ? make("button", "", words.lay, () => say({ lay: row.move })) : null])));
}

function showPlan() {
  const plan = hand.plan ?? [];
  byId("plan").hidden = plan.length === 0;
  if (byId("plan").dataset.lines === plan.join("\n")) return;
  byId("plan").dataset.lines = plan.join("\n");
  byId("plan").replaceChildren(...plan.map(text => make("li", "", text)));
}

// The newest line is always in sight; the others are below it.
function showNews() {
  const lines = hand.news ?? [];
  const told = byId("told");
  told.hidden = lines.length === 0;
  if (told.dataset.lines === lines.join("\n")) return;
  told.dataset.lines = lines.join("\n");
  told.querySelector("b").textContent = words.news;
  told.querySelector("span").textContent = lines[lines.length - 1] ?? "";
  told.lastElementChild.replaceChildren(...lines.slice(0, -1).reverse().map(text => make("li", "", text)));
}

// ---- cards

const naming = touch => hand.choices.filter(choice => choice.touches.includes(touch));
const cardsOf = () => hand.zones.flatMap(zone => zone.cards.map((card, i) => [`card/${zone.id}/${i}`, card]));
const spots = () => hand.zones.filter(zone => zone.spot);
const isWritten = face => Boolean(faces[face]?.written); // does its table write on it?

const isPlanned = face =>
  spots().some(spot => spot.owner === hand.seat && spot.planned === face && spot.cards[0]?.[0] !== face);

// The choices of a thing. They name only one of several equal cards.
function choicesOf(touch) {
  const own = naming(touch);
  const [kind, place, owner, index] = touch.split("/");
  if (own.length || kind !== "card") return own;
  const cards = hand.zones.find(zone => zone.id === `${place}/${owner}`)?.cards ?? [];
  const face = cards[index]?.[0] ?? 0;
  const twin = cards.findIndex((card, i) => card[0] === face && naming(`card/${place}/${owner}/${i}`).length);
  return face <= 0 || twin < 0 || isPlanned(face) ? own : naming(`card/${place}/${owner}/${twin}`);
}

function titleOf(card) {
  return card[0] > 0 ? faces[card[0]]?.title || card[1] : words.hidden;
}

// The pictures of a card, without the part for its text.
function faceOf(face) {
  const drawn = make("span", "face");
  drawn.style.aspectRatio = faces[face]?.shape ?? 1;
  drawn.setAttribute("aria-hidden", "true");
  for (const [number, x, y, width, height, angle] of faces[face]?.art ?? []) {
    const image = make("img");
    image.alt = "";
    image.src = `/art/${number}.svg`;
    Object.assign(image.style, { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` });
    if (angle) image.style.transform = `rotate(${angle}deg)`;
    drawn.append(image);
  }
  if (faces[face]?.cost !== undefined) drawn.append(make("b", "", faces[face].cost));
  return drawn;
}

// A card with its title, its state ("level 2"), and the beginning of its text, as far as it has any.
function drawnCard(card, note) {
  const face = faces[card[0]];
  const title = titleOf(card);
  const full = card[1] || title;
  const at = full.indexOf(title);
  const state = at < 0 ? "" : full.slice(at + title.length).replace(/^[\s,:、：，]+/, "");
  return [face?.art.length ? faceOf(card[0]) : null,
          make("span", "banner", isWritten(card[0])
            ? [make("span", "title", at < 0 ? full : title), state ? make("span", "state", state) : null,
               make("span", "rules", face.rules.join(" "))]
            : [make("span", face?.art.length ? "" : "title", full)]),
          note ? make("span", "note", note) : null];
}

function thing(touch, name, content) {
  const choices = choicesOf(touch);
  const looks = ["thing", choices.length ? "may" : "", choices.some(isHinted) ? "hinted" : ""].join(" ").trim();
  const button = make("button", looks, content, () => openCard(touch));
  button.setAttribute("aria-label", name);
  button.dataset.touch = touch;
  return button;
}

function cardButton(touch, card) {
  const goesTo = spot => spot.owner === hand.seat && spot.planned === card[0] && spot.cards[0]?.[0] !== card[0];
  const place = choicesOf(touch).length || !touch.startsWith("card/hand/") ? null : spots().find(goesTo);
  const note = place ? `→ ${place.title}` : "";
  return thing(touch, [card[1] || titleOf(card), note].filter(Boolean).join(" "), drawnCard(card, note));
}
