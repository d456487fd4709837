// The page: puts film, timeline and panels together, and hears keys.

import { Connection } from "/connection.js";
import { Player } from "/player.js";
import { GoldensPanel } from "/goldens.js";
import { Sections } from "/sections.js";
import { Stage } from "/stage.js";
import { Timeline } from "/timeline.js";
import {
  ExportPanel, InspectPanel, make, MessagesPanel, problem, PropsPanel, ScriptPanel, SwitchesPanel, Tabs,
} from "/panels.js";

const connection = new Connection();
const player = new Player(connection);
const stage = new Stage(player);
const timeline = new Timeline(player);
const sections = new Sections(player);
const tabs = new Tabs();
const props = new PropsPanel(connection);
const switches = new SwitchesPanel(connection);
const script = new ScriptPanel(connection);
const goldens = new GoldensPanel(stage, connection);
new InspectPanel(stage, connection, player);
const messages = new MessagesPanel();
const exporting = new ExportPanel(connection, player);
const element = id => document.getElementById(id);
let state = null;

const phases = {
  compiling: "Compiling …", starting: "Starting …", ready: "Ready", failed: "Can't be shown", crashed: "Crashed", hung: "No answer",
};

// MARK: State

connection.addEventListener("state", event => {
  state = event.detail;
  document.body.dataset.phase = state.phase;
  document.body.dataset.generation = state.generation;
  document.body.classList.toggle("pictures", !state.showsFilm);
  element("golden").hidden = !state.hasGoldens || !state.showsFilm;
  if (!state.showsFilm) element("empty").textContent = "Choose a golden.";
  document.title = `${state.file} – Flipbook Studio`;
  element("file").textContent = state.file;
  element("status").textContent = phases[state.phase];
  element("problems").hidden = state.problems.length === 0;
  element("problems").replaceChildren(...state.problems.map(problem));
  if (state.phase === "compiling") stage.markOld();
  if (state.phase === "failed" && !state.info) element("empty").textContent = "The scene can't be shown. Its messages are below; save it again to try anew.";
  if (state.info && state.generation !== player.generation) {
    if (player.generation >= 0) stage.keepForDifference();
    player.take(state.generation, state.info);
    if (!restored) restore();
    showScenes();
  }
  sections.show(state.info?.sections ?? []);
  if (state.info) timeline.mark(state.info, script.steps(state), (index, time) => script.move(state, index, time));
  for (const panel of [props, switches, script, goldens, exporting]) panel.show(state);
  if (!state.showsFilm && !restored) { restored = true; tabs.select("panel-goldens"); }
});

connection.addEventListener("disconnected", () => {
  document.body.dataset.phase = "disconnected";
  element("status").textContent = "The studio is gone; waiting for it.";
  player.pause();
  // Another run counts its films anew.
  player.generation = -1;
});
connection.addEventListener("warnings", event => messages.warn(event.detail.problems));
connection.addEventListener("printed", event => messages.print(event.detail.text));
connection.addEventListener("export", event => exporting.progress(event.detail.export));
connection.addEventListener("goldens", event => goldens.take(event.detail.goldens));
connection.addEventListener("said", event => toast(event.detail.text));

function showScenes() {
  const { scenes, scene } = state.info;
  element("scene-field").hidden = scenes.length < 2;
  element("scene").replaceChildren(...scenes.map(({ name, title }) => make("option", { value: name }, title)));
  element("scene").value = scene;
}

let toastTimer = 0;
function toast(text) {
  element("toast").textContent = text;
  element("toast").classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => element("toast").classList.remove("shown"), 4000);
}

// MARK: State kept over a reload

let restored = false;
function restore() {
  restored = true;
  const kept = JSON.parse(sessionStorage.getItem("player") ?? "{}");
  if (kept.file !== state.file) return;
  player.loops = kept.loops ?? true;
  element("loop").setAttribute("aria-pressed", String(player.loops));
  if (kept.zoom) { stage.zoom = kept.zoom; element("zoom").value = kept.zoom; }
  if (kept.range) player.setRange(...kept.range);
  player.show(kept.frame ?? 0);
}

addEventListener("pagehide", () => {
  if (!state) return;
  sessionStorage.setItem("player", JSON.stringify({
    file: state.file, frame: player.frame, range: player.range, loops: player.loops, zoom: stage.zoom,
  }));
});

// MARK: Player

function timeText(frame) {
  const seconds = frame / player.rate;
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;
}

player.addEventListener("change", () => {
  element("play").textContent = player.isPlaying ? "⏸" : "▶";
  element("play").setAttribute("aria-label", player.isPlaying ? "Pause" : "Play");
  element("clock").textContent = `${timeText(player.frame)}  frame ${player.frame} of ${player.count}`;
  if (!player.isPlaying) element("rate").textContent = "";
});
player.addEventListener("rate", event => {
  const { shown, dropped } = event.detail;
  element("rate").textContent = `${shown.toFixed(0)} fps${dropped > 0 ? `, ${dropped} dropped` : ""}`;
});
player.addEventListener("missed", event => {
  // The state that follows gives the reason why the scene ended.
  setTimeout(() => {
    if (state?.phase !== "ready") player.pause();
    else if (event.detail !== "The scene was replaced.") toast(event.detail);
  }, 300);
});

const actions = {
  first: () => { player.pause(); player.show(player.range[0]); },
  back: () => player.step(-1),
  play: () => player.isPlaying ? player.pause() : player.play(Math.abs(Number(element("speed").value))),
  forward: () => player.step(1),
  last: () => { player.pause(); player.show(player.range[1]); },
  loop: () => {
    player.loops = !player.loops;
    element("loop").setAttribute("aria-pressed", String(player.loops));
  },
  restart: () => connection.send({ op: "restart" }),
  "copy-command": async () => {
    try {
      await navigator.clipboard.writeText(state?.command ?? "");
      toast("Copied.");
    } catch { toast(state?.command ?? ""); }
  },
};
for (const [id, action] of Object.entries(actions)) element(id).addEventListener("click", action);
for (const mode of ["checker", "onion", "guides", "difference", "golden", "touch"]) {
  element(mode).addEventListener("click", () => element(mode).setAttribute("aria-pressed", String(stage.toggle(mode))));
}
element("zoom").addEventListener("change", event => { stage.zoom = event.target.value; });
element("speed").addEventListener("change", event => { if (player.isPlaying) player.play(Number(event.target.value)); });
element("scene").addEventListener("change", event => connection.send({ op: "options", values: { scene: event.target.value } }));

// MARK: Goldens

/** Fetches the golden of the frame on show, where its difference is wanted. */
async function showGolden() {
  if (!stage.has("golden")) return;
  const { frame } = player;
  const answer = await connection.ask({ op: "golden", frame }).catch(() => null);
  if (!answer) toast("This frame has no golden.");
  stage.takeGolden(frame, answer && await createImageBitmap(
    new Blob([answer.bytes], { type: "image/png" }), { colorSpaceConversion: "none" }));
}
player.addEventListener("picture", () => { if (!player.isPlaying) showGolden(); });
element("golden").addEventListener("click", showGolden);
// The film comes back as soon as one looks at it.
player.addEventListener("change", () => { if (state?.showsFilm) stage.compare(null); });

// MARK: Thumbnails

// Frames of the strip are painted while nothing else is. A film of views would begin anew for each.
setInterval(() => {
  if (state?.phase !== "ready" || !player.info || player.info.recordsInOrder || document.hidden) return;
  const [frame] = timeline.missing();
  if (frame !== undefined) player.prepare(frame);
}, 250);

// MARK: Touches

stage.addEventListener("touched", event => {
  if (!state?.info) return;
  const { from, to, seconds } = event.detail;
  const at = Math.round(player.frame / player.rate * 1000) / 1000;
  const by = [to[0] - from[0], to[1] - from[1]].map(value => Math.round(value * 10) / 10);
  const isTap = Math.hypot(...by) < 6;
  if (isTap && seconds > 0.5) script.add(state, { at, longPress: from, duration: Math.round(seconds * 100) / 100 });
  else if (isTap) script.add(state, { at: Math.max(0.1, at), tap: from });
  else script.add(state, { at, drag: from, by, duration: Math.max(0.05, Math.round(seconds * 100) / 100) });
});

// MARK: Keys

const keys = {
  " ": actions.play, k: () => player.pause(), l: () => player.play(player.isPlaying && player.speed > 0 ? Math.min(4, player.speed * 2) : 1),
  j: () => player.play(player.isPlaying && player.speed < 0 ? Math.max(-4, player.speed * 2) : -1),
  ArrowLeft: actions.back, ArrowRight: actions.forward, Home: actions.first, End: actions.last,
  i: () => player.setRange(player.frame, player.range[1]), o: () => player.setRange(player.range[0], player.frame),
  n: () => element("onion").click(), x: () => player.setRange(0, player.count - 1),
  t: () => element("checker").click(), g: () => element("guides").click(), d: () => element("difference").click(),
  r: () => element("touch").click(),
  a: () => goldens.accept(), e: () => goldens.reject(),
};

addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName)) return;
  if (event.key === " " && target.tagName === "BUTTON") return;
  const by = event.shiftKey && { ArrowLeft: -10, ArrowRight: 10 }[event.key];
  const action = by ? () => player.step(by) : keys[event.key];
  if (!action) return;
  action();
  event.preventDefault();
});

connection.open();
