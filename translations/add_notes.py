#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""add_notes.py FILE.ts...: tells translators of each message of two words or fewer where it stands.

The notes are those of notes.csv beside this script, by file: the longest beginning of a path that is
there counts. A comment in the source (//:) is kept. The places in the sources, from which lupdate has
to have written the files with -locations absolute, are taken away: they change with every line."""

import csv
import re
import sys
from pathlib import Path

MESSAGE = re.compile(r"    <message\b.*?    </message>\n", re.DOTALL)
LOCATION = re.compile(r'\s*<location filename="(?:\.\./)*([^"]*)"[^/]*/>')
SHORT = 2  # words


def read_notes(path):
    with path.open(encoding="utf-8", newline="") as file:
        return {row["file"]: row["note"] for row in csv.DictReader(file)}


def note_for(file, notes):
    """The note of the longest beginning of the path, or "" where there is none."""
    return notes[max((start for start in notes if file.startswith(start)), key=len, default="")] \
        if any(file.startswith(start) for start in notes) else ""


def is_short(source):
    return len(source.split()) <= SHORT


def escaped(text):
    for letter, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&apos;")):
        text = text.replace(letter, entity)
    return text


def with_note(message, notes):
    files = list(dict.fromkeys(LOCATION.findall(message)))
    message = LOCATION.sub("", message)
    source = re.search(r"<source>(.*?)</source>", message, re.DOTALL)[1]
    if not is_short(source) or "<extracomment>" in message:
        return message
    found = list(dict.fromkeys(filter(None, (note_for(file, notes) for file in files))))
    if not found:
        return message
    line = f"        <extracomment>{escaped('; '.join(found))}</extracomment>\n"
    return re.sub(r"( *<(?:translatorcomment|translation)\b)", line.replace("\\", r"\\") + r"\1", message, count=1)


def add(path, notes):
    text = path.read_text(encoding="utf-8")
    path.write_text(MESSAGE.sub(lambda found: with_note(found[0], notes), text), encoding="utf-8")


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    for name in sys.argv[1:]:
        add(Path(name), read_notes(here / "notes.csv"))
