// Search over pages, headings, examples and public names. The index is a script of its own, so that it loads from a folder
// without a server; it is fetched when the field is first used.

// 0 for the name itself, more the farther away it is; undefined where the words aren't in it.
function rank(entry, words) {
  const title = entry[0].toLowerCase();
  const name = title.replace(/^(?:static |class )?(?:func|var|let|case) /, "").replace(/[(:<].*/, "");
  if (!words.every(word => title.includes(word))) return undefined;
  const whole = words.join(" ");
  const place = name === whole ? 0 : name.startsWith(whole) ? 2 : title.includes(` ${whole}`) ? 3 : 4;
  return place + (entry[1] === "page" ? 0 : 0.5) + title.length / 1000;
}

function go(item) {
  if (item) window.location.href = item.dataset.address;
}

(() => {
  const script = document.currentScript;
  const field = document.getElementById("search");
  const list = document.getElementById("found");
  const count = document.getElementById("count");
  const root = script.dataset.root;
  const most = 40;
  let loading;
  let chosen = -1;

  // On a narrow page the list of pages waits until it is asked for.
  if (window.matchMedia("(max-width: 60rem)").matches) document.querySelector("nav details").open = false;

  const load = () => {
    loading ??= new Promise((resolve, reject) => {
      const tag = document.createElement("script");
      tag.src = `${root}search-index.js`;
      tag.addEventListener("load", () => resolve(window.flipbookIndex));
      tag.addEventListener("error", () => reject(new Error("no index")));
      document.head.append(tag);
    });
    return loading;
  };

  const choose = index => {
    chosen = index;
    [...list.children].forEach((item, place) => item.setAttribute("aria-selected", String(place === index)));
    const item = list.children[index];
    if (item) field.setAttribute("aria-activedescendant", item.id);
    else field.removeAttribute("aria-activedescendant");
    item?.scrollIntoView({ block: "nearest" });
  };

  const close = () => {
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
    choose(-1);
  };

  const show = async () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const index = await load();
    if (words.length === 0) return close();
    const ranked = index.map(entry => [rank(entry, words), entry]).filter(pair => pair[0] !== undefined);
    ranked.sort((a, b) => a[0] - b[0]);
    list.replaceChildren(...ranked.slice(0, most).map(([, entry], place) => {
      const item = document.createElement("li");
      const kind = document.createElement("small");
      item.id = `found-${place}`;
      item.setAttribute("role", "option");
      item.dataset.address = root + entry[2];
      kind.textContent = entry[1];
      item.append(entry[0], kind);
      item.addEventListener("click", () => go(item));
      return item;
    }));
    count.textContent = `${ranked.length} found`;
    list.hidden = ranked.length === 0;
    field.setAttribute("aria-expanded", String(!list.hidden));
    choose(list.hidden ? -1 : 0);
    return undefined;
  };

  const fail = () => {
    count.textContent = "The search index can't be loaded.";
  };

  field.addEventListener("focus", () => load().catch(fail));
  field.addEventListener("input", () => show().catch(fail));
  field.addEventListener("blur", () => setTimeout(close, 200));
  field.addEventListener("keydown", event => {
    const last = list.children.length - 1;
    if (event.key === "ArrowDown") choose(Math.min(chosen + 1, last));
    else if (event.key === "ArrowUp") choose(Math.max(chosen - 1, 0));
    else if (event.key === "Enter") go(list.children[chosen]);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });
  document.addEventListener("keydown", event => {
    if (event.key !== "/" || event.target.matches("input, textarea, select")) return;
    event.preventDefault();
    field.focus();
  });
})();
