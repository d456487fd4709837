#!/usr/bin/env python3
"""Renders many scenes in many processes and compares their bytes.

    scripts/soak.py [--build DIR] [--jobs N] [--runs N] [--seeds N] [--quick] [PART ...]

Parts, all of them unless some are named:

    tasks      the task scenes, --runs runs each
    matrix     every scene x folders, locale, time zone, workers, one core, address layout; PNG and H.264
    sequence   all scenes one after the other in one process, in both directions, and each in a process of its own
    generated  generated trees of views and of layers: processes, and frames asked for in any order
    layers     generated layer scenes (JSON) through the tool, in the variants of the matrix

The machine is kept busy meanwhile. Exits with 1 when any scene has more than one digest or any run fails.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What flipbook gives every scene's process; the scenes' program is started here without it.
PINNED = {"LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8", "TZ": "GMT0", "SWIFT_DETERMINISTIC_HASHING": "1"}
# Keeps a processor busy until the soak ends, however it ends.
LOAD = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: pass"
FRAMES = ["--size", "320x320", "--scale", "1", "--fps", "10", "--duration", "1s"]


class Soak:
    def __init__(self, options):
        self.options = options
        self.program = str(options.build / "FlipbookSceneProgram")
        self.tool = str(options.build / "flipbook")
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="flipbook-soak-"))
        self.rows = []
        self.failures = []
        self.count = 0

    # Running

    def run(self, command, environment=None, folder=None, prefix=(), timeout=300):
        """Runs a command; its standard output, or None when it failed."""
        variables = dict(os.environ)
        variables.update(environment or {})
        try:
            done = subprocess.run(
                list(prefix) + command, env=variables, cwd=folder or self.folder, stdin=subprocess.DEVNULL,
                capture_output=True, text=True, errors="replace", timeout=timeout)
        except subprocess.TimeoutExpired:
            self.failures.append(f"timeout: {' '.join(command)}")
            return None
        if done.returncode != 0 or "crashed" in done.stderr:
            self.failures.append(f"exit {done.returncode}: {' '.join(command)}\n{done.stderr[-2000:]}")
            return None
        return done.stdout

    def place(self):
        self.count += 1
        path = self.folder / f"run-{self.count}"
        path.mkdir()
        return path

    def render(self, command, environment=None, kind="png", **rest):
        """The digest of what a render writes, or None when it failed."""
        place = self.place()
        output = place / ("%04d.png" if kind == "png" else "film.mp4")
        result = self.run(command + ["-o", str(output), "-y", "--quiet"], environment, **rest)
        digest = hashlib.sha256()
        files = sorted(place.iterdir())
        for file in files:
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
        shutil.rmtree(place)
        return digest.hexdigest() if result is not None and files else None

    def pinned(self):
        return dict(PINNED, XDG_CONFIG_HOME=str(self.folder / "config"))

    def all(self, jobs):
        """Runs (name, function) pairs, several at a time; the digests of each name."""
        digests = {}
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            waiting = [(name, pool.submit(job)) for name, job in jobs]
            for name, future in waiting:
                digests.setdefault(name, []).append(future.result())
        return digests

    def judge(self, part, jobs):
        start = time.monotonic()
        digests = self.all(jobs)
        wrong = sorted(name for name, found in digests.items() if len(set(found)) != 1 or None in found)
        for name in wrong:
            counts = {str(d)[:12]: digests[name].count(d) for d in digests[name]}
            self.failures.append(f"{part}: {name} has {len(counts)} digests: {counts}")
        runs = sum(map(len, digests.values()))
        self.rows.append((part, len(digests), runs, len(wrong), time.monotonic() - start))
        print(f"{part}: {len(digests)} scenes, {runs} runs, {len(wrong)} with more than one digest, "
              f"{time.monotonic() - start:.0f} s", flush=True)

    # Scenes

    def names(self):
        text = self.run([self.program, "names"], self.pinned())
        return text.split() if text else []

    def scene(self, name):
        # What is behind @ is the seed of a generated scene.
        base, _, seed = name.partition("@")
        props = ["--props", json.dumps({"seed": int(seed)})] if seed else []
        return [self.program, "render", "scenes.swift", "--scene", base] + props + FRAMES

    def variants(self):
        """The name of each variant of the matrix, with environment, folder, options and prefix."""
        home, temporary = self.folder / "home", self.folder / "temporary"
        for path in (home, temporary):
            path.mkdir(exist_ok=True)
        yield "plain", {}, None, [], []
        yield "folder", {}, "/", [], []
        yield "home", {"HOME": str(home)}, None, [], []
        yield "temporary", {"TMPDIR": str(temporary)}, None, [], []
        yield "locale", {"LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"}, None, [], []
        yield "zone", {"TZ": "Asia/Tokyo"}, None, [], []
        for workers in (1, 2, 5):
            yield f"{workers} workers", {}, None, ["--workers", str(workers)], []
        if shutil.which("taskset"):
            yield "one core", {}, None, [], ["taskset", "-c", "0"]
        if shutil.which("setarch"):
            yield "fixed addresses", {}, None, [], ["setarch", "-R"]

    # Parts

    def tasks(self):
        folder = ROOT / "Tests/SceneProgram/Tasks"
        names = sorted(path.stem for path in folder.glob("*.swift"))
        jobs = [(name, lambda name=name: self.render(self.scene(name), self.pinned()))
                for _ in range(self.options.runs) for name in names]
        self.judge("tasks", jobs)

    def matrix(self):
        jobs = []
        for name in self.names():
            for variant, environment, folder, options, prefix in self.variants():
                # As flipbook does it: what is pinned goes over what was there.
                variables = dict(environment, **self.pinned())
                jobs.append((name, lambda n=name, v=variables, f=folder, o=options, p=prefix:
                             self.render(self.scene(n) + o, v, folder=f, prefix=p)))
        self.judge("matrix, PNG", jobs)
        jobs = []
        for name in self.names():
            for workers in ("1", "5"):
                jobs.append((name, lambda n=name, w=workers:
                             self.render(self.scene(n) + ["--workers", w], self.pinned(), kind="mp4")))
        self.judge("matrix, H.264", jobs)
        self.tool_matrix("matrix through the tool", self.tool_scenes())

    def tool_scenes(self):
        """Scene files that flipbook itself compiles or reads."""
        scenes = {path.name: str(path) for path in sorted((ROOT / "scenes/layers").glob("*.json"))
                  if not path.name.endswith(".batch.json")}
        for name in ("Hello", "DigitalRain", "CardFlip", "Scrubbing"):
            scenes[name] = str(ROOT / f"scenes/{name}.swift")
        return scenes

    def tool_matrix(self, part, scenes):
        cache = {"FLIPBOOK_CACHE": str(self.folder / "cache")}
        small = ["--fps", "5", "--duration", "1s"]
        jobs = []
        for name, path in scenes.items():
            # Compiled once, before its variants run side by side.
            self.run([self.tool, "list", path], cache)
            for variant, environment, folder, options, prefix in self.variants():
                command = [self.tool, "render", path] + small + options
                jobs.append((name, lambda c=command, e=dict(cache, **environment), f=folder, p=prefix:
                             self.render(c, e, folder=f, prefix=p)))
            jobs += [(name + ", H.264", lambda p=path, w=w: self.render(
                [self.tool, "render", p, "--workers", w] + small, cache, kind="mp4")) for w in ("1", "2", "5")]
        self.judge(part, jobs)

    def digests(self, names, *options):
        text = self.run([self.program, "digests", *options, *names], self.pinned(), timeout=900)
        # What scenes print themselves stands in between.
        return dict(re.findall(r"^(\S+) ([0-9a-f]{16,})$", text or "", re.MULTILINE))

    def compare_digests(self, part, ways):
        """Judges digests that were worked out in several ways: a list of dictionaries by name."""
        jobs = [(name, lambda d=way.get(name): d) for way in ways for name in ways[0]]
        self.judge(part, jobs)

    def sequence(self):
        names = self.names()
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            forward = pool.submit(self.digests, names)
            backward = pool.submit(self.digests, names[::-1])
            random_order = pool.submit(self.digests, names, "--random", "1")
            alone = {}
            for found in pool.map(lambda name: self.digests([name]), names):
                alone.update(found)
        self.compare_digests("sequence", [alone, forward.result(), backward.result(), random_order.result()])

    def generated(self):
        names = [f"{kind}@{seed}" for seed in range(self.options.seeds)
                 for kind in ("GeneratedViews", "GeneratedLayers")]
        ways = []
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            futures = [pool.submit(self.digests, names), pool.submit(self.digests, names[::-1])]
            futures += [pool.submit(self.digests, names, "--random", str(seed)) for seed in (1, 2)]
            ways = [future.result() for future in futures]
            alone = {}
            for found in pool.map(lambda name: self.digests([name]), names[:40]):
                alone.update(found)
        self.compare_digests("generated, as recorded", ways)
        self.compare_digests("generated, alone", [alone, ways[0]])
        jobs = [(name, lambda n=name, w=workers: self.render(self.scene(n) + ["--workers", w], self.pinned()))
                for name in names[:40] for workers in ("1", "5")]
        self.judge("generated, painted", jobs)

    def layers(self):
        folder = self.folder / "layers"
        folder.mkdir()
        scenes = {}
        for seed in range(self.options.seeds // 4):
            path = folder / f"{seed}.json"
            path.write_text(json.dumps(layer_scene(random.Random(seed)), indent=1))
            scenes[path.name] = str(path)
        self.tool_matrix("generated layer scenes", scenes)


def layer_scene(chance):
    """A scene of layers and animations of chance."""
    def color():
        return "#%02x%02x%02x" % tuple(chance.randrange(256) for _ in range(3))

    def layer(depth):
        made = {
            "frame": [chance.randrange(200), chance.randrange(200), 20 + chance.randrange(100), 20 + chance.randrange(100)],
            "backgroundColor": color(), "opacity": round(chance.uniform(0.3, 1), 2),
            "cornerRadius": chance.choice([0, 4, 15]), "animations": [],
        }
        for key, low, high in (("opacity", 0, 1), ("transform.rotation.z", -3, 3), ("transform.scale", 0.3, 1.5),
                               ("position.x", 0, 300), ("position.y", 0, 300)):
            if chance.random() < 0.4:
                made["animations"].append({
                    "keyPath": key, "from": round(chance.uniform(low, high), 3),
                    "to": round(chance.uniform(low, high), 3), "duration": round(chance.uniform(0.1, 1), 2),
                    "beginTime": round(chance.uniform(0, 0.6), 2),
                })
        if depth > 0:
            made["layers"] = [layer(depth - 1) for _ in range(chance.randrange(4))]
        return made

    return {"size": [300, 300], "duration": 1, "layers": [layer(2) for _ in range(3 + chance.randrange(5))]}


PARTS = ["tasks", "matrix", "sequence", "generated", "layers"]


def main():
    parser = argparse.ArgumentParser(description="Renders many scenes in many processes and compares their bytes.")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/release", help="where the programs are")
    parser.add_argument("--jobs", type=int, default=2 * (os.cpu_count() or 1), help="processes at a time")
    parser.add_argument("--runs", type=int, default=200, help="runs of each task scene")
    parser.add_argument("--seeds", type=int, default=100, help="generated scenes of each kind")
    parser.add_argument("--no-load", action="store_true", help="leave the machine idle otherwise")
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="PART", help="one of: " + ", ".join(PARTS))
    options = parser.parse_args()
    options.build = options.build.resolve()
    if not (options.build / "FlipbookSceneProgram").exists():
        sys.exit(f"soak: there is no FlipbookSceneProgram in {options.build}; build it first or name --build")
    soak = Soak(options)
    load = [] if options.no_load else [
        subprocess.Popen([sys.executable, "-c", LOAD]) for _ in range(os.cpu_count() or 1)]
    try:
        for part in options.parts or PARTS:
            getattr(soak, part)()
    finally:
        for process in load:
            process.kill()
            process.wait()
        shutil.rmtree(soak.folder, ignore_errors=True)
    for failure in soak.failures[:50]:
        print(failure, file=sys.stderr)
    print(f"\n{'part':32} scenes  runs  failures  seconds")
    for part, scenes, runs, wrong, seconds in soak.rows:
        print(f"{part:32} {scenes:6} {runs:5} {wrong:9} {seconds:8.0f}")
    return 1 if soak.failures else 0


if __name__ == "__main__":
    sys.exit(main())
