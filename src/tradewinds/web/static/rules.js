// Looks for words in the rules: what does not have them all rests, what has them stays.
const find = document.getElementById("find"), found = document.getElementById("found");
const entries = [...document.querySelectorAll("[data-entry]")];
const plain = (text) => text.toLocaleLowerCase(document.documentElement.lang).normalize("NFD").replace(/[\u0300-\u036f]/g, "");
const texts = new Map(entries.map((each) => [each, plain(each.textContent)]));

function look() {
  const words = plain(find.value).split(/\s+/).filter(Boolean);
  let count = 0;
  entries.forEach((each) => {
    each.hidden = !words.every((word) => texts.get(each).includes(word));
    count += !each.hidden;
  });
  document.querySelectorAll(".chapter").forEach((chapter) => {
    chapter.hidden = words.length > 0 && !chapter.querySelector("[data-entry]:not([hidden])");
  });
  found.textContent = words.length ? (count || found.dataset.none) : "";
}

document.getElementById("search").hidden = false;
find.addEventListener("input", look);
