#!/usr/bin/env python3
"""Kills batches at random moments and has them go on, until so many kills are done.

    scripts/soak-batch.py [--kills N] [--seed N] [--flipbook PROGRAM]

The batch has a Swift scene and a layer scene, films, animations, pictures and a sequence. Victims are the batch itself,
the scene's process, the process of a row and ffmpeg. Between runs outputs are damaged, removed or left alone. After each
run every file under a final name must have the bytes of a batch that nothing disturbed; after each kill of the batch no
process of it may live on. It exits with 1 at the first file or process that is wrong.
"""

import argparse
import collections
import hashlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SWIFT = """
import Flipbook
import Foundation

let accent = Props.current.string("word", default: "none")
nonisolated(unsafe) var count = 0

struct Card: Clip {
  var size: CGSize { CGSize(width: 96, height: 54) }
  var duration: TimeInterval { 0.5 }
  let number = Double.random(in: 0..<80)
  init() { count += 1 }
  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    context.fill(Path(CGRect(x: number, y: time * 60, width: 14, height: 14)), with: .color(.red))
    context.draw(Text("\\(accent) \\(count)"), at: CGPoint(x: 48, y: 27))
  }
}
"""

LAYERS = """
{"size": [96, 54], "duration": 0.5, "props": {"word": "none"},
 "layers": [{"type": "text", "string": "{{word}}", "frame": [0, 0, 96, 54],
   "animations": [{"keyPath": "position.x", "from": 0, "to": 90, "duration": 0.5}]}]}
"""

MANIFEST = """
{"output": "out/{file}-{word}.{ext}", "scenes": ["Card.swift", "Layers.json"], "rows": "rows.csv",
 "formats": ["mp4", "gif", {"ext": "png", "at": "50%"}], "include": ["sequences.json"]}
"""

SEQUENCES = """
{"output": "out/{word}/%03d.png", "scenes": ["Layers.json"], "props": [{"word": "one"}, {"word": "two"}],
 "formats": ["png"]}
"""


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def files(folder):
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            found[os.path.relpath(path, folder)] = path
    return found


class Soak:
    def __init__(self, options):
        self.random = random.Random(options.seed)
        self.program = os.path.abspath(options.flipbook)
        self.root = tempfile.mkdtemp(prefix="flipbook-soak-")
        self.mark = "FLIPBOOK_SOAK=" + os.path.basename(self.root)
        self.counts = collections.Counter()

    def environment(self):
        name, value = self.mark.split("=")
        temporary = os.path.join(self.root, "tmp")
        os.makedirs(temporary, exist_ok=True)
        return dict(os.environ, TMPDIR=temporary, FLIPBOOK_CACHE=os.path.join(self.root, "cache"), **{name: value})

    def prepare(self, name):
        folder = os.path.join(self.root, name)
        os.makedirs(folder)
        texts = {"Card.swift": SWIFT, "Layers.json": LAYERS, "clips.json": MANIFEST, "sequences.json": SEQUENCES}
        texts["rows.csv"] = "word\n" + "".join("w%d\n" % number for number in range(5))
        for file, text in texts.items():
            with open(os.path.join(folder, file), "w") as target:
                target.write(text)
        return folder

    def start(self, folder):
        return subprocess.Popen(
            [self.program, "batch", "clips.json", "--resume", "-q"], cwd=folder, env=self.environment(),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)

    def processes(self):
        """The processes of this soak by number: program and arguments."""
        found = {}
        for name in os.listdir("/proc"):
            if not name.isdigit() or int(name) == os.getpid():
                continue
            try:
                with open("/proc/%s/environ" % name, "rb") as file:
                    if self.mark.encode() not in file.read().split(b"\0"):
                        continue
                with open("/proc/%s/cmdline" % name, "rb") as file:
                    words = [word.decode(errors="replace") for word in file.read().split(b"\0")]
                with open("/proc/%s/stat" % name) as file:
                    fields = file.read().rsplit(")", 1)[1].split()
                if fields[0] != "Z":
                    found[int(name)] = (words, int(fields[1]))
            except OSError:
                continue
        return found

    def victim(self, kind, batch):
        """A process to kill; none when there is none of the kind."""
        if kind == "batch":
            return batch.pid
        found = self.processes()
        ours = {number: parent for number, (words, parent) in found.items() if "session" in words}
        sessions = [number for number, parent in ours.items() if parent not in ours]
        rows = [number for number, parent in ours.items() if parent in ours]
        encoders = [number for number, (words, _) in found.items() if words[0].endswith("ffmpeg")]
        choices = {"scene": sessions, "row": rows, "ffmpeg": encoders}[kind]
        return self.random.choice(choices) if choices else None

    def fail(self, text):
        print("FAILED: %s\nThe folder is kept: %s" % (text, self.root))
        sys.exit(1)

    def check(self, work, expected, is_whole, is_last=False):
        found = {name: digest(path) for name, path in files(os.path.join(work, "out")).items()}
        for name, value in found.items():
            # What is not whole yet lies in folders whose names begin so.
            if any(part.startswith(".") for part in name.split(os.sep)):
                if is_last:
                    self.fail("%s is left over" % name)
                continue
            if name in self.damaged and not is_whole:
                continue
            if expected.get(name) != value:
                self.fail("%s is not what an undisturbed batch makes" % name)
        if is_whole and found != expected:
            self.fail("after all: %s" % sorted(set(found) ^ set(expected)))

    def disturb(self, work):
        """Damages or removes outputs, so that there is something to do."""
        self.damaged = set()
        for name, path in sorted(files(os.path.join(work, "out")).items()):
            chance = self.random.random()
            if os.path.basename(name).startswith(".") or chance < 0.5:
                continue
            if chance < 0.9:
                os.unlink(path)
            else:
                with open(path, "r+b") as file:
                    file.seek(self.random.randrange(max(1, os.path.getsize(path))))
                    file.write(b"!?")
                self.damaged.add(name)
        report = os.path.join(work, "clips.results.jsonl")
        if os.path.exists(report) and self.random.random() < 0.3:
            os.truncate(report, self.random.randrange(os.path.getsize(report) // 2, os.path.getsize(report)))
            with open(report, "rb") as file:
                if b"\n" not in file.read():
                    os.unlink(report)

    def run(self, kills):
        reference = self.prepare("reference")
        start = time.time()
        if self.start(reference).wait() != 0:
            self.fail("the undisturbed batch failed")
        expected = {name: digest(path) for name, path in files(os.path.join(reference, "out")).items()}
        if self.start(reference).wait() != 0:
            self.fail("a batch with nothing to do failed")
        warm = self.prepare("warm")
        start = time.time()
        self.start(warm).wait()
        length = time.time() - start
        work = self.prepare("work")
        self.damaged = set()
        runs = 0
        while sum(self.counts.values()) < kills:
            runs += 1
            batch = self.start(work)
            kind = self.random.choice(["batch", "batch", "scene", "row", "ffmpeg"])
            time.sleep(self.random.random() * length)
            deadline = time.time() + 0.5
            while batch.poll() is None and time.time() < deadline:
                victim = self.victim(kind, batch)
                if victim is not None:
                    try:
                        os.kill(victim, signal.SIGKILL)
                        self.counts[kind] += 1
                        break
                    except ProcessLookupError:
                        pass
            code = batch.wait(timeout=120)
            limit = time.time() + 10
            while self.processes() and time.time() < limit:
                time.sleep(0.02)
            if self.processes():
                self.fail("processes live on after a kill of %s: %s" % (kind, self.processes()))
            self.check(work, expected, code == 0)
            if code == 0:
                self.disturb(work)
        if self.start(work).wait() != 0:
            self.fail("the last batch failed")
        self.damaged = set()
        self.check(work, expected, True, is_last=True)
        left = os.listdir(os.path.join(self.root, "tmp"))
        print("%d kills in %d runs (%s): %d files byte-equal, 0 partial, 0 orphans, %d temporary folders left" % (
            sum(self.counts.values()), runs, ", ".join("%s %d" % item for item in sorted(self.counts.items())),
            len(expected), len(left)))
        shutil.rmtree(self.root)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--flipbook", default=".build/debug/flipbook")
    options = parser.parse_args()
    print("seed %d" % options.seed, flush=True)
    Soak(options).run(options.kills)


main()
