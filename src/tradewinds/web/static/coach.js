// A hint without a new page, beside the decision and on the board, until the position changes.
const form = document.getElementById("hint-form");
const advice = document.getElementById("advice");
const button = form.querySelector("button"), told = advice.querySelector("div");
let asked = 0;

function clear() {
  asked++;
  advice.hidden = true;
  told.replaceChildren();
  document.querySelectorAll(".hinted").forEach((each) => { each.classList.remove("hinted"); each.removeAttribute("data-rank"); });
}

function mark(codes) {
  codes.forEach((code, rank) => document.querySelectorAll(`[name="move"][value="${CSS.escape(code)}"]`).forEach((each) => {
    const piece = each.closest("[data-piece]") ?? each;
    [each, piece].forEach((marked) => { marked.classList.add("hinted"); marked.dataset.rank ??= rank + 1; });
  }));
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  const mine = ++asked;
  button.disabled = true;
  try {
    const news = await (await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), headers: { accept: "application/json" } })).json();
    if (mine !== asked) return; // the position has changed meanwhile
    if (news.error) told.textContent = news.error;
    else { told.innerHTML = news.html; mark(news.moves); }
    advice.hidden = false;
    document.querySelector('#decision .hinted[data-rank="1"]')?.scrollIntoView({ block: "nearest" });
  } catch { /* the page says so already */ } finally { button.disabled = false; }
}, true);

advice.querySelector("[data-unhint]").addEventListener("click", clear);
new MutationObserver(clear).observe(document.querySelector('[data-part="ply"]'), { childList: true });
