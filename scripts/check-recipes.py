#!/usr/bin/env python3
"""Runs the recipes of docs/ci.md for GitHub Actions and GitLab as the page has them, on this machine.

    scripts/check-recipes.py [FLIPBOOK]

Both files are validated by the services' own schemas (check-jsonschema, from PyPI). Then the commands of each run in a
clone of a made project, on a branch that changes nothing that is seen and on one that does. The services' part is played:
checkout, variables, conditions, a server that takes the comment, and the paths of caches and artifacts. Images and
runners are not. Exits with 1 where a recipe does other than the page says.
"""

import http.server
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLIPBOOK = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release/flipbook").resolve()
CHECKER = "check-jsonschema==0.39.0"
EVENT = "7"
TOKEN = "secret-token"

VIEW = """import SwiftUI

struct {name}: View {{
  var body: some View {{ Text("{text}").padding() }}
}}

#Preview("{name}") {{ {name}() }}
"""
MANIFEST = """// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "MyApp", targets: [.target(name: "MyApp")])
"""


def fail(message):
    sys.exit(f"check-recipes: {message}")


def expect(condition, message):
    if not condition:
        fail(message)


def environment_of_tools():
    """A Python with PyYAML and check-jsonschema, made once."""
    place = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "flipbook/recipes-1"
    if not (place / "bin/check-jsonschema").exists():
        subprocess.run([sys.executable, "-m", "venv", place], check=True)
        subprocess.run([place / "bin/pip", "install", "-q", CHECKER, "PyYAML==6.0.3"], check=True)
    return place / "bin"


def recipe(page, name):
    """The block of the page whose first line is a comment with the file's name."""
    found = re.search(rf"```yaml\n# {re.escape(name)}\n(.*?)```", page, re.S)
    expect(found, f"docs/ci.md has no recipe {name}")
    return found[1]


class Service(http.server.BaseHTTPRequestHandler):
    """Takes comments as GitHub does: authorised, JSON with a body."""

    comments = []

    def do_POST(self):
        text = self.rfile.read(int(self.headers["Content-Length"]))
        Service.comments.append((self.path, self.headers["Authorization"], json.loads(text)["body"]))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_):
        pass


class Bench:
    """A project on a server, with goldens on its main branch and two branches."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.origin = self.folder / "origin.git"
        self.programs = self.folder / "bin"
        self.programs.mkdir()
        (self.programs / "flipbook").symlink_to(FLIPBOOK)
        self.variables = {
            "PATH": f"{self.programs}:{os.environ['PATH']}", "HOME": str(self.folder), "LANG": "C.UTF-8",
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "a",
            "GIT_COMMITTER_EMAIL": "a@example.org"}
        work = self.folder / "work"
        self.run(self.folder, f"git init -q --bare -b main {self.origin} && git clone -q {self.origin} {work}")
        sources = work / "MyApp/Sources/MyApp"
        sources.mkdir(parents=True)
        (work / "MyApp/Package.swift").write_text(MANIFEST)
        for name in ("Badge", "Row"):
            (sources / f"{name}.swift").write_text(VIEW.format(name=name, text=name))
        written = self.run(work, "flipbook check MyApp --previews --goldens Goldens --update missing", may_fail=True)
        expect(written.returncode == 1, f"goldens are not written: {written.stderr}")
        self.run(work, "git checkout -q -b main 2>/dev/null; git add -A && git commit -q -m one && git push -q origin main")
        for branch, old, new in (("same", "import SwiftUI\n", "import SwiftUI\n// A comment.\n"), ("other", 'Text("Row")', 'Text("Line")')):
            text = (sources / "Row.swift").read_text()
            self.run(work, f"git checkout -q -b {branch} main")
            (sources / "Row.swift").write_text(text.replace(old, new))
            self.run(work, f"git commit -q -a -m {branch} && git push -q origin {branch} && git checkout -q main")

    def run(self, folder, command, may_fail=False, shell=("bash", "-e", "-c"), **variables):
        result = subprocess.run(
            [*shell, command], cwd=folder, env={**self.variables, **variables}, capture_output=True, text=True)
        expect(may_fail or result.returncode == 0, f"{command}\n{result.stdout}{result.stderr}")
        return result

    def checkout(self, branch, service):
        """A clone as a runner's, with the branch that is merged into checked out as none."""
        place = self.folder / f"{service}-{branch}"
        self.run(self.folder, f"git clone -q --branch {branch} {self.origin} {place} && git -C {place} checkout -q --detach")
        return place


def filled(text):
    """A text with the expressions of GitHub's that the recipe has."""
    values = {"github.event.number": EVENT, "github.token": TOKEN, "runner.os": "Linux"}
    result = re.sub(r"\$\{\{ ([a-z.]+) \}\}", lambda found: values[found[1]], text)
    expect("${{" not in result, f"an expression is not known: {result}")
    return result


def runs(step, has_failed):
    condition = step.get("if", "success()")
    expect(condition in ("success()", "always()", "failure()"), f"a condition is not known: {condition}")
    return condition == "always()" or has_failed == (condition == "failure()")


def github(bench, recipe, branch):
    """Plays a pull request of a branch. Returns whether it passes, with the comments and its folder."""
    job, = recipe["jobs"].values()
    place = bench.checkout(branch, "github")
    summary = place.parent / f"summary-{branch}.md"
    variables = {
        "GITHUB_WORKSPACE": str(place), "GITHUB_BASE_REF": "main", "GITHUB_STEP_SUMMARY": str(summary),
        "GITHUB_REPOSITORY": "owner/project", "GITHUB_API_URL": bench.service}
    Service.comments.clear()
    has_failed = False
    for step in job["steps"]:
        if not runs(step, has_failed):
            continue
        if "run" in step:
            own = {name: filled(value) for name, value in step.get("env", {}).items()}
            result = bench.run(place, filled(step["run"]), may_fail=True, shell=("bash", "-e", "-c"), **variables, **own)
            has_failed = has_failed or result.returncode != 0
            last = result
        elif step["uses"].startswith("actions/upload-artifact@"):
            for path in step["with"]["path"].split():
                expect((place / path).exists() or not has_failed, f"the artifact {path} is missing")
        elif step["uses"].startswith("actions/cache@"):
            cache = place / step["with"]["path"]
        else:
            expect(step["uses"].startswith("actions/checkout@"), f"a step is not known: {step['uses']}")
    expect(any(cache.rglob("*")), "the cache is empty")
    expect("Goldens" in summary.read_text(), f"the summary is empty: {last.stderr}")
    return not has_failed, list(Service.comments), place


def gitlab(bench, recipe, branch):
    """Plays a merge request of a branch. Returns whether it passes, with its folder."""
    job, = recipe.values()
    place = bench.checkout(branch, "gitlab")
    variables = {"CI_PROJECT_DIR": str(place), "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"}
    for name, value in job["variables"].items():
        variables[name] = str(value).replace("$CI_PROJECT_DIR", str(place))
    code = 0
    for command in job["script"]:
        code = bench.run(place, command, may_fail=True, shell=("sh", "-e", "-c"), **variables).returncode
        if code:
            break
    for path in job["artifacts"]["paths"] + list(job["artifacts"]["reports"].values()):
        expect((place / path).exists() or code == 0, f"the artifact {path} is missing")
    expect(any((place / job["cache"]["paths"][0]).rglob("*")), "the cache is empty")
    return code == 0, place


def check_approval(bench, place, report):
    """Takes the pictures of the artifact, as the page says."""
    bench.run(place, f"flipbook check --approve {report} 'MyApp/Row/*'")
    bench.run(place, "flipbook check MyApp --previews --goldens Goldens")


def main():
    page = (ROOT / "docs/ci.md").read_text()
    tools = environment_of_tools()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        bench.service = f"http://127.0.0.1:{server.server_port}"
        recipes = {}
        for name, schema in ((".github/workflows/goldens.yml", "github-workflows"), (".gitlab-ci.yml", "gitlab-ci")):
            file = bench.folder / Path(name).name
            file.write_text(recipe(page, name))
            checked = subprocess.run(
                [tools / "check-jsonschema", "--builtin-schema", f"vendor.{schema}", file], capture_output=True, text=True)
            expect(checked.returncode == 0, f"{name} is refused:\n{checked.stdout}{checked.stderr}")
            reader = "import json, sys, yaml; print(json.dumps(yaml.load(open(sys.argv[1]), yaml.BaseLoader)))"
            recipes[schema] = json.loads(subprocess.run(
                [tools / "python", "-c", reader, file], check=True, capture_output=True, text=True).stdout)
            print(f"{name}: valid")
        for branch, is_same in (("same", True), ("other", False)):
            passes, comments, place = github(bench, recipes["github-workflows"], branch)
            expect(passes == is_same, f"GitHub, {branch}: {'passes' if passes else 'fails'}")
            expect(len(comments) == (0 if is_same else 1), f"GitHub, {branch}: {len(comments)} comments")
            for path, authorization, body in comments:
                expect(path == f"/repos/owner/project/issues/{EVENT}/comments", f"a comment went to {path}")
                expect(authorization == f"Bearer {TOKEN}", "a comment has no token")
                expect("MyApp/Row/Row" in body, f"a comment does not name the golden: {body}")
            if not is_same:
                check_approval(bench, place, "goldens.json")
            passes, place = gitlab(bench, recipes["gitlab-ci"], branch)
            expect(passes == is_same, f"GitLab, {branch}: {'passes' if passes else 'fails'}")
            if not is_same:
                check_approval(bench, place, "goldens.json")
            print(f"a branch with {'the same' if is_same else 'another'} picture: as the page says")
        server.shutdown()


main()
