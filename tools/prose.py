#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""prose.py [--check] [GAME...]: makes C++ tables from the prose of games, because the core reads no files. Each part
("# Lesson") of core/games/<game>/words/prose.md becomes a file next to it (lesson.inc). With --check it writes nothing,
and fails if a table does not match the prose.

    # Rulebook
    ## A round                       a chapter
    ### 4 Laying a card              an entry of the ledger, and its title
    All lay a card face down ...     its text, which may be wrapped anywhere
    > You hold the 20 and ...        the content of its example, if it has one

    # Lesson
    Take rounds ...                  the goal
    - minutes: 3
    - rest: The 20 comes later.      shown at the end if some kind of move was not made; optional
    ## The first round               a chapter
    ### Do 4                         a step: its kind, and the entry that it teaches
    Lay the 20.                      its text
    - otherwise: First the 20.       another field (core/contract/lesson.h); moves are separated by ", "

    # First words
    - lay 4: Everybody lays ...      the step or chapter, and the entry that explains it in full

    # Keywords
    - 7: store|stores|stored         the entry that explains the word, and its forms

    # Log
    - Takes number: %1 takes ...     the Note and the kinds of its arguments after its seat: number, plural, seat, or
                                     a function in the game's log.cpp
    - Takes.alone: Only %1 ...       another sentence of that Note, called takesAlone

    # Cards
    ## Highest card                  a list of sentences for cards, called highestCard
    - 5: It takes the round.         the entry, and the sentence

A text with %n has plurals. Text between <!-- and --> is a comment.
"""

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from card_tables import ROOT, Refused

COMMENT = re.compile(r"<!--.*?-->", re.S)
HEADING = re.compile(r"(#{1,3}) (.*\S)")
ITEM = re.compile(r"- ([^:]+):(.*)")
LEDGER = re.compile(r"\d+")
ENTRY = re.compile(r"(\d+) (.+)")
STEP = re.compile(r"(Tell|Do|Choose|Free|Back) (\d+)")
FIRST_WORD = re.compile(r"(\w+) (\d+)")
LINE = re.compile(r"([A-Z]\w*)(?:\.([a-z]\w*))?((?: [a-z]\w*){0,3})")
ARGUMENTS = ("number", "plural", "seat")  # core/contract/log_line.h


@dataclass
class Block:
    """A heading ("#" to "###"), an "item" with the words before its colon in `head`, a "quote", or a "text"."""

    kind: str
    line: int
    text: str
    head: str = ""


def refuse(line, what):
    raise Refused(f":{line}: {what}")


def blocks(prose):
    found, last = [], None  # last: the item that the next line may belong to
    for number, line in enumerate(COMMENT.sub(lambda mark: re.sub(r"[^\n]", "", mark[0]), prose).splitlines(), 1):
        if not line.strip():
            last = None
        elif line.startswith("#"):
            heading = HEADING.fullmatch(line) or refuse(number, "a heading is one to three #, a space and a title.")
            last = None
            found.append(Block(heading[1], number, heading[2]))
        elif line.startswith("- "):
            item = ITEM.fullmatch(line) or refuse(number, 'an item is "- what: words", its colon on the first line.')
            found.append(last := Block("item", number, item[2].strip(), item[1]))
        else:
            kind = "quote" if line.startswith("> ") else "item" if line.startswith("  ") else "text"
            words = line.removeprefix("> ").strip()
            if last and last.kind == kind:
                last.text = f"{last.text} {words}".strip()
            elif kind == "item":
                refuse(number, "this line is set in, and belongs to no item.")
            else:
                found.append(last := Block(kind, number, words))
    return found


def below(found, level):
    """Returns pairs of each heading of the level and the blocks below it; refuses blocks before the first heading."""
    parts = []
    for block in found:
        if block.kind == level:
            parts.append((block, []))
        elif not parts:
            refuse(block.line, f'a heading "{level} ..." must come first.')
        else:
            parts[-1][1].append(block)
    return parts


def read(heading, pattern, example):
    return pattern.fullmatch(heading.head or heading.text) or refuse(heading.line, f'write it as "{example}".')


def ledger(item):
    return read(item, LEDGER, "- 7: ...")[0]


def items(found):
    for block in found:
        if block.kind != "item" or not block.text:
            refuse(block.line, 'only items "- what: its words" may stand here.')
        yield block


def text_of(heading, found, other):
    """Returns the text below a heading and its blocks of kind `other`; refuses further text and other kinds."""
    texts = [block for block in found if block.kind == "text"]
    others = [block for block in found if block.kind != "text"]
    if not texts:
        refuse(heading.line, "it has no text.")
    for block in texts[1:]:
        refuse(block.line, "this is a second text; write one paragraph.")
    for block in others:
        if block.kind != other:
            refuse(block.line, f"no {block.kind} may stand here.")
    return texts[0].text, others


def literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class Tables:
    """The tables of a game. Each function makes the rows of a part and names the header that declares their type."""

    def __init__(self, game):
        self.game = game
        self.context = game.lstrip("_")
        self.namespace = f"{self.context}game" if game.startswith("_") else game

    def text(self, source):
        mark = "TALETOP_PLURAL" if "%n" in source else "TALETOP_TEXT"
        return f'{{"{self.context}", {mark}("{self.context}", {literal(source)})}}'

    def rulebook(self, _, found):
        tables = chapters = ""
        for number, (chapter, entries) in enumerate(below(found, "##"), 1):
            rows = ""
            for heading, told in below(entries, "###"):
                entry, title = read(heading, ENTRY, "### 4 Laying a card").groups()
                text, examples = text_of(heading, told, "quote")
                for example in examples[1:]:
                    refuse(example.line, "this is a second example; write one.")
                texts = [title, text, *(example.text for example in examples)]
                rows += f"    contract::RuleEntry{{{entry},\n" + \
                    ",\n".join(f"                        {self.text(text)}" for text in texts) + "},\n"
            tables += f"inline constexpr std::array entries{number}{{\n{rows}}};\n\n"
            chapters += f"    contract::RuleChapter{{{self.text(chapter.text)}, entries{number}}},\n"
        return "core/contract/rulebook.h", f"{tables}inline constexpr std::array rulebook{{\n{chapters}}};\n"

    def lesson(self, part, found):
        first = next((at for at, block in enumerate(found) if block.kind == "##"), len(found))
        goal, given = text_of(part, found[:first], "item")
        if [item.head for item in given] not in (["minutes"], ["minutes", "rest"]) or not given[0].text.isdigit():
            refuse(part.line, 'below its goal it needs "- minutes: 3", then "- rest: ..." if something is left out.')
        rest = f"\n                                         .rest = {self.text(given[1].text)}," if given[1:] else ""
        tables = chapters = ""
        for number, (chapter, inside) in enumerate(below(found[first:], "##"), 1):
            steps = [self.step(step, told, f"also{number}_{place}")
                     for place, (step, told) in enumerate(below(inside, "###"), 1)]
            tables += "".join(also for also, _ in steps)
            tables += f"inline constexpr std::array steps{number}{{\n{''.join(row for _, row in steps)}}};\n\n"
            chapters += f"    contract::LessonChapter{{{self.text(chapter.text)}, steps{number}}},\n"
        return "core/contract/lesson.h", f"""{tables}inline constexpr std::array chapters{{
{chapters}}};

inline constexpr contract::Lesson lesson{{.goal = {self.text(goal)},
                                         .minutes = {given[0].text},{rest}
                                         .chapters = chapters}};
"""

    def step(self, step, told, name):
        """Returns a table `name` with the moves of `also`, and the row of the step."""
        kind, entry = read(step, STEP, "### Do 4").groups()
        text, found = text_of(step, told, "item")
        forms = {"look": literal, "also": lambda _: name, "otherwise": self.text, "praise": self.text, "moves": str,
                 "tries": literal, "until": literal}
        given = {}
        for item in items(found):
            if item.head not in forms or item.head in given:
                refuse(item.line, f"a step has no {item.head}, or has it already; it may have {', '.join(forms)}.")
            if item.head == "moves" and not item.text.isdigit():
                refuse(item.line, 'the number of moves is written in digits: "- moves: 3".')
            given[item.head] = item.text
        moves = given.get("also", "").split(", ")
        also = f"inline constexpr std::array {name}{{{', '.join(map(literal, moves))}}};\n\n" if "also" in given else ""
        fields = [f".kind = contract::LessonKind::{kind}", f".text = {self.text(text)}", f".ledger = {entry}"]
        fields += [f".{field} = {form(given[field])}" for field, form in forms.items() if field in given]
        separator = ",\n                         "
        return also, f"    contract::LessonStep{{{separator.join(fields)}}},\n"

    def first_words(self, _, found):
        rows = ""
        for item in items(found):
            key, entry = read(item, FIRST_WORD, "- lay 4: ...").groups()
            rows += f"    contract::FirstWord{{{literal(key)}, {self.text(item.text)}, {entry}}},\n"
        return "core/contract/first_words.h", f"inline constexpr std::array firstWords{{\n{rows}}};\n"

    def keywords(self, _, found):
        rows = "".join(f"    contract::Keyword{{{self.text(item.text)}, {ledger(item)}}},\n" for item in items(found))
        return "core/contract/keywords.h", f"inline constexpr std::array keywords{{\n{rows}}};\n"

    def cards(self, _, found):
        tables = []
        for card, told in below(found, "##"):
            rows = "".join(f"    scene::CardRule{{{self.text(item.text)}, {ledger(item)}}},\n" for item in items(told))
            words = card.text.split()
            name = words[0].lower() + "".join(word.capitalize() for word in words[1:])
            tables.append(f"inline constexpr std::array {name}{{\n{rows}}};\n")
        return "core/scene/card_text.h", "\n".join(tables)

    def log(self, _, found):
        rows, others, own = "", "", set()
        for item in items(found):
            note, other, told = read(item, LINE, "- Takes number: ...").groups()
            own.update(set(told.split()) - set(ARGUMENTS))
            named = [f"&contract::argument::{each}" if each in ARGUMENTS else f"&{each}" for each in told.split()]
            row = f"{{Note::{note}, {self.text(item.text)}, {{{', '.join(named)}}}}}"
            if other:
                name = note[0].lower() + note[1:] + other[0].upper() + other[1:]
                others += f"inline constexpr contract::LogLine<Note> {name}{row};\n"
            else:
                rows += f"    {row},\n"
        declared = "".join(f"void {each}(kit::Text& line, int argument);\n" for each in sorted(own))
        return f'core/contract/log_line.h"\n#include "core/games/{self.game}/rules/rules.h', "\n".join(filter(None, [
            declared, f"inline constexpr auto log = kit::catalogue<contract::LogLine<Note>>({{\n{rows}}});\n", others]))

    def made(self, prose):
        """Returns the contents of the files by their names."""
        tables = {}
        for part, found in below(blocks(prose), "#"):
            name = part.text.lower().replace(" ", "_")
            table = {"rulebook": self.rulebook, "lesson": self.lesson, "first_words": self.first_words,
                     "keywords": self.keywords, "log": self.log, "cards": self.cards}.get(name)
            if not table or name in tables:
                refuse(part.line, f"{part.text} is no part of a game's prose, or is there twice.")
            header, rows = table(part, found)
            tables[name] = f"""// SPDX-License-Identifier: MIT
// Made of prose.md by tools/prose.py.
#pragma once

#include "{header}"

#include <array>

namespace taletop::{self.namespace}::prose {{

{rows}
}} // namespace taletop::{self.namespace}::prose
"""
        return {f"{name}.inc": table for name, table in tables.items()}


def compare(words, tables, write):
    """Updates the tables next to the prose if `write`; yields the problems of those that do not match it."""
    for name, table in tables.items():
        path = words / name
        same = path.exists() and path.read_text(encoding="utf-8") == table
        if write and not same:
            path.write_bytes(table.encode())
        elif not same:
            yield f"{path}: this is not what prose.md says; run tools/prose.py."
    for path in sorted(set(words.glob("*.inc")) - {words / name for name in tables}):
        yield f"{path}: prose.md has no such part; delete it."


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--check", action="store_true", help="write nothing")
    options.add_argument("--root", type=Path, default=ROOT)
    options.add_argument("games", nargs="*")
    chosen = options.parse_args()
    wrong = []
    for prose in sorted(chosen.root.glob("core/games/*/words/prose.md")):
        game = prose.parts[-3]
        if chosen.games and game not in chosen.games:
            continue
        try:
            tables = Tables(game).made(prose.read_text(encoding="utf-8"))
            wrong += compare(prose.parent, tables, write=not chosen.check)
        except Refused as refusal:
            wrong.append(f"{prose}{refusal}")
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main()
