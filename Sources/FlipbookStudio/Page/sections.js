// The choice of a section: it is played alone, from its first frame.

import { make } from "/panels.js";

export class Sections {
  #player;
  #field = document.getElementById("section-field");
  #select = document.getElementById("section");
  #sections = [];

  constructor(player) {
    this.#player = player;
    player.addEventListener("change", () => this.#mark());
    this.#select.addEventListener("change", () => {
      const { frames } = this.#sections[this.#select.value] ?? { frames: [0, player.count] };
      player.setRange(frames[0], frames[1] - 1);
      player.show(frames[0]);
    });
  }

  show(sections) {
    // An open menu stays open while the same sections are shown again.
    if (JSON.stringify(sections) === JSON.stringify(this.#sections)) return;
    this.#sections = sections;
    this.#field.hidden = sections.length === 0;
    this.#select.replaceChildren(
      make("option", { value: "" }, "Whole film"),
      ...sections.map(({ title }, index) => make("option", { value: String(index) }, title)));
    this.#mark();
  }

  /** Shows which section the range is. */
  #mark() {
    const [from, to] = this.#player.range;
    const index = this.#sections.findIndex(({ frames }) => frames[0] === from && frames[1] - 1 === to);
    this.#select.value = index < 0 ? "" : String(index);
  }
}
