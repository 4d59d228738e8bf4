# SPDX-License-Identifier: MIT
"""Source texts are plain English (docs/english.md): patterns that are nearly always wrong, and terms to avoid."""

import csv
import re
from pathlib import Path

from translations import messages

# Patterns, each with a better wording.
PATTERNS = [(re.compile(pattern), use) for pattern, use in (
    (r"(?<!here )\b(?:is|are) no (?!longer|more\b|better|worse|one\b)\w+", "\"isn't a …\", or say what it must be"),
    (r"\bstands? still\b", "paused"),
    (r"\banew\b", "again, new"),
    (r"\bbears?\b", "has"),
    (r"\bshall\b", "should, will, or a plain present"),
    (r"\bdearer\b", "costs more"),
    (r"\bsome %n\b", "about %n"),
    (r"%n of 100\b|\bof 100\b", "in 100"),
    (r"\bas far as can be told\b", "too close to call"),
    (r"\d %(?!\d|n|L)", "100%, without a space"),
    (r"\bcards? of (?:your|their|his|her) hand\b", "from your hand"),
    (r"” by %\d", "%2’s “%1”"),
    (r"\b(?:is|are) due\b", "say who must act"),
    (r"(?<=\w)'(?=\w)|(?<=s)'(?= )", "the curly apostrophe ’"),
    (r": who (?:goes|has|wants|gets)\b", "a full stop, then whoever it is by name: the player who …"),
    (r"\b(?:every|some|any)body\b", "everyone, someone, anyone"),
    (r"\bcounts? no more\b", "no longer counts"),
    (r"\ball the same\b", "anyway"),
)]
EXCEPTIONS = "tests/arch/english-exceptions.txt"


def terms(root):
    with open(Path(root) / "translations/terms.csv", encoding="utf-8", newline="") as file:
        return [(re.compile(rf"\b{re.escape(row['avoid'])}\b", re.IGNORECASE), row["use"]) for row in csv.DictReader(file)]


def read_exceptions(root):
    """Reads lines "CONTEXT TAB TEXT TAB REASON". A line break in a text is written \\n."""
    path = Path(root) / EXCEPTIONS
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return {(row[0], row[1].replace("\\n", "\n")) for row in rows if len(row) == 3 and row[2]}


def check(root):
    exceptions, used, found = read_exceptions(root), set(), []
    files = sorted((Path(root) / "translations").glob("taletop_*.ts"))
    patterns = PATTERNS + terms(root)
    for key in dict.fromkeys((context, message.findtext("source", "")) for file in files[:1]
                             for context, message in messages(file)):
        hits = [(match[0], use) for pattern, use in patterns for match in [pattern.search(key[1])] if match]
        if hits and key in exceptions:
            used.add(key)
        elif hits:
            found += [f'{key[0]}: "{key[1]}": "{said}": {use}' for said, use in hits]
    return found + [f'{EXCEPTIONS}: {context}: "{text}" is no longer needed' for context, text in exceptions - used]
