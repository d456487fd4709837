#!/usr/bin/env python3
"""Feeds damaged input to the flipbook program and checks that it stays polite.

Each target makes inputs from a seed, so that a run can be repeated: the same program, target, seed and round give the
same input. A run of the program fails the check when it
  - ends by a signal or with an exit code that docs/command-line.md doesn't list,
  - prints a crash report,
  - takes longer than 20 s or more than 1.5 GB,
  - leaves a temporary file beside its output, or an output although it failed.
Failing inputs are kept in artifacts/fuzz/TARGET, and the command that repeats one is printed.

Usage: Tests/Fuzz/fuzz.py [--program PATH] [--seconds N] [--seed N] [--target NAME]… [--replay FOLDER]
"""
import argparse
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SECONDS_LIMIT = 20
MEMORY_LIMIT = 1500 << 20
EXIT_CODES = {0, 1, 2, 3, 5}
CRASH_MARKS = ("Fatal error", "Backtrace", "*** Signal", "AddressSanitizer")

SCENE = {
    "size": [48, 36], "duration": 0.2, "frameRate": 10,
    "layers": [{"frame": [4, 4, 20, 20], "backgroundColor": "#f40",
                "animations": [{"keyPath": "position.x", "from": 14, "to": 34, "duration": 0.2}]}],
}


class Failure(Exception):
    pass


class Runner:
    """Runs the program in a folder of its own for each input."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.peak = 0
        self.slowest = 0.0

    def run(self, arguments, folder, codes=EXIT_CODES):
        """Runs a command line and returns its exit code and what it printed."""
        start = time.monotonic()
        environment = dict(os.environ, FLIPBOOK_CACHE=os.path.join(self.folder, "cache"))
        log = os.path.join(self.folder, "log")
        with open(log, "wb") as output:
            child = subprocess.Popen(
                [self.program] + arguments, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=output,
                stderr=output, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30)))
            status = None
            while status is None:
                done, value, usage = os.wait4(child.pid, os.WNOHANG)
                if done:
                    status = value
                elif time.monotonic() - start > SECONDS_LIMIT:
                    child.kill()
                    os.wait4(child.pid, 0)
                    child.returncode = -9
                    raise Failure(f"took longer than {SECONDS_LIMIT} s")
                else:
                    time.sleep(0.002)
        code = os.waitstatus_to_exitcode(status)
        child.returncode = code
        self.slowest = max(self.slowest, time.monotonic() - start)
        self.peak = max(self.peak, usage.ru_maxrss << 10)
        with open(log, "rb") as file:
            text = file.read(1 << 20).decode("utf-8", "replace")
        if code not in codes:
            raise Failure(f"exit code {code}: {text[-400:]}")
        if any(mark in text for mark in CRASH_MARKS):
            raise Failure(f"printed a crash report: {text[-400:]}")
        if usage.ru_maxrss << 10 > MEMORY_LIMIT:
            raise Failure(f"took {usage.ru_maxrss >> 10} MB")
        left = [name for name in os.listdir(folder) if name.startswith(".flipbook")]
        if left:
            raise Failure(f"left {left} behind")
        return code, text


# Mutations.

EXTREMES = [0, -1, 1, 1e9, -1e9, 1e308, 1e-308, 2**31, 2**63, 0.1, "", "NaN", None, True, [], {}, "\u202e\u001b[31m"]


def mutate_bytes(data, random):
    """Flips, cuts, repeats, inserts or swaps bytes."""
    data = bytearray(data)
    for _ in range(random.choice([1, 1, 2, 5, 20])):
        if not data:
            return bytes(data)
        place = random.randrange(len(data))
        kind = random.randrange(7)
        if kind == 0:
            data[place] ^= 1 << random.randrange(8)
        elif kind == 1:
            data[place] = random.choice([0, 1, 0x7F, 0x80, 0xFF, random.randrange(256)])
        elif kind == 2:
            del data[place:]
        elif kind == 3:
            del data[place:place + random.randrange(1, 64)]
        elif kind == 4:
            part = data[place:place + random.randrange(1, 256)]
            data[place:place] = part * random.choice([1, 2, 50])
        elif kind == 5:
            data[place:place] = bytes(random.randrange(256) for _ in range(random.randrange(1, 16)))
        else:
            other = random.randrange(len(data))
            data[place], data[other] = data[other], data[place]
    return bytes(data)


def places(value, path=()):
    """Paths of everything in a tree of JSON."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, path + (key,))


def at(value, path):
    for key in path:
        value = value[key]
    return value


def mutate_json(value, random):
    """Replaces, removes, repeats, nests or exchanges parts of a tree of JSON."""
    value = json.loads(json.dumps(value))
    for _ in range(random.choice([1, 1, 2, 4])):
        paths = [path for path in places(value) if path]
        if not paths:
            return random.choice(EXTREMES)
        path = random.choice(paths)
        parent, key = at(value, path[:-1]), path[-1]
        kind = random.randrange(7)
        if kind == 0:
            parent[key] = random.choice(EXTREMES)
        elif kind == 1:
            del parent[key]
        elif kind == 2 and isinstance(parent, list):
            parent.extend([parent[key]] * random.choice([1, 3, 200]))
        elif kind == 3:
            parent[key] = random.choice([[parent[key]], {"value": parent[key]}, {str(key): parent[key]}])
        elif kind == 4:
            parent[key] = json.loads(json.dumps(at(value, random.choice(paths))))
        elif kind == 5 and isinstance(parent[key], (int, float)):
            parent[key] = parent[key] * random.choice([-1, 0, 10, 1e3, 1e6, 1e12, 0.001])
        elif kind == 6 and isinstance(parent, dict):
            parent[mutate_bytes(str(key).encode(), random).decode("utf-8", "replace")] = parent.pop(key)
    return value


def json_bytes(value, random):
    """A tree as bytes, damaged as text now and then."""
    data = json.dumps(value, ensure_ascii=random.random() < 0.5).encode("utf-8", "replace")
    return mutate_bytes(data, random) if random.random() < 0.15 else data


# Targets: each makes an input in a folder and runs the program on it.

class Target:
    def __init__(self, runner, seeds):
        self.runner = runner
        self.seeds = seeds

    def prepare(self):
        """Makes what inputs are mutations of."""

    def write(self, folder, name, data):
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data if isinstance(data, bytes) else json.dumps(data).encode())

    def read(self, *parts):
        with open(os.path.join(*parts), "rb") as file:
            return file.read()

    def fails_without_output(self, arguments, folder, output):
        """Runs a command that writes one file, which must be there on success alone."""
        code, text = self.runner.run(arguments, folder)
        if (code == 0) != os.path.exists(os.path.join(folder, output)):
            raise Failure(f"exit code {code}, but {output} is {'missing' if code == 0 else 'there'}: {text[-300:]}")


class JSONScenes(Target):
    name = "json"

    def prepare(self):
        folder = os.path.join(ROOT, "scenes", "layers")
        names = sorted(name for name in os.listdir(folder) if name.endswith(".json") and "batch" not in name)
        self.scenes = [json.loads(self.read(folder, name)) for name in names]

    def make(self, folder, random):
        self.write(folder, "scene.json", json_bytes(mutate_json(random.choice(self.scenes), random), random))

    def check(self, folder):
        code, _ = self.runner.run(["validate", "scene.json"], folder)
        if code == 0:
            self.fails_without_output(
                ["render", "scene.json", "-o", "out.png", "--frames", "1", "--scale", "0.1", "-q"], folder, "out.png")


class Props(Target):
    name = "props"
    scene = dict(SCENE, props={"title": "Hello", "count": 3, "tint": {"type": "color", "default": "#123456"}},
                 layers=[{"type": "text", "string": "{{title}}", "frame": [0, 0, 48, 36]},
                         {"frame": ["{{count}}", 2, "{{count * 3}}", 10], "backgroundColor": "{{tint}}"}])
    values = {"title": "World", "count": 7, "tint": "#abcdef"}

    def make(self, folder, random):
        self.write(folder, "scene.json", self.scene)
        self.write(folder, "props.json", json_bytes(mutate_json(self.values, random), random))

    def check(self, folder):
        self.fails_without_output(
            ["still", "scene.json", "-o", "out.png", "--props", "props.json", "-q"], folder, "out.png")


class Pictures(Target):
    name = "pictures"

    def prepare(self):
        self.pictures = {}
        for ending in ["png", "jpg", "webp", "gif"]:
            path = os.path.join(self.seeds, "picture." + ending)
            subprocess.run(
                ["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=size=24x16:rate=1", "-frames:v", "1", path],
                check=True)
            self.pictures[ending] = self.read(path)
        self.pictures["svg"] = (
            b'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><defs><filter id="f"><feGaussianBlur '
            b'stdDeviation="2"/></filter></defs><rect width="20" height="9" fill="red" filter="url(#f)"/></svg>')

    def make(self, folder, random):
        ending = random.choice(sorted(self.pictures))
        scene = dict(SCENE, layers=[{"frame": [0, 0, 48, 36], "contents": "picture." + ending}])
        self.write(folder, "scene.json", scene)
        self.write(folder, "picture." + ending, mutate_bytes(self.pictures[ending], random))

    def check(self, folder):
        self.fails_without_output(["still", "scene.json", "-o", "out.png", "-q"], folder, "out.png")


class Frames(Target):
    name = "frames"

    def prepare(self):
        self.frames = []
        for kind in ["rgb24", "rgba", "gray", "pal8", "rgb48be", "rgba64be"]:
            path = os.path.join(self.seeds, kind + ".png")
            subprocess.run(
                ["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=size=32x24:rate=1", "-frames:v", "1",
                 "-pix_fmt", kind, path], check=True)
            self.frames.append(self.read(path))

    def make(self, folder, random):
        os.mkdir(os.path.join(folder, "in"))
        for number in range(3):
            data = random.choice(self.frames)
            self.write(folder, f"in/{number}.png", mutate_bytes(data, random) if random.random() < 0.4 else data)

    def check(self, folder):
        self.fails_without_output(["stitch", "in", "-o", "out.mp4", "-q"], folder, "out.mp4")


class Scripts(Target):
    name = "scripts"
    script = {"steps": [
        {"at": 0.1, "tap": "Animate"}, {"at": 0.2, "tap": [10, 20], "count": 2},
        {"at": 0.1, "drag": "card", "by": [[6, 0], [12, 4]], "duration": 0.1, "curve": "easeOut", "velocity": [8, 0]},
        {"at": 0.1, "longPress": "Photo", "duration": 1}, {"at": 0.1, "magnify": "Photo", "scale": 2, "degrees": 30},
        {"at": 0.1, "scroll": True, "by": 300, "velocity": [0, 900]},
        {"at": 0.1, "type": "Name", "text": "Ada", "submit": True}]}

    def make(self, folder, random):
        self.write(folder, "scene.json", SCENE)
        self.write(folder, "script.json", json_bytes(mutate_json(self.script, random), random))

    def check(self, folder):
        self.fails_without_output(
            ["still", "scene.json", "-o", "out.png", "--script", "script.json", "-q"], folder, "out.png")


class Manifests(Target):
    """Manifests of batches, of frames, and of goldens."""
    name = "manifests"
    batch = {"output": "out/{{name}}.mp4", "clips": [{"scene": "scene.json", "output": "out/a.mp4", "props": {"x": 1}}]}

    def prepare(self):
        self.write(self.seeds, "scene.json", SCENE)
        self.runner.run(
            ["render", "scene.json", "-o", "frame%d.png", "--manifest", "frames.json", "-y", "-q"], self.seeds)
        self.frames = json.loads(self.read(self.seeds, "frames.json"))
        charts = os.path.join(ROOT, "scenes", "layers", "charts.batch.json")
        self.batches = [self.batch, json.loads(self.read(charts))]

    def make(self, folder, random):
        self.write(folder, "scene.json", SCENE)
        self.write(folder, "batch.json", json_bytes(mutate_json(random.choice(self.batches), random), random))
        self.write(folder, "frames.json", json_bytes(mutate_json(self.frames, random), random))

    def check(self, folder):
        self.runner.run(["batch", "batch.json", "--dry-run"], folder, EXIT_CODES | {99, 125})
        self.runner.run(["verify", "frames.json", "scene.json", "-q"], folder)


class Rows(Target):
    """Rows of batches in CSV, JSON and JSON Lines, and reports that a batch goes on from."""
    name = "rows"
    scene = dict(SCENE, props={"name": {"type": "text", "default": ""}, "n": {"type": "integer", "default": 1}})
    csv = b'name,n,@size,@duration,@output\nAda,1,,,\n"Zo\xc3\xab, ""x""",007,32x18,1s,a/b\n"",,,,c.gif\n'
    rows = [{"name": "Ada", "n": 1}, {"name": "Bob", "@size": "32x18", "@duration": 2, "@output": "b.gif"}]

    def prepare(self):
        self.write(self.seeds, "scene.json", self.scene)
        self.write(self.seeds, "rows.csv", self.csv)
        self.manifest(self.seeds, "rows.csv")
        self.runner.run(["batch", "batch.json", "-q"], self.seeds)
        self.report = self.read(self.seeds, "batch.results.jsonl")

    def manifest(self, folder, rows):
        self.write(
            folder, "batch.json",
            {"output": "out/{row}-{name}.{ext}", "scenes": ["scene.json"], "rows": rows, "formats": ["gif"],
             "options": {"duration": 0.1}, "inputs": []})

    def make(self, folder, random):
        self.write(folder, "scene.json", self.scene)
        kind = random.choice(["csv", "json", "jsonl"])
        if kind == "csv":
            data = mutate_bytes(self.csv, random)
        elif kind == "json":
            data = json_bytes(mutate_json(self.rows, random), random)
        else:
            data = mutate_bytes(b"\n".join(json.dumps(row).encode() for row in self.rows), random)
        self.write(folder, "rows." + kind, data)
        self.manifest(folder, "rows." + kind)
        self.write(folder, "batch.results.jsonl", mutate_bytes(self.report, random))

    def check(self, folder):
        codes = EXIT_CODES | {99, 123, 125}
        self.runner.run(["batch", "batch.json", "--resume", "--dry-run"], folder, codes)
        self.runner.run(["batch", "--merge", "batch.results.jsonl", "--report", "merged.jsonl"], folder, codes)


class Films(Target):
    name = "films"

    def prepare(self):
        self.write(self.seeds, "film.json", SCENE)
        self.films = {}
        for ending in ["mp4", "gif", "webm", "apng"]:
            self.runner.run(["render", "film.json", "-o", "film." + ending, "-y", "-q"], self.seeds)
            self.films[ending] = self.read(self.seeds, "film." + ending)

    def make(self, folder, random):
        ending = random.choice(sorted(self.films))
        self.write(folder, "a." + ending, self.films[ending])
        self.write(folder, "b." + ending, mutate_bytes(self.films[ending], random))

    def check(self, folder):
        ending = [name for name in os.listdir(folder) if name.startswith("a.")][0][2:]
        self.runner.run(["compare", "a." + ending, "b." + ending, "-q"], folder)


class Caches(Target):
    """Entries of the frame cache: damage must cost time, never a wrong frame."""
    name = "caches"

    def prepare(self):
        self.write(self.seeds, "scene.json", SCENE)
        self.runner.run(["render", "scene.json", "-o", "film.mp4", "--cache", "frames", "-y", "-q"], self.seeds)
        self.film = self.read(self.seeds, "film.mp4")

    def make(self, folder, random):
        self.write(folder, "scene.json", SCENE)
        shutil.copytree(os.path.join(self.seeds, "frames"), os.path.join(folder, "frames"))
        paths = [os.path.join(base, name) for base, _, names in os.walk(os.path.join(folder, "frames")) for name in names]
        for path in random.sample(sorted(paths), k=min(len(paths), 2)):
            data = mutate_bytes(self.read(path), random)
            if random.random() < 0.3:
                data = self.read(random.choice(sorted(paths)))
            with open(path, "wb") as file:
                file.write(data)

    def check(self, folder):
        code, text = self.runner.run(["render", "scene.json", "-o", "out.mp4", "--cache", "frames", "-q"], folder)
        if code != 0:
            raise Failure(f"a damaged cache made the render fail: {text[-300:]}")
        if self.read(folder, "out.mp4") != self.film:
            raise Failure("a damaged cache changed the film")


TARGETS = [JSONScenes, Props, Pictures, Frames, Scripts, Manifests, Rows, Films, Caches]


def program(path):
    for candidate in [path] if path else [".build/release/flipbook", ".build/debug/flipbook"]:
        full = os.path.join(ROOT, candidate)
        if os.access(full, os.X_OK):
            return full
    sys.exit("fuzz: there is no flipbook program; build one first: make build")


def main():
    parser = argparse.ArgumentParser(description="Feeds damaged input to flipbook.")
    parser.add_argument("--program", help="the program (.build/release/flipbook, else debug)")
    parser.add_argument("--seconds", type=float, default=20, help="time of each target (20)")
    parser.add_argument("--seed", type=int, default=1, help="where inputs begin (1)")
    parser.add_argument("--target", action="append", choices=[target.name for target in TARGETS], help="only this one")
    parser.add_argument("--replay", help="check one kept input instead; needs --target")
    options = parser.parse_args()
    if options.replay and len(options.target or []) != 1:
        parser.error("--replay needs one --target")
    failures = tries = 0
    with tempfile.TemporaryDirectory(prefix="flipbook-fuzz-") as base:
        for kind in TARGETS:
            if options.target and kind.name not in options.target:
                continue
            seeds = os.path.join(base, kind.name)
            os.mkdir(seeds)
            target = kind(Runner(program(options.program), base), seeds)
            target.prepare()
            target.runner.peak, target.runner.slowest = 0, 0.0
            found = run(target, options, base)
            failures, tries = failures + found[1], tries + found[0]
            print(
                f"{kind.name:10} {found[0]:6} tries {found[1]:4} failures  slowest {target.runner.slowest:5.2f} s"
                f"  peak {target.runner.peak >> 20:5} MB", flush=True)
    print(f"{tries - failures} passed, {failures} failed")
    return 1 if failures else 0


def run(target, options, base):
    """Runs one target, its kept inputs first. Returns the numbers of tries and failures."""
    kept = os.path.join(HERE, "corpus", target.name)
    folders = [options.replay] if options.replay else [
        os.path.join(kept, name) for name in sorted(os.listdir(kept))] if os.path.isdir(kept) else []
    tries = failures = 0
    for folder in folders:
        tries += 1
        failures += not attempt(target, base, lambda work, folder=folder: shutil.copytree(folder, work), folder)
    end = time.monotonic() + options.seconds
    number = options.seed * 1_000_000
    while not options.replay and time.monotonic() < end:
        def make(work, number=number):
            os.mkdir(work)
            target.make(work, random.Random(f"{target.name} {number}"))
        tries += 1
        failures += not attempt(target, base, make, None, number)
        number += 1
    return tries, failures


def attempt(target, base, make, source, number=None):
    """Makes an input and checks it; keeps one that fails. Returns whether it passed."""
    work = os.path.join(base, "work")
    make(work)
    before = os.path.join(base, "before")
    shutil.copytree(work, before)
    try:
        target.check(work)
        return True
    except Failure as failure:
        if source is None:
            source = os.path.join(ROOT, "artifacts", "fuzz", target.name, str(number))
            shutil.rmtree(source, ignore_errors=True)
            shutil.copytree(before, source)
        print(f"{target.name}: {failure}\n  again: Tests/Fuzz/fuzz.py --target {target.name} --replay {source}", flush=True)
        return False
    finally:
        shutil.rmtree(work)
        shutil.rmtree(before)


if __name__ == "__main__":
    sys.exit(main())
