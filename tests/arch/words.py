# SPDX-License-Identifier: MIT
"""Words of one game stay in its folders: what is shared must not know which games there are."""

import re
from fnmatch import fnmatch
from pathlib import Path

from house import paths, read_exceptions, sources

# Game id -> its words. QBrush, setBrush and NoBrush are Qt's, not a fox's.
WORDS = {
    "foxtail": re.compile(
        r"foxtail|tail[ _-]?bit|tail[ _-]?tip|charm|(?<!q)(?<!set)(?<!no)brush", re.I),
    "papertales": re.compile(r"paper[ _-]?tales|\bmystical|\bshapeshifter", re.I),
    "tailstory": re.compile(r"(?<!fox)tail[ _-]?story|\bplaymats?\b|\bbribe|\bham[ _]cheese|\bpadthai", re.I),
    "storyline": re.compile(r"story[ _-]?line|scary[ _-]?tale|\bmagic hat\b", re.I),
}
TEXTS = (".h", ".cpp", ".qml", ".js", ".in", ".cmake", ".txt", ".py", ".sh")
PROGRAMS = ("play", "check")
# Documents name the games; translations and this list hold their words.
FREE = ["README.md", "CONTRIBUTING.md", "LICENSE", "docs/*", "translations/*", "core/games/games.txt",
        "resources/desktop/*", "tests/arch/*", "*/README.md",
        # What proves the match and the whole program plays a real game; kit and conformance must not.
        "tests/match/*", "tests/models/*", "tests/qml/*", "tests/e2e/*", "tests/access/*",
        "tests/package/*", "tests/bench*"]


def home_of(game, path):
    """Does the path lie in a folder of the game's own?"""
    folders = [f"core/games/{game}/", f"qml/games/{game}/", f"resources/games/{game}/",
               f"tests/rules/{game}/", f"tests/golden/{game}/"]
    return path.startswith(tuple(folders))


def breaches(root):
    """Yields (path, word, message)."""
    for game, words in WORDS.items():
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


def check(root):
    exceptions = read_exceptions(Path(root) / "tests/arch/words-exceptions.txt")
    used, found = set(), []
    for path, word, message in breaches(root):
        rule = next((e for e in exceptions if fnmatch(path, e[0]) and fnmatch(word, e[1])), None)
        if rule:
            used.add(rule)
        else:
            found.append(message)
    return found + [f"words-exceptions.txt: {path} {word} is no longer needed"
                    for path, word in exceptions if (path, word) not in used]
