// The socket to the studio. It opens anew by itself when the studio comes back.

export class Connection extends EventTarget {
  #socket = null;
  #next = 1;
  #waiting = new Map();
  #delay = 200;
  #read = 0;
  #confirmed = 0;

  open() {
    const socket = new WebSocket(`ws://${location.host}/socket`);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.addEventListener("open", () => { [this.#delay, this.#read, this.#confirmed] = [200, 0, 0]; });
    socket.addEventListener("message", event => {
      this.#confirm(typeof event.data !== "string");
      this.#receive(event.data);
    });
    socket.addEventListener("close", () => {
      for (const wish of this.#waiting.values()) wish.reject(new Error("The connection is gone."));
      this.#waiting.clear();
      this.#emit("disconnected", null);
      setTimeout(() => this.open(), this.#delay);
      this.#delay = Math.min(3000, this.#delay * 1.6);
    });
  }

  /** Sends a message that has no answer of its own. */
  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Sends a request; the promise holds its answer. */
  ask(message) {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject(new Error("There is no connection."));
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject, message });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Gives up the frames that are waited for. */
  cancelFrames() {
    this.send({ op: "cancel" });
  }

  /** Forgets everything that was asked of a scene that is gone. */
  forget() {
    for (const wish of this.#waiting.values()) wish.reject(new Error("The scene was replaced."));
    this.#waiting.clear();
  }

  /** Tells the studio how much was read: it keeps little for a page that doesn't read. */
  #confirm(isLarge) {
    this.#read += 1;
    if (!isLarge && this.#read - this.#confirmed < 100) return;
    this.#confirmed = this.#read;
    this.send({ op: "read", count: this.#read });
  }

  #receive(data) {
    if (data instanceof ArrayBuffer) {
      const length = new DataView(data).getUint32(0, true);
      const head = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length)));
      this.#settle(head.id, { ...head, bytes: new Uint8Array(data, 4 + length) });
      return;
    }
    const message = JSON.parse(data);
    if (message.kind === "failed") {
      const wish = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      wish?.reject(new Error(message.message));
    } else if (["items", "controls", "tree"].includes(message.kind)) {
      this.#settle(message.id, message);
    } else {
      this.#emit(message.kind, message);
    }
  }

  #settle(id, answer) {
    const wish = this.#waiting.get(id);
    this.#waiting.delete(id);
    wish?.resolve(answer);
  }

  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
