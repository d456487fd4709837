"""Pages of HTML from the repository's Markdown."""

import html
import os
import re
import subprocess
import unicodedata
from pathlib import Path, PurePosixPath

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_by_name
from pygments.util import ClassNotFound

import contents

FORMATTER = HtmlFormatter(nowrap=True)
NAMES = {"README.md": "index.html"}


class SiteError(Exception):
    """What keeps the site from being made, in words."""


def place(path: str) -> str:
    """The address, from the site's root, of a Markdown page of the repository."""
    return NAMES.get(path) or re.sub(r"\.md$", ".html", path)


def coloured(text: str, language: str) -> str:
    """A program's text as HTML with a class for each kind of word."""
    try:
        lexer = get_lexer_by_name(language, stripnl=False)
    except ClassNotFound:
        lexer = TextLexer(stripnl=False)
    return highlight(text, lexer, FORMATTER)


def plain(fragment: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", fragment)).strip()


def slug(title: str, taken: set[str]) -> str:
    """The anchor that GitHub gives a heading, so that links work there and here."""
    base = "".join(c for c in title.lower() if c in " -_" or unicodedata.category(c)[0] in "LN").replace(" ", "-")
    name, count = base, 0
    while name in taken:
        count += 1
        name = f"{base}-{count}"
    taken.add(name)
    return name


class Page:
    """One page: its text as HTML, its headings, and where its links lead."""

    def __init__(self, root: Path, path: str):
        self.path, self.address = path, place(path)
        done = subprocess.run(["cmark-gfm", "--unsafe", "-e", "table", "-e", "autolink", "-e", "strikethrough", root / path],
                              capture_output=True, text=True)
        if done.returncode != 0:
            raise SiteError(f"{path}: {done.stderr.strip()}")
        self.headings: list[tuple[int, str, str]] = []
        self.files: set[str] = set()
        # Pages and headings that links name.
        self.parts: set[tuple[str, str]] = set()
        taken: set[str] = set()

        def heading(match: re.Match) -> str:
            level, inner = int(match[1]), match[2]
            anchor = slug(plain(inner), taken)
            self.headings.append((level, plain(inner), anchor))
            return f'<h{level} id="{anchor}">{inner}<a class="anchor" href="#{anchor}" aria-label="Link to this part">#</a></h{level}>'

        text = re.sub(r"<!--.*?-->\n?", "", done.stdout, flags=re.S)
        text = re.sub(r"<h([1-6])>(.*?)</h\1>", heading, text)
        text = re.sub(r'<pre><code(?: class="language-([\w+-]+)")?>(.*?)</code></pre>', self._code, text, flags=re.S)
        text = re.sub(r'(<(?:a|img)\b[^>]*?\b(?:href|src)=")([^"]*)(")', self._link, text)
        # Wide tables scroll by themselves, also by the keyboard.
        text = re.sub(r"<th(| [^>]*)></th>", r"<td\1></td>", text)
        text = text.replace("<table>", '<div class="table" tabindex="0"><table>')
        self.body = text.replace("</table>", "</table></div>")
        if not self.headings:
            raise SiteError(f"{path}: a page needs a title")
        self.title = self.headings[0][1]

    @staticmethod
    def _code(match: re.Match) -> str:
        return f'<pre tabindex="0"><code>{coloured(html.unescape(match[2]), match[1] or "text")}</code></pre>'

    def _link(self, match: re.Match) -> str:
        target = html.unescape(match[2])
        if re.match(r"[a-z]+:|//", target):
            return match[0]
        file, _, anchor = target.partition("#")
        path = os.path.normpath(PurePosixPath(self.path).parent / file).rstrip("/") if file else self.path
        if anchor:
            self.parts.add((path, anchor))
        if not file:
            return match[0]
        self.files.add(path)
        folder = os.path.dirname(self.address) or "."
        example = path.startswith("scenes")
        address = "gallery.html" if example else place(path)
        address = os.path.relpath(address, folder)
        anchor = example_anchor(path) if example else anchor
        return match[1] + html.escape(address + ("#" + anchor if anchor else "")) + match[3]


def example_anchor(path: str) -> str:
    """The anchor of an example, or of a folder of examples, in the gallery."""
    return re.sub(r"[^a-zA-Z0-9]+", "-", re.sub(r"\.(swift|json)$", "", path)).lower()


def navigation(titles: dict[str, str], address: str) -> str:
    """The list of all pages, the present one marked."""
    up = "../" * address.count("/")

    def item(target: str, title: str) -> str:
        mark = ' aria-current="page"' if target == address else ""
        return f'<li><a href="{up}{target}"{mark}>{html.escape(title)}</a></li>'

    parts = []
    for heading, paths in contents.PAGES:
        items = [item(place(path), titles[path]) for path in paths if path in titles]
        if heading == "Start":
            items.insert(1, item("gallery.html", "Gallery"))
            items.insert(2, item("reference.html", "Reference"))
        parts.append(f"<h2>{heading}</h2><ul>{''.join(items)}</ul>")
    return "".join(parts)


def frame(template: str, titles: dict[str, str], address: str, title: str, body: str) -> str:
    """A whole page around its text."""
    return (
        template.replace("{{title}}", html.escape(title)).replace("{{up}}", "../" * address.count("/"))
        .replace("{{navigation}}", navigation(titles, address)).replace("{{body}}", body)
    )
