// The picture: zoom, what is laid over it, and touches on it.

import { Comparison } from "/comparison.js";

export class Stage extends EventTarget {
  #player;
  #screen = document.getElementById("screen");
  #picture = document.getElementById("picture");
  #overlay = document.getElementById("overlay");
  /** The picture on show, copied: the player lets go of its own. */
  #current = null;
  /** The picture of the film before its last change, of the same frame. */
  #before = null;
  #zoom = "fit";
  #modes = new Set();
  #drag = null;
  /** The golden of a frame; its bitmap is null where there is none. */
  #golden = { frame: -1, bitmap: null };
  #comparison = new Comparison();
  highlight = null;

  constructor(player) {
    super();
    this.#player = player;
    player.addEventListener("picture", event => this.show(event.detail));
    new ResizeObserver(() => this.#layOut()).observe(this.#screen);
    this.#screen.addEventListener("pointerdown", event => this.#press(event));
    this.#screen.addEventListener("pointermove", event => this.#move(event));
    this.#screen.addEventListener("pointerup", event => this.#lift(event));
  }

  get zoom() { return this.#zoom; }
  set zoom(value) { this.#zoom = value; this.#layOut(); }

  has(mode) { return this.#modes.has(mode); }

  toggle(mode) {
    if (!this.#modes.delete(mode)) this.#modes.add(mode);
    this.#screen.classList.toggle("squares", this.has("checker"));
    this.#screen.classList.toggle("touching", this.has("touch"));
    this.draw();
    return this.has(mode);
  }

  /** Compares two pictures in place of the film; null goes back to it. */
  compare(pair, mode) { this.#comparison.show(pair, mode); }

  compareBy(mode) { this.#comparison.by(mode); }

  /** Takes the golden of a frame, for the difference from it. */
  takeGolden(frame, bitmap) {
    this.#golden.bitmap?.close();
    this.#golden = { frame, bitmap };
    this.draw();
  }

  /** Keeps the picture on show, to compare the next version with. */
  keepForDifference() {
    if (!this.#current) return;
    this.#before = this.#current;
  }

  show(picture) {
    const { width, height } = picture.bitmap;
    // The last version's canvas is kept while it can be compared with.
    let canvas = this.#current === this.#before ? null : this.#current?.canvas;
    if (canvas?.width !== width || canvas?.height !== height) canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    context.clearRect(0, 0, width, height);
    context.drawImage(picture.bitmap, 0, 0);
    this.#current = { figures: picture.figures, canvas };
    document.getElementById("empty").hidden = true;
    this.#screen.classList.remove("old");
    this.#layOut();
    document.body.dataset.frame = picture.figures.frame;
    document.body.dataset.hash = picture.figures.hash;
    document.body.dataset.shown = this.#player.generation;
  }

  /** Marks the picture as one of a film that is being replaced. */
  markOld() { if (this.#current) this.#screen.classList.add("old"); }

  #layOut() {
    const { info } = this.#player;
    if (!info || !this.#current) return;
    const ratio = window.devicePixelRatio || 1;
    const box = this.#screen.getBoundingClientRect();
    const fit = Math.min((box.width - 16) * ratio / info.pixelWidth, (box.height - 16) * ratio / info.pixelHeight);
    const factor = this.#zoom === "fit" ? Math.max(0.02, Math.min(fit, 8)) : Number(this.#zoom);
    for (const canvas of [this.#picture, this.#overlay]) {
      if (canvas.width !== info.pixelWidth) canvas.width = info.pixelWidth;
      if (canvas.height !== info.pixelHeight) canvas.height = info.pixelHeight;
      canvas.style.width = `${info.pixelWidth * factor / ratio}px`;
      canvas.style.height = `${info.pixelHeight * factor / ratio}px`;
    }
    this.#screen.classList.toggle("sharp", factor >= 2);
    this.draw();
  }

  draw() {
    if (!this.#current) return;
    const context = this.#picture.getContext("2d");
    const { width, height } = this.#picture;
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
    context.clearRect(0, 0, width, height);
    context.drawImage(this.#current.canvas, 0, 0);
    if (this.has("golden") && this.#golden.frame === this.#current.figures.frame && this.#golden.bitmap) {
      context.globalCompositeOperation = "difference";
      context.drawImage(this.#golden.bitmap, 0, 0);
    } else if (this.has("difference") && this.#before?.figures.frame === this.#current.figures.frame) {
      context.globalCompositeOperation = "difference";
      context.drawImage(this.#before.canvas, 0, 0);
    } else if (this.has("onion")) {
      const earlier = this.#player.picture(this.#current.figures.frame - 1);
      context.globalAlpha = 0.35;
      if (earlier) context.drawImage(earlier.bitmap, 0, 0);
    }
    this.#drawOverlay();
  }

  #drawOverlay() {
    const context = this.#overlay.getContext("2d");
    const { width, height } = this.#overlay;
    const { info } = this.#player;
    context.clearRect(0, 0, width, height);
    const line = Math.max(1, Math.round(width / 900));
    context.lineWidth = line;
    if (this.has("guides")) {
      context.strokeStyle = "rgba(0, 150, 255, 0.8)";
      context.beginPath();
      for (const share of [1 / 3, 1 / 2, 2 / 3]) {
        context.moveTo(share * width, 0);
        context.lineTo(share * width, height);
        context.moveTo(0, share * height);
        context.lineTo(width, share * height);
      }
      context.stroke();
      context.strokeStyle = "rgba(255, 170, 0, 0.9)";
      for (const inset of [0.05, 0.1]) {
        context.strokeRect(inset * width, inset * height, (1 - 2 * inset) * width, (1 - 2 * inset) * height);
      }
    }
    if (this.has("guides") && info.safeArea) {
      const [top, left, bottom, right] = info.safeArea.map(value => value * info.scale);
      context.strokeStyle = "rgba(230, 0, 90, 0.9)";
      context.strokeRect(left, top, width - left - right, height - top - bottom);
    }
    if (this.highlight) {
      const [x, y, w, h] = this.highlight.map(value => value * info.scale);
      context.strokeStyle = "rgba(255, 0, 120, 0.95)";
      context.lineWidth = 2 * line;
      context.strokeRect(x, y, w, h);
    }
    if (this.#drag) {
      const [from, to] = [this.#drag.from, this.#drag.to].map(point => point.map(value => value * info.scale));
      context.strokeStyle = "rgba(255, 0, 120, 0.95)";
      context.lineWidth = 2 * line;
      context.beginPath();
      context.arc(from[0], from[1], 10 * info.scale, 0, 7);
      context.moveTo(...from);
      context.lineTo(...to);
      context.stroke();
    }
  }

  /** A point of the film in points. */
  #point(event) {
    const box = this.#picture.getBoundingClientRect();
    const { info } = this.#player;
    return [
      (event.clientX - box.left) / box.width * info.width, (event.clientY - box.top) / box.height * info.height,
    ].map(value => Math.round(value * 10) / 10);
  }

  #press(event) {
    if (!this.#player.info || !this.#current || event.button !== 0) return;
    const point = this.#point(event);
    if (this.has("touch")) {
      this.#screen.setPointerCapture(event.pointerId);
      this.#drag = { from: point, to: point, began: performance.now(), path: [[0, point]] };
      this.draw();
      event.preventDefault();
    } else {
      this.dispatchEvent(new CustomEvent("look", { detail: point }));
    }
  }

  #move(event) {
    if (!this.#drag) return;
    this.#drag.to = this.#point(event);
    this.#drag.path.push([performance.now() - this.#drag.began, this.#drag.to]);
    this.draw();
  }

  #lift(event) {
    if (!this.#drag) return;
    const drag = this.#drag;
    drag.to = this.#point(event);
    drag.seconds = (performance.now() - drag.began) / 1000;
    this.#drag = null;
    this.draw();
    this.dispatchEvent(new CustomEvent("touched", { detail: drag }));
  }
}
