# SPDX-License-Identifier: MIT
"""Reads the files of the repository, and as much of C++ as the checks need: comments, strings, braces."""

import os
import re
from dataclasses import dataclass
from pathlib import Path

CPP = (".h", ".cpp", ".in")
SKIPPED_FOLDERS = re.compile(r"^(build.*|\..*|__pycache__)$")


@dataclass(frozen=True)
class Source:
    """A file's text, and its path from the root with forward slashes."""

    path: str
    text: str

    @property
    def lines(self):
        return self.text.splitlines()

    def line_of(self, offset):
        return self.text.count("\n", 0, offset) + 1


def paths(root):
    """Yields every file below root, except build folders and hidden ones (other than .ci)."""
    root = Path(root)
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(f for f in folders if f == ".ci" or not SKIPPED_FOLDERS.match(f))
        for name in sorted(files):
            yield (Path(folder) / name).relative_to(root).as_posix()


def sources(root, suffixes, under=""):
    """Yields the text files with one of the suffixes (or names) below the folder `under`."""
    for path in paths(root):
        if path.startswith(under) and path.endswith(tuple(suffixes)):
            yield Source(path, (Path(root) / path).read_text(encoding="utf-8"))


TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'|`(?:\\.|[^`\\])*`""",
    re.S)


def _blank(text):
    return re.sub(r"[^\n]", " ", text)


def without_comments(text):
    """Returns the text with comments blanked. All other characters keep their places."""
    return TOKEN.sub(lambda m: _blank(m[0]) if m[0].startswith("/") else m[0], text)


def without_comments_and_strings(text):
    """Returns the text with comments, strings and character literals blanked. All other characters keep their
    places."""
    return TOKEN.sub(lambda m: _blank(m[0]), text)


def comments(text):
    """Returns all comments, joined."""
    return "\n".join(m[0] for m in TOKEN.finditer(text) if m[0].startswith("/"))


def games(root):
    """Returns the ids listed in core/games/games.txt."""
    return re.findall(r"^[a-z]+$", (Path(root) / "core/games/games.txt").read_text(encoding="utf-8"), re.M)


def read_exceptions(path):
    """Reads lines "path word reason..." of an exception list into {(path, word): reason}; # begins a comment."""
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
