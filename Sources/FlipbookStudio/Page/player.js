// Frames and time: what is shown, what comes next, and the pictures that are at hand.

const mostBytes = 384 * 1024 * 1024;
const ahead = 6;

export class Player extends EventTarget {
  info = null;
  generation = -1;
  frame = 0;
  isPlaying = false;
  loops = true;
  speed = 1;
  /** First and last frame that are played. */
  range = [0, 0];
  /** Figures by frame, for the graph of costs. */
  costs = new Map();

  #connection;
  #pictures = new Map();
  #asked = new Map();
  #started = 0;
  #startFrame = 0;
  #shown = -1;
  #dropped = 0;
  #counted = 0;
  #countedSince = 0;

  constructor(connection) {
    super();
    this.#connection = connection;
  }

  get rate() { return this.info ? this.info.rate[0] / this.info.rate[1] : 30; }
  get count() { return this.info?.frames ?? 1; }
  /** The picture on show; null before the first. */
  picture(frame) { return this.#pictures.get(frame) ?? null; }

  /** Takes over the film of a new process; the playhead stays where it is. */
  take(generation, info) {
    const isFirst = this.info === null;
    const time = this.frame / this.rate;
    this.#connection.forget();
    for (const picture of this.#pictures.values()) picture.bitmap.close?.();
    this.#pictures.clear();
    this.#asked.clear();
    this.costs.clear();
    const wasWhole = isFirst || (this.range[0] === 0 && this.range[1] === this.count - 1);
    this.info = info;
    this.generation = generation;
    this.frame = isFirst ? 0 : Math.min(this.count - 1, Math.round(time * this.rate));
    this.range = wasWhole ? [0, this.count - 1] : this.range.map(frame => Math.min(frame, this.count - 1));
    this.#restartClock();
    this.#change();
    this.show(this.frame);
  }

  /** Shows a frame as soon as it is there. */
  show(frame) {
    this.frame = Math.max(0, Math.min(this.count - 1, Math.round(frame)));
    this.#change();
    const wanted = this.frame;
    if (this.#pictures.has(wanted)) { this.#present(wanted); return; }
    if (!this.isPlaying) {
      this.#connection.cancelFrames();
      this.#asked.clear();
    }
    this.#fetch(wanted);
  }

  /** Fetches a frame that is not on show, while nothing else is wanted. */
  prepare(frame) {
    if (this.isPlaying || this.#asked.size > 0) return false;
    this.#fetch(frame);
    return true;
  }

  step(by) {
    this.pause();
    this.show(this.frame + by);
  }

  play(speed = this.speed) {
    this.speed = speed;
    const [from, to] = this.range;
    if (!this.isPlaying && (this.frame >= to || this.frame < from) && speed > 0) this.frame = from;
    this.isPlaying = true;
    this.#restartClock();
    this.#change();
    requestAnimationFrame(() => this.#tick());
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.#connection.cancelFrames();
    this.#asked.clear();
    this.#change();
    this.show(this.frame);
  }

  setRange(from, to) {
    this.range = [Math.max(0, Math.min(from, to)), Math.min(this.count - 1, Math.max(from, to))];
    this.#restartClock();
    this.#change();
  }

  #restartClock() {
    this.#started = performance.now();
    this.#startFrame = this.frame;
    this.#dropped = 0;
    this.#counted = 0;
    this.#countedSince = this.#started;
  }

  #tick() {
    if (!this.isPlaying || !this.info) return;
    const [from, to] = this.range;
    const elapsed = (performance.now() - this.#started) / 1000;
    let wanted = this.#startFrame + Math.floor(elapsed * this.rate * this.speed + 1e-6);
    if (wanted > to || wanted < from) {
      if (!this.loops) {
        this.isPlaying = false;
        this.show(this.speed > 0 ? to : from);
        return;
      }
      this.frame = this.speed > 0 ? from : to;
      this.#restartClock();
      wanted = this.frame;
    }
    // The loaded frame nearest to the time is shown; frames that were passed over count as dropped.
    const next = this.#nearest(wanted);
    if (next !== null && next !== this.#shown) {
      const skipped = Math.abs(next - this.#shown) - 1;
      if (this.#counted > 0 && skipped > 0 && Math.abs(this.speed) <= 1) this.#dropped += skipped;
      this.#counted += 1;
      this.frame = next;
      this.#present(next);
    }
    const direction = this.speed < 0 ? -1 : 1;
    for (let frame = wanted, n = 0; n < ahead; n += 1, frame += direction) {
      if (frame > to) frame = from + (frame - to - 1) % (to - from + 1);
      if (frame < from) frame = to;
      this.#fetch(frame);
    }
    this.#report();
    requestAnimationFrame(() => this.#tick());
  }

  #nearest(wanted) {
    for (let frame = wanted, n = 0; n < 60; n += 1, frame -= Math.sign(this.speed)) {
      if (this.#pictures.has(frame)) return frame;
      if (frame === this.#shown) return null;
    }
    return null;
  }

  #fetch(frame) {
    if (!this.info || this.#pictures.has(frame) || this.#asked.has(frame) || this.#asked.size > ahead) return;
    const generation = this.generation;
    const promise = this.#connection.ask({ op: "frame", frame });
    this.#asked.set(frame, promise);
    promise.then(async answer => {
      if (answer.generation !== this.generation) return;
      const bitmap = await createImageBitmap(
        new Blob([answer.bytes], { type: "image/png" }), { premultiplyAlpha: "default", colorSpaceConversion: "none" });
      if (generation !== this.generation) { bitmap.close(); return; }
      const { figures } = answer;
      this.#pictures.set(frame, { bitmap, figures });
      this.costs.set(frame, figures.recording + figures.painting);
      this.#trim(frame);
      this.dispatchEvent(new CustomEvent("loaded", { detail: frame }));
      if (frame === this.frame && !this.isPlaying) this.#present(frame);
    }).catch(error => {
      this.dispatchEvent(new CustomEvent("missed", { detail: error.message }));
    }).finally(() => {
      if (this.#asked.get(frame) === promise) this.#asked.delete(frame);
    });
  }

  #trim(kept) {
    const bytes = this.info.pixelWidth * this.info.pixelHeight * 4;
    const most = Math.max(12, Math.floor(mostBytes / bytes));
    for (const [frame, picture] of this.#pictures) {
      if (this.#pictures.size <= most) return;
      if (frame === kept || frame === this.frame) continue;
      picture.bitmap.close?.();
      this.#pictures.delete(frame);
    }
  }

  #present(frame) {
    this.#shown = frame;
    this.#change();
    this.dispatchEvent(new CustomEvent("picture", { detail: this.#pictures.get(frame) }));
  }

  #report() {
    const now = performance.now();
    if (now - this.#countedSince < 500) return;
    const shown = this.#counted / ((now - this.#countedSince) / 1000);
    this.dispatchEvent(new CustomEvent("rate", { detail: { shown, dropped: this.#dropped } }));
    this.#counted = 1;
    this.#countedSince = now;
  }

  #change() { this.dispatchEvent(new Event("change")); }
}
