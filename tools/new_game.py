#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""new_game.py ID TITLE LEDGER [--root FOLDER]

Begins a game as a copy of core/games/_template: copies the code, tests and pictures into folders of the new game, and
adds a line to core/games/games.txt. ID has lower-case letters only, TITLE is what players read, and LEDGER is the
prefix of its rules: with "AB" these are AB-1, AB-2 and so on.
"""
import argparse
import re
import shutil
import sys
from pathlib import Path

# The template's folders and those of the new game.
FOLDERS = {
    "core/games/_template": "core/games/{id}",
    "tests/rules/_template": "tests/rules/{id}",
    "tests/conformance/pictures/template": "resources/games/{id}",
}
TEXTS = (".h", ".cpp", ".inc", ".txt", ".md")


def renamed(text, game, title, ledger):
    """Returns the text of a template file with the new game's names instead of the template's."""
    text = re.sub(r"# The template game\n.*?(?=\n## The files)", f"# {title}\n", text, flags=re.S)
    text = re.sub(r"\b[Tt]he template( game)?\b", title, text)
    for old, new in [("templategame", game), ("games/_template", f"games/{game}"), ("rules_template", f"rules_{game}"),
                     ("game__template", f"game_{game}"), ("add_game(_template)", f"add_game({game})"),
                     ("taletop_registry_with_template", "taletop_registry"),
                     ('"template"', f'"{game}"'), ('TALETOP_TEXT("%s", "Template")' % game,
                                                   'TALETOP_TEXT("%s", "%s")' % (game, title)),
                     ('"TM"', f'"{ledger}"')]:
        text = text.replace(old, new)
    text = re.sub(r"\bTM-(?=\d)", f"{ledger}-", text)
    # A new game has no players with older rules.
    return re.sub(r"\.revision = \d+,[^\n]*", ".revision = 1,", text)


def problems(root, game, title, ledger):
    """Yields the reasons why the game cannot be begun."""
    if not re.fullmatch(r"[a-z]+", game) or game in ("template", "templategame"):
        yield f"{game}: an id has small letters only, and is not the template's"
    if not re.fullmatch(r"[A-Z]+", ledger) or ledger == "TM":
        yield f"{ledger}: the numbers of rules begin with capital letters, and not with the template's"
    if not title or '"' in title or "\\" in title:
        yield f"{title}: a title has letters, and neither quotation marks nor backslashes"
    for folder in FOLDERS.values():
        if (root / folder.format(id=game)).exists():
            yield f"{folder.format(id=game)} is there already"


def begin(root, game, title, ledger):
    for start, end in FOLDERS.items():
        folder = root / end.format(id=game)
        shutil.copytree(root / start, folder)
        for file in folder.rglob("*"):
            if file.suffix in TEXTS:
                file.write_text(renamed(file.read_text(encoding="utf-8"), game, title, ledger), encoding="utf-8")
    shelf = root / "core/games/games.txt"
    shelf.write_text(shelf.read_text(encoding="utf-8") + f"{game}\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("id")
    parser.add_argument("title")
    parser.add_argument("ledger")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[1])
    given = parser.parse_args()
    wrong = list(problems(given.root, given.id, given.title, given.ledger))
    if not wrong:
        begin(given.root, given.id, given.title, given.ledger)
    print("\n".join(f"new_game: {what}" for what in wrong) or
          f"core/games/{given.id}/README.md tells what to read and to rewrite first. The rules come first; the table may "
          "come last: without the folder table/ the game is shown by what its other rooms say.")
    return 2 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
