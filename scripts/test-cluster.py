#!/usr/bin/env python3
"""Renders films, a batch and a check through real engines, and disturbs them.

    scripts/test-cluster.py [--flipbook .build/release/flipbook] [--only NAME,…] [--keep]

Slurm runs with two nodes on this machine (scripts/local_slurm.py): a node is killed in the middle, the controller is killed and
started again, a part fails every time. Open Job Description runs by its command-line runner, which is installed from PyPI into
~/.cache/flipbook, GNU parallel by a local shell. Every film has the bytes of `render --segment`. A test that can't run here says
why. Prints a line for each test and exits with 1 when one failed.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

import local_slurm

ROOT = Path(__file__).resolve().parent.parent
OPENJD = "openjd-cli==0.8.0"
SCENE = "scenes/DigitalRain.swift"
FILM = "film/Film.swift"
PICTURE = ["--size", "320x180", "--fps", "30", "--duration", "60s", "--segment", "2s"]
PARTS = 8
# Crashes at three frames that no plan samples, at each attempt.
FAULTY = """import Flipbook

struct Faulty: Clip {
  var duration: TimeInterval { 12 }
  var size: CGSize { CGSize(width: 64, height: 64) }
  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    if time >= 7, time < 7.1 { fatalError("the rocket has no fuel") }
    context.fill(Path(CGRect(x: time, y: 0, width: 10, height: 10)), with: .color(.red))
  }
}
"""
# Of a batch one clip crashes.
NAMED = """import Flipbook

struct Named: Clip {
  var duration: TimeInterval { 1 }
  var size: CGSize { CGSize(width: 64, height: 64) }
  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    if Props.current.string("name") == "clip5" { fatalError("no such clip") }
    context.fill(Path(CGRect(x: time * 10, y: 0, width: 10, height: 10)), with: .color(.red))
  }
}
"""


class Skipped(Exception):
    pass


def check(condition, message):
    if not condition:
        raise AssertionError(message)


class Bench:
    """The folder of all tests, the program, and the film that all engines have to make."""

    def __init__(self, arguments, folder):
        self.flipbook = str(Path(arguments.flipbook).resolve())
        self.folder = folder
        self.environment = dict(os.environ, FLIPBOOK_CACHE=str(folder / "cache"))
        self.times = {}
        # Scenes in folders of their own: what lies beside a scene belongs to its inputs.
        for name, text in {"film": (ROOT / SCENE).read_text(), "faulty": FAULTY, "named": NAMED}.items():
            (folder / name).mkdir()
            (folder / name / f"{name.capitalize()}.swift").write_text(text)
        began = time.monotonic()
        self.run("render", FILM, "-o", "whole.mp4", *PICTURE, "-q")
        self.times["render"] = time.monotonic() - began
        self.expected = (folder / "whole.mp4").read_bytes()

    def run(self, *words, code=0, environment=None):
        result = subprocess.run(
            [self.flipbook, *words], cwd=self.folder, env=environment or self.environment, capture_output=True, text=True,
            timeout=600)
        check(result.returncode == code, f"{words} ended with {result.returncode}, not {code}: {result.stderr[-2000:]}")
        return result

    def start(self, *words, environment=None):
        return subprocess.Popen(
            [self.flipbook, *words], cwd=self.folder, env=environment or self.environment, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True)

    def submission(self, name, engine, *more, scene=FILM):
        picture = PICTURE if scene == FILM else ["--segment", "2s"]
        return ["submit", scene, "-o", f"{name}.mp4", *picture, "--parts", str(PARTS), "--engine", engine, *more]

    def jobs(self, name):
        return self.folder / f"{name}.mp4.plan.jobs"

    def parts(self, name):
        return self.folder / f"{name}.mp4.plan.parts"

    def done(self, name):
        return len(list(self.parts(name).glob("part-*.json")))

    def same(self, name):
        check((self.folder / f"{name}.mp4").read_bytes() == self.expected, f"{name}.mp4 has other bytes than one machine's film")

    def finish(self, process, code=0, seconds=300):
        _, errors = process.communicate(timeout=seconds)
        check(process.returncode == code, f"flipbook ended with {process.returncode}, not {code}: {errors[-3000:]}")
        return errors

    def fault(self, engine, environment=None):
        """A part that fails every time ends the film, with its log shown."""
        name = f"faulty-{engine}"
        words = self.submission(name, engine, "--wait", scene="faulty/Faulty.swift")
        result = self.run(*words, code=1, environment=environment)
        check("the rocket has no fuel" in result.stderr, f"the log is not shown: {result.stderr}")
        check("failed" in result.stderr and "goes on from those" in result.stderr, f"no advice: {result.stderr}")
        check(not (self.folder / f"{name}.mp4").exists(), "there is a film of a scene that fails")
        return "ended with 1 and showed the crash"


# MARK: Slurm


class SlurmTests:
    def __init__(self, bench):
        self.bench = bench
        self.cluster = None

    def begin(self):
        if self.cluster:
            return
        reason = local_slurm.obstacle()
        if reason:
            raise Skipped(f"Slurm can't run here: {reason}")
        self.cluster = local_slurm.LocalSlurm(self.bench.folder / "slurm", nodes=2, cpus=2)
        self.cluster.environment["FLIPBOOK_CACHE"] = self.bench.environment["FLIPBOOK_CACHE"]
        self.cluster.start()

    def end(self):
        if self.cluster:
            self.cluster.stop()

    def states(self):
        lines = self.cluster.run("squeue", "-h", "-r", "-t", "all", "-o", "%F|%K|%T|%N|%j").split("\n")
        return [line.split("|") for line in lines if line]

    def running_on(self, node):
        return [row for row in self.states() if row[2] == "RUNNING" and row[3] == node]

    def whole(self):
        """A film on two nodes."""
        self.begin()
        began = time.monotonic()
        self.bench.run(*self.bench.submission("two", "slurm", "--wait"), environment=self.cluster.environment)
        self.bench.times["two nodes"] = time.monotonic() - began
        self.bench.same("two")
        hosts = set(row[3] for row in self.states() if row[1] != "N/A" and row[3])
        check(hosts >= {"node1", "node2"}, f"only {hosts} rendered")
        return f"byte-equal, on {len(hosts)} nodes"

    def lost_node(self):
        """A node is killed in the middle of its part."""
        self.begin()
        process = self.bench.start(*self.bench.submission("lost", "slurm", "--wait"), environment=self.cluster.environment)
        self.cluster.until("two parts are done", lambda: self.bench.done("lost") >= 2, 120)
        self.cluster.until("node2 is at work", lambda: self.running_on("node2"), 60)
        victims = [row for row in self.running_on("node2") if row[1] != "N/A"]
        self.cluster.kill("node2")
        down = lambda: "down" in self.cluster.run("sinfo", "-h", "-N", "-n", "node2", "-o", "%T")
        self.cluster.until("the controller has lost node2", down, 120)
        self.cluster.start_node("node2")
        errors = self.bench.finish(process)
        self.bench.same("lost")
        details = self.cluster.run("scontrol", "show", "job", f"{victims[0][0]}_{victims[0][1]}")
        restarts = re.search(r"Restarts=(\d+)", details)
        check(restarts and int(restarts[1]) >= 1, f"part {victims[0][1]} was not requeued: {details}")
        self.cluster.until("node2 is back", lambda: "idle" in self.cluster.run("sinfo", "-h", "-N", "-n", "node2", "-o", "%T"), 60)
        return f"part {victims[0][1]} was requeued {restarts[1]} time, byte-equal"

    def controller(self):
        """The controller is killed in the middle and started again."""
        self.begin()
        process = self.bench.start(*self.bench.submission("control", "slurm", "--wait"), environment=self.cluster.environment)
        # What the controller has not saved yet, which it does each five seconds, it forgets when it is killed.
        self.cluster.until("a part runs", lambda: any(row[2] == "RUNNING" for row in self.states()), 120)
        submitted = time.time()
        saved = self.cluster.folder / "state" / "job_state"
        self.cluster.until("the controller saves its jobs", lambda: saved.exists() and saved.stat().st_mtime > submitted, 60)
        self.cluster.until("a part is done", lambda: self.bench.done("control") >= 1, 120)
        self.cluster.kill("slurmctld")
        time.sleep(5)
        check(process.poll() is None, "flipbook stopped waiting with the controller")
        self.cluster.start_controller()
        self.bench.finish(process)
        self.bench.same("control")
        return "byte-equal"

    def fault(self):
        """A part that fails every time."""
        self.begin()
        text = self.bench.fault("slurm", self.cluster.environment)
        live = lambda: not [row for row in self.states() if row[2] in ("RUNNING", "PENDING", "COMPLETING")]
        self.cluster.until("no job is left", live, 30)
        return text + ", no job is left"

    def later(self):
        """Without --wait; then a damaged part is rendered again, alone."""
        self.begin()
        self.bench.run(*self.bench.submission("later", "slurm"), environment=self.cluster.environment)
        film = self.bench.folder / "later.mp4"
        self.cluster.until("the film is there", film.exists, 120)
        self.cluster.until("no job runs", lambda: not [r for r in self.states() if r[2] in ("RUNNING", "COMPLETING")], 30)
        self.bench.same("later")
        record = json.loads((self.bench.parts("later") / "part-3.json").read_text())
        segment = self.bench.parts("later") / record["segments"][0]["file"]
        segment.write_bytes(segment.read_bytes()[:-100])
        film.unlink()
        dry = self.bench.run("submit", "later.mp4.plan.json", "--engine", "slurm", "--dry-run").stdout
        check("--array=3 " in dry, f"not part 3 alone: {dry}")
        self.bench.run("submit", "later.mp4.plan.json", "--engine", "slurm", "--wait", environment=self.cluster.environment)
        self.bench.same("later")
        return "byte-equal; of a damaged film one part was submitted"

    def batch(self):
        """A batch of which a clip fails."""
        self.begin()
        rows = [{"name": f"clip{number}"} for number in range(7)]
        (self.bench.folder / "clips.json").write_text(json.dumps(
            {"output": "clips/{name}.mp4", "scenes": ["named/Named.swift"], "rows": rows}))
        result = self.bench.run(
            "submit", "batch", "clips.json", "--parts", "3", "--engine", "slurm", "--wait", "--html", "clips.html", code=1,
            environment=self.cluster.environment)
        made = sorted(path.name for path in (self.bench.folder / "clips").glob("*.mp4"))
        check(len(made) == 6 and "clip5.mp4" not in made, f"made: {made}")
        check("1 of 7 clips failed" in result.stderr, f"no summary: {result.stderr}")
        check((self.bench.folder / "clips.html").exists() and (self.bench.folder / "clips.results.jsonl").exists(), "no reports")
        self.bench.run("batch", "clips.json", "--resume", "--report", "again.jsonl", code=1)
        return "6 clips, the failed one is in the report"

    def goldens(self):
        """A check of which a frame differs."""
        self.begin()
        folder = self.bench.folder / "checked"
        folder.mkdir()
        for name in ["Clock", "Shapes", "LineChart"]:
            shutil.copy(ROOT / f"scenes/{name}.swift", folder)
        places = ["--at", "0,50%", "--size", "160x90"]
        self.bench.run("check", "checked", "--goldens", "goldens", "--update", "missing", "--accept", *places)
        golden = sorted((self.bench.folder / "goldens").glob("Shapes/*/*.png"))[1]
        shutil.copy(sorted((self.bench.folder / "goldens").glob("Shapes/*/*.png"))[0], golden)
        single = self.bench.run("check", "checked", "--goldens", "goldens", "--json", "one.json", *places, code=1)
        self.bench.run(
            "submit", "check", "checked", "--goldens", "goldens", "--json", "many.json", "--html", "many.html", *places,
            "--parts", "3", "--engine", "slurm", "--wait", code=1, environment=self.cluster.environment)
        reports = [json.loads((self.bench.folder / name).read_text()) for name in ["one.json", "many.json"]]
        for report in reports:
            for case in report["cases"]:
                del case["seconds"]
                # It lies beside the report, which has another name.
                case.get("offer", {}).pop("picture", None)
        check(reports[0] == reports[1], f"other reports: {reports}")
        check(reports[0]["failureCount"] == 1, f"not one difference: {reports[0]}")
        return f"{reports[0]['caseCount']} frames, the report of one machine"


# MARK: Open Job Description


class OpenJDTests:
    def __init__(self, bench):
        self.bench = bench

    def begin(self):
        place = Path.home() / ".cache/flipbook/openjd-1"
        runner = place / "bin/openjd"
        if not runner.exists():
            commands = [[sys.executable, "-m", "venv", str(place)], [str(place / "bin/pip"), "install", "-q", OPENJD]]
            for command in commands:
                result = subprocess.run(command, capture_output=True, text=True)
                if result.returncode != 0:
                    raise Skipped(f"{OPENJD} can't be installed: {(result.stderr or result.stdout).strip()[-300:]}")
        self.environment = dict(self.bench.environment, PATH=f"{place / 'bin'}:{os.environ['PATH']}")
        return runner

    def whole(self):
        """A film by the template."""
        runner = self.begin()
        self.bench.run(*self.bench.submission("openjd", "openjd"), environment=self.environment)
        template = self.bench.folder / "openjd.mp4.plan.openjd.json"
        checked = subprocess.run([runner, "check", template], capture_output=True, text=True)
        check(checked.returncode == 0, f"the template is refused: {checked.stdout}{checked.stderr}")
        self.bench.run("submit", "openjd.mp4.plan.json", "--engine", "openjd", "--wait", environment=self.environment)
        self.bench.same("openjd")
        return "the template is valid, byte-equal"

    def fault(self):
        """A part that fails every time."""
        self.begin()
        return self.bench.fault("openjd", self.environment)


# MARK: GNU parallel


class ParallelTests:
    def __init__(self, bench):
        self.bench = bench

    def begin(self):
        if not shutil.which("parallel"):
            raise Skipped("GNU parallel is not installed")

    def whole(self):
        """A film by a local shell, two parts at once."""
        self.begin()
        self.bench.run(*self.bench.submission("parallel", "parallel", "--parts-at-once", "2", "--workers", "1"))
        self.bench.same("parallel")
        return "byte-equal"

    def fault(self):
        """A part that fails every time."""
        self.begin()
        return self.bench.fault("parallel")

    def interrupted(self):
        """Ctrl-C in the middle; the plan goes on."""
        self.begin()
        process = self.bench.start(*self.bench.submission("stopped", "parallel"))
        limit = time.monotonic() + 120
        while self.bench.done("stopped") < 2 and time.monotonic() < limit:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        self.bench.finish(process, code=130)
        time.sleep(0.5)
        mark = str(self.bench.folder / "stopped.mp4.plan.json").encode()
        left = [entry for entry in filter(str.isdigit, os.listdir("/proc")) if mark in command_line(entry)]
        check(not left, f"processes are left: {left}")
        done = self.bench.done("stopped")
        check(2 <= done < PARTS, f"{done} parts were done at the interruption")
        self.bench.run("submit", "stopped.mp4.plan.json", "--engine", "parallel")
        self.bench.same("stopped")
        return f"{done} parts were kept, no process was left, byte-equal"


def command_line(entry):
    try:
        return Path(f"/proc/{entry}/cmdline").read_bytes()
    except OSError:
        return b""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--flipbook", default=str(ROOT / ".build/release/flipbook"))
    parser.add_argument("--only", default="", help="names of tests, by commas")
    parser.add_argument("--keep", action="store_true", help="keep the folder")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="test-cluster-"))
    failures = 0
    slurm = None
    try:
        bench = Bench(arguments, folder)
        slurm, openjd, parallel = SlurmTests(bench), OpenJDTests(bench), ParallelTests(bench)
        tests = {
            "slurm": slurm.whole, "slurm-lost-node": slurm.lost_node, "slurm-controller": slurm.controller,
            "slurm-fault": slurm.fault, "slurm-later": slurm.later, "slurm-batch": slurm.batch, "slurm-check": slurm.goldens,
            "openjd": openjd.whole, "openjd-fault": openjd.fault, "parallel": parallel.whole,
            "parallel-fault": parallel.fault, "parallel-interrupted": parallel.interrupted,
        }
        wanted = [name for name in arguments.only.split(",") if name] or list(tests)
        for name in wanted:
            began = time.monotonic()
            try:
                result = "ok      " + tests[name]()
            except Skipped as reason:
                result = f"skipped {reason}"
            except Exception as error:
                failures += 1
                trace = "" if isinstance(error, AssertionError) else traceback.format_exc()
                result = f"FAILED  {error}\n{trace}"
            print(f"{name:<22}{time.monotonic() - began:6.1f} s  {result}", flush=True)
        print(", ".join(f"{name} {seconds:.1f} s" for name, seconds in bench.times.items()))
    finally:
        if slurm:
            slurm.end()
        if arguments.keep or failures:
            print(f"everything is in {folder}")
        else:
            shutil.rmtree(folder, ignore_errors=True)
    return failures > 0


if __name__ == "__main__":
    sys.exit(main())
