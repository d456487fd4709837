#!/usr/bin/env python3
"""Measures what a batch costs beside painting and encoding its frames.

    scripts/bench-batch.py [--clips N] [--flipbook PROGRAM]

Renders N small clips of a Swift scene as MP4 (320 × 180, 2 s at 30 frames a second) and prints the processor time of each
part, of all processes together, and the time that passed. Painting is drawing pixels and turning them into what the
encoder reads; encoding is ffmpeg from its start to its end. Everything else is what the batch adds: compiling and starting
the scene, making it for each row, recording its frames, copying processes, hashing, the report.
"""

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

SCENE = """
import Flipbook
import Foundation

struct Card: Clip {
  var size: CGSize { CGSize(width: 320, height: 180) }
  var duration: TimeInterval { 2 }
  var frameRate: Double { 30 }
  let name = Props.current.string("name", default: "Nobody")
  let score = Props.current.double("score")
  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    let share = min(1, time / 1.5)
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .linearGradient(
        Gradient(colors: [.blue, .purple]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
    context.fill(
      Path(roundedRect: CGRect(x: 20, y: 130, width: 280 * share * score / 100, height: 24), cornerRadius: 12),
      with: .color(.orange))
    context.fill(Path(ellipseIn: CGRect(x: 20 + share * 20, y: 30, width: 60, height: 60)), with: .color(.white))
    context.draw(Text(name).font(.system(size: 28)).foregroundColor(.white), at: CGPoint(x: 190, y: 60))
  }
}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--clips", type=int, default=1000)
    parser.add_argument("--flipbook", default=".build/release/flipbook")
    options = parser.parse_args()
    program = os.path.abspath(options.flipbook)
    folder = tempfile.mkdtemp(prefix="flipbook-bench-")
    environment = dict(os.environ, FLIPBOOK_CACHE=os.path.join(folder, "cache"))
    with open(os.path.join(folder, "Card.swift"), "w") as file:
        file.write(SCENE)
    with open(os.path.join(folder, "rows.csv"), "w") as file:
        file.write("name,score\n")
        for row in range(options.clips):
            file.write("Person %d,%d\n" % (row, row * 37 % 100))
    with open(os.path.join(folder, "clips.json"), "w") as file:
        json.dump({"output": "out/{row}.mp4", "scenes": ["Card.swift"], "rows": "rows.csv"}, file)

    def run(*arguments):
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.time()
        code = subprocess.run([program] + list(arguments), cwd=folder, env=environment, stdout=subprocess.DEVNULL).returncode
        after, wall = resource.getrusage(resource.RUSAGE_CHILDREN), time.time() - start
        if code != 0:
            sys.exit("%s failed with %d; see %s" % (arguments, code, folder))
        return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    compile_wall, compiling = run("list", "Card.swift", "-q")
    wall, total = run("batch", "clips.json", "-q")
    parts = {}
    with open(os.path.join(folder, "clips.results.jsonl")) as file:
        for line in file:
            clip = json.loads(line).get("clip")
            for part, seconds in (clip or {}).get("times", {}).items():
                parts[part] = parts.get(part, 0) + seconds
    # Starting ffmpeg, which is a part of encoding: a film of nothing.
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.time()
    for _ in range(10):
        subprocess.run(
            ["ffmpeg", "-v", "quiet", "-f", "rawvideo", "-video_size", "16x16", "-i", "/dev/null", "-f", "null", "-"])
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spawn = (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / 10 * options.clips
    work = parts["paint"] + parts["encode"]
    rest = total - sum(parts.values())

    def show(name, seconds):
        print("%-44s %9.2f s %9.2f ms a clip %7.1f %%" % (
            name, seconds, seconds * 1000 / options.clips, seconds * 100 / work))

    print("%d clips, %d cores, load %.1f" % (options.clips, os.cpu_count(), os.getloadavg()[0]))
    show("paint", parts["paint"])
    show("encode (ffmpeg)", parts["encode"])
    show("  of it starting ffmpeg, measured apart", spawn)
    show("make the scene", parts["make"])
    show("record", parts["record"])
    show("rest of the rows: pipes, threads", parts["rest"])
    show("start, copy, hash, report: all else", rest)
    show("all, processor time", total)
    print("beside painting and encoding: %.1f %%" % ((total / work - 1) * 100))
    print("time passed: %.1f s, %.2f of %d cores busy; compiling before that: %.1f s" % (
        wall, total / wall, os.cpu_count(), compile_wall))
    shutil.rmtree(folder)


main()
