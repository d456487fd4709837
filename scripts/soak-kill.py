#!/usr/bin/env python3
"""Kills renders at random moments and looks at what is left.

    scripts/soak-kill.py [--seconds 300] [--tries N] [--seed N] [--flipbook .build/release/flipbook]

Each try starts a render, kills flipbook, its keeper, the scene or ffmpeg with KILL, TERM or INT, and checks that

- no output is there in part: it is missing, or has the bytes of a render that nobody disturbed;
- no process of the run goes on;
- the exit code is one that the kill explains;
- the next run removes what was left beside the output, in TMPDIR and in the cache.

Prints a table and exits with 1 when a check failed. The same seed gives the same kills; what they meet depends on the
machine.
"""

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIGNALS = {"KILL": signal.SIGKILL, "TERM": signal.SIGTERM, "INT": signal.SIGINT}
OUTPUTS = {"mp4": "out.mp4", "gif": "out.gif", "png": "%03d.png"}
# Words after "render": small, so that many tries fit in a minute.
SCENES = {
    "swift": ["scenes/DigitalRain.swift", "--size", "240x136", "--duration", "1s"],
    "layers": ["scenes/layers/Springs.json", "--duration", "1s"],
}


class Run:
    """One render in folders of its own, whose processes carry a mark in their environment."""

    def __init__(self, program, base, scene, kind, cache, number):
        self.folder = base / f"out-{scene}-{kind}-{number}"
        self.temporary = base / f"tmp-{scene}-{kind}-{number}"
        for folder in (self.folder, self.temporary):
            folder.mkdir(exist_ok=True)
        self.mark = f"FLIPBOOK_SOAK={base.name}-{number}-{random.getrandbits(64):x}"
        name, _, value = self.mark.partition("=")
        self.environment = dict(os.environ, TMPDIR=str(self.temporary), FLIPBOOK_CACHE=str(cache))
        self.environment[name] = value
        output = str(self.folder / OUTPUTS[kind])
        self.command = [program, "render", *SCENES[scene], "-y", "-q", "-o", output]
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            self.command, cwd=ROOT, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def processes(self):
        """The numbers of the run's processes by what they are; zombies are left out."""
        found = {}
        for entry in os.listdir("/proc"):
            if not entry.isdigit():
                continue
            try:
                if self.mark.encode() not in Path(f"/proc/{entry}/environ").read_bytes():
                    continue
                comm = Path(f"/proc/{entry}/comm").read_text().strip()
                if ") Z " in Path(f"/proc/{entry}/stat").read_text():
                    continue
                program = os.readlink(f"/proc/{entry}/exe")
            except OSError:
                continue
            if int(entry) == self.process.pid:
                kind = "main"
            elif comm.startswith("flipbook-keepe"):
                kind = "keeper"
            elif "/scenes/scene-" in program:
                kind = "scene"
            elif "ffmpeg" in program:
                kind = "ffmpeg"
            else:
                kind = "other"
            found.setdefault(kind, []).append(int(entry))
        return found

    def wait(self, seconds):
        try:
            _, errors = self.process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            return None, ""
        return self.process.returncode, errors.decode(errors="replace")

    def files(self):
        """The contents of the output folder by name, hidden files too."""
        return {
            str(path.relative_to(self.folder)): path.read_bytes() if path.is_file() else None
            for path in sorted(self.folder.rglob("*"))
        }


def allowed_codes(victim, name):
    if victim == "main" and name == "KILL":
        return {-9, 0}
    if name in ("TERM", "INT") and victim in ("main", "keeper", "scene"):
        # A signal before the program's first line ends it as the system does.
        return {130, 0, -SIGNALS[name]} if victim == "main" else {130, 0}
    # The scene's death is a crash, ffmpeg's a failed render.
    return {"scene": {4, 0}, "keeper": {4, 0}}.get(victim, {1, 0})


def attempt(number, arguments, base, reference, cache, choice, table):
    scene, kind = choice.choice(list(SCENES)), choice.choice(list(OUTPUTS))
    victim = choice.choice(["main", "scene", "ffmpeg", "keeper"])
    name = choice.choice(list(SIGNALS))
    moment = choice.random()
    run = Run(arguments.flipbook, base, scene, kind, cache, number)
    expected, length = reference[scene, kind]
    problems = []
    run.start()
    time.sleep(moment * length * 1.1)
    # Whoever is not there yet is waited for.
    while not (met := run.processes().get(victim, [])) and run.process.poll() is None:
        time.sleep(0.002)
    for process in met:
        try:
            os.kill(process, SIGNALS[name])
        except ProcessLookupError:
            met = []
    code, errors = run.wait(30)
    if code is None:
        problems.append("flipbook did not end within 30 s")
        run.process.kill()
        run.wait(10)
    elif met and code not in allowed_codes(victim, name):
        problems.append(f"exit code {code}: {errors.strip()[-300:]}")
    limit = time.monotonic() + 5
    while (left := run.processes()) and time.monotonic() < limit:
        time.sleep(0.02)
    if left:
        problems.append(f"processes go on: {left}")
        for process in sum(left.values(), []):
            os.kill(process, signal.SIGKILL)
    for path, content in run.files().items():
        if not path.startswith(".flipbook-") and content != expected.get(path):
            problems.append(f"{path} is there in part ({0 if content is None else len(content)} bytes)")
    key = (victim, name)
    row = table.setdefault(key, [0, 0, 0, 0])
    row[0] += 1
    row[1] += bool(met)
    row[2] += any(path.startswith(".flipbook-") for path in run.files()) or bool(list(run.temporary.iterdir()))
    run.start()
    code, errors = run.wait(120)
    if code != 0:
        problems.append(f"the next run ended with {code}: {errors.strip()[-300:]}")
    if run.files() != expected:
        odd = sorted(set(run.files().items()) ^ set(expected.items()))
        problems.append(f"after the next run: {[path for path, _ in odd][:5]}")
    if left := [path.name for path in run.temporary.iterdir()]:
        problems.append(f"left in TMPDIR after the next run: {left}")
    if left := [path.name for path in (cache / "scenes").iterdir() if path.name.startswith("staging-")]:
        problems.append(f"left in the cache after the next run: {left}")
    row[3] += len(problems)
    for problem in problems:
        print(f"try {number}: {scene} to {kind}, {name} to {victim} at {moment:.2f}: {problem}", flush=True)
    shutil.rmtree(run.folder)
    shutil.rmtree(run.temporary)
    return not problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--tries", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--flipbook", default=str(ROOT / ".build/release/flipbook"))
    arguments = parser.parse_args()
    choice = random.Random(arguments.seed)
    start, tries, failures, table = time.monotonic(), 0, 0, {}
    with tempfile.TemporaryDirectory(prefix="soak-kill-") as folder:
        base = Path(folder)
        cache = base / "cache"
        reference = {}
        for scene in SCENES:
            for kind in OUTPUTS:
                lengths = []
                for _ in range(2):
                    run = Run(arguments.flipbook, base, scene, kind, cache, "reference")
                    began = time.monotonic()
                    run.start()
                    code, errors = run.wait(300)
                    lengths.append(time.monotonic() - began)
                    if code != 0:
                        sys.exit(f"the undisturbed render of {scene} to {kind} ended with {code}: {errors}")
                reference[scene, kind] = (run.files(), lengths[-1])
        while tries < arguments.tries and time.monotonic() - start < arguments.seconds:
            failures += not attempt(tries, arguments, base, reference, cache, choice, table)
            tries += 1
    print(f"{'killed':<10}{'by':<6}{'tries':>7}{'met':>7}{'left something':>16}{'problems':>10}")
    for (victim, name), row in sorted(table.items()):
        print(f"{victim:<10}{name:<6}{row[0]:>7}{row[1]:>7}{row[2]:>16}{row[3]:>10}")
    print(f"{tries} tries with seed {arguments.seed}, {failures} failed")
    return failures > 0


if __name__ == "__main__":
    sys.exit(main())
