// SPDX-License-Identifier: MIT
// Offers the choices, as buttons and with the cards that they touch, and starts the page.

function touchName(touch) {
  const [kind, place, owner, index] = touch.split("/");
  if (kind === "card") {
    const card = hand.zones.find(zone => zone.id === `${place}/${owner}`)?.cards[Number(index)];
    return card ? titleOf(card) : "";
  }
  if (kind === "seat") return hand.seats[Number(place)]?.name ?? "";
  return kind === "zone" ? hand.seats[Number(owner)]?.name ?? "" : "";
}

// Buttons for these choices; where labels are alike, they also name what they touch.
function choiceButtons(choices, main) {
  const alike = label => choices.filter(other => other.label === label).length > 1;
  return choices.map(choice => {
    const touched = choice.touches.map(touchName).filter(Boolean).join(" → ");
    const label = choice.label && alike(choice.label) && touched ? `${choice.label}: ${touched}`
      : choice.label || touched || choice.move;
    const looks = [main && !choice.warning ? "main" : "", isHinted(choice) ? "hinted" : ""].join(" ").trim();
    return make("button", looks, [
      make("span", "", label),
      choice.consequence ? make("small", "", choice.consequence) : null,
      choice.warning ? make("small", "warning", choice.warning) : null
    ], () => choose(choice, label));
  });
}

function choose(choice, label) {
  if (choice.fields || choice.asks) return askFirst(choice, label);
  decide(choice);
}

function decide(choice, texts) {
  closeCard();
  const message = { move: choice.move };
  if (texts && Object.keys(texts).length) message.words = texts;
  say(message);
}

function showChoices() {
  const nav = byId("choices");
  const buttons = [];
  if (hand.told) buttons.push(make("button", "main", words.next, () => say({ press: "next" })));
  const seen = new Set([...cardsOf().map(([touch]) => touch), ...spots().map(spot => `zone/${spot.id}`)]);
  const free = (hand.choices ?? []).filter(choice => !choice.touches.some(touch => seen.has(touch)));
  buttons.push(...choiceButtons(free, free.length < 3));
  const open = hand.window;
  if (open && !hand.choices.length) {
    if (open.passed || open.stops) buttons.push(make("p", "", open.stops ? words.stopped : words.passed));
    if (!open.passed) buttons.push(make("button", "main", words.pass, () => say({ press: "pass" })));
    if (!open.stops) buttons.push(make("button", "", words.stop, () => say({ press: "stop" })));
  }
  if (open) buttons.push(make("button", "", open.quiet ? words.ask : words.quiet,
                              () => say({ press: open.quiet ? "ask" : "quiet" })));
  if (hand.mayHint) buttons.push(make("button", "", hintWord(), () => say({ press: "hint" })));
  if (hand.undo) buttons.push(make("button", "", words.undo, () => say({ press: "undo" })));
  nav.replaceChildren(...buttons);
}

const hintWord = () => !hand.hint.length ? words.hint : hand.hint.some(row => row.more) ? words.more : words.noHint;

// ---- a card or a spot, large

let shown = null;
let reason = "";

function openCard(touch) {
  shown = touch;
  reason = "";
  refreshCard();
  if (shown !== null && !byId("card").open) byId("card").showModal();
  if (!choicesOf(touch).length && !hand.told && !hand.over) say({ why: touch });
}

function closeCard() {
  shown = null;
  if (byId("card").open) byId("card").close();
}

// Why the card that is shown can do nothing now.
function explain(touch, why) {
  if (touch !== shown) return;
  reason = why;
  refreshCard();
}

// The title and the card of the thing that is shown, as [title, card]; null if it is gone.
function shownThing() {
  const spot = spots().find(zone => `zone/${zone.id}` === shown);
  if (spot) return [spot.title, cardAt(spot)];
  const card = cardsOf().find(([touch]) => touch === shown)?.[1];
  return card ? ["", card] : null;
}

function refreshCard() {
  if (shown === null) return;
  const found = shownThing();
  if (!found) return closeCard();
  const [place, card] = found;
  const name = card ? titleOf(card) : words.empty;
  byId("card").replaceChildren(
    make("div", "row", [
      card && faces[card[0]]?.art.length ? faceOf(card[0]) : null,
      make("div", "", [place ? make("p", "count", place) : null, make("h2", "", name),
                       card?.[1] && card[1] !== name ? make("p", "count", card[1]) : null,
                       ...(card ? faces[card[0]]?.rules ?? [] : []).map(rule => make("p", "", rule)),
                       reason ? make("p", "why", reason) : null])
    ]),
    make("div", "buttons", [...choiceButtons(choicesOf(shown), true), make("button", "", words.close, closeCard)]));
}

// Asks for the words of a move, or whether a move that gives something up is meant.
function askFirst(choice, label) {
  shown = null;
  const fields = (choice.fields ?? []).map(field => {
    const input = make("input");
    input.name = field.key;
    if (field.longest > 0) input.maxLength = field.longest;
    return [field, input];
  });
  const texts = () => Object.fromEntries(fields.filter(([, input]) => input.value.trim())
    .map(([, input]) => [input.name, input.value.trim()]));
  const dialog = byId("card");
  dialog.replaceChildren(
    make("h2", "", label),
    choice.warning ? make("p", "", choice.warning) : "",
    ...fields.map(([field, input]) => make("label", "", [make("span", "", field.label), input])),
    make("div", "buttons", [
      make("button", "main", choice.asks ? words.anyway : words.done, () => decide(choice, texts())),
      make("button", "", words.cancel, closeCard)]));
  if (!dialog.open) dialog.showModal();
}

byId("card").addEventListener("click", event => { if (event.target === byId("card")) closeCard(); });
byId("card").addEventListener("close", () => { shown = null; });
addEventListener("hashchange", () => { ended = false; tries = 0; connect(); });
document.addEventListener("visibilitychange", () => { // phones stop pages that nobody sees
  if (!document.hidden && !ended && line?.readyState !== WebSocket.OPEN) { tries = 0; connect(); }
});
connect();
