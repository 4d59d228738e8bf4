# SPDX-License-Identifier: MIT
"""Words of one game stay in its folders, because shared code must not know which games exist. Comments use plain
words: people are "they", and it is clear who must act."""

import re
from fnmatch import fnmatch
from pathlib import Path

from house import TOKEN, games, paths, read_exceptions, sources

TEXTS = (".h", ".cpp", ".qml", ".js", ".in", ".cmake", ".txt", ".py", ".sh")
PROGRAMS = ("play", "check")
# Documents may name games, and translations contain their words.
FREE = ["README.md", "CONTRIBUTING.md", "LICENSE", "docs/*", "translations/*", "core/games/games.txt",
        "resources/desktop/*", "tests/arch/*", "*/README.md",
        # Tests of the match and of the whole program use real games. Those of kit and conformance must not.
        "tests/match/*", "tests/models/*", "tests/phone/*", "tests/qml/*", "tests/e2e/*", "tests/access/*",
        "tests/package/*", "tests/bench*"]


def words_of(root, game):
    """Returns the words that belong to one game, from tests/rules/<game>/words.txt, or its id if there is no such
    file."""
    file = Path(root) / f"tests/rules/{game}/words.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    patterns = [line for line in lines if line.strip() and not line.startswith("#")]
    return re.compile("|".join(patterns or [rf"\b{game}\b"]), re.I)


def home_of(game, path):
    """Is the path in one of the game's own folders?"""
    folders = [f"core/games/{game}/", f"qml/games/{game}/", f"resources/games/{game}/",
               f"tests/rules/{game}/", f"tests/golden/{game}/"]
    return path.startswith(tuple(folders))


def breaches(root):
    """Yields (path, word, message) for each breach."""
    for game in games(root):
        words = words_of(root, game)
        for path in paths(root):
            if home_of(game, path) or any(fnmatch(path, pattern) for pattern in FREE):
                continue
            match = words.search(path)
            if match:
                yield path, match[0].lower(), f"{path}: named after {game}, outside its folders"
        for source in sources(root, TEXTS + PROGRAMS):
            if home_of(game, source.path) or any(fnmatch(source.path, pattern) for pattern in FREE):
                continue
            for match in words.finditer(source.text):
                where = f"{source.path}:{source.line_of(match.start())}"
                yield source.path, match[0].lower(), f'{where}: "{match[0]}" belongs to {game}'


NOT_PLAIN = re.compile(r"\b(?:(?:he|him|his|himself)|(?:is|are) due|as at first)\b", re.I)


def riddles(root):
    """Yields (path, word, message) for comments that confuse ordinary readers."""
    for source in sources(root, (".h", ".cpp", ".qml", ".js"), ("core/", "app/", "qml/")):
        for comment in TOKEN.finditer(source.text):
            for match in NOT_PLAIN.finditer(comment[0]) if comment[0].startswith("/") else ():
                where = f"{source.path}:{source.line_of(comment.start() + match.start())}"
                yield source.path, match[0].lower(), f'{where}: "{match[0]}": say "they", or who must act, in plain words'


def check(root):
    exceptions = read_exceptions(Path(root) / "tests/arch/words-exceptions.txt")
    used, found = set(), []
    for path, word, message in [*breaches(root), *riddles(root)]:
        rule = next((e for e in exceptions if fnmatch(path, e[0]) and fnmatch(word, e[1])), None)
        if rule:
            used.add(rule)
        else:
            found.append(message)
    return found + [f"words-exceptions.txt: {path} {word} is no longer needed"
                    for path, word in exceptions if (path, word) not in used]
