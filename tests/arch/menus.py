#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""menus.py: no shortcut letter belongs to two entries of one menu, in any language.

If two entries have the same letter, pressing it only moves from one to the other. A menu is a function that fills one
(app/shell/*menu*.cpp). Values to choose from (addChoices) go into the menu that is the first argument."""

import re
import sys
from pathlib import Path

import house
import translations

FUNCTION = re.compile(r"^void (\w+)::(\w+)\([^;{]*\)(?: const)? \{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
CHOICES = re.compile(r"addChoices\(\s*(\*?)(\w+),\s*\"\w+\",\s*\{(.*?)\}", re.DOTALL)
TEXT = re.compile(r'\btr\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)')
LETTER = re.compile(r"&([^&\s])")


# Calls that may replace the text of an existing entry.
INSTEAD = [re.compile(r"->setText\([^;]*;"), re.compile(r"(?<=\))\s*:\s*tr\([^()]*\)")]


def texts_of(code):
    return ["".join(re.findall(r'"((?:[^"\\]|\\.)*)"', text)) for text in TEXT.findall(code)]


def menus_of(code):
    """Maps each menu, by its function and variable, to (context, sources)."""
    menus = {}
    for other in INSTEAD:
        code = other.sub(";" if other is INSTEAD[0] else "", code)
    for owner, function, body in FUNCTION.findall(code):
        entries = texts_of(CHOICES.sub(lambda found: "" if found[1] else found[0], body))
        if function.startswith("build") and entries:
            entries = entries[1:]  # leaves out the menu's title
        menus[function] = f"taletop::app::{owner}", [entry for entry in entries if "&" in entry]
        for pointer, variable, values in CHOICES.findall(body):
            if pointer:
                menus[f"{function}, {variable}"] = f"taletop::app::{owner}", texts_of(values)
    heads = [(f"taletop::app::{owner}", texts_of(body)[0]) for owner, function, body in FUNCTION.findall(code)
             if re.fullmatch(r"build\w+Menu", function) and texts_of(body)]
    if heads:
        menus["the bar"] = heads[0][0], [head for _, head in heads]
    return {name: (context, sources) for name, (context, sources) in menus.items() if len(sources) > 1}


def doubled(sources, said):
    """Returns pairs of entries that have the same letter in the translation `said`."""
    found, letters = [], {}
    for source in sources:
        letter = LETTER.search(said(source))
        if letter is None:
            continue
        other = letters.setdefault(letter[1].lower(), source)
        if other != source:
            found.append((letter[1], said(other), said(source)))
    return found


def check(root):
    found = []
    menus = {}
    for path in sorted((Path(root) / "app/shell").glob("*menu*.cpp")):
        menus.update(menus_of(house.without_comments(path.read_text(encoding="utf-8"))))
    languages = {"en": {}}
    for path in sorted((Path(root) / "translations").glob("taletop_*.ts")):
        languages[translations.language_of(path)] = {
            (context, message.findtext("source", "")): translations.forms_of(message)[0]
            for context, message in translations.messages(path) if translations.forms_of(message)[0]}
    for language, words in languages.items():
        for name, (context, sources) in menus.items():
            found += [f"{language}: {name}: “{one}” and “{other}” have the letter {letter}" for letter, one, other
                      in doubled(sources, lambda source, of=context: words.get((of, source), source))]
    return found


def main():
    found = check(Path(__file__).resolve().parents[2])
    print("\n".join([*found, f"menus: {len(found)} breach(es)"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
