#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""house.py [FOLDER...]: measures the repository: lines by kind, files per folder, includes between rooms, what is
too large.

Each FOLDER is a source tree (default "."). Several trees are shown side by side. To compare with an older revision:

    mkdir /tmp/before && git archive REVISION | tar x -C /tmp/before && tools/house.py /tmp/before .
"""
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests/arch"))
import house  # noqa: E402  (the module of the checks that reads files)
import sizes  # noqa: E402

# Kind -> pattern of its paths; the first match counts.
KINDS = {
    "C++ of tests": r"tests/.*\.(?:h|cpp)",
    "QML and JavaScript of tests": r"tests/.*\.(?:qml|js)",
    "C++ of the core": r"core/.*\.(?:h|cpp|in)",
    "C++ of the window": r"(?:app|qml)/.*\.(?:h|cpp)",
    "QML and JavaScript": r"qml/.*\.(?:qml|js)",
    "Python": r".*\.py",
    "CMake and shell": r".*CMakeLists\.txt|.*\.(?:cmake|sh)|play|check",
    "Prose of the games": r"core/games/[^/]+/words/.*\.md",
    "Papers": r".*\.md",
}
PARTS = ("core/kit", "core/scene", "core/ruleset", "core/contract", "core/match", "core/table", "core/bots", "core/terminal", "core/cli",
         "core/games/*", "app", "qml/theme", "qml/table", "qml/plain", "qml/shell", "qml/games", "tests")
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.M)


def kind_of(path):
    return next((kind for kind, form in KINDS.items() if re.fullmatch(form, path)), None)


def games_of(files):
    return sorted({match[1] for path in files if (match := re.match(r"core/games/([a-z]+)/", path))})


def arrows_of(files, game):
    """Counts a game's folders, the includes between them, and those in both directions. Without folders, files."""
    start = f"core/games/{game}/"
    own = [path for path in files if path.startswith(start) and path.endswith((".h", ".cpp"))]
    rooms = any("/" in path[len(start):] for path in own)

    def room(path):
        rest = path[len(start):]
        return (rest.rpartition("/")[0] or "game") if rooms else rest.rpartition(".")[0]

    arrows = {(room(path), room(other)) for path in own for other in INCLUDE.findall(files[path])
              if other.startswith(start) and room(other) != room(path)}
    return len({room(path) for path in own}), len(arrows), sum((b, a) in arrows for a, b in arrows)


def measure(root):
    """The measurements of a tree: {table: {row: value}}."""
    files = {path: (Path(root) / path).read_text(encoding="utf-8") for path in house.paths(root) if kind_of(path)}
    lines = {path: len(text.splitlines()) for path, text in files.items()}
    tables = {"Lines": {kind: sum(lines[path] for path in files if kind_of(path) == kind) for kind in KINDS}}
    folders = [f"core/games/{game}" for game in ["_template", *games_of(files)]]
    named = [folder for part in PARTS for folder in (folders if part == "core/games/*" else [part])]
    parts = {part: [path for path in files if path.startswith(part + "/")] for part in named}
    tables["Files (lines)"] = {part: f"{len(own)} ({sum(lines[path] for path in own)})" for part, own in parts.items() if own}
    tables["Rooms, includes between them, of these in a circle"] = {
        f"core/games/{game}": "{}, {}, {}".format(*arrows_of(files, game)) for game in games_of(files)}
    code = [house.Source(path, text) for path, text in files.items() if path.endswith((".h", ".cpp", ".qml", ".js"))]
    tables["Too large"] = {
        "functions of more than 60 lines, without tests": sum(
            count > sizes.FUNCTION_LIMIT for source in code if not source.path.startswith("tests/")
            for _, _, count in sizes.functions(source)),
        "QML files of more than 200 lines, without tests": sum(
            lines[path] > 200 for path in files if path.startswith("qml/") and path.endswith(".qml")),
        "classes of more than 400 lines, all their files together": sum(
            count > sizes.CLASS_LIMIT for _, _, count, _ in sizes.classes(root))}
    tables["Habits"] = {
        "`property var` in qml": sum(files[path].count("property var") for path in files if path.startswith("qml/")),
        "`static_cast` in core": sum(files[path].count("static_cast<") for path in files if path.startswith("core/"))}
    return tables


def drawn(trees):
    """Yields Markdown: a table for each kind of measurement, a column for each tree."""
    measured = [measure(tree) for tree in trees]
    names = [Path(tree).resolve().name for tree in trees]
    for table in measured[0]:
        rows = list(dict.fromkeys(row for tree in measured for row in tree[table]))
        yield f"| {table} | " + " | ".join(names) + " |"
        yield "| --- |" + " ---: |" * len(trees)
        for row in rows:
            yield f"| {row} | " + " | ".join(str(tree[table].get(row, "")) for tree in measured) + " |"
        yield ""


if __name__ == "__main__":
    print("\n".join(drawn(sys.argv[1:] or ["."])))
