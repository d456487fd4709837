#!/usr/bin/env python3
"""Mutates layer scenes and watches what reading and rendering them costs.

    scripts/fuzz-layers.py [--seconds N] [--count N] [--seed N] [--render N] [--program PATH] [SCENE …]

Each mutation of the example scenes (scenes/layers, or those given) goes through `flipbook validate`, in folders of 200;
one of every `--render` that are valid is rendered as well, three frames at 48x32. A run fails when the program
crashes, takes more than 1.5 GB or 20 seconds, or exits with a code that it doesn't have. What fails is kept in
artifacts/fuzz-layers with its numbers. Runs of one seed make the same mutations.
"""

import argparse
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
MEMORY = 1_500_000_000
SECONDS = 20
# Beyond what counts as a failure: ends what would take the machine.
HARD_MEMORY = 6_000_000_000
FOLDER = 200

WORDS = [
    None, True, False, 0, -1, 1, 2, 0.5, 1e-9, 1e9, 1e308, -1e9, 9999, 10000, 100000, "", "forever", "red", "50%",
    "\u001b[31m", "\u202e", "{{width}}", "{{random(1,2)*1e9}}", "../x.png", "/etc/passwd", [], {}, [0, 0], [0, 0, 0, 0],
    [1e9, 1e9], {"use": "dot"}, {"forEach": 1000, "value": {}}, {"blur": 10000}, [{"blur": 14}] * 60,
    {"type": "replicator", "instanceCount": 10000, "layers": [{"frame": [0, 0, 5, 5], "backgroundColor": "red"}]},
    {"type": "emitter", "emitterCells": [{"birthRate": 1e6, "lifetime": 1e6, "contents": None}]},
    {"path": {"shape": "rect", "rect": [0, 0, 9, 9]}, "size": [2048, 2048], "scale": 2},
    {"type": "text", "string": "word " * 5000, "wrapped": True, "size": [40, 40]},
]
KEYS = [
    "type", "layers", "mask", "filters", "instanceCount", "instanceDelay", "instanceTransform", "animations", "contents",
    "string", "wrapped", "size", "frame", "bounds", "scale", "duration", "repeatCount", "emitterCells", "birthRate", "lifetime",
    "path", "shadowRadius", "shadowOpacity", "transform", "sublayerTransform", "transactions", "speed", "fontSize",
]


def places(node, found):
    """Every list and object of a scene."""
    if isinstance(node, dict):
        found.append(node)
        for value in node.values():
            places(value, found)
    elif isinstance(node, list):
        found.append(node)
        for value in node:
            places(value, found)
    return found


def mutate_values(scene, chance):
    """Replaces, copies, nests and removes values."""
    scene = json.loads(json.dumps(scene))
    for _ in range(chance.randint(1, 5)):
        all_places = places(scene, [])
        target = chance.choice(all_places)
        other = chance.choice(all_places)
        # A copy: a place that is put twice would be inside itself one day.
        value = json.loads(json.dumps(chance.choice([chance.choice(WORDS), other])))
        if isinstance(target, dict):
            keys = list(target) or ["layers"]
            kind = chance.randrange(4)
            if kind == 0 and target:
                del target[chance.choice(keys)]
            elif kind == 1:
                target[chance.choice(KEYS)] = value
            elif kind == 2 and target:
                key = chance.choice(keys)
                if isinstance(target[key], (int, float)):
                    target[key] = target[key] * chance.choice([-1, 0, 10, 1000, 1e6])
            else:
                target[chance.choice(keys)] = value
        elif target:
            kind = chance.randrange(3)
            if kind == 0:
                target.insert(chance.randrange(len(target) + 1), value)
            elif kind == 1:
                target[chance.randrange(len(target))] = value
            else:
                target.extend(json.loads(json.dumps(target[:50])))
        if len(json.dumps(scene)) > 2_000_000:
            break
    return json.dumps(scene).encode()


def mutate_bytes(text, chance):
    """Changes, inserts and removes bytes."""
    data = bytearray(text)
    for _ in range(chance.randint(1, 6)):
        place = chance.randrange(max(1, len(data)))
        kind = chance.randrange(4)
        if kind == 0 and data:
            data[place % len(data)] = chance.randrange(256)
        elif kind == 1:
            data[place:place] = bytes(chance.choice(b'{}[]",:0123456789eE-+.\\u\x00\x1b') for _ in range(3))
        elif kind == 2:
            del data[place:place + chance.randint(1, 30)]
        else:
            del data[place:]
    return bytes(data)


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (HARD_MEMORY, HARD_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.setpgid(0, 0)


def run(program, arguments, seconds=SECONDS):
    """Exit code (None when it took too long), seconds, peak bytes, and what it said."""
    with tempfile.TemporaryFile() as log:
        start = time.monotonic()
        process = subprocess.Popen([program, *arguments], stdout=log, stderr=log, stdin=subprocess.DEVNULL, preexec_fn=limit)
        code, usage = None, None
        while time.monotonic() - start < seconds * 2:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                code = os.waitstatus_to_exitcode(status)
                break
            time.sleep(0.01)
        if code is None:
            os.killpg(process.pid, signal.SIGKILL)
            _, _, usage = os.wait4(process.pid, 0)
        process.returncode = code if code is not None else -9
        log.seek(0)
        return code, time.monotonic() - start, usage.ru_maxrss * 1024, log.read(1 << 20)


class Watch:
    def __init__(self):
        self.failures = []
        self.runs = 0
        self.most_memory = (0, "")
        self.most_seconds = (0, "")

    def judge(self, what, result, kept):
        code, seconds, memory, log = result
        self.runs += 1
        self.most_memory = max(self.most_memory, (memory, what))
        self.most_seconds = max(self.most_seconds, (seconds, what))
        reasons = []
        if code is None or seconds > SECONDS:
            reasons.append(f"{seconds:.1f} s")
        if memory > MEMORY:
            reasons.append(f"{memory / 1e6:.0f} MB")
        if code is not None and code not in (0, 1, 2, 3, 5):
            reasons.append(f"exit {code}")
        if any(byte < 32 and byte not in b"\n\t\r" for byte in log):
            reasons.append("a control character on the terminal")
        if not reasons:
            return True
        folder = ROOT / "artifacts" / "fuzz-layers"
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{what}: {', '.join(reasons)}"
        for path in kept:
            shutil.copy(path, folder)
        print(name, flush=True)
        self.failures.append(name)
        return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=60, help="stop after this long (60)")
    parser.add_argument("--count", type=int, default=20_000, help="mutations at most (20000)")
    parser.add_argument("--seed", type=int, default=1, help="of the mutations (1)")
    parser.add_argument("--render", type=int, default=20, help="render one of so many valid ones (20); 0 for none")
    parser.add_argument("--program", default=str(ROOT / ".build/debug/flipbook"))
    parser.add_argument("scenes", nargs="*")
    options = parser.parse_args()
    files = [pathlib.Path(name) for name in options.scenes] or sorted((ROOT / "scenes/layers").glob("*.json"))
    originals = []
    for file in files:
        text = file.read_bytes()
        scene = json.loads(text)
        if "layers" in scene:
            originals.append((file.stem, text, scene))
    if not originals:
        sys.exit("no layer scenes to mutate")
    watch = Watch()
    start = time.monotonic()
    made = valid = rendered = 0
    with tempfile.TemporaryDirectory(prefix="flipbook-fuzz-") as folder:
        place = pathlib.Path(folder)
        while made < options.count and time.monotonic() - start < options.seconds:
            group = place / f"g{made}"
            group.mkdir()
            paths = []
            for number in range(made, min(made + FOLDER, options.count)):
                # Each has a chance of its own, so that one can be made again by its number.
                chance = random.Random(f"{options.seed}/{number}")
                name, text, scene = originals[number % len(originals)]
                data = mutate_values(scene, chance) if number % 3 else mutate_bytes(text, chance)
                path = group / f"{name}-{number}.json"
                path.write_bytes(data)
                paths.append(path)
            made += len(paths)
            result = run(options.program, ["validate", "--json", str(group)], seconds=SECONDS * 3)
            whole = watch.judge(f"validate {group.name}", (result[0], min(result[1], SECONDS), result[2], b""), [])
            good = []
            if whole and result[0] is not None:
                report = subprocess.run(
                    [options.program, "validate", "--json", str(group)], capture_output=True, stdin=subprocess.DEVNULL)
                status = {entry["file"]: entry["status"] for entry in json.loads(report.stdout)["files"]}
                if len(status) != len(paths):
                    watch.failures.append(f"{group.name}: {len(status)} of {len(paths)} files are named")
                good = [path for path in paths if status.get(str(path)) == "valid"]
                valid += len(good)
            if not whole or result[1] > SECONDS:
                # One of them alone took it: which?
                for path in paths:
                    watch.judge(f"validate {path.name}", run(options.program, ["validate", str(path)]), [path])
            for path in good[:: options.render] if options.render else []:
                if time.monotonic() - start >= options.seconds:
                    break
                output = place / "out.gif"
                arguments = ["render", str(path), "--size", "48x32", "--scale", "1", "--frames", "0-2", "-o", str(output), "-y"]
                watch.judge(f"render {path.name}", run(options.program, arguments), [path])
                rendered += 1
            shutil.rmtree(group)
    print(
        f"{made} mutations of {len(originals)} scenes (seed {options.seed}) in {time.monotonic() - start:.0f} s: "
        f"{valid} valid, {rendered} rendered, {len(watch.failures)} failures")
    print(f"most memory: {watch.most_memory[0] / 1e6:.0f} MB ({watch.most_memory[1]})")
    print(f"longest run: {watch.most_seconds[0]:.1f} s ({watch.most_seconds[1]})")
    sys.exit(1 if watch.failures else 0)


if __name__ == "__main__":
    main()
