#!/usr/bin/env python3
"""Measures what a start costs: stills, a compilation, the memory of films.

    scripts/measure-start.py [--rounds 9] [--size 1920x1080] [--duration 4s] [NAME=PROGRAM …]

With several programs their runs take turns, so that other work on the machine meets all of them. Times are seconds on
the clock and of the processor, of the program and all that it starts: the least of the rounds, and the median. Memory is
the most that Flipbook's own processes have in use at once, ffmpeg left out, by the private and shared pages that the
kernel accounts to each (PSS). A compilation's cost is that of an empty cache less that of a full one, and the compiler's own
is `swiftc` with the same flags on a file that imports SwiftUI and has one empty view.
"""

import argparse
import os
import re
import resource
import shutil
import subprocess
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLAGS = ["-O", "-wmo", "-g", "-assert-config", "Debug", "-swift-version", "5"]
EMPTY = "import SwiftUI\nstruct Empty: View { var body: some View { EmptyView() } }\n"


def run(arguments, environment):
    """Seconds on the clock, and of the processor, of a program and all that it started."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(arguments, env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def memory(arguments, environment):
    """The most megabytes that the program's own processes had in use at once, ffmpeg left out."""
    process = subprocess.Popen(arguments, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    most = 0
    while process.poll() is None:
        most = max(most, sum(pages(number) for number in family(process.pid)))
        time.sleep(0.05)
    if process.returncode != 0:
        raise SystemExit(f"{arguments} ended with {process.returncode}")
    return most / 1024


def family(number):
    found = [number]
    for entry in found:
        try:
            for task in os.listdir(f"/proc/{entry}/task"):
                found += [int(word) for word in Path(f"/proc/{entry}/task/{task}/children").read_text().split()]
        except OSError:
            pass
    return set(found)


def pages(number):
    try:
        if Path(f"/proc/{number}/comm").read_text().startswith("ffmpeg"):
            return 0
        return int(re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{number}/smaps_rollup").read_text(), re.M)[1])
    except (OSError, TypeError):
        return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("programs", nargs="*", default=[f"now={ROOT}/.build/release/flipbook"])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--duration", default="4s")
    parser.add_argument("--only", default="stills,compile,memory")
    arguments = parser.parse_args()
    programs = [entry.split("=", 1) for entry in arguments.programs]
    swift, layers = str(ROOT / "scenes/Clock.swift"), str(ROOT / "scenes/layers/Chart.json")
    with tempfile.TemporaryDirectory(prefix="measure-start-") as folder:
        def environment(name):
            return dict(os.environ, FLIPBOOK_CACHE=f"{folder}/cache-{name}")

        def still(program, scene):
            return [program, "still", scene, "--at", "0.5s", "-y", "-o", f"{folder}/still.png"]

        def table(title, rounds, commands, before=lambda name: None):
            times = {name: [] for name, _ in programs}
            for count in range(rounds + 1):
                for name, program in programs:
                    before(name)
                    times[name].append(run(commands(name, program), environment(name)))
            for name, found in times.items():
                walls, cpus = (sorted(column) for column in zip(*found[1:]))
                print(
                    f"{title:34}{name:8} clock {walls[0]:6.3f} {walls[len(walls) // 2]:6.3f} s   "
                    f"processor {cpus[0]:6.3f} {cpus[len(cpus) // 2]:6.3f} s", flush=True)

        only = arguments.only.split(",")
        if "stills" in only:
            table("the program's own start", arguments.rounds, lambda _, program: [program, "--version"])
            table("still of a scene of layers", arguments.rounds, lambda _, program: still(program, layers))
            table("still of a compiled scene", arguments.rounds, lambda _, program: still(program, swift))
        if "compile" in only:
            rounds = max(2, arguments.rounds // 3)
            table(
                "still, nothing in the cache", rounds, lambda _, program: still(program, swift),
                lambda name: shutil.rmtree(f"{folder}/cache-{name}", ignore_errors=True))
            Path(f"{folder}/Empty.swift").write_text(EMPTY)

            def compiler(_, program):
                place = str(Path(program).resolve().parent)
                return [
                    "swiftc", *FLAGS, "-parse-as-library", "-emit-library", "-I", f"{place}/Modules", "-L", place, "-lFlipbook",
                    f"{folder}/Empty.swift", "-o", f"{folder}/empty"]
            table("swiftc, an empty view", rounds, compiler)
        if "memory" in only:
            for scene in ["DigitalRain", "Clock"]:
                for name, program in programs:
                    film = [
                        program, "render", str(ROOT / f"scenes/{scene}.swift"), "-y", "-o", f"{folder}/film.mp4", "--size",
                        arguments.size, "--duration", arguments.duration, "--progress", "none"]
                    # The compiler is no part of the film.
                    subprocess.run([*film, "--frames", "0"], env=environment(name), check=True, capture_output=True)
                    print(f"memory, {scene + ' ' + arguments.size:26}{name:8} {memory(film, environment(name)):6.0f} MB", flush=True)


if __name__ == "__main__":
    main()
