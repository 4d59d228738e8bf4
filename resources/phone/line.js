// SPDX-License-Identifier: MIT
// The page of one hand: its connection to the table. It shows what the table sends and sends what is pressed; it knows
// no rule of any game. The parts of this script are sent as one file, in this order: line, hand, choices.
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
  byId("state").textContent = tries ? words.lost : words.connecting;
  const socket = line = new WebSocket(`ws://${location.host}/hand`);
  socket.onopen = () => socket.send(JSON.stringify(mine));
  socket.onmessage = event => { if (socket === line) hear(JSON.parse(event.data)); };
  socket.onclose = () => {
    if (socket !== line || ended) return;
    line = null;
    byId("state").textContent = words.lost;
    setTimeout(connect, Math.min(5000, 500 * 2 ** tries++));
  };
}

function end(why) {
  ended = true;
  byId("state").textContent = words[why] ?? words.closed;
  if (why === "moved" || why === "back" || why === "closed") sessionStorage.removeItem("key");
  if (why === "moved" || why === "back" || why === "late" || why === "full")
    history.replaceState(null, "", location.pathname);
  hand = null;
  for (const id of ["zones", "choices"]) byId(id).replaceChildren();
  byId("ask").hidden = byId("told").hidden = true;
  closeCard();
}

function hear(message) {
  if (message.key) {
    sessionStorage.setItem("key", message.key);
    history.replaceState(null, "", location.pathname);
  }
  if (message.end) return end(message.end);
  if (message.reload) return location.reload();
  if (message.answer !== undefined) return refuse(message.answer);
  tries = 0;
  byId("state").textContent = message.idle ?? "";
  Object.assign(faces, message.faces ?? {});
  if (message.hand) show(message.hand);
}

function say(message) {
  if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
}

function refuse(why) {
  byId("refused").textContent = why;
  byId("refused").hidden = !why;
  if (why) byId("refused").scrollIntoView({ block: "nearest" });
}
