// The panels beside the film.

import { Tree } from "/tree.js";

/** Makes an element: its properties, then its children. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key in element && key !== "list") element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

let labelled = 0;

/** A labelled control in a line of its own. */
function line(title, control) {
  labelled += 1;
  const field = control.matches("div") ? control.querySelector("input") : control;
  field.id = field.id || `row-${labelled}`;
  return make("div", { className: "row" }, make("label", { htmlFor: field.id }, title), control);
}

export class Tabs {
  constructor() {
    const bar = document.querySelector(".tabs");
    this.panels = [...document.querySelectorAll(".panel")];
    for (const panel of this.panels) {
      const tab = make("button", {
        type: "button", id: `tab-${panel.id}`, role: "tab", "aria-controls": panel.id,
        onclick: () => this.select(panel.id),
      }, panel.dataset.title);
      panel.setAttribute("aria-labelledby", tab.id);
      bar.append(tab);
    }
    bar.addEventListener("keydown", event => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const index = this.panels.findIndex(panel => !panel.hidden);
      const shown = this.panels.filter(panel => !document.getElementById(`tab-${panel.id}`).hidden);
      const next = shown[(shown.indexOf(this.panels[index]) + step + shown.length) % shown.length];
      this.select(next.id);
      document.getElementById(`tab-${next.id}`).focus();
      event.preventDefault();
      event.stopPropagation();
    });
    this.select(sessionStorage.getItem("tab") ?? this.panels[0].id);
  }

  select(id) {
    for (const panel of this.panels) {
      panel.hidden = panel.id !== id;
      const tab = document.getElementById(`tab-${panel.id}`);
      tab.setAttribute("aria-selected", String(panel.id === id));
      tab.tabIndex = panel.id === id ? 0 : -1;
    }
    sessionStorage.setItem("tab", id);
  }
}

/** A form of what the scene declares. */
export class PropsPanel {
  #root = document.getElementById("panel-props");
  #pictures = [];
  #connection;
  #shown = "";

  constructor(connection) { this.#connection = connection; }

  show(state) {
    const declared = state.info?.props ?? [];
    const key = JSON.stringify([declared, state.options.props, state.isReadOnly, state.row]);
    if (key === this.#shown || this.#root.contains(document.activeElement)) return;
    this.#shown = key;
    this.#pictures = state.info?.pictures ?? [];
    if (declared.length === 0 && !state.rows) {
      this.#root.replaceChildren(make("p", { className: "hint" }, "The scene declares no props."));
      return;
    }
    let values = {};
    const given = state.options.props;
    if (given?.startsWith("{")) values = JSON.parse(given);
    const change = (name, value) => {
      if (value === undefined) delete values[name]; else values[name] = value;
      const props = Object.keys(values).length > 0 ? JSON.stringify(values) : null;
      this.#connection.send({ op: "options", values: { props } });
    };
    const path = make("input", { type: "text", value: "props.json" });
    this.#root.replaceChildren(
      ...declared.flatMap(prop => [
        line(prop.name, this.#control(prop, values[prop.name], change)),
        ...(prop.description ? [make("p", { className: "hint about" }, prop.description)] : []),
      ]),
      make("div", { className: "actions" },
        make("button", { type: "button", onclick: () => this.#reset() }, "Defaults")),
      ...(state.isReadOnly ? [] : [
        make("h2", {}, "Save as JSON"), line("File", path),
        make("button", { type: "button", onclick: () => this.#connection.send({ op: "saveProps", path: path.value }) }, "Save"),
      ]));
    if (state.rows) this.#root.prepend(this.#pager(state));
    if (given && !given.startsWith("{")) {
      this.#root.prepend(make("p", { className: "hint" }, `Props come from ${given}; a change here takes their place.`));
    }
  }

  /** Goes through the rows of a file of data. */
  #pager({ rows, row, rowCount }) {
    const go = index => {
      document.activeElement?.blur();
      this.#connection.send({ op: "row", row: Math.max(0, Math.min(rowCount - 1, index)) });
    };
    const number = make("input", {
      type: "number", id: "row-number", min: 1, max: rowCount, value: row === undefined ? "" : row + 1, placeholder: "–",
      "aria-label": `Row of ${rows}`, onchange: event => go(Number(event.target.value) - 1),
    });
    return make("div", { className: "pager" },
      make("button", { type: "button", id: "row-back", "aria-label": "Row before", disabled: row === 0, onclick: () => go((row ?? 1) - 1) }, "◂"),
      make("span", {}, "Row "), number, make("span", {}, ` of ${rowCount}`),
      make("button", { type: "button", id: "row-next", "aria-label": "Next row", disabled: row === rowCount - 1, onclick: () => go((row ?? -1) + 1) }, "▸"));
  }

  #reset() {
    this.#shown = "";
    document.activeElement?.blur();
    this.#connection.send({ op: "options", values: { props: null } });
  }

  /** A number, with a slider beside it where both ends are known. */
  #number(prop, value, fallback, change) {
    const isWhole = prop.kind === "integer";
    const { minimum, maximum } = prop;
    const limits = { ...(minimum === undefined ? {} : { min: minimum }), ...(maximum === undefined ? {} : { max: maximum }) };
    const field = make("input", {
      type: "number", step: isWhole ? "1" : "any", value: value ?? "", placeholder: fallback, ...limits,
      onchange: event => {
        if (event.target.reportValidity()) change(prop.name, event.target.value === "" ? undefined : Number(event.target.value));
      },
    });
    if (minimum === undefined || maximum === undefined) return field;
    const slider = make("input", {
      type: "range", ...limits, step: isWhole ? "1" : String((maximum - minimum) / 200), "aria-label": `${prop.name}, slider`,
      value: value ?? (Number.isFinite(Number(fallback)) && fallback !== "" ? Number(fallback) : minimum),
      oninput: event => { field.value = event.target.value; },
      onchange: event => change(prop.name, Number(event.target.value)),
    });
    return make("div", { className: "ranged" }, field, slider);
  }

  #control(prop, value, change) {
    const fallback = prop.fallback?.replace(/^"(.*)"$/, "$1") ?? "";
    const text = { placeholder: fallback, onchange: event => change(prop.name, event.target.value || undefined) };
    if (prop.values) {
      const shown = JSON.stringify(value);
      return make("select", {
        onchange: event => change(prop.name, event.target.value === "" ? undefined : JSON.parse(event.target.value)),
      }, make("option", { value: "" }, fallback ? `${fallback} (default)` : "Default"),
      ...prop.values.map(choice => make("option", { value: choice, selected: JSON.stringify(JSON.parse(choice)) === shown },
        String(JSON.parse(choice)))));
    }
    switch (prop.kind) {
      case "boolean":
        return make("input", {
          type: "checkbox", checked: value ?? prop.fallback === "true", onchange: event => change(prop.name, event.target.checked),
        });
      case "number":
      case "integer":
        return this.#number(prop, value, fallback, change);
      case "date":
        // A date alone has its own field, which shows no placeholder.
        return make("input", { type: /T/.test(value ?? fallback) ? "text" : "date", value: value ?? fallback, ...text });
      case "picture": {
        const names = make("datalist", { id: `pictures-${prop.name}` }, ...this.#pictures.map(name => make("option", { value: name })));
        return make("div", {}, make("input", { type: "text", list: names.id, value: value ?? "", ...text }), names);
      }
      case "color": {
        const plain = String(value ?? fallback);
        return make("input", {
          type: /^#[0-9a-f]{6}$/i.test(plain) ? "color" : "text", value: plain,
          onchange: event => change(prop.name, event.target.value === "" ? undefined : event.target.value),
        });
      }
      case "text":
        return make("input", { type: "text", value: value ?? "", ...text });
      default:
        return make("input", {
          type: "text", value: value === undefined ? "" : JSON.stringify(value), placeholder: fallback || "JSON",
          onchange: event => {
            try {
              change(prop.name, event.target.value === "" ? undefined : JSON.parse(event.target.value));
              event.target.setCustomValidity("");
            } catch {
              event.target.setCustomValidity("This is no JSON.");
              event.target.reportValidity();
            }
          },
        });
    }
  }
}

const switches = [
  ["scheme", ["light", "dark"]],
  ["device", ["iPhone SE", "iPhone 16", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPad mini", "iPad Pro 11"], "free"],
  ["orientation", ["portrait", "landscape"]],
  ["size", [], "390x844"], ["scale", ["1", "2", "3"]], ["fps", ["24", "25", "30", "60"], "free"],
  ["duration", [], "5s"],
  ["type-size", ["xsmall", "small", "medium", "large", "xlarge", "xxlarge", "xxxlarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5"]],
  ["contrast", ["standard", "increased"]], ["legibility", ["regular", "bold"]],
  ["locale", ["en_US", "de", "fr", "ja", "ar", "he"], "free"], ["direction", ["ltr", "rtl"]],
  ["renderer", ["fast", "cairo"]], ["seed", [], "0"],
  ["date", [], "2001-01-01"], ["background", [], "white"],
  ["marker", [], "whole"], ["theme", [], "usual"], ["animation", [], "usual"],
];

/** Switches of Lottie files alone. */
const ofLottie = ["marker", "theme", "animation"];

export class SwitchesPanel {
  #root = document.getElementById("panel-switches");
  #controls = new Map();

  constructor(connection) {
    for (const [name, choices, free] of switches) {
      const send = event => connection.send({ op: "options", values: { [name]: event.target.value || null } });
      let control;
      if (free) {
        control = make("input", { type: "text", placeholder: free === "free" ? "usual" : free, onchange: send });
        if (choices.length > 0) {
          this.#root.append(make("datalist", { id: `choices-${name}` }, ...choices.map(choice => make("option", { value: choice }))));
          control.setAttribute("list", `choices-${name}`);
        }
      } else {
        control = make("select", { onchange: send }, make("option", { value: "" }, "usual"),
          ...choices.map(choice => make("option", { value: choice }, choice)));
      }
      control.id = `switch-${name}`;
      this.#controls.set(name, control);
      this.#root.append(line(name, control));
    }
    this.#root.append(make("div", { className: "actions" }, make("button", {
      type: "button",
      onclick: () => connection.send({ op: "options", values: Object.fromEntries(switches.map(([name]) => [name, null])) }),
    }, "All as usual")));
  }

  show(state) {
    const isLottie = /\.(json|lottie|tgs)$/i.test(state.file);
    for (const [name, control] of this.#controls) {
      if (ofLottie.includes(name)) control.parentElement.hidden = !isLottie;
      const value = state.options[name] ?? "";
      if (control === document.activeElement) continue;
      if (control.tagName === "SELECT" && ![...control.options].some(option => option.value === value)) {
        control.append(make("option", { value }, value));
      }
      control.value = value;
    }
  }
}

/** The script of touches, as JSON and as marks on the timeline. */
export class ScriptPanel {
  #root = document.getElementById("panel-script");
  #connection;
  #text;
  #save;
  #hint;

  constructor(connection) {
    this.#connection = connection;
    this.#text = make("textarea", { id: "script-text", spellcheck: false, "aria-label": "Script as JSON" });
    this.#save = make("button", { type: "button", onclick: () => connection.send({ op: "saveScript" }) }, "Save");
    this.#hint = make("p", { className: "hint" });
    this.#root.append(
      make("p", { className: "hint" }, "Touch (R) turns clicks and drags on the picture into steps at the playhead."),
      this.#text, make("div", { className: "actions" },
        make("button", { type: "button", onclick: () => this.#apply(this.#text.value) }, "Apply"),
        make("button", { type: "button", onclick: () => this.#apply('{"steps": []}') }, "Clear"), this.#save),
      this.#hint);
  }

  show(state) {
    if (document.activeElement !== this.#text) this.#text.value = state.script ? this.#pretty(state.script) : "";
    this.#save.disabled = state.isReadOnly || !state.scriptPath || !state.options.script?.startsWith("{");
    this.#hint.textContent = state.scriptPath ? `Save writes ${state.scriptPath}.` : "Scripts are saved beside Swift files.";
  }

  /** The steps with their times in seconds. */
  steps(state) {
    const units = { ms: 0.001, s: 1 };
    const seconds = value => {
      if (typeof value === "number") return value;
      const [, number, unit] = /^([\d.]+)(ms|s)?$/.exec(value) ?? [];
      return number ? Number(number) * (units[unit] ?? 1) : 0;
    };
    return this.#script(state).steps.map(step => ({
      name: Object.keys(step).find(key => key !== "at") ?? "step", time: seconds(step.at ?? 0),
    }));
  }

  #script(state) {
    try {
      const script = JSON.parse(state.script ?? "{}");
      return Array.isArray(script) ? { steps: script } : { ...script, steps: script.steps ?? [] };
    } catch { return { steps: [] }; }
  }

  /** Moves a step to another time, in seconds. */
  move(state, index, time) {
    const script = this.#script(state);
    script.steps = script.steps.map((step, at) => at === index ? { ...step, at: time } : step);
    this.#apply(JSON.stringify(script));
  }

  add(state, step) {
    const script = this.#script(state);
    script.steps = [...script.steps, step].toSorted((a, b) => parseFloat(a.at) - parseFloat(b.at));
    this.#apply(JSON.stringify(script));
  }

  #apply(text) {
    document.activeElement?.blur();
    this.#connection.send({ op: "options", values: { script: text.trim() || null } });
  }

  #pretty(text) {
    try { return JSON.stringify(JSON.parse(text), null, 1); } catch { return text; }
  }
}

/** The items under a point, and the controls that can be touched. */
export class InspectPanel {
  #root = document.getElementById("panel-inspect");
  #stage;
  #figures = make("div");
  #found = make("div");

  constructor(stage, connection, player) {
    this.#stage = stage;
    this.#root.append(
      make("h2", {}, "This frame"), this.#figures,
      make("div", { className: "actions" }, make("button", {
        type: "button", id: "show-controls",
        onclick: async () => {
          const answer = await connection.ask({ op: "controls", frame: player.frame }).catch(() => null);
          if (answer) this.#list("Touchable controls", answer.controls.map(control => ({
            frame: control.frame,
            text: `${control.kind} ${control.label ? `"${control.label}"` : ""} ${control.gestures.join(", ")}${control.isEnabled ? "" : " (disabled)"}`,
          })), "Nothing answers to touches.");
        },
      }, "Touchable controls"), make("button", {
        type: "button", id: "show-costs",
        onclick: async () => {
          const answer = await connection.ask({ op: "costs", frame: player.frame }).catch(() => null);
          if (answer) this.#list("Cost of each item, painted alone", answer.items, "This frame has no items.");
        },
      }, "Cost of items")),
      this.#found, new Tree(stage, connection, player).element);
    this.#list("Under the cursor", [], "Click on the picture to see what is drawn there.");
    player.addEventListener("picture", event => {
      const { figures } = event.detail;
      this.#figures.replaceChildren(make("pre", {}, [
        `frame      ${figures.frame}`, `items      ${figures.items}`, `recorded   ${figures.recording.toFixed(2)} ms`,
        `painted    ${figures.painting.toFixed(2)} ms`, `list       ${figures.hash}`,
      ].join("\n")));
    });
    stage.addEventListener("look", async event => {
      const [x, y] = event.detail;
      const answer = await connection.ask({ op: "items", frame: player.frame, x, y }).catch(() => null);
      if (answer) this.#list(`At ${x}, ${y}`, answer.items, "Nothing is drawn there.");
    });
  }

  #list(title, entries, empty) {
    const most = Math.max(0.001, ...entries.map(entry => entry.milliseconds ?? 0));
    const cost = ({ milliseconds }) => milliseconds === undefined ? [] : [
      make("meter", { max: most, value: milliseconds, "aria-label": "Share of the longest" }),
      ` ${milliseconds.toFixed(3)} ms\n`,
    ];
    const show = frame => { this.#stage.highlight = frame; this.#stage.draw(); };
    this.#found.replaceChildren(make("h2", {}, title), ...entries.map(entry => make("pre", {
      tabIndex: 0, onmouseenter: () => show(entry.frame), onmouseleave: () => show(null),
      onfocus: () => show(entry.frame), onblur: () => show(null),
    }, ...cost(entry), entry.text)), ...(entries.length === 0 ? [make("p", { className: "hint" }, empty)] : []));
  }
}

/** A message with its place, the source's lines and a link into the editor. */
export function problem(entry) {
  const place = entry.file ? `${entry.file}:${entry.line ?? 1}` : "";
  return make("div", { className: `problem ${entry.severity}` },
    ...(place ? [entry.link ? make("a", { href: entry.link }, place) : place, " "] : []),
    make("span", { className: "text" }, `${entry.severity === "error" ? "" : `${entry.severity}: `}${entry.text}`),
    ...(entry.excerpt ? [make("pre", {}, entry.excerpt)] : []));
}

export class MessagesPanel {
  #warnings = make("div");
  #printed = make("pre");
  #tab;

  constructor() {
    const clear = () => { this.#printed.textContent = ""; };
    document.getElementById("panel-messages").append(
      make("h2", {}, "Of the scene"), this.#warnings, make("h2", {}, "Printed"), this.#printed,
      make("div", { className: "actions" }, make("button", { type: "button", onclick: clear }, "Clear")));
    this.#tab = document.getElementById("tab-panel-messages");
    this.warn([]);
  }

  warn(problems) {
    this.#warnings.replaceChildren(...(problems.length > 0
      ? problems.map(problem) : [make("p", { className: "hint" }, "Nothing was reported.")]));
    this.#tab.textContent = problems.length > 0 ? `Messages (${problems.length})` : "Messages";
  }

  print(text) {
    this.#printed.textContent = (this.#printed.textContent + text).slice(-40000);
  }
}

export class ExportPanel {
  #bar = make("progress", { hidden: true, "aria-label": "Progress of the export" });
  #text = make("p", { className: "hint", role: "status" });
  #cancel;
  #start;
  #preset = make("select", { id: "export-preset" });
  #presets = [];

  constructor(connection, player) {
    const path = make("input", { type: "text", value: "film.mp4", id: "export-path" });
    const replaces = make("input", { type: "checkbox" });
    const part = make("input", { type: "checkbox" });
    const about = make("p", { className: "hint about" });
    this.#preset.append(make("option", { value: "" }, "None"));
    this.#preset.addEventListener("change", () => {
      const preset = this.#presets.find(({ name }) => name === this.#preset.value);
      about.textContent = preset?.doc ? `${preset.doc}.` : "";
      // A preset writes films of its own kinds.
      if (preset && !preset.endings.some(ending => path.value.endsWith(ending))) {
        path.value = path.value.replace(/(\.[^./]*)?$/, preset.endings[0]);
      }
    });
    const quality = make("select", { id: "export-quality" },
      ...[["", "As usual"], ["low", "Low, quick"], ["medium", "Medium"], ["high", "High"]].map(([value, title]) => make("option", { value }, title)));
    this.#start = make("button", {
      type: "button", id: "export-start",
      onclick: () => {
        const options = {};
        const isStill = /\.(png|pdf|svg)$/i.test(path.value) && !path.value.includes("%");
        if (isStill) options.at = String(player.frame);
        else {
          if (part.checked) options.frames = `${player.range[0]}-${player.range[1]}`;
          options.preset = this.#preset.value;
          options.quality = quality.value;
        }
        connection.send({ op: "export", path: path.value, options, overwrite: replaces.checked });
      },
    }, "Export");
    this.#cancel = make("button", { type: "button", disabled: true, onclick: () => connection.send({ op: "cancelExport" }) }, "Cancel");
    document.getElementById("panel-export").append(
      line("File", path),
      make("p", { className: "hint" }, ".mp4 .webm .mov .gif .apng .webp, frames/%05d.png; .png .pdf .svg hold the frame at the playhead."),
      line("Preset", this.#preset), about, line("Quality", quality), line("Replace", replaces), line("The range only", part),
      make("div", { className: "actions" }, this.#start, this.#cancel), this.#bar, this.#text);
  }

  show(state) {
    this.#start.disabled = state.isReadOnly;
    if (this.#presets.length > 0) return;
    this.#presets = state.presets;
    this.#preset.append(...state.presets.map(({ name }) => make("option", { value: name }, name)));
  }

  progress(progress) {
    this.#bar.hidden = progress.isOver;
    this.#cancel.disabled = progress.isOver;
    if (progress.frames > 0) { this.#bar.max = progress.frames; this.#bar.value = progress.frame; }
    else this.#bar.removeAttribute("value");
    const rest = progress.remaining === undefined ? "" : `, ${Math.ceil(progress.remaining)} s to go`;
    this.#text.textContent = progress.failure
      ?? (progress.isOver ? `Written: ${progress.output}` : `${progress.frame} of ${progress.frames} frames${rest}`);
  }
}
