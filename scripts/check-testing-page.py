#!/usr/bin/env python3
"""Follows docs/testing.md word by word in a clean folder.

    scripts/check-testing-page.py [FOLDER]

Writes the files that the page shows into a package beside a link to this one, runs its commands, and tells how long each
took. The commands after the first build have 2 minutes together. FOLDER is used again, with its build; by default all is made
anew in a temporary one. Exits with 1 where a command ends otherwise than the page says.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIMIT = 120


def follow(folder):
    package = folder + "/MyViews"
    os.makedirs(package, exist_ok=True)
    if not os.path.lexists(folder + "/flipbook"):
        os.symlink(ROOT, folder + "/flipbook")
    page = open(ROOT + "/docs/testing.md").read()
    for path, text in re.findall(r"<!-- file: (\S+) -->\n```swift\n(.*?)```", page, re.S):
        os.makedirs(os.path.dirname(f"{package}/{path}") or package, exist_ok=True)
        with open(f"{package}/{path}", "w") as file:
            file.write(text)
    commands = re.findall(r"<!-- run: (\d) -->\n```\n(.*?)\n```", page, re.S)
    if len(commands) < 2:
        sys.exit("The page has no commands.")
    start = time.monotonic()
    build = subprocess.run(["swift", "build", "--build-tests"], cwd=package)
    print(f"the first build: {time.monotonic() - start:.0f} s")
    if build.returncode != 0:
        sys.exit("The package of the page does not build.")
    total = 0
    for code, command in commands:
        start = time.monotonic()
        result = subprocess.run(command, shell=True, cwd=package, capture_output=True, text=True)
        seconds = time.monotonic() - start
        total += seconds
        print(f"{command}: {result.returncode} in {seconds:.0f} s")
        if result.returncode != int(code):
            sys.exit(f"The page says {code}.\n{result.stdout[-4000:]}{result.stderr[-4000:]}")
    test = open(f"{package}/Tests/MyViewsTests/BadgeTests.swift").read()
    if 'text "3"' not in test:
        sys.exit("No text was written into the test.")
    goldens = [name for _, _, files in os.walk(package + "/Tests") for name in files if name.endswith(".png")]
    print(f"{len(goldens)} goldens, {total:.0f} s after the first build, at most {LIMIT}")
    if len(goldens) != 5 or total > LIMIT:
        sys.exit(1)


if len(sys.argv) > 1:
    os.makedirs(sys.argv[1], exist_ok=True)
    follow(os.path.abspath(sys.argv[1]))
else:
    with tempfile.TemporaryDirectory(prefix="flipbook-page-") as folder:
        follow(folder)
