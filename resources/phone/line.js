// SPDX-License-Identifier: MIT
// The page of one hand: its connection to the table. It shows what the table sends and sends what is pressed; it knows
// no rule of any game. The parts of this script are sent as one file, in this order: line, hand, zones, choices.
"use strict";

const words = JSON.parse(document.body.dataset.words);
const colours = ["#B14D18", "#6B3F94", "#7A4E26", "#88660B", "#22669E", "#B23C63", "#55782A", "#343964"];
const byId = id => document.getElementById(id);
const faces = {};
let hand = null;
let line = null;
let ended = false;
let tries = 0;

// Makes an element: text or children, and what happens when it is pressed.
function make(name, looks, content, press) {
  const element = document.createElement(name);
  if (looks) element.className = looks;
  if (Array.isArray(content)) element.append(...content.filter(Boolean));
  else if (content !== undefined) element.textContent = content;
  if (press) element.addEventListener("click", press);
  return element;
}

// A text that has not changed is not announced again; an empty one has no place.
function setText(id, text) {
  const element = byId(id);
  if (element.textContent !== text) element.textContent = text;
  element.hidden = !text;
}

// ---- the connection

function secret() {
  const code = /^#([0-9a-f]{32})$/.exec(location.hash);
  if (code) return { code: code[1] };
  const key = sessionStorage.getItem("key");
  return key ? { key } : null;
}

function connect() {
  const mine = secret();
  if (!mine) return end("scan");
  if (line) line.close();
  setText("state", tries > 3 ? words.away : tries ? words.lost : words.connecting);
  const socket = line = new WebSocket(`ws://${location.host}/hand`);
  socket.onopen = () => socket.send(JSON.stringify(mine));
  socket.onmessage = event => { if (socket === line) hear(JSON.parse(event.data)); };
  socket.onclose = () => {
    if (socket !== line || ended) return;
    line = null;
    setText("state", tries > 3 ? words.away : words.lost);
    setTimeout(connect, Math.min(5000, 500 * 2 ** tries++));
  };
}

// The table has the last word: why the hand is gone, and what to do next.
function end(why) {
  ended = true;
  const [title, next] = words.ends[why] ?? words.ends.closed;
  if (why !== "late" && why !== "full") sessionStorage.removeItem("key");
  if (why !== "closed") history.replaceState(null, "", location.pathname);
  hand = null;
  for (const id of ["zones", "choices", "plan", "hint"]) byId(id).replaceChildren();
  byId("plan").hidden = byId("hint").hidden = byId("told").hidden = true;
  for (const id of ["state", "chapter", "refused"]) setText(id, "");
  setText("prompt", title);
  setText("detail", next);
  closeCard();
}

function hear(message) {
  if (message.key) {
    sessionStorage.setItem("key", message.key);
    history.replaceState(null, "", location.pathname);
  }
  if (message.end) return end(message.end);
  if (message.reload) return location.reload();
  if (message.answer !== undefined) return setRefusal(message.answer);
  if (message.why !== undefined) return explain(message.touch, message.why);
  tries = 0;
  setText("state", message.idle ?? "");
  Object.assign(faces, message.faces ?? {});
  if (message.hand) show(message.hand);
}

// Everything that acts names the question that it answers, so that a late press answers no other one.
function say(message) {
  if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify({ ...message, revision: hand.revision }));
}

function setRefusal(why) {
  setText("refused", why);
  if (why) byId("refused").scrollIntoView({ block: "nearest" });
}
