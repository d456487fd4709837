#!/usr/bin/env python3
"""Simulates the parts of a film on up to 512 nodes, and checks the simulation against two real nodes.

    benchmarks/simulate-cluster.py                     the tables of docs/scale.md
    benchmarks/simulate-cluster.py --minutes 10 --frame 0.3 --segment 4 --nodes 64
    benchmarks/simulate-cluster.py --measure           measures two nodes of a local Slurm and compares

The model: a queue starts one part at a time. A part reads the program from shared storage, starts the scene, renders its
segments one after the other and writes each of them. Transfers share the storage's bandwidth evenly, up to a node's own link.
Nodes may be slow all the time (stragglers) or be lost; a lost part is started again after the queue has noticed, and goes on
behind its last whole segment. When all parts are done, one node reads all segments and writes the film.

Efficiency is the time of one machine for the film in one piece, over nodes times the time of the cluster.
"""

import argparse
import contextlib
import heapq
import itertools
import math
import os
import random
import shlex
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Cluster:
    nodes: int = 2
    # Seconds that the queue needs for each start, one after the other.
    dispatch: float = 0.02
    # Seconds from a free node to the next part.
    latency: float = 0.5
    # Bytes a second of the shared storage, and of a node's link to it.
    storage: float = 2e9
    link: float = 1.2e9
    # Share of nodes that are slow, and by how much.
    slow: float = 0.0
    slowness: float = 2.0
    # Share of nodes that are lost at some time while the film is rendered.
    lost: float = 0.0
    # Seconds until the queue notices and begins the part again.
    notice: float = 60.0


@dataclass(frozen=True)
class Film:
    seconds: float = 600.0
    rate: float = 30.0
    # Seconds of one node for a frame: recorded, painted and encoded.
    frame: float = 0.05
    segment: float = 8.0
    # Bytes a second of film.
    bytes: float = 300e3
    # Seconds until a scene that was compiled before paints its first frame, and bytes of program read for it.
    start: float = 1.1
    program: float = 120e6
    # Seconds of the join: fixed, and for each segment.
    join: float = 0.5
    join_segment: float = 0.004
    # Relative differences of the costs of segments, of which the plan knows nothing.
    variation: float = 0.1

    @property
    def work(self):
        return self.seconds * self.rate * self.frame

    @property
    def segments(self):
        whole = max(1, int(self.seconds // self.segment))
        rest = self.seconds - whole * self.segment
        lengths = [self.segment] * whole
        if rest >= self.segment / 2:
            lengths.append(rest)
        elif rest > 0:
            lengths[-1] += rest
        return lengths


class Storage:
    """Transfers that share a bandwidth evenly, each no faster than its link. All get the same, so one number tells what each
    has had since the beginning, and a heap which of them ends next."""

    def __init__(self, cluster):
        self.cluster, self.now, self.served = cluster, 0.0, 0.0
        self.active, self.ends, self.order = {}, [], itertools.count()

    def begin(self, key, size):
        self.active[key] = self.served + size
        heapq.heappush(self.ends, (self.served + size, next(self.order), key))

    def end(self, key):
        del self.active[key]

    def rate(self):
        return min(self.cluster.link, self.cluster.storage / len(self.active)) if self.active else 0.0

    def advance(self, now):
        self.served += self.rate() * (now - self.now)
        self.now = now

    def next(self):
        """When the next transfer ends, and which."""
        while self.ends and self.active.get(self.ends[0][2]) != self.ends[0][0]:
            heapq.heappop(self.ends)
        if not self.ends:
            return math.inf, None
        end, _, key = self.ends[0]
        return self.now + max(0.0, end - self.served) / self.rate(), key


def parts_of(film, count, choice):
    """Segments in parts of equal length, as the plan makes them, with the seconds that each really takes."""
    lengths = film.segments
    count = max(1, min(count, len(lengths)))
    costs = [length * film.rate * film.frame * max(0.2, choice.gauss(1, film.variation)) for length in lengths]
    scale = film.work / sum(costs)
    bounds = [len(lengths) * part // count for part in range(count + 1)]
    return [
        [(costs[index] * scale, lengths[index] * film.bytes) for index in range(bounds[part], bounds[part + 1])]
        for part in range(count)]


def simulate(film, cluster, parts, choice):
    """Seconds from the submission to the whole film."""
    work = parts_of(film, parts, choice)
    speed = [cluster.slowness if choice.random() < cluster.slow else 1.0 for _ in range(cluster.nodes)]
    ideal = film.work / cluster.nodes
    losses = {}
    for node in range(cluster.nodes):
        if choice.random() < cluster.lost:
            losses[node] = choice.random() * max(ideal, 1.0)
    if len(losses) == cluster.nodes:
        losses.popitem()
    storage = Storage(cluster)
    order = itertools.count()
    events = []
    queue = deque((part, 0) for part in range(len(work)))
    idle = deque(range(cluster.nodes))
    running, lost = {}, set()
    controller, done = 0.0, 0

    def at(moment, kind, *data):
        heapq.heappush(events, (moment, next(order), kind, data))

    def dispatch(now):
        nonlocal controller
        while queue and idle:
            part, first = queue.popleft()
            node = idle.popleft()
            controller = max(controller, now) + cluster.dispatch
            running[node] = (part, first)
            at(controller + cluster.latency, "start", node, part)

    for node, moment in losses.items():
        at(moment, "lost", node)
    dispatch(0.0)
    finish = 0.0
    while done < len(work):
        moment, key = storage.next()
        if events and events[0][0] <= moment:
            now, _, kind, data = heapq.heappop(events)
            storage.advance(now)
        else:
            now = moment
            storage.advance(now)
            storage.end(key)
            kind, data = "moved", key
        if kind == "lost":
            node = data[0]
            lost.add(node)
            for key in [key for key in storage.active if key[0] == node]:
                storage.end(key)
            if node in idle:
                idle.remove(node)
            elif node in running:
                at(now + cluster.notice, "again", *running.pop(node))
            continue
        if kind == "again":
            queue.appendleft(data)
            dispatch(now)
            continue
        node = data[0]
        if node in lost:
            continue
        if kind == "start":
            storage.begin((node, data[1], "program"), film.program)
        elif kind == "moved" and data[2] == "program":
            at(now + film.start * speed[node], "paint", node, data[1])
        elif kind == "paint":
            part, index = running[node]
            at(now + work[part][index][0] * speed[node], "painted", node, part)
        elif kind == "painted":
            part, index = running[node]
            storage.begin((node, part, "segment"), work[part][index][1])
        elif kind == "moved":
            part, index = running[node]
            if index + 1 < len(work[part]):
                running[node] = (part, index + 1)
                at(now, "paint", node, part)
            else:
                del running[node]
                done += 1
                finish = now
                idle.append(node)
                dispatch(now)
    film_bytes = film.seconds * film.bytes
    join = film.program / cluster.link + film.join + film.join_segment * len(film.segments)
    return finish + cluster.latency + join + 2 * film_bytes / min(cluster.link, cluster.storage)


def mean(film, cluster, parts, runs):
    return statistics.mean(simulate(film, cluster, parts, random.Random(seed)) for seed in range(runs))


def best(film, cluster, runs):
    """The best of some numbers of parts, in parts a node."""
    options = []
    for ratio in (1, 2, 3, 4):
        parts = min(cluster.nodes * ratio, len(film.segments))
        options.append((mean(film, cluster, parts, runs), parts))
    return min(options)


# MARK: Tables

FRAMES = [("10 ms", 0.01), ("50 ms", 0.05), ("300 ms", 0.3)]
SEGMENTS = [8, 2, None]


def even(film, nodes):
    """The length of segments of which each node has as many, two at least, none much longer than standard ones."""
    count = max(2, math.ceil(film.seconds / nodes / 8))
    return math.ceil(film.seconds * film.rate / (nodes * count)) / film.rate


def tables(runs):
    for minutes in (1, 10, 60):
        print(f"\nA film of {minutes} min: efficiency (seconds, parts)\n")
        print("| one frame | nodes | segments of 8 s | of 2 s | even | length | node seconds a film minute |\n|---|---|---|---|---|---|---|")
        for name, frame in FRAMES:
            for nodes in (8, 64, 512):
                cells, costs = [], []
                for length in SEGMENTS:
                    film = Film(seconds=60 * minutes, frame=frame)
                    film = replace(film, segment=length or even(film, nodes))
                    seconds, parts = best(film, Cluster(nodes=nodes), runs)
                    cells.append(f"{film.work / nodes / seconds:.2f} ({seconds:.0f} s, {parts})")
                    costs.append(seconds * nodes / minutes)
                print(f"| {name} | {nodes} | " + " | ".join(cells) + f" | {film.segment:.2f} s | {min(costs):.0f} |")
    nodes = 64
    print(f"\nTrouble, {nodes} nodes, 10 min, 300 ms a frame: efficiency with 1, 2 and 4 parts a node of 2 s in all\n")
    print("| trouble | 1 | 2 | 4 |\n|---|---|---|---|")
    troubles = [
        ("none", {}), ("5 % of the nodes at half speed", {"slow": 0.05}), ("one node of 64 lost, noticed after 60 s", {"lost": 1 / 64}),
        ("the same, noticed after 300 s", {"lost": 1 / 64, "notice": 300.0}), ("storage of 200 MB/s", {"storage": 2e8}),
        ("scene compiled at each start, 12 s", {"start": 12.0}), ("segments that differ by 30 %", {"variation": 0.3}),
        ("a queue that starts one part a second", {"dispatch": 1.0})]
    for name, change in troubles:
        cells = []
        for ratio in (1, 2, 4):
            own = {key: value for key, value in change.items() if key in ("start", "variation")}
            film = Film(frame=0.3, segment=math.ceil(600 * 30 / (nodes * 4)) / 30, **own)
            cluster = Cluster(nodes=nodes, **{key: value for key, value in change.items() if key not in own})
            cells.append(f"{film.work / nodes / mean(film, cluster, nodes * ratio, 3 * runs):.2f}")
        print(f"| {name} | " + " | ".join(cells) + " |")
    print("\nThe cheapest frame at which 64 nodes reach 0.9 for 10 min:")
    for differ in (0.0, 0.05, 0.1, 0.2):
        low, high = 0.001, 5.0
        for _ in range(12):
            middle = math.sqrt(low * high)
            film = Film(frame=middle, segment=math.ceil(600 * 30 / (64 * 4)) / 30, variation=differ)
            seconds = mean(film, Cluster(nodes=64), 64, runs)
            low, high = (low, middle) if film.work / 64 / seconds >= 0.9 else (middle, high)
        print(f"  segments that differ by {differ:.0%}: {high * 1000:.0f} ms, {high * 18000 / 60:.0f} min on one machine")


# MARK: Two real nodes


@contextlib.contextmanager
def neighbour(flipbook, folder, environment, picture):
    """Keeps the second processor busy with renders of the film."""
    render = shlex.join(
        [flipbook, "render", "film/Film.swift", "-o", "neighbour.mp4", "-y", "--duration", "60s", "--workers", "1", "-q", *picture])
    process = subprocess.Popen(
        ["taskset", "--cpu-list", "1", "sh", "-c", f"while {render}; do :; done"], cwd=folder, env=environment, start_new_session=True)
    try:
        yield
        if process.poll() is not None:
            sys.exit("the render on the second processor failed")
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def measure(arguments):
    sys.path.insert(0, str(ROOT / "scripts"))
    import local_slurm

    reason = local_slurm.obstacle()
    if reason or (os.cpu_count() or 1) < 2:
        sys.exit(f"two nodes can't be measured here: {reason or 'one processor'}")
    flipbook = str(Path(arguments.flipbook).resolve())
    with tempfile.TemporaryDirectory(prefix="simulate-cluster-") as name:
        folder = Path(name)
        environment = dict(os.environ, FLIPBOOK_CACHE=str(folder / "cache"))
        (folder / "film").mkdir()
        shutil.copy(ROOT / "scenes/DigitalRain.swift", folder / "film/Film.swift")
        picture = ["--size", "640x360", "--fps", "30", "--segment", "2s"]
        subprocess.run(
            [flipbook, "render", "film/Film.swift", "-o", "warm.mp4", "--duration", "1s", "-q"], cwd=folder, env=environment, check=True)

        def run(nodes, parts, seconds):
            """Seconds of a submission."""
            cluster = local_slurm.LocalSlurm(folder / f"slurm-{nodes}-{parts}-{seconds}", nodes=nodes, cpus=1, pinned=True)
            cluster.environment["FLIPBOOK_CACHE"] = environment["FLIPBOOK_CACHE"]
            try:
                cluster.start()
                title = f"{nodes}-{parts}-{seconds}"
                # The plan is no part of the measurement.
                subprocess.run(
                    [flipbook, "plan", "film/Film.swift", "--film", "x.mp4", "-o", f"{title}.plan.json", "--duration", f"{seconds}s",
                     "--parts", str(parts), "-q", *picture], cwd=folder, env=environment, check=True)
                began = time.monotonic()
                subprocess.run(
                    [flipbook, "submit", f"{title}.plan.json", "-o", f"{title}.mp4", "--engine", "slurm", "--wait", "--workers", "1", "-q"],
                    cwd=folder, env=cluster.environment, check=True)
                return time.monotonic() - began
            finally:
                cluster.stop()

        # One node gives the costs: of a part, of a second of film, and of the rest. Processors of one machine share its
        # memory, so the other one renders the same film meanwhile, as it does beside two nodes.
        with neighbour(flipbook, folder, environment, picture):
            few, many, short = run(1, 2, 60), run(1, 10, 60), run(1, 2, 30)
        part = (many - few) / 8
        second = (few - short) / 30
        rest = few - 2 * part - 60 * second
        print(f"one node: {few:.1f} s with 2 parts, {many:.1f} s with 10, {short:.1f} s for half the film")
        print(f"costs: {part:.2f} s a part, {second:.3f} s a second of film, {rest:.2f} s for the rest")
        film = Film(
            seconds=60, frame=second / 30, segment=2, bytes=0, start=max(0.0, part - 0.02), program=0, join=max(0.0, rest), join_segment=0,
            variation=0)
        worst = 0.0
        for parts in (2, 4, 10):
            real = run(2, parts, 60)
            guess = simulate(film, Cluster(nodes=2, latency=0), parts, random.Random(1))
            error = guess / real - 1
            worst = max(worst, abs(error))
            print(f"two nodes, {parts} parts: {real:.1f} s, simulated {guess:.1f} s ({error:+.1%})")
        print("within 15 %" if worst <= 0.15 else "NOT within 15 %")
        return worst > 0.15


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--flipbook", default=str(ROOT / ".build/release/flipbook"))
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--frame", type=float, default=0.05, help="seconds of one node for a frame")
    parser.add_argument("--segment", type=float, default=8)
    parser.add_argument("--nodes", type=int, default=64)
    arguments = parser.parse_args()
    if arguments.measure:
        return measure(arguments)
    if arguments.minutes:
        film = Film(seconds=60 * arguments.minutes, frame=arguments.frame, segment=arguments.segment)
        seconds, parts = best(film, Cluster(nodes=arguments.nodes), arguments.runs)
        print(f"{seconds:.1f} s with {parts} parts, efficiency {film.work / arguments.nodes / seconds:.2f}")
        return 0
    tables(arguments.runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
