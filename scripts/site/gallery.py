"""The gallery: each example as a film that plays, its command and its source."""

import html
import json
import re
import subprocess
from pathlib import Path

import contents
from pages import SiteError, coloured, example_anchor

# Points; films of larger scenes are made smaller.
WIDTH = 640


class Example:
    """A scene of the repository."""

    def __init__(self, root: Path, path: str):
        self.path, self.anchor = path, example_anchor(path)
        self.source = (root / path).read_text()
        stem = Path(path).stem
        self.title = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", stem).replace("_", " ")
        self.title = self.title[:1].upper() + self.title[1:]
        lines = self._comment()
        commands = [line.strip() for line in lines if line.strip().startswith("flipbook ")]
        self.command = commands[0] if commands else f"flipbook render {path} -o {stem}.mp4"
        self.text = " ".join(line for line in lines if line.strip() and not line.strip().startswith("flipbook "))

    def _comment(self) -> list[str]:
        """The lines of a Swift file's first comment that are no option, or the description of a scene of JSON."""
        if self.path.endswith(".json"):
            return [json.loads(self.source).get("description", "")]
        lines = []
        for line in self.source.splitlines():
            words = re.match(r"///? ?(.*)", line)
            if words and not words[1].startswith("flipbook:"):
                lines.append(words[1])
            elif lines and not words:
                break
        return lines


def examples(root: Path) -> list[tuple[str, str, list[Example]]]:
    """All examples by folder, with its heading."""
    found = []
    for folder, heading in contents.EXAMPLES:
        paths = sorted(p for p in (root / folder).iterdir() if p.suffix in (".swift", ".json"))
        found.append((folder, heading, [Example(root, str(p.relative_to(root))) for p in paths
                                        if not p.name.endswith(".batch.json")]))
    return found


def run(program: Path, root: Path, *arguments: str) -> str:
    done = subprocess.run([program, *arguments], cwd=root, capture_output=True, text=True)
    if done.returncode != 0:
        raise SiteError(f"gallery: flipbook {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout


def scale_of(scene: dict) -> float:
    """The scale at which a scene is as wide as the page's films at most, its sides even, as H.264 wants them."""
    for width in range(min(WIDTH, int(scene["width"])), 1, -1):
        scale = width / scene["width"]
        if width % 2 == 0 and round(scene["height"] * scale) % 2 == 0:
            return scale
    raise SiteError(f"gallery: {scene['name']} has no even size")


def film(root: Path, program: Path, example: Example, output: Path) -> None:
    """Renders an example's film, and its picture at two fifths, which shows before it plays."""
    scene = json.loads(run(program, root, "list", example.path, "--json"))["scenes"][0]
    options = ["--scale", f"{scale_of(scene):.6f}"]
    if scene["kind"] == "lottie":
        # Lottie's pictures are transparent, which H.264 can't keep.
        options += ["--background", "white"]
    target = output / "films" / f"{example.anchor}.mp4"
    run(program, root, "render", example.path, "-o", str(target), "-y", *options)
    run(program, root, "still", example.path, "--at", "40%", "-o", str(target.with_suffix(".png")), "-y", *options)


def body(found: list[tuple[str, str, list[Example]]], films: Path | None) -> str:
    """The page's text. Without films it has the sources alone."""
    parts = ["<h1>Gallery</h1>", "<p>All example scenes, with their sources. <code>flipbook examples NAME</code> copies one.</p>"]
    for folder, heading, group in found:
        parts.append(f'<h2 id="{example_anchor(folder)}">{heading}</h2><div class="films">')
        for example in group:
            language = "json" if example.path.endswith(".json") else "swift"
            name = html.escape(example.title)
            video = ""
            if films:
                video = (f'<video controls loop muted playsinline preload="none" poster="films/{example.anchor}.png" '
                         f'src="films/{example.anchor}.mp4" aria-label="Film: {name}"></video>')
            text = f"<p>{html.escape(example.text)}</p>" if example.text else ""
            parts.append(
                f'<article id="{example.anchor}"><h3>{name}</h3>{video}{text}'
                f'<pre tabindex="0"><code>{html.escape(example.command)}</code></pre>'
                f"<details><summary>Source of {name}</summary>"
                f'<pre tabindex="0"><code>{coloured(example.source, language)}</code></pre></details></article>')
        parts.append("</div>")
    return "".join(parts)
