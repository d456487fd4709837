"""Compares what Flipbook draws with Skia and with published formulas, and fails where it differs by more than
docs/fidelity.md allows. `make reference` runs it.

    reference.py PROGRAM [--record] [--only WORD] [--keep FOLDER] [--trace]

PROGRAM draws scenes (the product FlipbookReference). --record writes the measured figures to docs/fidelity.md, never
what is allowed. --only compares scenes whose names hold a word. --keep leaves our pictures, the reference's and ten
times their difference in a folder. --trace tells of the worst pixels of each scene, and for those with a single fill also
what sums of areas, which count twice what is covered twice, would give.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

import areas
import drawing
import scenes

DOCUMENT = pathlib.Path(__file__).resolve().parent.parent / "docs" / "fidelity.md"
ROW = re.compile(r"^\| (?P<feature>[^|]+?) \| (?P<count>\d*) \| (?P<worst>[\d.]*) \| (?P<mean>[\d.]*) \| "
                 r"(?P<beyond>\d*) \| (?P<most>[\d.]+) \| (?P<most_beyond>\d+) \| (?P<most_mean>[\d.]+) \| "
                 r"(?P<cairo>[\d., ]*) \|(?P<why>.*)$")


def ours(path):
    parts = numpy.asarray(Image.open(path).convert("RGBA")).astype(numpy.float64)
    parts[..., :3] = numpy.floor(parts[..., :3] * parts[..., 3:] / 255 + 0.5)
    return parts


def save(picture, path):
    Image.fromarray(numpy.clip(picture + 0.5, 0, 255).astype(numpy.uint8)).save(path)


def straight(picture):
    alpha = picture[..., 3:]
    rgb = numpy.divide(picture[..., :3] * 255, alpha, out=numpy.zeros_like(picture[..., :3]), where=alpha > 0)
    return numpy.concatenate([rgb, alpha], axis=-1)


def trace(scene, mine, reference, count=4):
    difference = numpy.abs(mine - reference).max(axis=-1)
    print(f"{scene['feature']}: {scene['name']}")
    for place in numpy.argsort(-difference.ravel(), kind="stable")[:count]:
        y, x = divmod(int(place), difference.shape[1])
        note = areas.note(scene, x, y)
        print(f"  ({x}, {y}) is {mine[y, x].round(1)}, should be {reference[y, x].round(1)}{note}")


def measure(program, chosen, folder, keeps, traces):
    """For each feature: how far off each pixel is, the mean, the number of pictures, the name of the worst, and Cairo's worst
    and mean."""
    (folder / "scenes.json").write_text(json.dumps(chosen))
    subprocess.run([program, folder / "scenes.json", folder], check=True)
    second = folder / "cairo"
    second.mkdir(exist_ok=True)
    subprocess.run([program, folder / "scenes.json", second, "cairo"], check=True)
    found, opinions = {}, {}
    for scene in chosen:
        mine = ours(folder / f"{scene['name']}.png")
        reference = drawing.render(scene) * 255
        difference = numpy.abs(mine - reference)
        worst, mean = difference.max(), difference.mean()
        opinion = numpy.abs(ours(second / f"{scene['name']}.png") - reference)
        opinions.setdefault(scene["feature"], []).append((opinion.max(), opinion.mean()))
        found.setdefault(scene["feature"], []).append((worst, mean, scene["name"], difference.max(axis=-1).ravel()))
        if traces:
            trace(scene, mine, reference)
        if keeps:
            print(f"{scene['feature']:50} {scene['name']:30} worst {worst:7.2f} mean {mean:.4f}")
            save(straight(reference), folder / f"{scene['name']}-reference.png")
            shown = numpy.minimum(255, difference[..., :3] * 10)
            save(shown, folder / f"{scene['name']}-difference.png")
    return {feature: (numpy.concatenate([p for _, _, _, p in rows]), sum(m for _, m, _, _ in rows) / len(rows),
                      len(rows), max(rows, key=lambda row: row[0])[2], max(w for w, _ in opinions[feature]),
                      sum(m for _, m in opinions[feature]) / len(rows))
            for feature, rows in found.items()}


def judge(found, is_whole, records):
    lines = DOCUMENT.read_text().split("\n")
    failures, known = [], set()
    for index, line in enumerate(lines):
        row = ROW.match(line)
        if not row:
            continue
        feature = row["feature"]
        known.add(feature)
        if feature not in found:
            if is_whole:
                failures.append(f"no scene is of {feature}")
            continue
        pixels, mean, count, name, cairo_worst, cairo_mean = found[feature]
        # What is allowed has two places at most, and double precision more.
        worst, beyond = pixels.max(), int((pixels > float(row["most"]) + 0.01).sum())
        print(f"{feature:52} {count:3} scenes, worst {worst:6.2f} ({name}), mean {mean:.4f}, {beyond} pixels beyond "
              f"{row['most']}; Cairo's worst {cairo_worst:.2f}, mean {cairo_mean:.4f}")
        # Means and counts are of all of a feature's pictures.
        if beyond > int(row["most_beyond"]) or is_whole and mean > float(row["most_mean"]):
            failures.append(f"{feature}: {beyond} pixels are off by more than {row['most']}, worst {worst:.2f} ({name}), "
                            f"mean {mean:.4f}; allowed are {row['most_beyond']} and {row['most_mean']}")
        lines[index] = (f"| {feature} | {count} | {worst:.2f} | {mean:.4f} | {beyond} | {row['most']} | "
                        f"{row['most_beyond']} | {row['most_mean']} | {cairo_worst:.2f}, {cairo_mean:.4f} |{row['why']}")
    failures += [f"docs/fidelity.md has no row for {feature}" for feature in found if feature not in known]
    if records:
        DOCUMENT.write_text("\n".join(lines))
    return failures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--keep")
    parser.add_argument("--trace", action="store_true")
    options = parser.parse_args()
    chosen = [s for s in scenes.all_scenes() if options.only in s["name"] or options.only in s["feature"]]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.keep or temporary)
        folder.mkdir(parents=True, exist_ok=True)
        found = measure(options.program, chosen, folder, options.keep is not None, options.trace)
    failures = judge(found, not options.only, options.record and not options.only)
    for failure in failures:
        print(f"reference: {failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
