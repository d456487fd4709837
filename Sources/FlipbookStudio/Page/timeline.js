// The line of time: playhead, markers, range and the cost of each frame that was painted.

export class Timeline {
  #player;
  #line = document.getElementById("timeline");
  #head = document.getElementById("playhead");
  #range = document.getElementById("range");
  #marks = document.getElementById("marks");
  #costs = document.getElementById("costs");
  #strip = document.getElementById("strip");
  /** Small pictures by slot of the strip. */
  #thumbnails = new Map();
  #generation = -1;
  #drawing = false;

  constructor(player) {
    this.#player = player;
    player.addEventListener("change", () => this.#move());
    player.addEventListener("loaded", event => {
      this.#keep(event.detail);
      this.#drawSoon();
    });
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

  /** Shows the sections and markers of a film and the steps of its script; a step is dragged to another time. */
  mark(info, steps, moved) {
    const duration = info.frames * info.rate[1] / info.rate[0];
    const label = (text, time) => {
      const span = document.createElement("span");
      span.textContent = text;
      span.style.left = `${100 * time / duration}%`;
      return span;
    };
    const markers = info.markers.filter(mark => mark.time <= duration).map(mark => label(mark.name, mark.time));
    const marks = steps.flatMap((step, index) => {
      if (step.time > duration) return [];
      const span = label(`● ${step.name}`, step.time);
      span.className = "step";
      span.dataset.step = index;
      this.#makeDraggable(span, step.time, duration, time => moved(index, time));
      return [span];
    });
    const sections = info.sections.map(section => {
      const span = label(section.title, duration * section.frames[0] / info.frames);
      span.className = "section";
      span.style.width = `${100 * (section.frames[1] - section.frames[0]) / info.frames}%`;
      return span;
    });
    this.#marks.replaceChildren(...sections, ...markers, ...marks);
    this.#drawSoon();
  }

  #makeDraggable(span, from, duration, done) {
    let start = null;
    const time = event => Math.max(0, Math.min(duration,
      from + (event.clientX - start) / this.#line.clientWidth * duration));
    span.addEventListener("pointerdown", event => {
      start = event.clientX;
      span.setPointerCapture(event.pointerId);
      event.stopPropagation();
    });
    span.addEventListener("pointermove", event => {
      event.stopPropagation();
      if (start !== null) span.style.left = `${100 * time(event) / duration}%`;
    });
    span.addEventListener("pointerup", event => {
      event.stopPropagation();
      if (start === null) return;
      const end = time(event);
      const isMoved = Math.abs(event.clientX - start) > 2;
      start = null;
      if (isMoved) done(Math.round(end * 1000) / 1000);
    });
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

  /** The width of a small picture, and how many have room. */
  #slots() {
    const { info } = this.#player;
    const width = Math.max(24, Math.min(160, this.#strip.height * info.pixelWidth / info.pixelHeight));
    return { width, count: Math.max(1, Math.floor(this.#line.clientWidth / width)) };
  }

  /** The frame in the middle of a slot. */
  #frameOf(slot, count) { return Math.min(this.#player.count - 1, Math.floor((slot + 0.5) / count * this.#player.count)); }

  /** Keeps a small copy of a frame that is nearest to a slot's. */
  #keep(frame) {
    const player = this.#player;
    if (player.generation !== this.#generation) {
      this.#generation = player.generation;
      this.#thumbnails.clear();
    }
    const picture = player.picture(frame);
    if (!picture) return;
    const { width, count } = this.#slots();
    const slot = Math.min(count - 1, Math.floor(frame / player.count * count));
    const wanted = this.#frameOf(slot, count);
    const known = this.#thumbnails.get(slot);
    if (known && Math.abs(known.frame - wanted) <= Math.abs(frame - wanted)) return;
    const canvas = new OffscreenCanvas(Math.ceil(width), this.#strip.height);
    canvas.getContext("2d").drawImage(picture.bitmap, 0, 0, canvas.width, canvas.height);
    this.#thumbnails.set(slot, { frame, canvas, count });
  }

  /** Frames that the strip would show and that were not painted yet. */
  missing() {
    if (!this.#player.info) return [];
    const { count } = this.#slots();
    return Array.from({ length: count }, (_, slot) => slot)
      .filter(slot => !(this.#generation === this.#player.generation && this.#thumbnails.get(slot)?.count === count))
      .map(slot => this.#frameOf(slot, count));
  }

  #drawStrip() {
    if (!this.#player.info) return;
    const context = this.#strip.getContext("2d");
    this.#strip.width = Math.max(1, this.#line.clientWidth);
    const { count } = this.#slots();
    const width = this.#strip.width / count;
    for (const [slot, picture] of this.#thumbnails) {
      if (picture.count === count) context.drawImage(picture.canvas, slot * width, 0, width, this.#strip.height);
    }
  }

  #draw() {
    this.#drawStrip();
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
