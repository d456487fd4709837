"""Makes the site: all pages of the documentation, a gallery of films, the reference of public names, one search.

    python3 scripts/site --output FOLDER [--build .build/release] [--base /] [--no-films] [--no-reference]

It needs cmark-gfm and python3-pygments (`scripts/setup.sh --site`); the reference needs the toolchain's docc. The folder appears
whole, or not at all; one that is there is replaced if a site stands in it.
"""

import argparse
import html
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

from pygments.formatters import HtmlFormatter

import contents
import gallery
import reference
from pages import Page, SiteError, frame, place

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MARK = "flipbook-site"


def documents() -> list[str]:
    """Every Markdown page of the repository that is for readers."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return sorted(str(path.relative_to(ROOT)) for path in found)


def check(pages: list[Page], copied: set[str]) -> None:
    """Refuses links to files and headings that aren't there, and pages that the contents leave out."""
    listed = {path for _, paths in contents.PAGES for path in paths}
    wrong = [f"{path}: not in scripts/site/contents.py" for path in documents() if path not in listed]
    wrong += [f"{path}: {file} isn't there" for path, file in sorted((p.path, f) for p in pages for f in p.files)
              if not (ROOT / file).exists()]
    wrong += [f"{page.path}: {file} isn't on the site" for page in pages for file in sorted(page.files)
              if (ROOT / file).is_file() and not file.endswith(".md") and not file.startswith("scenes") and file not in copied]
    anchors = {page.path: {anchor for _, _, anchor in page.headings} for page in pages}
    wrong += [f"{page.path}: {path} has no heading #{anchor}" for page in pages for path, anchor in sorted(page.parts)
              if anchor not in anchors.get(path, {anchor})]
    if wrong:
        raise SiteError("\n".join(wrong))


def copy_files(pages: list[Page], output: Path) -> set[str]:
    """Copies the pictures and the other files that pages lead to."""
    files = {file for page in pages for file in page.files
             if (ROOT / file).is_file() and not file.endswith(".md") and not file.startswith("scenes")}
    for file in sorted(files):
        (output / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, output / file)
    return files


def reference_body(made: bool) -> str:
    parts = ["<h1>Reference</h1>", "<p>All public names, with what they do, by the import that brings them. "
             "The reference is read through a web server: <code>python3 -m http.server</code> in the site's folder.</p>"]
    for heading, group in contents.MODULES:
        parts.append(f"<h2>{heading}</h2><dl>")
        for name, line in group:
            link = f'<a href="reference/documentation/{name.lower()}/">{name}</a>' if made else name
            words = html.escape(line).split("`")
            text = "".join(f"<code>{word}</code>" if index % 2 else word for index, word in enumerate(words))
            parts.append(f"<dt>{link}</dt><dd>{text}</dd>")
        parts.append("</dl>")
    return "".join(parts)


def search_index(pages: list[Page], found: list, names: list[list[str]]) -> list[list[str]]:
    """Title, kind and address of all that can be searched for."""
    index = []
    for page in pages:
        index.append([page.title, "page", page.address])
        index += [[title, page.title, f"{page.address}#{anchor}"] for _, title, anchor in page.headings[1:]]
    for _, _, group in found:
        index += [[example.title, "example", f"gallery.html#{example.anchor}"] for example in group]
    return index + [[title[:120], kind, f"reference/{path}/"] for title, kind, path in names]


def style() -> str:
    """The site's style sheet, with the colours of code for both schemes."""
    light = HtmlFormatter(style="default").get_style_defs("pre")
    dark = HtmlFormatter(style="github-dark").get_style_defs("pre")
    text = (HERE / "site.css").read_text()
    # The sheet's own rules for code come last.
    return f"{light}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n{text}"


def make(options: argparse.Namespace, output: Path, work: Path) -> None:
    pages = [Page(ROOT, path) for path in documents()]
    check(pages, copy_files(pages, output))
    titles = {page.path: page.title for page in pages} | {"README.md": "Flipbook"}
    found = gallery.examples(ROOT)
    program = (options.build / "flipbook").resolve()
    if options.films:
        (output / "films").mkdir()
        for example in [example for _, _, group in found for example in group]:
            gallery.film(ROOT, program, example, output)
    names = []
    if options.reference:
        base = options.base.strip("/")
        reference.build(ROOT, options.build.resolve(), work, output / "reference", f"{base}/reference".strip("/"))
        names = reference.names(output / "reference")

    template = (HERE / "page.html").read_text()
    bodies = {page.address: (page.title, page.body) for page in pages}
    bodies["gallery.html"] = ("Gallery", gallery.body(found, output / "films" if options.films else None))
    bodies["reference.html"] = ("Reference", reference_body(options.reference))
    for address, (title, body) in bodies.items():
        (output / address).parent.mkdir(parents=True, exist_ok=True)
        (output / address).write_text(frame(template, titles, address, title, body))
    index = json.dumps(search_index(pages, found, names), ensure_ascii=False, separators=(",", ":"))
    (output / "search-index.js").write_text(f"window.flipbookIndex = {index};\n")
    shutil.copyfile(HERE / "search.js", output / "search.js")
    (output / "site.css").write_text(style())
    (output / MARK).write_text("")


def main() -> int:
    parser = argparse.ArgumentParser(prog="site", description="Makes the documentation's site.")
    parser.add_argument("--output", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--build", type=Path, default=ROOT / ".build/release", help="where flipbook and its modules were built")
    parser.add_argument("--base", default="/", help="the path of the site on its server")
    parser.add_argument("--no-films", dest="films", action="store_false", help="leave the gallery's films out")
    parser.add_argument("--no-reference", dest="reference", action="store_false", help="leave the reference out")
    options = parser.parse_args()
    output = options.output.resolve()
    if output.exists() and any(output.iterdir()) and not (output / MARK).exists():
        print(f"site: {output} is not empty and no site", file=sys.stderr)
        return 2
    output.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=".site-", dir=output.parent))
    try:
        (work / "site").mkdir()
        make(options, work / "site", work)
        old = work / "old"
        if output.exists():
            os.rename(output, old)
        os.rename(work / "site", output)
    except SiteError as error:
        print(f"site: {error}", file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(work, ignore_errors=True)
    print(output / "index.html")
    return 0


sys.exit(main())
