#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""reword.py FILE.csv [TRANSLATIONS]: rewrites English source texts in all translations/taletop_*.ts.

Each line of the file has four columns: the context, the old text, the new text, and "style" or "meaning". A change of
style keeps each translation finished. A change of meaning marks it unfinished, so that arch.translations fails until
somebody has translated it. Run this before the texts are changed in the sources: the target i18n_update would drop the
old messages with their translations. Nothing is written if one line is refused."""

import csv
import re
import sys
from pathlib import Path
from xml.sax.saxutils import escape, unescape

QUOTES = {"'": "&apos;", '"': "&quot;"}
CONTEXT = re.compile(r"<context>\s*<name>(?P<name>[^<]*)</name>.*?</context>", re.DOTALL)
MESSAGE = re.compile(r"[ \t]*<message[^>]*>.*?</message>\n?", re.DOTALL)
SOURCE = re.compile(r"<source>(.*?)</source>", re.DOTALL)
# The parts that a translation must share with its source; a key is the letter after a single &.
KEPT = {"places": re.compile(r"%L?\d|%L?n"), "tags": re.compile(r"</?\w+[^>]*>"), "line breaks": re.compile(r"\n"),
        "keys": re.compile(r"(?<!&)&(?=\w)")}


def written(text):
    """Returns the text as Qt's tools write it into a file."""
    return escape(text, QUOTES)


def read(text):
    return unescape(text, {entity: letter for letter, entity in QUOTES.items()})


def plural_forms(new):
    """Returns the two English forms of a text with "(s)", such as "%n card(s)", or None for another text."""
    return [new.replace("(s)", ""), new.replace("(s)", "s")] if "(s)" in new else None


def refusal(context, old, new, kind, sources):
    """Returns the reason why this change cannot be made, or None. `sources` has the texts of each context."""
    if kind not in ("style", "meaning"):
        return f'the fourth column must be "style" or "meaning", not "{kind}"'
    if old not in sources.get(context, ()):
        return "the old text is not in this context"
    if new != old and new in sources[context]:
        return "the new text is in this context already"
    for name, pattern in KEPT.items():
        if sorted(pattern.findall(old)) != sorted(pattern.findall(new)):
            return f"the {name} differ"
    return None


def reworded(message, new, kind, english):
    """Returns the message with its new source."""
    message = SOURCE.sub(lambda _: f"<source>{written(new)}</source>", message, count=1)
    forms = plural_forms(new) if english and 'numerus="yes"' in message else None
    if forms:
        rest = iter(forms)
        return re.sub(r"<numerusform>.*?</numerusform>",
                      lambda _: f"<numerusform>{written(next(rest))}</numerusform>", message, flags=re.DOTALL)
    if kind == "meaning" or (english and 'numerus="yes"' in message):
        return message.replace("<translation>", '<translation type="unfinished">')
    return message


def apply(changes, text, english):
    """Returns the text of a .ts file after the changes, which are {(context, old): (new, kind)}."""
    def in_context(context):
        name = read(context["name"])

        def in_message(message):
            old = read(SOURCE.search(message[0])[1])
            if (name, old) not in changes:
                return message[0]
            return reworded(message[0], *changes[name, old], english)

        return MESSAGE.sub(in_message, context[0])

    return CONTEXT.sub(in_context, text)


def sources_of(text):
    return {read(context["name"]): {read(source) for source in SOURCE.findall(context[0])}
            for context in CONTEXT.finditer(text)}


def main(arguments):
    if len(arguments) not in (1, 2):
        sys.exit(__doc__)
    folder = Path(arguments[1]) if len(arguments) == 2 else Path(__file__).resolve().parents[1] / "translations"
    files = {path: path.read_text(encoding="utf-8") for path in sorted(folder.glob("taletop_*.ts"))}
    sources = {}
    for text in files.values():
        for context, found in sources_of(text).items():
            sources.setdefault(context, set()).update(found)
    changes, refused = {}, []
    with open(arguments[0], encoding="utf-8", newline="") as lines:
        for number, row in enumerate(csv.reader(lines), start=1):
            why = "a line must have four columns" if len(row) != 4 else refusal(*row, sources)
            if why is None and (row[0], row[1]) in changes:
                why = "the old text stands twice in this file"
            if why is None and any(new == row[2] and context == row[0] for (context, _), (new, _) in changes.items()):
                why = "two texts of one context would become the same"
            if why:
                refused.append(f"{arguments[0]}:{number}: {why}: {row[1] if len(row) > 1 else row}")
            else:
                changes[row[0], row[1]] = (row[2], row[3])
    if refused:
        sys.exit("\n".join(refused) + "\nNothing was changed.")
    for path, text in files.items():
        path.write_bytes(apply(changes, text, path.stem.endswith("_en")).encode())
    print(f"{len(changes)} texts in {len(files)} files")


if __name__ == "__main__":
    main(sys.argv[1:])
