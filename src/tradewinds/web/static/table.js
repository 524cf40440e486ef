// Makes the table smooth: news arrive by themselves, forms need no new page, keys choose moves.
// Without it everything works by plain forms.
const byId = (id) => document.getElementById(id);
const table = byId("table");
const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const on = (kind, act, first) => document.addEventListener(kind, act, first);
const boxOf = (each) => each.getBoundingClientRect();
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const ask = async (address, query) => (await fetch(`${address}?${new URLSearchParams(query)}`, { headers: { accept: "application/json" } })).json();
const still = matchMedia("(prefers-reduced-motion: reduce)");
const phone = matchMedia("(max-width: 700px)"), laptop = matchMedia("(min-width: 1001px)");
const spacious = matchMedia("(min-width: 1800px) and (min-height: 900px)");
const screenSize = () => phone.matches ? 1 : spacious.matches ? 2 : 0;
let skew = Number(table.dataset.now) - Date.now(); // the server's clock and ours
let yours = table.dataset.yours === "yes";
let ended = Boolean($(".end"));
let stream, heard;

// News

function listen() {
  stream?.close();
  heard = Date.now();
  stream = new EventSource(`${table.dataset.live}?narrow=${screenSize()}&steps=1`);
  stream.onopen = () => { heard = Date.now(); $("#offline").hidden = true; };
  stream.onmessage = (event) => { heard = Date.now(); receive(whole(JSON.parse(event.data))); };
  stream.addEventListener("beat", () => { heard = Date.now(); });
  stream.onerror = () => {
    $("#offline").hidden = false;
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
}
// A part arrives as it is or, where its last form is known, as steps: runs of its old pieces, cut at every "<", and new ones.
const texts = new Map();
function whole(news) {
  for (const [name, told] of Object.entries(news.parts)) texts.set(name, news.parts[name] = follow(texts.get(name), told));
  return news;
}
function follow(before, told) {
  if (!Array.isArray(told)) return told;
  const old = before.split("<");
  return told.flatMap((step) => (Array.isArray(step) ? old.slice(...step) : step)).join("<");
}
// Whether news will not come by themselves; a stream that is just opened begins with everything.
const deaf = () => stream.readyState !== EventSource.OPEN && (!$("#offline").hidden || Date.now() - heard > 5000);
// A connection can die without a word, as when a laptop wakes up.
const heal = () => { if (Date.now() - heard > 40000) listen(); };
setInterval(heal, 10000);
addEventListener("online", listen);
on("visibilitychange", () => document.hidden || heal());
[phone, spacious].forEach((size) => size.addEventListener("change", () => { rememberWidth(); listen(); }));

// One after the other: a piece may still be on its way when the next news arrive. And never under a finger:
// a button that is replaced between press and release is not pressed at all.
let last = Promise.resolve();
function receive(news) {
  last = last.then(() => pressing).then(() => accept(news)).catch(console.error);
}

let pressing = Promise.resolve(), release = () => {};
function press(event) {
  if (!event.target.closest?.("button,a,summary,select,input,[data-explain]")) return;
  release();
  pressing = new Promise((done) => { release = done; });
}
const letGo = () => setTimeout(release, 50); // the click comes first
addEventListener("pointerdown", press, true);
addEventListener("keydown", (event) => { if (event.key === " ") press(event); }, true);
["pointerup", "pointercancel", "contextmenu", "keyup"].forEach((end) => addEventListener(end, letGo, true));
addEventListener("blur", letGo); // of the window

async function accept(news) {
  skew = news.now - Date.now();
  redrawn = [];
  const parts = Object.entries(news.parts);
  const change = () => {
    putAll(parts);
    document.title = news.title;
    table.dataset.yours = news.yours ? "yes" : "no";
    table.dataset.version = news.version;
  };
  await turnTo("board" in news.parts ? [] : parts.filter(([name]) => name.startsWith("board-")), change);
  if (told && !told.isConnected) hide();
  markPlaces();
  markRooms();
  followQuestion();
  badge();
  if (news.yours && !yours) announceTurn(news.title);
  if (news.parts.end?.trim() && !ended) { ended = $("#notify").hidden = true; leaveFolded(); $(".end")?.scrollIntoView({ block: "nearest" }); }
  yours = news.yours;
}

// What the parts show, without what is in them for parts of their own. News that change nothing touch nothing:
// no choice, no open fold, no press is undone when a stream begins.
const parse = (html) => Object.assign(document.createElement("template"), { innerHTML: html });
const bare = (html) => {
  const template = parse(html);
  $$("[data-part]", template.content).forEach((inner) => inner.replaceChildren());
  return template.innerHTML;
};
const shown = new Map($$("[data-part]").map((place) => [place.dataset.part, bare(place.innerHTML)]));

// Scrolls are read before any change: the page is laid out for it.
const putAll = (parts, tops = $$("[id]").map((each) => [each.id, each.scrollTop])) => parts.forEach((part) => put(...part, tops));
const slotOf = (name) => $(`[data-part="${CSS.escape(name)}"]`);
function put(name, html, tops) {
  const place = slotOf(name), fresh = bare(html);
  if (!place || shown.get(name) === fresh) return;
  shown.set(name, fresh);
  $$("[data-part]", place).forEach((inner) => shown.delete(inner.dataset.part));
  const focused = place.contains(document.activeElement) ? keyOf(document.activeElement) : "";
  const scrolled = tops.filter(([id, top]) => top && place.contains(byId(id)));
  const asked = offered(place);
  if (place.hasAttribute("data-grow")) merge(place, parse(html).content);
  else place.innerHTML = html;
  if (name === "decision" && offered(place) !== asked) scrolled.length = 0; // a new question begins at its top
  if (name.startsWith("board-")) redrawn.push(place);
  scrolled.forEach(([id, top]) => { const again = byId(id); if (again) again.scrollTop = top; });
  if (focused) ($(focused, place) ?? $("#decision")).focus({ preventScroll: true });
}

const offered = (place) => $$("h2,button", place).map((each) => each.value || each.textContent).join();
let redrawn = []; // what of the board the last news have changed

// What identifies a control from one rendering to the next.
function keyOf(control) {
  const is = (attribute) => control.hasAttribute(attribute) ? `[${attribute}="${CSS.escape(control.getAttribute(attribute))}"]` : "";
  return control.localName + is("id") + is("name") + (control.matches(".toggle") ? "" : is("value")) + is("formaction");
}

// Adds what is new to a list and takes away what is gone, so that screen readers read only the news.
function merge(old, fresh) {
  const known = new Map([...old.children].filter((each) => each.id).map((each) => [each.id, each]));
  const wanted = [...fresh.children].map((each) => {
    const same = known.get(each.id);
    if (same?.localName === "section") merge($("ul", same), $("ul", each));
    else if (same && same.innerHTML !== each.innerHTML) same.innerHTML = each.innerHTML;
    return same ?? each;
  });
  [...old.childNodes].filter((each) => !wanted.includes(each)).forEach((each) => each.remove());
  wanted.forEach((each, n) => { if (old.children[n] !== each) old.insertBefore(each, old.children[n] ?? null); });
}

// Movement: a piece that changes travels from where it was to where it is. Only those that change get a name.
const look = (root) => new Map($$("[data-piece]", root).map((piece) => [piece.dataset.piece, piece.outerHTML]));
const turnTo = (drawn, change) => (drawn.length && document.startViewTransition && !still.matches && !document.hidden ? glide(drawn, change) : change());
function glide(drawn, change) {
  const slots = () => drawn.map(([name]) => slotOf(name)).filter(Boolean);
  const before = new Map(slots().flatMap((slot) => [...look(slot)]));
  const after = new Map(drawn.flatMap(([, html]) => [...look(parse(html).content)]));
  const named = [];
  const nameAll = () => slots().flatMap((slot) => $$("[data-piece]", slot)).forEach((piece) => {
    const name = piece.dataset.piece;
    if (before.get(name) === after.get(name) || named.length > 80) return;
    piece.style.viewTransitionName = `piece-${name.replace(/[^\w-]/g, "-")}`;
    named.push(piece);
  });
  nameAll();
  const moving = document.startViewTransition(async () => {
    await Promise.race([pressing, pause(500)]);
    named.length = 0;
    change();
    nameAll();
  });
  moving.ready.catch(() => {}); // a newer one may take over
  const late = setTimeout(() => moving.skipTransition(), 1500); // a window that nobody sees draws nothing
  moving.finished.catch(() => {}).finally(() => { clearTimeout(late); named.forEach((piece) => piece.removeAttribute("style")); });
  return moving.updateCallbackDone;
}

function announceTurn(title) {
  if (document.hidden && window.Notification?.permission === "granted") {
    const note = new Notification(table.dataset.turnText, { body: title, tag: location.pathname });
    note.onclick = () => { window.focus(); note.close(); };
  }
}

// What others did since one's last turn: its places are marked, and it is shown once more, step by step.

function markPlaces() {
  const chosen = $("[data-chosen]")?.dataset.chosen;
  $$("#play button[name=move]").forEach((each) => each.classList.toggle("chosen", each.value === chosen));
  $$("[class*=since-]", $("#play")).forEach((each) => each.setAttribute("class", each.getAttribute("class").replace(/ ?since-\d/g, "")));
  $$("[data-places]").forEach(({ dataset: { places, seat } }) => places.split(" ").filter(Boolean).forEach((name) => {
    $(`#play [data-piece="${CSS.escape(name)}"]`)?.classList.add(`since-${seat}`);
  }));
}
let stopped = true, stop = () => {};
async function showAgain(steps) {
  if (phone.matches || chosen?.matches(".below")) enter($("#room-board"));
  const now = $$('#play [data-part^="board-"]').map((slot) => [slot.dataset.part, slot.innerHTML]), box = $("#again");
  const draw = (drawn) => turnTo(drawn, () => putAll(drawn));
  const over = new Promise((done) => { stopped = false; stop = () => { stopped = true; done(); }; });
  for (const ply of steps) {
    const { parts, html } = await ask(table.dataset.since, { ply, narrow: screenSize() });
    if (stopped) break;
    const before = look($("#play"));
    await draw(Object.entries(parts));
    bringIntoView($$("#room-board [data-piece]").filter((piece) => before.get(piece.dataset.piece) !== piece.outerHTML));
    $("[data-told]", box).innerHTML = html;
    box.hidden = !html;
    await Promise.race([over, pause(900)]);
    if (stopped) break;
  }
  box.hidden = stopped = true;
  await draw(now);
  markPlaces();
}
on("click", ({ target }) => {
  const again = target.closest("[data-again]");
  if (again && stopped) last = last.then(() => showAgain(again.dataset.again.split(" "))).catch(console.error);
  else if (target.closest("[data-stop],#decision button")) stop();
});

// Forms

function tell(sentence) {
  const notice = Object.assign(document.createElement("p"), { className: "notice", textContent: sentence });
  $("#notices").replaceChildren(...(sentence ? [notice] : []));
}

// One after the other, as they were pressed; what is on its way already, as after a double click, is not sent twice.
// A press shows at once. A move that was pressed before the page showed what the last one did is made then, if it can be.
const underway = new Set();
let sent = Promise.resolve(), reached = 0; // the version after our last move
const filledIn = (form, button) => new URLSearchParams(new FormData(form, button));
const plyNow = () => $("#play input[name=ply]")?.value;
on("submit", (event) => {
  const form = event.target, button = event.submitter;
  if (form.id === "why") {
    event.preventDefault();
    why({ move: $("#why-move").value }, $("#why-answer"));
    return;
  }
  const action = button?.getAttribute("formaction") ?? form.getAttribute("action");
  if (!action?.startsWith(location.pathname) || form.method !== "post") return;
  event.preventDefault();
  const body = filledIn(form, button), wish = `${action}?${body}`;
  if (underway.has(wish)) return;
  underway.add(wish);
  busy(button, true);
  sent = sent.then(() => button?.name !== "move" || caughtUp(body))
    .then((still) => still && send(action, body, form, button))
    .finally(() => { underway.delete(wish); busy(button, false); });
});

// Waits until the page shows our last move; whether one pressed meanwhile is still offered.
async function caughtUp(body) {
  for (let looks = 0; (table.dataset.version ?? 0) < reached && looks < 1500; looks++) await pause(20);
  if (body.get("ply") === plyNow()) return true;
  body.set("ply", plyNow());
  const offered = $$("button[name=move]").some((each) => each.value === body.get("move"));
  if (!offered && table.dataset.yours === "yes") why({ move: body.get("move") }, tellIn);
  return offered;
}
const tellIn = { set textContent(sentence) { tell(sentence); } };

function busy(button, now) {
  button?.closest("[data-piece]")?.classList.toggle("busy", now);
  button?.classList.toggle("busy", now);
  table.toggleAttribute("data-busy", now || underway.size > 0);
}

async function send(action, body, form, button) {
  try {
    const answer = await fetch(action, { method: "POST", headers: { accept: "application/json" }, body });
    const { error, version, location: onwards } = await answer.json();
    tell(error);
    // A move names the position it is meant for, so it can be sent again and is still played once.
    if (answer.status === 503 && body.has("move")) {
      await pause(1000 * (answer.headers.get("retry-after") || 2));
      return body.get("ply") === plyNow() ? await send(action, body, form, button) : tell();
    }
    if (error) return;
    if (body.has("ply")) reached = version;
    if (form.hasAttribute("data-fetch") && `${filledIn(form, button)}` === `${body}`) form.reset(); // nothing written since
    if (onwards && onwards !== location.pathname) location.assign(onwards);
    else if (button?.hasAttribute("data-renew")) listen();
    else if (deaf()) location.reload();
  } catch {
    tell(table.dataset.failed);
  }
}

// What can be asked about is long, and few ask: it is fetched when the question is opened.
on("toggle", async (event) => {
  const list = $("[data-questions]", event.target);
  if (!list || !event.target.open || list.options.length) return;
  const { questions } = await ask(list.dataset.questions);
  list.replaceChildren(...Object.entries(questions ?? {}).map(([code, text]) => new Option(text, code)));
}, true);

async function why(query, place) {
  const told = await ask(table.dataset.why, query);
  place.textContent = told.answer ?? told.error ?? "";
}
// What a thing on the board is, and what a move brings: told beside it, never over the decision. A mouse that leaves, a
// tap elsewhere or Escape puts it away.

const explain = $("#explain"), pointedOut = () => explain.classList.contains("by-mouse");
let told; // what it is about
function show(piece, byMouse) {
  const move = moveOf(piece), drawn = piece.closest("#decision") ? drawnAs(move) : piece, thing = drawn?.dataset.explain;
  const about = thing && $(`[data-about="${CSS.escape(thing)}"]`);
  if (!about && !move) return;
  told = piece;
  drawWay(move);
  $("[data-brings]", explain).replaceChildren();
  const play = $("[data-play]", explain);
  play.hidden = !move || Boolean(byMouse);
  if (move) play.value = move.value;
  const listed = Boolean(piece.closest("#decision")); // where its name can be read
  const { name, text } = ownWords(drawn, about);
  $("[data-name]", explain).textContent = listed ? "" : move ? nameOf(move) : name || $("dt", about).textContent;
  $("[data-effect]", explain).textContent = text;
  $("[data-answer]", explain).replaceChildren();
  explain.classList.toggle("by-mouse", Boolean(byMouse));
  explain.classList.remove("asks");
  explain.hidden = listed; // until there is something to tell
  place(piece);
  if (move) preview(move, piece);
  else if (about) why({ thing }, $("[data-answer]", explain)).then(() => { if (told === piece) place(piece); }).catch(() => {});
}
// What is said of this very piece comes first, what is said of all like it after it, nothing twice. Its first sentence,
// if short, is its name, but for figures that are printed on it; what is long is for those who do not see the piece.
function ownWords(piece, about) {
  const plain = (told) => told.replace(/\s+/g, " ").trim();
  const own = plain(piece ? $(":scope>title,:scope>g:not([data-piece])>title", piece)?.textContent ?? "" : "");
  const [first] = own.split(/\.(?: |$)/), short = first.length <= 60, lines = about ? $("dd", about).textContent.split("\n") : [];
  const rest = plain(lines.reduce((told, line) => told.replace(plain(line), ""), short ? own.slice(first.length + 1) : own));
  const named = about && first.startsWith(`${plain($("dt", about).textContent)}:`);
  return { name: short && !named ? first : "", text: [rest.length > 150 ? "" : rest, ...lines].filter(Boolean).join("\n") };
}
function hide() { explain.hidden = true; told = undefined; drawWay(); }
const nameOf = (move) => move.getAttribute("aria-label") ?? move.textContent.trim();

// What a move brings, asked once a position.
let previews = new Map(), previewedAt;
async function preview(move, piece) {
  if (previewedAt !== plyNow()) { previews = new Map(); previewedAt = plyNow(); }
  const code = move.value, asked = previews.get(code) ?? ask(table.dataset.preview, { move: code });
  previews.set(code, asked);
  const { html } = await asked.catch(() => { previews.delete(code); return {}; });
  if (told !== piece || !html) return;
  $("[data-brings]", explain).innerHTML = html;
  explain.hidden = false;
  place(piece);
}

// The way that a move goes: every area on it is marked.
function drawWay(move) {
  $$(".on-way").forEach((each) => each.classList.remove("on-way"));
  const steps = move?.value.includes("/") ? move.value.split("/").map((step) => step.split(":").pop()) : [];
  steps.forEach((area) => byId(`area-${area}`)?.classList.add("on-way"));
}
// What a listed move is about, if that lies on the board itself.
const drawnAs = (move) => {
  const piece = $$("#play button[name=move]").find((each) => each.value === move.value)?.closest("[data-explain]");
  return move.value.split(":").pop() === piece?.dataset.explain ? piece : undefined;
};
const moveOf = (piece) => piece.matches("button[name=move]") ? piece : $("button[name=move]", piece);

// Right of the piece, left of it, below or above: where there is room and no decision.
function place(piece) {
  const at = boxOf(piece), box = boxOf(explain), gap = 8;
  const dock = boxOf($(".dock")), beside = dock.top < innerHeight / 3 || dock.width < innerWidth / 2;
  const right = beside ? dock.left : innerWidth, foot = beside ? innerHeight : dock.top;
  const fits = (x, y) => x >= 4 && y >= 4 && x + box.width <= right - 4 && y + box.height <= foot - 4;
  const held = (low, value, high) => Math.max(low, Math.min(value, high));
  const y = held(4, at.top, foot - box.height - 4), x = held(4, at.left, right - box.width - 4);
  const spots = [[at.right + gap, y], [at.left - box.width - gap, y], [x, at.bottom + gap], [x, at.top - box.height - gap]];
  const [left, top] = spots.find((spot) => fits(...spot)) ?? [x, beside ? y : 4];
  explain.style.left = `${left}px`;
  explain.style.top = `${top}px`;
}
const pieceAt = (target) => target.closest?.("[data-explain],#play [data-piece]:has(button[name=move]),#decision button[name=move]");
on("click", (event) => {
  const target = event.target, piece = target.closest("[data-explain]");
  if (piece && !target.closest("button")) show(piece);
  else if (target.closest("[data-close],[data-play]") || !target.closest("#explain")) hide();
  if (target.closest("[data-help]")) $("#help").showModal();
  const copy = target.closest("[data-copy]");
  if (copy) navigator.clipboard?.writeText(byId(copy.dataset.copy).value).then(() => { copy.textContent = copy.dataset.done; });
});
const swallow = (event) => { event.preventDefault(); event.stopImmediatePropagation(); };
// Ways to one place that pay others differ: which one is meant is asked.
const endOf = (code) => code.split("/").pop();
const waysLike = (code) => code.includes("/") ? $$("#moves button").filter((each) => endOf(each.value) === endOf(code)) : [];
on("click", (event) => {
  const button = event.target.closest?.("#play button[name=move]"), ways = button ? waysLike(button.value) : [];
  if (ways.length < 2) return;
  swallow(event);
  clearTimeout(resting);
  show(pieceAt(button));
  explain.classList.add("asks");
  $("[data-play]", explain).hidden = true;
  $("[data-answer]", explain).replaceChildren(...ways.map((way) => Object.assign(way.cloneNode(true), { className: "quiet-act" })));
  place(told);
}, true);
// A tap on the board chooses; the second on the same piece, or the button that is told with it, plays.
let touched = false;
on("pointerdown", (event) => { touched = event.pointerType === "touch"; }, true);
on("click", (event) => {
  const button = event.target.closest?.("#play button[name=move]"), piece = button && pieceAt(button);
  if (!piece || !touched || told === piece) return;
  swallow(event);
  show(piece);
}, true);
on("focusin", (event) => {
  const piece = event.target.matches(":focus-visible") && pieceAt(event.target);
  if (piece && moveOf(piece)) show(piece, true);
  else if (told && pointedOut()) hide();
});
on("contextmenu", (event) => { // a long press on a phone
  const piece = pieceAt(event.target);
  if (piece && phone.matches) { event.preventDefault(); show(piece); }
});
// A mouse that rests tells nothing, whatever comes to lie under it.
let resting, under, pointed;
on("pointermove", (event) => {
  const at = `${event.screenX},${event.screenY}`, piece = pieceAt(event.target);
  if (event.pointerType !== "mouse" || at === pointed) return;
  pointed = at;
  if (piece === under) return;
  under = piece;
  clearTimeout(resting);
  if (told && told !== piece && pointedOut()) hide();
  if (piece && piece !== told) resting = setTimeout(() => piece.isConnected && show(piece, true), 350);
});
addEventListener("scroll", () => { if (told) { if (pointedOut()) hide(); else place(told); } }, true);

// Rooms: the tab of the one in view is marked, those with something to play have a dot, and a decision that is wholly
// elsewhere opens its room.

const legalIn = (room) => Boolean($("button[name=move]", room));
const roomOf = (tab) => byId(tab.hash.slice(1));
const gently = () => (still.matches ? "instant" : "smooth");
let chosen; // the room whose tab was pressed last, until one goes elsewhere
// What is shown because it was chosen, not because one has come so far.
const unfolds = (room) => room.matches(phone.matches ? ".mine" : laptop.matches ? ".chat,.below" : ".none");
function leaveFolded() { if (chosen && unfolds(chosen)) { chosen = undefined; markRooms(); } }
function roomInView() {
  const all = $$(".tabs a").map(roomOf).filter((room) => room && !room.matches(".mine"));
  if (phone.matches) return all.find((room) => Math.abs(boxOf(room).left) < innerWidth / 2);
  const top = $(".scroller")?.getBoundingClientRect().top + 60;
  return all.filter((room, n) => room.matches(".room") && (!n || boxOf(room).top < top)).pop();
}
function markRooms() {
  const room = (chosen?.isConnected && chosen) || roomInView();
  table.dataset.room = room?.id.slice(5) ?? "";
  $$(".tabs a").forEach((tab) => {
    tab.setAttribute("aria-current", tab.hash === `#${room?.id}`);
    tab.classList.toggle("has-legal", roomOf(tab)?.matches(".room") && legalIn(roomOf(tab)));
  });
}
function enter(room) {
  chosen = phone.matches && !unfolds(room) ? undefined : room;
  if (unfolds(room) || (phone.matches && room.id === `room-${table.dataset.room}`)) room.scrollTo({ top: 0, behavior: gently() });
  else if (phone.matches) table.scrollBy({ left: boxOf(room).left, behavior: gently() });
  else room.scrollIntoView({ behavior: gently() });
  markRooms();
}
// On a new question the places where one can act come into view, or else what has just changed.
let lastAsked;
function followQuestion() {
  const asked = `${plyNow()} ${table.dataset.yours}`, fresh = asked !== lastAsked && table.dataset.yours === "yes";
  lastAsked = asked;
  if (!fresh || document.hidden || spacious.matches || document.activeElement.closest(".chat-form")) return;
  if (chosen?.matches(".below") ? !document.activeElement.closest(".below") : phone.matches && chosen && !legalIn(chosen)) leaveFolded();
  const open = $$("#table .room").filter(legalIn), here = byId(`room-${table.dataset.room}`);
  const seen = (room) => room === here || (phone.matches ? room.matches(".mine") && here?.matches("#room-board") : room.matches(".mine") || inSight(room));
  if (open.length && !open.some(seen)) enter(open[0].matches(".mine") ? $("#room-board") : open[0]);
  if (!legalIn($("#room-mine"))) $("#room-mine").scrollTop = 0;
  open.forEach((room) => bringIntoView($$("button[name=move]", room)));
  if (!open.length) bringIntoView(redrawn.flatMap((slot) => [...slot.children]).filter((each) => each.closest("#room-board")));
}
function inSight(room) {
  const { top, bottom } = boxOf(room), view = boxOf($(".by-side,.scroller"));
  return top < view.bottom - 40 && bottom > view.top + 40;
}
// Scrolls a room no further than it must: to all of these places or, if too far apart, to the first.
function bringIntoView(places) {
  const room = places[0]?.closest(".room");
  if (!room || !phone.matches) return;
  const view = boxOf(room), boxes = places.map(boxOf);
  const way = (low, high, from, to) => {
    const least = Math.min(...boxes.map((box) => box[low])), most = Math.max(...boxes.map((box) => box[high]));
    const [start, end] = most - least <= to - from - 16 ? [least, most] : [boxes[0][low], boxes[0][high]];
    return start < from + 8 ? start - from - 8 : Math.max(0, Math.min(end - to + 8, start - from - 8));
  };
  if (!fingers) room.scrollBy({ left: way("left", "right", view.left, view.right), top: way("top", "bottom", view.top, view.bottom), behavior: gently() });
}
let fingers = 0; // on the screen
["touchstart", "touchend", "touchcancel"].forEach((change) => addEventListener(change, ({ touches }) => { fingers = touches.length; }, { passive: true }));
on("click", (event) => {
  const tab = event.target.closest(".tabs a"), room = tab && roomOf(tab);
  if (!room) return;
  event.preventDefault();
  if (chosen === room && unfolds(room)) { leaveFolded(); return; }
  enter(room);
  room.tabIndex = -1;
  room.focus({ preventScroll: true });
  if (!unfolds(room) && !still.matches) room.animate({ boxShadow: ["inset 0 0 0 3px var(--sea)", "inset 0 0 0 3px transparent"] }, 900);
  if (tab.hash === "#room-chat") readChat();
});
["wheel", "touchmove"].forEach((way) => addEventListener(way, () => { if (chosen && !unfolds(chosen)) chosen = undefined; }, { passive: true }));
on("scroll", ({ target }) => {
  if ($("[data-badge][data-new]") && chatSeen()) readChat();
  if (target !== table && !target.matches?.(".scroller")) return;
  if (target === table) chosen = undefined;
  markRooms();
}, true);

// Chat: how much has come since one last looked at it.

const said = () => $$(".said[id^=m]").length;
let readTo = said();
const chatSeen = () => { const box = boxOf($("#room-chat")); return box.height > 0 && box.left >= 0 && box.right <= innerWidth + 2 && box.top < innerHeight; };
function readChat() { readTo = said(); badge(); }
function badge() {
  const fresh = said() - readTo, tab = $("[data-badge]");
  if (fresh > 0 && chatSeen() && !document.hidden) { readChat(); return; }
  if (tab) { if (fresh > 0) tab.dataset.new = fresh; else delete tab.dataset.new; }
}

// What lies over the table while it is open goes by a press elsewhere, and by Escape.
const fold = (target) => $$(phone.matches ? ".menu[open],.forecast[open]" : ".menu[open]").forEach((each) => { if (!each.contains(target)) each.open = false; });
addEventListener("pointerdown", ({ target }) => fold(target));

// Keys

const moves = () => $$("#decision [data-move]");
// By its letter, or by where it is on a keyboard of other letters.
const keyed = ({ key, code }) => $$("#decision [data-key]").find((each) => [key.toLowerCase(), code.replace("Key", "").toLowerCase()].includes(each.dataset.key));
on("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input,select,textarea") || $("#help").open) return;
  const chosen = document.activeElement, key = event.key;
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  if (key === "Escape") { hide(); stop(); fold(); leaveFolded(); }
  else if (key === "?") $("#help").showModal();
  else if (/^[1-9]$/.test(key)) moves()[key - 1]?.click();
  else if (keyed(event)) keyed(event).click();
  else if (step && moves().length && (chosen === document.body || chosen.closest("#decision"))) {
    const all = moves(), at = all.indexOf(chosen);
    all[at < 0 ? 0 : (at + step + all.length) % all.length].focus();
  } else if ((key === "Enter" || key === " ") && chosen.closest("[data-explain]") && !chosen.matches("button")) show(chosen.closest("[data-explain]"));
  else return;
  event.preventDefault();
});

// The clock

setInterval(() => $$("[data-until]").forEach((clock) => {
  const left = Math.max(0, Math.round((Number(clock.dataset.until) - Date.now() - skew) / 1000));
  clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  clock.classList.toggle("short", left <= 15);
}), 500);

// What only makes sense with a script

function rememberWidth() { document.cookie = `tw_narrow=${screenSize()};path=/;max-age=31536000;samesite=lax`; }
rememberWidth();
$$("[data-copy],[data-help]").forEach((each) => { each.hidden = false; });
const notify = $("#notify");
if (!ended && window.Notification?.permission === "default") {
  notify.hidden = false;
  notify.addEventListener("click", async () => { await Notification.requestPermission(); notify.hidden = true; });
}
markPlaces();
markRooms();
$$(".tabs a").filter((tab) => tab.hash === location.hash && roomOf(tab)).forEach((tab) => enter(roomOf(tab)));
followQuestion();
listen();
