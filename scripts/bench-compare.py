#!/usr/bin/env python3
"""Compares the speed of two versions of Flipbook in one run.

  scripts/bench-compare.py REF                    the work tree against a commit
  scripts/bench-compare.py --programs OLD NEW     two benchmark programs that are built already

Both versions measure the same cells in turn, so that what else the machine does meets both. A ratio is the new
version's speed over the old one's, from the processor time of each frame; above 1 the new one is faster. The exit
code is 1 when a cell lost more than 5 % and its best round lost too, so that noise alone fails nothing.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
MORE = ["bars", "lines", "map", "dashes", "page", "icons", "thumbnails", "fog", "clips", "cards"]
SCENES = ["circles", "gradients", "strokes", "rain", "clock", "blur", "slideshow"]
PRODUCT = "FlipbookBenchmarks"
LARGEST_LOSS = 0.05


class Failure(Exception):
    """What ends the run, in words."""


def build(folder: Path) -> Path:
    print(f"building {folder}", file=sys.stderr)
    command = ["swift", "build", "-c", "release", "--product", PRODUCT, "--package-path", str(folder)]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise Failure(f"{folder} does not build:\n{(result.stdout + result.stderr)[-4000:]}")
    return folder / ".build/release" / PRODUCT


def checkout(reference: str) -> Path:
    """A clone at a commit, kept with what was built there."""

    def git(*words: str, folder: Path = REPOSITORY) -> str:
        result = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True)
        if result.returncode:
            raise Failure(result.stderr.strip())
        return result.stdout.strip()

    commit = git("rev-parse", "--verify", f"{reference}^{{commit}}")
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "flipbook/bench"
    folder = cache / commit
    if not (folder / ".git").exists():
        part = cache / f"{commit}.{os.getpid()}"
        shutil.rmtree(part, ignore_errors=True)
        part.parent.mkdir(parents=True, exist_ok=True)
        git("clone", "--quiet", "--no-checkout", str(REPOSITORY), str(part))
        git("checkout", "--quiet", "--detach", commit, folder=part)
        part.rename(folder)
    return folder


def measure(program: Path, scene: str, sink: str, frames: int) -> float:
    """Seconds of processor time a frame."""
    command = [str(program), "cell", scene, sink, "--frames", str(frames)]
    if sink == "mp4":
        command += ["--out", os.devnull]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise Failure(f"{' '.join(command)}: {result.stderr.strip()}")
    try:
        return float(json.loads(result.stdout)["cpu_render_s_per_frame"])
    except (ValueError, KeyError) as error:
        raise Failure(f"{' '.join(command)} printed no measurement: {error}") from error


def compare(old: Path, new: Path, cells: list[tuple[str, str]], rounds: int, frames: int) -> list[dict]:
    times: dict[tuple[str, str], list[tuple[float, float]]] = {cell: [] for cell in cells}
    for number in range(rounds):
        for cell in cells:
            order = [old, new] if number % 2 == 0 else [new, old]
            found = {program: measure(program, *cell, frames) for program in order}
            times[cell].append((found[old], found[new]))
    rows = []
    for (scene, sink), pairs in times.items():
        ratios = sorted(before / after for before, after in pairs)
        median = statistics.median(ratios)
        rows.append({
            "scene": scene, "sink": sink, "old_ms": 1e3 * min(before for before, _ in pairs),
            "new_ms": 1e3 * min(after for _, after in pairs), "ratio": median, "low": ratios[0], "high": ratios[-1],
            "is_loss": median < 1 - LARGEST_LOSS and ratios[-1] < 1,
        })
    return rows


def table(rows: list[dict]) -> str:
    lines = [f"{'cell':<16}{'old ms':>9}{'new ms':>9}{'ratio':>8}  spread"]
    for row in rows:
        lines.append(
            f"{row['scene'] + ' ' + row['sink']:<16}{row['old_ms']:>9.2f}{row['new_ms']:>9.2f}{row['ratio']:>8.2f}"
            f"  {row['low']:.2f}–{row['high']:.2f}{'  slower' if row['is_loss'] else ''}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("reference", nargs="?", help="the commit to compare with")
    parser.add_argument("--programs", nargs=2, metavar=("OLD", "NEW"), type=Path, help="programs that are built already")
    parser.add_argument("--scenes", default=",".join(SCENES), help="scenes, by commas (the seven; `more` are ten others)")
    parser.add_argument("--sinks", default="raw", help="raw, png, mp4, by commas (raw)")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each cell by each version (5)")
    parser.add_argument("--frames", type=int, default=100, help="frames of a scene, of which every fifth is drawn (100)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON too")
    options = parser.parse_args()
    if bool(options.reference) == bool(options.programs):
        parser.error("give a commit, or --programs OLD NEW")
    if options.rounds < 1 or options.frames < 1:
        parser.error("--rounds and --frames are 1 or more")
    scenes = MORE if options.scenes == "more" else options.scenes.split(",")
    cells = [(scene, sink) for scene in scenes for sink in options.sinks.split(",")]
    try:
        old, new = options.programs or (build(checkout(options.reference)), build(REPOSITORY))
        rows = compare(old, new, cells, options.rounds, options.frames)
    except (Failure, OSError) as error:
        print(f"bench-compare: {error}", file=sys.stderr)
        return 2
    print(table(rows))
    if options.json:
        options.json.write_text(json.dumps(rows, indent=2) + "\n")
    return 1 if any(row["is_loss"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
