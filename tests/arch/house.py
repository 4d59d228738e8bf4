# SPDX-License-Identifier: MIT
"""Reads the files of the repository, and C++ as far as the checks need it: comments, strings, braces."""

import os
import re
from dataclasses import dataclass
from pathlib import Path

CPP = (".h", ".cpp", ".in")
SKIPPED_FOLDERS = re.compile(r"^(build.*|\..*|__pycache__)$")


@dataclass(frozen=True)
class Source:
    """A file: its path from the root with forward slashes, and its text."""

    path: str
    text: str

    @property
    def lines(self):
        return self.text.splitlines()

    def line_of(self, offset):
        return self.text.count("\n", 0, offset) + 1


def paths(root):
    """Every file below root, without build folders and hidden ones (but with .ci)."""
    root = Path(root)
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(f for f in folders if f == ".ci" or not SKIPPED_FOLDERS.match(f))
        for name in sorted(files):
            yield (Path(folder) / name).relative_to(root).as_posix()


def sources(root, suffixes, under=""):
    """The text files with one of the suffixes (or names) below the folder `under`."""
    for path in paths(root):
        if path.startswith(under) and path.endswith(tuple(suffixes)):
            yield Source(path, (Path(root) / path).read_text(encoding="utf-8"))


TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'|`(?:\\.|[^`\\])*`""",
    re.S)


def _blank(text):
    return re.sub(r"[^\n]", " ", text)


def without_comments(text):
    """The text with comments blanked; every other character keeps its place."""
    return TOKEN.sub(lambda m: _blank(m[0]) if m[0].startswith("/") else m[0], text)


def without_comments_and_strings(text):
    """The text with comments, strings and character literals blanked; the rest keeps its place."""
    return TOKEN.sub(lambda m: _blank(m[0]), text)


def comments(text):
    """All comments, joined."""
    return "\n".join(m[0] for m in TOKEN.finditer(text) if m[0].startswith("/"))


def games(root):
    """The ids of core/games/games.txt."""
    return re.findall(r"^[a-z]+$", (Path(root) / "core/games/games.txt").read_text(encoding="utf-8"), re.M)


def read_exceptions(path):
    """Lines "path word reason..." of an exception list as {(path, word): reason}; # is a comment."""
    found = {}
    path = Path(path)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        fields = line.split(None, 2)
        if len(fields) < 3:
            raise SystemExit(f"{path.name}:{number}: an exception needs a path, what, and a reason")
        found[fields[0], fields[1]] = fields[2]
    return found
