// The line of time: playhead, markers, range and the cost of each frame that was painted.

export class Timeline {
  #player;
  #line = document.getElementById("timeline");
  #head = document.getElementById("playhead");
  #range = document.getElementById("range");
  #marks = document.getElementById("marks");
  #costs = document.getElementById("costs");
  #steps = [];
  #drawing = false;

  constructor(player) {
    this.#player = player;
    player.addEventListener("change", () => this.#move());
    player.addEventListener("loaded", () => this.#drawSoon());
    new ResizeObserver(() => this.#drawSoon()).observe(this.#line);
    const scrub = event => {
      const box = this.#line.getBoundingClientRect();
      const share = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
      player.pause();
      player.show(share * (player.count - 1));
    };
    this.#line.addEventListener("pointerdown", event => {
      this.#line.setPointerCapture(event.pointerId);
      scrub(event);
    });
    this.#line.addEventListener("pointermove", event => { if (event.buttons & 1) scrub(event); });
  }

  /** Shows the markers of a film and the steps of its script. */
  mark(info, steps) {
    this.#steps = steps;
    const duration = info.frames * info.rate[1] / info.rate[0];
    const marks = info.markers.concat(steps.map(step => ({ name: `● ${step.name}`, time: step.time })));
    this.#marks.replaceChildren(...marks.filter(mark => mark.time <= duration).map(mark => {
      const span = document.createElement("span");
      span.textContent = mark.name;
      span.style.left = `${100 * mark.time / duration}%`;
      return span;
    }));
    this.#drawSoon();
  }

  #move() {
    const { frame, count, range } = this.#player;
    const share = value => count > 1 ? 100 * value / (count - 1) : 0;
    this.#head.style.left = `calc(${share(frame)}% - 1px)`;
    this.#range.style.left = `${share(range[0])}%`;
    this.#range.style.width = `${share(range[1] - range[0])}%`;
    this.#range.hidden = range[0] === 0 && range[1] === count - 1;
    this.#line.setAttribute("aria-valuemax", count - 1);
    this.#line.setAttribute("aria-valuenow", frame);
    this.#line.setAttribute("aria-valuetext", `frame ${frame} of ${count}`);
  }

  #drawSoon() {
    if (this.#drawing) return;
    this.#drawing = true;
    requestAnimationFrame(() => { this.#drawing = false; this.#draw(); });
  }

  #draw() {
    const { count, costs, rate } = this.#player;
    const width = this.#costs.width = Math.max(1, this.#line.clientWidth);
    const context = this.#costs.getContext("2d");
    const height = this.#costs.height;
    const budget = 1000 / rate;
    const most = Math.max(budget * 1.2, ...costs.values());
    const [usual, high] = [getComputedStyle(this.#costs).color, getComputedStyle(this.#head).backgroundColor];
    context.clearRect(0, 0, width, height);
    for (const [frame, cost] of costs) {
      context.fillStyle = cost > budget ? high : usual;
      const bar = Math.max(1, cost / most * height);
      context.fillRect(frame / count * width, height - bar, Math.max(1, width / count), bar);
    }
  }
}
