// A replay without new pages: the slider, steps by decision and by turn, and playing by itself.
const root = document.querySelector("[data-replay]");
const slider = document.getElementById("ply");
const play = document.getElementById("autoplay");
const pace = document.getElementById("pace");
const link = document.getElementById("link");
const buttons = [...document.querySelectorAll("[data-step]")];
let steps = Object.fromEntries(buttons.map((each) => [each.dataset.step, Number(new URL(each.href).searchParams.get("ply"))]));
let asked = 0, timer;

async function go(ply) {
  ply = Math.max(0, Math.min(Number(slider.max), ply));
  slider.value = ply;
  const mine = ++asked;
  const answer = await fetch(`${root.dataset.replay}?ply=${ply}`, { headers: { accept: "application/json" } });
  const news = await answer.json();
  if (mine !== asked) return false; // a later question is under way
  if (answer.status === 503) { // the database is away for a moment
    await new Promise((again) => setTimeout(again, 1000 * (answer.headers.get("retry-after") || 2)));
    return mine === asked && go(ply);
  }
  for (const [name, html] of Object.entries(news.parts)) put(document.querySelector(`[data-part="${name}"]`), html);
  steps = news.steps;
  buttons.forEach((each) => { each.href = `?ply=${steps[each.dataset.step]}`; });
  document.querySelectorAll("[data-at]").forEach((each) => { each.href = `${each.dataset.at}?ply=${ply}`; });
  showLast();
  history.replaceState(null, "", `?ply=${ply}`);
  return true;
}

// What is folded out stays so.
function put(place, html) {
  const open = new Set([...place.querySelectorAll("details[data-keep][open]")].map((each) => each.dataset.keep));
  place.innerHTML = html;
  place.querySelectorAll("details[data-keep]").forEach((each) => { each.open = open.has(each.dataset.keep); });
}

function showLast() {
  const story = document.querySelector(".story-scroll");
  story.scrollTop = story.scrollHeight;
}

const playing = () => play.getAttribute("aria-pressed") === "true";

function setPlaying(on) {
  clearTimeout(timer);
  play.setAttribute("aria-pressed", on);
  if (on) next(Number(slider.value) >= Number(slider.max) ? steps.first : steps.on, 0);
}

// The next decision comes a while after this one is shown, however long that takes.
function next(ply, pause = Number(pace.value)) {
  timer = setTimeout(async () => {
    const shown = await go(ply).catch(() => false);
    if (!playing()) return;
    if (shown && ply < Number(slider.max)) next(steps.on);
    else setPlaying(false);
  }, pause);
}

function step(name) {
  setPlaying(false);
  go(steps[name]);
}

play.hidden = document.getElementById("speed").hidden = false;
play.addEventListener("click", () => setPlaying(!playing()));
slider.addEventListener("input", () => { setPlaying(false); go(Number(slider.value)); });
document.getElementById("slider").addEventListener("submit", (event) => { event.preventDefault(); go(Number(slider.value)); });
document.addEventListener("click", (event) => {
  const name = event.target.closest("[data-step]")?.dataset.step;
  if (!name || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  step(name);
});
document.addEventListener("keydown", (event) => {
  const arrows = { ArrowLeft: ["back", "turn-back"], ArrowRight: ["on", "turn-on"] }[event.key];
  if (!arrows || event.target.matches("input,textarea,select") || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  step(arrows[event.shiftKey ? 1 : 0]);
});
if (link && navigator.clipboard) {
  const words = link.textContent;
  link.hidden = false;
  link.addEventListener("click", async () => {
    await navigator.clipboard.writeText(`${link.dataset.address}?ply=${slider.value}`);
    link.textContent = link.dataset.done;
    setTimeout(() => { link.textContent = words; }, 2000);
  });
}
showLast();
