#!/usr/bin/env python3
"""Measures films in segments against films in one piece: size, and the quality at the seams against the middle.

Each scene is rendered without loss, as one film and in segments. PSNR and SSIM of every frame are ffmpeg's. A seam is
the five frames on either side of a cut, the middle the ten frames half-way between two cuts. Printed is what the
segmented film has more than the film in one piece, at the same frames.
"""

import argparse
import re
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTENSIONS = {"h264": "mp4", "hevc": "mp4", "av1": "mp4", "vp9": "webm", "prores": "mov"}


def render(arguments, scene, output, *options):
    subprocess.run(
        [arguments.flipbook, "render", str(ROOT / scene), "-o", output, "-q", "-y", "--fps", "30", "--duration",
         f"{arguments.duration}s", "--size", arguments.size, *options],
        check=True, cwd=ROOT)


def quality(film, reference, folder):
    """PSNR and SSIM of each frame."""
    filters = (
        "[0:v]settb=1/30,setpts=N,format=yuv420p,split[a][b];[1:v]settb=1/30,setpts=N,split[c][d];"
        f"[a][c]psnr=stats_file={folder}/psnr,nullsink;[b][d]ssim=stats_file={folder}/ssim")
    subprocess.run(["ffmpeg", "-v", "error", "-i", film, "-i", reference, "-lavfi", filters, "-f", "null", "-"], check=True)
    psnr = [min(100.0, float(x)) for x in re.findall(r"psnr_avg:(\S+)", Path(f"{folder}/psnr").read_text())]
    ssim = [float(x) for x in re.findall(r"All:(\S+)", Path(f"{folder}/ssim").read_text())]
    return psnr, ssim


def mean(values):
    return sum(values) / len(values)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--flipbook", default=str(ROOT / ".build/release/flipbook"))
    parser.add_argument("--scenes", default="Clock,LineChart,Shapes,DigitalRain,Kaleidoscope")
    parser.add_argument("--codecs", default="h264,hevc,vp9,av1,prores")
    parser.add_argument("--segments", default="4,8")
    parser.add_argument("--duration", type=int, default=24)
    parser.add_argument("--size", default="640x360")
    arguments = parser.parse_args()
    count = arguments.duration * 30
    print("codec   scene          cut     size   seam dB  worst dB  middle dB  seam SSIM", flush=True)
    with tempfile.TemporaryDirectory(prefix="measure-segments-") as folder:
        for name in arguments.scenes.split(","):
            scene, reference = f"scenes/{name}.swift", f"{folder}/{name}.mkv"
            render(arguments, scene, reference, "--codec", "h264", "--crf", "0", "--preset", "ultrafast")
            for codec in arguments.codecs.split(","):
                film = f"{folder}/film.{EXTENSIONS[codec]}"
                render(arguments, scene, film, "--codec", codec)
                whole, (psnr, ssim) = Path(film).stat().st_size, quality(film, reference, folder)
                for seconds in map(int, arguments.segments.split(",")):
                    render(arguments, scene, film, "--codec", codec, "--segment", f"{seconds}s")
                    size, (cut_psnr, cut_ssim) = Path(film).stat().st_size, quality(film, reference, folder)
                    assert len(psnr) == len(cut_psnr) == count, (len(psnr), len(cut_psnr))
                    length = seconds * 30
                    seams = [i for cut in range(length, count, length) for i in range(cut - 5, cut + 5)]
                    middles = [i for cut in range(length, count, length) for i in range(cut - length // 2 - 5, cut - length // 2 + 5)]
                    more = [cut_psnr[i] - psnr[i] for i in range(count)]
                    print(
                        f"{codec:<8}{name:<15}{seconds} s {100 * (size / whole - 1):+7.1f} %"
                        f"{mean([more[i] for i in seams]):+9.2f}{min(more[i] for i in seams):+10.2f}"
                        f"{mean([more[i] for i in middles]):+11.2f}"
                        f"{mean([cut_ssim[i] - ssim[i] for i in seams]):+11.5f}", flush=True)


if __name__ == "__main__":
    main()
