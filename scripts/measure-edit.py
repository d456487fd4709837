#!/usr/bin/env python3
"""Measures what an edit of one second costs with a cache, against the whole film.

    scripts/measure-edit.py [--scenes Clock,DigitalRain] [--duration 60] [--size 1280x720] [--segments 4,8]

Each scene is rendered in one piece, with an empty cache, again without a change, and after two edits: a square for a second
within one segment, and one for a second across a cut. All renders use the same compiled program, so what is measured is the
start, recording, painting and encoding. Printed are seconds and processor seconds, and the edits' shares of the film in one
piece.
"""

import argparse
import os
import re
import resource
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIGNATURE = re.compile(r"(  func draw\(in context: inout GraphicsContext, size: CGSize, time: TimeInterval\) \{\n)")
EDIT = """    if time >= Props.current.double("edit", default: 1e9), time < Props.current.double("edit", default: 1e9) + 1 {
      context.fill(Path(CGRect(x: 10, y: 10, width: 40, height: 40)), with: .color(.red))
    }
"""


def processor():
    """Processor seconds of all that this program has started."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--flipbook", default=str(ROOT / ".build/release/flipbook"))
    parser.add_argument("--scenes", default="Clock,LineChart,Shapes,DigitalRain,Kaleidoscope")
    parser.add_argument("--segments", default="2,4,8")
    parser.add_argument("--duration", type=int, default=60)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--fps", default="30")
    arguments = parser.parse_args()
    print("scene          segment  in one piece  first  unchanged   in one segment      across a cut", flush=True)
    with tempfile.TemporaryDirectory(prefix="measure-edit-") as name:
        folder = Path(name)
        environment = dict(os.environ, FLIPBOOK_CACHE=f"{folder}/programs")

        def render(scene, output, *options):
            began, used = time.monotonic(), processor()
            result = subprocess.run(
                [arguments.flipbook, "render", str(scene), "-o", f"{folder}/{output}", "-y", "--progress", "none", "--fps", arguments.fps,
                 "--duration", f"{arguments.duration}s", "--size", arguments.size, *options],
                env=environment, check=True, stderr=subprocess.PIPE, text=True)
            return time.monotonic() - began, processor() - used, result.stderr

        for title in arguments.scenes.split(","):
            place = folder / title
            place.mkdir()
            scene = place / f"{title}.swift"
            source, count = SIGNATURE.subn(r"\1" + EDIT, (ROOT / f"scenes/{title}.swift").read_text(), count=1)
            if count != 1:
                print(f"{title}: not a clip that draws")
                continue
            scene.write_text(source)
            render(scene, "warm.mp4", "--frames", "0-1")
            whole = render(scene, "whole.mp4")
            for length in arguments.segments.split(","):
                cache = ["--cache", f"{folder}/cache-{title}-{length}", "--segment", f"{length}s"]
                cut = -(-arguments.duration // 2 // int(length)) * int(length)
                rows = [render(scene, "film.mp4", *cache), render(scene, "film.mp4", *cache)]
                for start in [cut + 0.2, cut + int(length) - 0.5]:
                    rows.append(render(scene, "film.mp4", *cache, "--props", f'{{"edit": {start}}}'))
                made = [match[1] for row in rows[2:] if (match := re.search(r"(\d+) were encoded", row[2]))]
                for index, unit in enumerate(["s", "cpu s"]):
                    first, again, inside, across = (row[index] for row in rows)
                    print(
                        f"{title:<15}{length:>5} s {whole[index]:9.2f} {unit:<5}{first:6.2f} {again:9.2f} "
                        f"{inside:8.2f} {inside / whole[index]:6.1%} {across:8.2f} {across / whole[index]:6.1%}"
                        f"   {' and '.join(made)} encoded", flush=True)


if __name__ == "__main__":
    main()
