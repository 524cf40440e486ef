// An analysis that is being made: the page comes again when there is more to show.
const working = document.getElementById("working");
let known = -1;

async function look() {
  try {
    const answer = await fetch(working.dataset.analysis, { headers: { accept: "application/json" } });
    if (!answer.ok) throw new Error("not now");
    const { done, judged, total } = await answer.json();
    if (done || (known < 0 ? total : judged - known > 5)) return location.reload();
    known = judged;
  } catch { /* no connection: perhaps there is one in a moment */ }
  setTimeout(look, 1000);
}
if (working.querySelector("progress")) known = Number(working.querySelector("progress").value);
setTimeout(look, 1000);
