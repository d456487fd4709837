#!/usr/bin/env python3
"""Compares the speed of Flipbook's painting with that of other renderers in one run: `make peers`.

All draw the frames of benchmarks/Scenes, one after the other, in processes of their own; rounds take turns, so that what
else the machine does meets all. Times are of the processor, a frame. Those of Skia and Blend2D are without the time that
the Python script takes that calls them, and Cairo's without reading the calls; Flipbook's are with its recording.
A ratio is the time of the fastest other one over Flipbook's.
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCENES = ["circles", "gradients", "strokes", "rain", "clock", "blur", "slideshow"]
SKIPPED = {("blend2d", "strokes"), ("blend2d", "blur")}
PEERS = ["blend2d", "cairo", "skia"]


def output(*command) -> str:
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


class Renderers:
    def __init__(self, program: Path, folder: Path, step: int):
        self.program, self.folder, self.step = program, folder, step
        self.python = folder / "venv/bin/python"

    def prepare(self, scene: str) -> None:
        calls = output(self.python, HERE / "pens.py", "record", scene, self.step)
        (self.folder / f"{scene}.calls").write_text(calls)

    def milliseconds(self, name: str, scene: str) -> float:
        if name == "flipbook":
            result = json.loads(output(self.program, "cell", scene, "raw", "--step", self.step))
            return result["cpu_render_s_per_frame"] * 1e3
        if name == "cairo":
            return float(output(self.folder / "cairo", self.folder / f"{scene}.calls"))
        return float(output(self.python, HERE / "pens.py", name, scene, self.step))


def measure(renderers: Renderers, scenes: list[str], rounds: int) -> dict:
    times: dict = {}
    for number in range(rounds):
        for scene in scenes:
            names = ["flipbook", "script"] + [name for name in PEERS if (name, scene) not in SKIPPED]
            found = {name: renderers.milliseconds(name, scene) for name in (names if number % 2 == 0 else names[::-1])}
            script = found.pop("script")
            for name in ("skia", "blend2d"):
                if name in found:
                    found[name] -= script
            for name, value in found.items():
                times.setdefault(scene, {}).setdefault(name, []).append(value)
            print(f"round {number + 1} of {rounds}: {scene}", file=sys.stderr)
    return times


def table(times: dict) -> list[str]:
    lines = [
        "| scene | Flipbook, ms a frame | " + " | ".join(name.capitalize() for name in PEERS) + " | fastest other : Flipbook |",
        "|---" * (len(PEERS) + 3) + "|"]
    for scene, found in times.items():
        middle = {name: statistics.median(values) for name, values in found.items()}
        best = min((name for name in PEERS if name in middle), key=lambda name: middle[name])
        ratios = [other / own for other, own in zip(found[best], found["flipbook"])]
        cells = [f"{middle[name]:.2f}" if name in middle else "–" for name in ["flipbook"] + PEERS]
        lines.append(
            f"| {scene} | {' | '.join(cells)} | {statistics.median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f}) |")
    return lines


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    words.add_argument("--program", type=Path, required=True, help="FlipbookBenchmarks")
    words.add_argument("--folder", type=Path, required=True, help="what setup.sh set up")
    words.add_argument("--scenes", default=",".join(SCENES))
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--step", type=int, default=5, help="every how many frames one is drawn")
    options = words.parse_args()
    scenes = options.scenes.split(",")
    renderers = Renderers(options.program, options.folder, options.step)
    for scene in scenes:
        renderers.prepare(scene)
    try:
        times = measure(renderers, scenes, options.rounds)
    except subprocess.CalledProcessError as error:
        print(f"{' '.join(error.cmd)} failed:\n{error.stderr[-2000:]}", file=sys.stderr)
        return 1
    print("\n".join(table(times)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
