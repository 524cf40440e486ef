// A part of the seed that only this browser knows, until nobody can choose theirs any more. docs/records.md tells why.
// What is promised is a digest; the part itself is told once all seats are taken, and what stood there then is noted,
// so that after the game this browser can say by itself whether the server has kept its word.

const NOTES = "tw-fair", MOST = 40; // games that are remembered
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// SHA-256 of a text. The browser's own exists on secure pages alone, and friends at one table often have no HTTPS.
const primes = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256(text) {
  const told = new TextEncoder().encode(text);
  const padded = new Uint8Array(((told.length + 8) >> 6) * 64 + 64);
  padded.set(told);
  padded[told.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, told.length * 8);
  const hash = [...START];
  for (let block = 0; block < padded.length; block += 64) mix(hash, view, block);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(hash, view, block) {
  const words = Array.from({ length: 64 }, (_, n) => (n < 16 ? view.getUint32(block + n * 4) : 0));
  for (let n = 16; n < 64; n++) {
    const a = words[n - 15], b = words[n - 2];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3), high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[n] = (words[n - 16] + low + words[n - 7] + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let n = 0; n < 64; n++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n] + words[n]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => { hash[n] = (hash[n] + word) | 0; });
}

// What this browser remembers: its parts by their digests, and by commitment what it saw when it told one

function notes() {
  try { return { parts: [], games: [], ...JSON.parse(localStorage.getItem(NOTES)) }; } catch { return { parts: [], games: [] }; }
}
function remember(kind, entry) {
  const all = notes();
  all[kind] = [...all[kind], entry].slice(-MOST);
  try { localStorage.setItem(NOTES, JSON.stringify(all)); } catch { /* then the server adds a part, and says so */ }
}
const partOf = (digest) => notes().parts.find((each) => each.digest === digest)?.part;
const noted = (commitment) => notes().games.find((each) => each.commitment === commitment);

function promise() {
  const part = hex(crypto.getRandomValues(new Uint8Array(32))), digest = sha256(part);
  remember("parts", { digest, part });
  return partOf(digest) ? digest : "";
}

// Sitting down

const made = new Map(); // by what was pressed: pressed twice, it is one promise
const SITS = /^\/(start|tables|tables\/[0-9a-f]+\/(join|rematch))$/;
document.addEventListener("submit", (event) => {
  const form = event.target, action = event.submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  form.querySelector("[name=digest]")?.remove();
  if (!SITS.test(action)) return;
  const digest = made.get(action) || promise();
  made.set(action, digest);
  if (!digest) return;
  form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "digest", value: digest }));
  if (action !== "/start" && action !== "/tables") return; // the script of the table sends the others
  event.preventDefault();
  open(form, event.submitter, action);
}, true);

// Opens a table and tells its part at once if it has no more seats, so that the game is on when its page is shown.
async function open(form, button, action) {
  if (form.dataset.underway) return;
  form.dataset.underway = "yes";
  const body = new URLSearchParams(new FormData(form, button));
  try {
    const answer = await fetch(action, { method: "POST", headers: { accept: "application/json" }, body });
    if (!answer.ok || !answer.headers.get("content-type").includes("json")) throw new Error("refused");
    const { location: table } = await answer.json();
    await tell(table.split("/").pop()).catch(() => {}); // its page tries again
    location.assign(table);
  } catch {
    if (button?.name) form.append(Object.assign(document.createElement("input"), { type: "hidden", name: button.name, value: button.value }));
    form.submit(); // what is wrong is told by a page
  } finally {
    delete form.dataset.underway;
  }
}

// Telling the part, once all have promised theirs

// A server whose database is away says when to ask again; a part that is told twice counts once.
async function insist(address, options) {
  const answer = await fetch(address, options);
  if (answer.status !== 503) return answer;
  await new Promise((again) => setTimeout(again, 1000 * (answer.headers.get("retry-after") || 2)));
  return insist(address, options);
}

async function tell(table) {
  const { fairness } = await (await insist(`/api/tables/${table}`)).json();
  const digest = fairness.digests.find((each) => each && partOf(each));
  if (!fairness.awaits_parts || !digest) return;
  // Told once a game: whoever has seen this part cannot make it count in another seed of theirs.
  if (noted(fairness.commitment) && noted(fairness.commitment).digests.join() !== fairness.digests.join()) return;
  if (!noted(fairness.commitment)) remember("games", { commitment: fairness.commitment, digests: fairness.digests, own: digest });
  const csrf = document.querySelector("[name=csrf]").value;
  const headers = { "content-type": "application/json", "x-csrf": csrf };
  await insist(`/api/tables/${table}/part`, { method: "POST", headers, body: JSON.stringify({ part: partOf(digest) }) });
}

let telling = "";
function lookForWish() {
  const table = document.querySelector("[data-awaits-parts]")?.dataset.awaitsParts ?? "";
  if (table && table !== telling) tell(table).catch(() => { telling = ""; });
  telling = table;
}
const board = document.querySelector('[data-part="board"]');
if (board) {
  new MutationObserver(lookForWish).observe(board, { childList: true, subtree: true });
  lookForWish();
}

// After the game

function judgement(record) {
  const secret = record.querySelector("[data-secret]").textContent, seed = record.querySelector("[data-seed]").textContent;
  const parts = [...record.querySelectorAll("[data-part-of]")].map((each) => ({ by: each.dataset.partOf, part: each.textContent }));
  const commitment = record.dataset.fairness, note = noted(commitment);
  if (sha256(secret) !== commitment) return "otherSecret";
  if (sha256([secret, ...parts.map((each) => each.part)].map((line) => `${line}\n`).join("")) !== seed) return "otherSeed";
  if (!note) return "unnoted";
  if (!parts.some(({ by, part }) => by === "browser" && part === partOf(note.own))) return "noPart";
  const kept = parts.every(({ by, part }, seat) => (by === "browser" ? note.digests[seat] === sha256(part) : by === "absent" || !note.digests[seat]));
  return kept ? "sound" : "otherPart";
}

const record = document.querySelector("[data-fairness]"), told = document.querySelector("[data-fairness-told]");
if (record && told) {
  const found = judgement(record);
  told.textContent = told.dataset[found];
  told.classList.toggle("notice", !["sound", "unnoted"].includes(found));
  told.hidden = false;
}
