// The slider of a replay moves through the game without a new page.
const root = document.querySelector("[data-replay]");
const slider = document.getElementById("ply");
let asked = 0;

async function go(ply) {
  ply = Math.max(0, Math.min(Number(slider.max), ply));
  slider.value = ply;
  const mine = ++asked;
  const answer = await fetch(`${root.dataset.replay}?ply=${ply}`, { headers: { accept: "application/json" } });
  const { parts } = await answer.json();
  if (mine !== asked) return; // a later question is under way
  const change = () => Object.entries(parts).forEach(([name, html]) => {
    document.querySelector(`[data-part="${name}"]`).innerHTML = html;
  });
  change();
  history.replaceState(null, "", `?ply=${ply}`);
}

slider.addEventListener("input", () => go(Number(slider.value)));
document.getElementById("slider").addEventListener("submit", (event) => { event.preventDefault(); go(Number(slider.value)); });
document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]")?.dataset.step;
  if (!step) return;
  event.preventDefault();
  go({ first: 0, last: Number(slider.max) }[step] ?? Number(slider.value) + Number(step));
});
document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || event.target.matches("input,textarea") || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  go(Number(slider.value) + step);
});
