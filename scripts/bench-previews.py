#!/usr/bin/env python3
"""Measures previews of a made project of 120 files: the list of them, and 100 pictures against one.

    scripts/bench-previews.py [FLIPBOOK]

Prints a line for each figure, and exits with 1 where one is over its limit. The project, the cache and the pictures
are in a temporary folder. Wall times mean little beside other work; the factor is of processor time.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time

FLIPBOOK = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/flipbook")
FILES = 120
PREVIEWS = 100

ROW = """import SwiftUI

struct Card{n}: View {{
  var title: String
  @State private var isOn = {on}
  var body: some View {{
    VStack(alignment: .leading, spacing: 8) {{
      HStack {{
        Image(systemName: "star.fill").foregroundStyle(.yellow)
        Text(title).font(.headline)
        Spacer()
        Text("{n}").font(.caption).foregroundStyle(.secondary)
      }}
      Toggle("Active", isOn: $isOn)
      ForEach(0..<{rows}, id: \\.self) {{ number in
        HStack {{
          RoundedRectangle(cornerRadius: 6).fill(Color.blue.opacity(0.1 * Double(number + 1))).frame(width: 32, height: 32)
          Text("Row \\(number) of {n}")
        }}
      }}
      Button("Continue") {{}}.buttonStyle(.borderedProminent)
    }}
    .padding()
    .background(Color(white: 0.95), in: RoundedRectangle(cornerRadius: 12))
    .shadow(radius: 4)
    .padding()
  }}
}}
"""


def make(root):
    os.makedirs(root + "/Sources/Shop")
    with open(root + "/Package.swift", "w") as file:
        file.write(
            "// swift-tools-version: 5.9\nimport PackageDescription\n"
            'let package = Package(name: "Shop", targets: [.target(name: "Shop")])\n')
    for n in range(FILES):
        text = ROW.format(n=n, on="true" if n % 2 else "false", rows=3 + n % 5)
        if n < PREVIEWS:
            text += f'\n#Preview("Card {n}") {{ Card{n}(title: "Card {n}") }}\n'
        with open(f"{root}/Sources/Shop/Card{n}.swift", "w") as file:
            file.write(text)


def run(*arguments):
    """Seconds on the clock, and of processor time of the program and all that it started."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    result = subprocess.run([FLIPBOOK, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if result.returncode != 0:
        sys.exit(f"{' '.join(arguments)} ended with {result.returncode}:\n{result.stdout[-2000:]}")
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    isOver = False

    def say(name, value, unit, limit):
        nonlocal isOver
        isOver = isOver or value > limit
        print(f"{name:42} {value:6.2f} {unit:4} at most {limit:g}{'   OVER' if value > limit else ''}")

    def sayMany(folder):
        many = folder + "/Many"
        for n in range(10_000):
            place = f"{many}/Part{n // 100}"
            os.makedirs(place, exist_ok=True)
            with open(f"{place}/View{n}.swift", "w") as file:
                file.write(f'import SwiftUI\n#Preview("V{n}") {{ Text("{n}") }}\n')
        say("list of 10,000 files, nothing in the cache", run("list", many, "--previews")[0], "s", 30)
        say("list of 10,000 files again", run("list", many, "--previews")[0], "s", 5)

    with tempfile.TemporaryDirectory(prefix="flipbook-bench-") as folder:
        root, out = folder + "/Shop", folder + "/out/"
        os.environ["FLIPBOOK_CACHE"] = folder + "/cache"
        make(root)
        say("list, nothing in the cache", run("list", root, "--previews")[0], "s", 8)
        say("list again", min(run("list", root, "--previews")[0] for _ in range(3)), "s", 2)
        with open(root + "/Sources/Shop/Card7.swift", "a") as file:
            file.write("// edited\n")
        say("list after an edit of a file", run("list", root, "--previews")[0], "s", 4)
        sayMany(folder)
        wall, cpu = run("previews", root, "-o", out)
        print(f"{'compiled and 100 pictures':42} {wall:6.2f} s    {cpu:.2f} s of processor time")
        one = min(run("previews", root, "-o", out, "--preview", "Card 5")[1] for _ in range(5))
        walls, many = zip(*(run("previews", root, "-o", out) for _ in range(3)))
        print(f"{'one picture':42} {one:6.2f} s of processor time")
        print(f"{'100 pictures':42} {min(many):6.2f} s of processor time, {min(walls):.2f} s")
        print(f"{'100 pictures in times of one, drawing alone':42} {min(many) / one:6.2f} ×")

        def edited(n, *arguments):
            with open(root + "/Sources/Shop/Card7.swift", "a") as file:
                file.write(f"extension Card7 {{ var more{n}: Int {{ {n} }} }}\n")
            wall, cpu = run("previews", root, "-o", out, *arguments)
            what = "one picture" if arguments else "100 pictures"
            print(f"{what + ' after an edit of a file':42} {wall:6.2f} s    {cpu:.2f} s of processor time")
            return cpu

        one, many = edited(1, "--preview", "Card 7"), edited(2)
        say("100 pictures in times of one, after an edit", many / one, "×", 3)
    sys.exit(1 if isOver else 0)


main()
