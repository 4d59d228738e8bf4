# SPDX-License-Identifier: MIT
"""Checks that every entry of a game's ledger is named by a test and by the code that implements it."""

import re
from pathlib import Path

from house import comments, games, sources, without_comments

TEMPLATE = "_template"  # copied for new games
# Entries are named by a test in its name, and by code in a comment.
TEST_NAME = re.compile(
    r'\b(?:TEST_CASE(?:_FIXTURE|_TEMPLATE)?|SUBCASE|SCENARIO|check|prop)\s*\(\s*(?:\w+,\s*)?((?:"(?:\\.|[^"\\])*"\s*)+)')


def entries(root, game):
    """Returns the ids in tests/rules/<game>/entries.txt, or None if there is no such file."""
    file = Path(root) / f"tests/rules/{game}/entries.txt"
    if not file.exists():
        return None
    return [line.strip() for line in file.read_text(encoding="utf-8").splitlines()
            if line.strip() and not line.startswith("#")]


def ledger_entries(rules, game):
    """Returns the ids in <game>.md of the rules folder, or None if there is no such ledger."""
    file = Path(rules) / f"{game}.md" if rules else None
    if not file or not file.exists():
        return None
    return re.findall(r"^#+ ([A-Z]+-\d+)\b", file.read_text(encoding="utf-8"), re.M)


def check_game(root, rules, game):
    known = entries(root, game)
    if not known:
        yield f"tests/rules/{game}/entries.txt: missing or empty; list the ledger's entries there"
        return
    law = ledger_entries(rules, game)
    if law is not None and set(law) != set(known):
        for entry in sorted(set(law) ^ set(known)):
            yield f"tests/rules/{game}/entries.txt: {entry} is {'missing' if entry in law else 'not in the ledger'}"
    prefix = known[0].rsplit("-", 1)[0]
    mention = re.compile(rf"\b{prefix}-\d+\b")
    tested, coded = {}, {}
    for source in sources(root, (".cpp", ".h"), f"tests/rules/{game}/"):
        for name in TEST_NAME.findall(without_comments(source.text)):
            for entry in mention.findall(name):
                tested.setdefault(entry, source.path)
    for source in sources(root, (".cpp", ".h"), f"core/games/{game}/"):
        for entry in mention.findall(comments(source.text)):
            coded.setdefault(entry, source.path)
    for entry in known:
        if entry not in tested:
            yield f"{entry}: no test below tests/rules/{game} is named after it"
        if entry not in coded:
            yield f"{entry}: no comment below core/games/{game} names it"
    for entry, path in sorted({**coded, **tested}.items()):
        if entry not in known:
            yield f"{path}: {entry} is not in the ledger"


def check(root, rules=None):
    template = [TEMPLATE] if (Path(root) / "core/games" / TEMPLATE).exists() else []
    return [breach for game in games(root) + template for breach in check_game(root, rules, game)]
