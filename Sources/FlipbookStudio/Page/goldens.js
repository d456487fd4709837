// Goldens: the cases of a check, their pictures, and what is decided about each.

import { make } from "/panels.js";

const titles = {
  match: "match", golden: "golden", approved: "approved", missing: "new", renamed: "renamed",
  "pixels-differ": "differs", "layout-differs": "another size", unreadable: "unreadable", "not-drawn": "not drawn",
};

export class GoldensPanel {
  #root = document.getElementById("panel-goldens");
  #stage;
  #connection;
  #summary = null;
  #selected = null;
  #filter = "open";
  #mode = "blink";
  #head = make("p", { className: "hint", role: "status" });
  #list = make("div", { className: "cases", role: "listbox", tabIndex: 0, "aria-label": "Goldens" });
  #check;
  #accept;
  #reject;
  #acceptAll;
  #loading = 0;

  constructor(stage, connection) {
    this.#stage = stage;
    this.#connection = connection;
    const send = message => connection.send(message);
    this.#check = make("button", { type: "button", id: "goldens-check", onclick: () => send({ op: "check" }) }, "Check");
    this.#accept = make("button", {
      type: "button", id: "goldens-accept", title: "Make the new picture the golden (A)", onclick: () => this.accept(),
    }, "Accept");
    this.#reject = make("button", {
      type: "button", id: "goldens-reject", title: "Leave the golden as it is (E)", onclick: () => this.reject(),
    }, "Reject");
    this.#acceptAll = make("button", {
      type: "button", onclick: () => send({ op: "approve", names: this.#open().map(entry => entry.name) }),
    }, "Accept all");
    const filter = make("select", {
      id: "goldens-filter", "aria-label": "Which goldens", onchange: event => { this.#filter = event.target.value; this.#showList(); },
    }, make("option", { value: "open" }, "To decide"), make("option", { value: "all" }, "All"), make("option", { value: "rejected" }, "Rejected"));
    const mode = make("select", {
      id: "goldens-mode", "aria-label": "How pictures are compared", onchange: event => { this.#mode = event.target.value; this.#stage.compareBy(this.#mode); },
    }, ...["blink", "difference", "golden", "new", "slider"].map(value => make("option", { value }, value)));
    this.#root.append(
      make("div", { className: "actions" }, this.#check, filter, mode), this.#head,
      make("div", { className: "actions" }, this.#accept, this.#reject, this.#acceptAll), this.#list);
    this.#list.addEventListener("keydown", event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      this.step(step);
    });
  }

  #open() { return (this.#summary?.cases ?? []).filter(entry => entry.isOpen && !entry.isRejected); }

  #shown() {
    const cases = this.#summary?.cases ?? [];
    if (this.#filter === "rejected") return cases.filter(entry => entry.isRejected);
    const isListed = entry => this.#filter === "all" || !["match", "approved"].includes(entry.verdict);
    return cases.filter(entry => isListed(entry) && !(this.#filter === "open" && entry.isRejected));
  }

  /** Takes the state of the studio: whether there are goldens and may be written. */
  show(state) {
    document.getElementById("tab-panel-goldens").hidden = !state.hasGoldens;
    this.#check.hidden = !state.showsFilm;
    this.isReadOnly = state.isReadOnly;
    this.#showButtons();
  }

  take(summary) {
    const before = this.#shown().findIndex(entry => entry.name === this.#selected);
    this.#summary = summary;
    const count = verdicts => summary.cases.filter(entry => verdicts.includes(entry.verdict)).length;
    const rejected = summary.cases.filter(entry => entry.isRejected).length;
    this.#head.textContent = summary.isChecking ? "Checking …" : summary.failure ?? [
      `${summary.cases.length} in ${summary.folder}`,
      ...(this.#open().length > 0 ? [`${this.#open().length} to decide`] : []),
      ...(count(["match"]) > 0 ? [`${count(["match"])} match`] : []), ...(rejected > 0 ? [`${rejected} rejected`] : []),
      ...(summary.isStale ? ["the scene changed since"] : []),
    ].join(", ");
    document.body.dataset.goldens = summary.isChecking ? "checking" : String(this.#open().length);
    const shown = this.#shown();
    if (this.#selected !== null && !shown.some(entry => entry.name === this.#selected)) {
      // The next one takes the place of a case that is decided.
      const next = shown[Math.min(Math.max(0, before), shown.length - 1)];
      this.#selected = null;
      if (next) this.select(next.name); else this.#stage.compare(null);
    }
    this.#showList();
  }

  #showList() {
    this.#list.replaceChildren(...this.#shown().map(entry => {
      const row = make("div", {
        role: "option", className: "case", onclick: () => this.select(entry.name),
      }, make("span", { className: `verdict ${entry.isRejected ? "rejected" : entry.verdict}` },
        entry.isRejected ? "rejected" : titles[entry.verdict] ?? entry.verdict), " ", entry.name,
      ...(entry.message ? [make("div", { className: "detail" }, entry.message)] : []));
      row.setAttribute("aria-selected", String(entry.name === this.#selected));
      row.dataset.name = entry.name;
      return row;
    }));
    if (this.#list.childElementCount === 0) {
      this.#list.append(make("p", { className: "hint" }, this.#summary?.cases.length > 0 ? "Nothing is left here." : "There are no goldens yet."));
    }
    this.#showButtons();
  }

  #showButtons() {
    const entry = this.#summary?.cases.find(one => one.name === this.#selected);
    this.#check.disabled = this.#summary?.isChecking ?? false;
    this.#accept.disabled = this.isReadOnly || !entry?.isOpen;
    this.#reject.disabled = !entry?.isOpen;
    this.#reject.textContent = entry?.isRejected ? "Reject no more" : "Reject";
    this.#acceptAll.disabled = this.isReadOnly || this.#open().length === 0;
  }

  step(by) {
    const shown = this.#shown();
    const index = shown.findIndex(entry => entry.name === this.#selected);
    const next = shown[Math.max(0, Math.min(shown.length - 1, index < 0 ? 0 : index + by))];
    if (next) this.select(next.name);
  }

  accept() { if (!this.#accept.disabled) this.#connection.send({ op: "approve", names: [this.#selected] }); }

  reject() {
    const entry = this.#summary?.cases.find(one => one.name === this.#selected);
    if (entry?.isOpen) this.#connection.send({ op: "reject", names: [entry.name], isRejected: !entry.isRejected });
  }

  async select(name) {
    this.#selected = name;
    this.#showList();
    this.#list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
    const turn = ++this.#loading;
    const load = async side => {
      const answer = await this.#connection.ask({ op: "picture", name, side }).catch(() => null);
      return answer && createImageBitmap(new Blob([answer.bytes], { type: "image/png" }), { colorSpaceConversion: "none" });
    };
    const [expected, actual] = await Promise.all([load("expected"), load("actual")]);
    if (turn !== this.#loading) return;
    this.#stage.compare({ name, expected, actual }, this.#mode);
  }
}
