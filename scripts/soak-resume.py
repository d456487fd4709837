#!/usr/bin/env python3
"""Kills renders of films at random moments and goes on with --resume until each film is whole.

    scripts/soak-resume.py [--kills 100] [--seed N] [--flipbook .build/release/flipbook]

Each kill is one of: KILL to flipbook, the scene or ffmpeg, TERM to flipbook, a disk that is full, and a power cut: KILL to
flipbook, then some of the kept segments are cut off or have a wrong byte. A film is killed up to four times. Checked is that

- the film has the bytes of a render that nobody disturbed, and nothing lies beside it;
- segments that were whole are not painted again, so that a kill costs one segment at most;
- no output is there in part after a kill.

The disk is a small tmpfs of the script's own, for which it runs as root in a mount namespace of its own; without root
there are no full disks, and the script says so. Prints a table and exits with 1 when a check failed.
"""

import argparse
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SEGMENTS = 8
# Small, so that many kills fit in a minute.
FILMS = {
    "views.mp4": ["scenes/ShoppingList.swift", "--size", "320x480"],
    "clip.mp4": ["scenes/DigitalRain.swift", "--size", "320x180"],
    "clip.mov": ["scenes/Shapes.swift", "--size", "320x180"],
    "layers.webm": ["scenes/layers/Springs.json", "--size", "320x180"],
    "clip.gif": ["scenes/Shapes.swift", "--size", "160x90"],
}
KINDS = ["main", "scene", "ffmpeg", "term", "full", "power"]


class Film:
    def __init__(self, arguments, folder, name, cache):
        self.folder, self.path = folder, folder / name
        self.store = folder / f"{name}.segments"
        self.mark = f"FLIPBOOK_SOAK={random.getrandbits(64):x}"
        key, _, value = self.mark.partition("=")
        self.environment = dict(os.environ, FLIPBOOK_CACHE=str(cache), **{key: value})
        self.command = [
            arguments.flipbook, "render", *FILMS[name], "--duration", f"{SEGMENTS}s", "--fps", "30", "--segment", "1s",
            "-o", str(self.path), "--resume", "--progress", "none"]
        self.process = None
        self.hurt = {}

    def start(self):
        self.process = subprocess.Popen(
            self.command, cwd=ROOT, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def wait(self):
        _, errors = self.process.communicate(timeout=300)
        return self.process.returncode, errors.decode(errors="replace")

    def victims(self, kind):
        """The processes of the run that are the scene, or ffmpeg."""
        found = []
        for entry in filter(str.isdigit, os.listdir("/proc")):
            try:
                if self.mark.encode() not in Path(f"/proc/{entry}/environ").read_bytes():
                    continue
                program = Path(os.readlink(f"/proc/{entry}/exe")).name
                comm = Path(f"/proc/{entry}/comm").read_text().strip()
            except OSError:
                continue
            if int(entry) == self.process.pid or comm.startswith("flipbook-keepe"):
                continue
            if (program == "ffmpeg") == (kind == "ffmpeg"):
                found.append(int(entry))
        return found

    def segments(self):
        """Kept segments that nobody has damaged since they were written."""
        found = sorted(self.store.glob("segment-*")) if self.store.exists() else []
        return [path for path in found if self.hurt.get(path) != path.stat().st_mtime_ns]


def damage(film, choice):
    """Cuts some segments off, as a disk without power does, or changes a byte."""
    for segment in film.segments():
        if choice.random() > 0.3:
            continue
        size = segment.stat().st_size
        with segment.open("r+b") as file:
            if choice.random() < 0.7:
                file.truncate(choice.randrange(size))
            else:
                place = choice.randrange(size)
                file.seek(place)
                byte = file.read(1)[0]
                file.seek(place)
                file.write(bytes([byte ^ 0x40]))
        film.hurt[segment] = segment.stat().st_mtime_ns


def disturb(film, kind, delay, choice):
    """Ends the run that was just started. Returns whether it met its victim."""
    if kind == "full":
        # What is left holds a part of the segments.
        free = shutil.disk_usage(film.folder).free
        filler = film.folder / "filler"
        with filler.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, max(1, free - choice.randrange(1, 300_000)))
        try:
            code, errors = film.wait()
        finally:
            filler.unlink()
        return code != 0
    time.sleep(delay)
    signal_number = signal.SIGTERM if kind == "term" else signal.SIGKILL
    if kind in ("scene", "ffmpeg"):
        met = []
        while not met and film.process.poll() is None:
            met = film.victims(kind)
    else:
        met = [film.process.pid] if film.process.poll() is None else []
    for process in met:
        try:
            os.kill(process, signal_number)
        except ProcessLookupError:
            met = []
    code, _ = film.wait()
    return bool(met) and code != 0


def run(film, expected, length, choice, table, kinds, most):
    """One film from nothing. Returns kills and problems."""
    kills, problems, kept = 0, [], 0
    for _ in range(choice.randint(1, 4)):
        if kills == most:
            break
        kind = choice.choice(kinds)
        film.start()
        met = disturb(film, kind, choice.random() * length, choice)
        row = table.setdefault(kind, [0, 0])
        row[0] += 1
        row[1] += met
        kills += met
        if film.path.exists() and film.path.read_bytes() != expected:
            problems.append(f"after {kind} the film is there in part")
        limit = time.monotonic() + 5
        while (film.victims("scene") or film.victims("ffmpeg")) and time.monotonic() < limit:
            time.sleep(0.02)
        whole = len(film.segments())
        if film.path.exists():
            # The film was whole before the kill; its segments are gone, or on their way.
            kept = whole
            if not film.store.exists():
                break
        if not met:
            continue
        if whole < kept:
            problems.append(f"after {kind} {whole} segments are left of {kept}")
        if kind == "power":
            damage(film, choice)
        kept = len(film.segments())
    if film.path.exists() and not film.store.exists():
        if film.path.read_bytes() != expected:
            problems.append("the film has other bytes")
        return kills, problems
    film.start()
    code, errors = film.wait()
    if code != 0:
        problems.append(f"the last run ended with {code}: {errors.strip()[-300:]}")
    counts = re.search(r"(\d+) segments were kept, (\d+) were encoded", errors)
    found, made = map(int, counts.groups()) if counts else (0, SEGMENTS)
    # Two segments that show the same are one file, so more may be found than there are.
    if found < kept or found + made != SEGMENTS:
        problems.append(f"{kept} segments were whole; {found} were kept and {made} encoded")
    if not film.path.exists() or film.path.read_bytes() != expected:
        problems.append("the film has other bytes")
    if [path.name for path in film.folder.iterdir()] != [film.path.name]:
        problems.append(f"beside the film: {[path.name for path in film.folder.iterdir()]}")
    return kills, problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--flipbook", default=str(ROOT / ".build/release/flipbook"))
    parser.add_argument("--films", default=",".join(FILMS))
    arguments = parser.parse_args()
    if os.geteuid() == 0 and "FLIPBOOK_SOAK_MOUNTS" not in os.environ:
        os.environ["FLIPBOOK_SOAK_MOUNTS"] = "1"
        os.execvp("unshare", ["unshare", "-m", "--propagation", "private", sys.executable, *sys.argv])
    choice = random.Random(arguments.seed)
    random.seed(arguments.seed)
    kills, films, failures, table = 0, 0, 0, {}
    with tempfile.TemporaryDirectory(prefix="soak-resume-") as folder:
        base = Path(folder)
        kinds = KINDS
        disk = base / "disk"
        disk.mkdir()
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(disk)], stderr=subprocess.DEVNULL).returncode:
            print("no tmpfs can be mounted here: full disks are left out")
            kinds = [kind for kind in KINDS if kind != "full"]
        expected = {}
        for name in arguments.films.split(","):
            place = disk / "reference"
            place.mkdir()
            film = Film(arguments, place, name, base / "cache")
            for _ in range(2):
                began = time.monotonic()
                film.path.unlink(missing_ok=True)
                film.start()
                code, errors = film.wait()
                if code != 0:
                    subprocess.run(["umount", str(disk)], stderr=subprocess.DEVNULL)
                    sys.exit(f"the undisturbed render of {name} ended with {code}: {errors}")
            expected[name] = (film.path.read_bytes(), time.monotonic() - began)
            shutil.rmtree(place)
        while kills < arguments.kills:
            name = choice.choice(list(expected))
            place = disk / f"film-{films}"
            place.mkdir()
            film = Film(arguments, place, name, base / "cache")
            made, problems = run(film, *expected[name], choice, table, kinds, arguments.kills - kills)
            kills += made
            films += 1
            failures += bool(problems)
            for problem in problems:
                print(f"film {films}, {name}: {problem}", flush=True)
            shutil.rmtree(place)
        subprocess.run(["umount", str(disk)], stderr=subprocess.DEVNULL)
    print(f"{'kind':<10}{'tries':>7}{'met':>7}")
    for kind, row in sorted(table.items()):
        print(f"{kind:<10}{row[0]:>7}{row[1]:>7}")
    print(f"{kills} kills in {films} films with seed {arguments.seed}, {failures} films failed")
    return failures > 0


if __name__ == "__main__":
    sys.exit(main())
