// Two pictures of one golden, laid over each other.

export class Comparison {
  #canvas = document.getElementById("compare");
  #screen = document.getElementById("screen");
  #pair = null;
  #mode = "blink";
  #isActual = true;
  #slide = 0.5;
  #timer = 0;

  constructor() {
    this.#canvas.addEventListener("pointermove", event => {
      if (this.#mode !== "slider") return;
      const box = this.#canvas.getBoundingClientRect();
      this.#slide = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
      this.#draw();
    });
    new ResizeObserver(() => this.#layOut()).observe(this.#screen);
  }

  get isShown() { return this.#pair !== null; }

  /** Shows a pair; null goes back to the film. */
  show(pair, mode = this.#mode) {
    for (const old of [this.#pair?.expected, this.#pair?.actual]) old?.close();
    this.#pair = pair;
    this.#screen.classList.toggle("comparing", pair !== null);
    this.#canvas.hidden = pair === null;
    document.body.dataset.compared = pair?.name ?? "";
    if (pair) {
      this.#canvas.width = Math.max(1, pair.expected?.width ?? 0, pair.actual?.width ?? 0);
      this.#canvas.height = Math.max(1, pair.expected?.height ?? 0, pair.actual?.height ?? 0);
      document.getElementById("empty").hidden = true;
    }
    this.by(mode);
  }

  by(mode) {
    this.#mode = mode;
    clearInterval(this.#timer);
    this.#isActual = true;
    if (this.#pair && mode === "blink") {
      this.#timer = setInterval(() => { this.#isActual = !this.#isActual; this.#draw(); }, 500);
    }
    this.#layOut();
  }

  /** The side that is on show: golden, new or both. */
  get side() {
    if (this.#mode === "blink") return this.#isActual ? "new" : "golden";
    return ["golden", "new"].includes(this.#mode) ? this.#mode : "both";
  }

  #layOut() {
    if (!this.#pair) return;
    const ratio = window.devicePixelRatio || 1;
    const box = this.#screen.getBoundingClientRect();
    const { width, height } = this.#canvas;
    const fit = Math.max(0.02, Math.min((box.width - 16) * ratio / width, (box.height - 16) * ratio / height, 8));
    this.#canvas.style.width = `${width * fit / ratio}px`;
    this.#canvas.style.height = `${height * fit / ratio}px`;
    this.#draw();
  }

  #draw() {
    const { expected, actual } = this.#pair ?? {};
    const { width, height } = this.#canvas;
    const context = this.#canvas.getContext("2d");
    context.globalCompositeOperation = "source-over";
    context.clearRect(0, 0, width, height);
    const side = this.side;
    this.#canvas.dataset.side = side;
    if (side === "golden") { if (expected) context.drawImage(expected, 0, 0); return; }
    if (actual) context.drawImage(actual, 0, 0);
    if (side === "new" || !expected) return;
    if (this.#mode === "difference") {
      context.globalCompositeOperation = "difference";
      context.drawImage(expected, 0, 0);
      return;
    }
    const edge = Math.round(this.#slide * width);
    context.clearRect(0, 0, edge, height);
    if (edge > 0) context.drawImage(expected, 0, 0, edge, expected.height, 0, 0, edge, expected.height);
    context.fillStyle = "#ff0078";
    context.fillRect(edge, 0, Math.max(1, width / 600), height);
  }
}
