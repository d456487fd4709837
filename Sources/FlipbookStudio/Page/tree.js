// The tree of views and layers at the playhead.

import { make } from "/panels.js";

export class Tree {
  #root = make("div", { className: "tree" });
  #stage;
  #connection;
  #player;
  #isOpen = false;
  #filter = "";
  #nodes = [];
  #asked = -1;

  constructor(stage, connection, player) {
    this.#stage = stage;
    this.#connection = connection;
    this.#player = player;
    const button = make("button", {
      type: "button", id: "show-tree", "aria-expanded": "false",
      onclick: () => {
        this.#isOpen = !this.#isOpen;
        button.setAttribute("aria-expanded", String(this.#isOpen));
        this.#root.hidden = !this.#isOpen;
        this.#ask();
      },
    }, "Views and layers");
    this.#root.hidden = true;
    const filter = make("input", {
      type: "search", placeholder: "Filter", "aria-label": "Filter the views",
      oninput: () => { this.#filter = filter.value.toLowerCase(); this.#show(); },
    });
    this.list = make("div", { role: "list" });
    this.#root.append(filter, this.list);
    this.element = make("div", {}, make("div", { className: "actions" }, button), this.#root);
    player.addEventListener("picture", () => { if (!player.isPlaying) this.#ask(); });
  }

  async #ask() {
    if (!this.#isOpen || this.#root.closest(".panel")?.hidden) return;
    const { frame, generation } = this.#player;
    this.#asked = frame;
    const answer = await this.#connection.ask({ op: "tree", frame }).catch(() => null);
    if (!answer || this.#asked !== frame || generation !== this.#player.generation) return;
    this.#nodes = answer.nodes;
    this.#show();
  }

  #show() {
    const nodes = this.#nodes.filter(node => this.#filter === ""
      || node.name.toLowerCase().includes(this.#filter) || node.details.some(text => text.toLowerCase().includes(this.#filter)));
    const mark = frame => { this.#stage.highlight = frame; this.#stage.draw(); };
    this.list.replaceChildren(...nodes.map(node => {
      const [x, y, width, height] = node.frame;
      const row = make("div", {
        role: "listitem", tabIndex: 0, className: node.isAnimating ? "node animating" : "node",
        onmouseenter: () => mark(node.frame), onmouseleave: () => mark(null),
        onfocus: () => mark(node.frame), onblur: () => mark(null),
      }, make("span", { className: "name" }, node.name), make("span", { className: "place" }, ` ${x},${y} ${width}×${height}`),
      ...node.details.map(text => make("div", { className: "detail" }, text)));
      row.style.paddingInlineStart = `${8 + 12 * (this.#filter === "" ? node.depth : 0)}px`;
      return row;
    }));
    if (nodes.length === 0) {
      this.list.append(make("p", { className: "hint" }, this.#nodes.length === 0
        ? "The scene draws by itself; it has no views or layers." : "No view has this in its name."));
    }
  }
}
