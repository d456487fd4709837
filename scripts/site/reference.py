"""The reference of public names, made by DocC from the doc comments."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import contents
from pages import SiteError


def search_paths(root: Path, build: Path) -> list[str]:
    """Where the compiler finds the C modules that Swift modules were built with."""
    found = []
    for module in sorted((root / "Sources/C").iterdir()):
        # The package manager writes the map of a module that has none.
        written = build / f"{module.name}.build/module.modulemap"
        if written.exists():
            found += ["-Xcc", f"-fmodule-map-file={written}"]
        else:
            found += ["-I", str(module / "include" if (module / "include").is_dir() else module)]
    manifest = (root / "Package.swift").read_text()
    names = sorted(set(re.findall(r'pkgConfig: "([^"]+)"', manifest)))
    flags = subprocess.run(["pkg-config", "--cflags-only-I", *names], capture_output=True, text=True)
    if flags.returncode != 0:
        raise SiteError(f"reference: {flags.stderr.strip()}")
    return found + flags.stdout.split()


def symbol_graphs(root: Path, build: Path, folder: Path) -> list[str]:
    """Writes the symbol graphs of all modules; gives their names."""
    modules = [name for _, group in contents.MODULES for name, _ in group]
    triple = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True).stdout)
    common = ["-I", str(build / "Modules"), *search_paths(root, build), "-target", triple["target"]["unversionedTriple"],
              "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
              "-output-dir", str(folder)]
    for module in modules:
        done = subprocess.run(["swift-symbolgraph-extract", "-module-name", module, *common],
                              capture_output=True, text=True)
        if done.returncode != 0:
            raise SiteError(f"reference: {module}: {done.stderr.strip()}")
    return modules


def catalogue(folder: Path) -> None:
    """The page that all modules hang from."""
    lines = ["# Reference", "", "@Metadata {", "  @TechnologyRoot", "}", "", "All public names, by the import that brings them.",
             "", "## Topics", ""]
    for heading, group in contents.MODULES:
        lines += [f"### {heading}", "", *(f"- ``{name}``" for name, _ in group), ""]
    folder.mkdir()
    (folder / "Reference.md").write_text("\n".join(lines))
    for _, group in contents.MODULES:
        for name, line in group:
            (folder / f"{name}.md").write_text(f"# ``{name}``\n\n{line}\n")


def build(root: Path, modules: Path, work: Path, output: Path, base: str) -> None:
    """Makes the archive, to be served at `base`. A link of a doc comment that leads nowhere is an error."""
    graphs = work / "graphs"
    graphs.mkdir()
    symbol_graphs(root, modules, graphs)
    catalogue(work / "Reference.docc")
    report = work / "diagnostics.json"
    done = subprocess.run(
        ["docc", "convert", str(work / "Reference.docc"), "--additional-symbol-graph-dir", str(graphs),
         "--output-dir", str(work / "archive"), "--transform-for-static-hosting", "--hosting-base-path", base,
         "--fallback-display-name", "Flipbook", "--fallback-bundle-identifier", "flipbook",
         "--diagnostics-file", str(report)],
        capture_output=True, text=True)
    if done.returncode != 0:
        raise SiteError(f"reference: docc failed: {done.stderr.strip()[-2000:]}")
    dead = [f"{Path(found.get('source', '')).name}:{found.get('range', {}).get('start', {}).get('line', 0)}: {found['summary']}"
            for found in json.loads(report.read_text())["diagnostics"]
            if "doesn't exist at" in found["summary"] or found["severity"] == "error"]
    if dead:
        raise SiteError("reference: links that lead nowhere:\n" + "\n".join(sorted(set(dead))))
    shutil.move(work / "archive", output)


def names(output: Path) -> list[list[str]]:
    """Each public name of the archive: title, kind, address below the reference's folder."""
    index = json.loads((output / "index/index.json").read_text())
    found: dict[str, list[str]] = {}

    def visit(node: dict) -> None:
        path, kind = node.get("path"), node.get("type", "")
        if path and kind not in ("groupMarker", "article", "project", "symbol"):
            found.setdefault(path, [node["title"], kind, path.removeprefix("/")])
        for child in node.get("children", []):
            visit(child)

    for node in index["interfaceLanguages"]["swift"]:
        visit(node)
    return [found[path] for path in sorted(found)]
