# SPDX-License-Identifier: MIT
"""Texts for players are marked, with their plurals, so that the translation tools find them. Texts that only a person
can judge are listed in texts-reviewed.txt, and those of a game in tests/rules/<game>/texts.txt: nouns put into
sentences, numbers before nouns, short texts used twice."""

import re
from collections import defaultdict
from pathlib import Path

from house import sources, without_comments

MARKED = re.compile(r'\b(TALETOP_TEXT|TALETOP_PLURAL)\(\s*"([^"]*)"\s*,((?:\s*"(?:\\.|[^"\\])*")+)\s*\)')
# Matches a marking macro inside another macro, because the tools read sources without expanding macros.
WRAPPED = re.compile(r"#\s*define\s+(\w+)[^\n]*(?:\\\n[^\n]*)*"
                     r"\b(?:QT_TR(?:ANSLATE)?(?:_N)?_NOOP|TALETOP_(?:TEXT|PLURAL)|tr)\s*\(")
LITERAL = r'"(?:\\.|[^"\\])*"'
# Matches everything that lupdate finds, whatever its name.
ANY_MARK = re.compile(r"\b(?:TALETOP_TEXT|TALETOP_PLURAL|QT_TR\w*_NOOP|translate|translated|tr|sentence|say)\s*\("
                      rf"(?:\s*(?:{LITERAL}|,|\w+|\(|\)|\?|:|QT_TR\w*_NOOP|TALETOP_\w+)(?=[\s(),?:\w\"]))*\s*\)?")
# Matches calls that show text to people: errors about files or the command line, notices, terminal output.
TOLD = re.compile(r"\b(?:complain|setNotice|setReadOnly|LoadError|WordsError|DeckError|Notice|notice|fail)\s*[({]")
PROSE = re.compile(r'"[^"]*[A-Za-z]{2,},? [a-z]{2,}[^"]*"')
NOUNS = ("points?|cards?|tokens?|bits?|moves|seats|players?|games|coins?|rounds?|turns|pages?|charms?|votes?|steps?"
         "|minutes?|hours?|days?|entries|banners?|links?|characters?|units?|wars?|crystals?|refusals?|decisions?")
KINDS = "age|legend|own|action|random|discarded|more|other|new|hand"
NUMBER = re.compile(rf"%\d (?:(?:{KINDS}) )*(?:{NOUNS})\b(?! (?:to|into|%))", re.IGNORECASE)
WORD = re.compile(r"\.word\(")
# Matches an argument of a log line that is neither a number nor a seat (tools/prose.py).
ARGUMENT = re.compile(r"&(?!contract::)\w+(?=[,}])")
SHORT = 2  # maximum number of words
REVIEWED = "tests/arch/texts-reviewed.txt"
OF_A_GAME = f"{REVIEWED}, or of a game tests/rules/<game>/texts.txt"


def text_of(mark):
    return "".join(re.findall(r'"((?:\\.|[^"\\])*)"', mark[3]))


def lines_of(path):
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def read_reviewed(root):
    """Reads the lines "word PATH NUMBER", "number CONTEXT TEXT" and "same CONTEXT TEXT" of the common list, and of each
    game's list, where paths are relative to the game's folder and the context is the game."""
    words, texts = {}, {"number": set(), "same": set()}
    for line in lines_of(Path(root) / REVIEWED):
        kind, first, rest = line.split(" ", 2)
        if kind == "word":
            words[first] = int(rest)
        else:
            texts[kind].add((first, rest))
    for path in sorted(Path(root).glob("tests/rules/[!_]*/texts.txt")):
        game = path.parent.name
        for line in lines_of(path):
            kind, rest = line.split(" ", 1)
            if kind == "word":
                file, number = rest.rsplit(" ", 1)
                words[f"core/games/{game}/{file}"] = int(number)
            else:
                texts[kind].add((game, rest))
    return words, texts


def check_marks(source, code):
    """Checks that %n occurs only in TALETOP_PLURAL, and that no macro hides a mark from lupdate."""
    found = []
    for mark in MARKED.finditer(code):
        place = f"{source.path}:{source.line_of(mark.start())}"
        if mark[1] == "TALETOP_TEXT" and "%n" in mark[3]:
            found.append(f"{place}: a text with %n is a TALETOP_PLURAL, else it has one form in every language")
        elif mark[1] == "TALETOP_PLURAL" and "%n" not in mark[3]:
            found.append(f"{place}: a TALETOP_PLURAL without %n")
    for macro in WRAPPED.finditer(code):
        found.append(f"{source.path}:{source.line_of(macro.start())}: {macro[1]}: lupdate does not look into "
                     "macros; write the mark itself")
    return found


def check_told(source, code):
    """Finds sentences for people that are plain literals and so can't be translated."""
    plain = ANY_MARK.sub(lambda mark: re.sub(r"[^\n]", " ", mark[0]), code)
    found = []
    for told in TOLD.finditer(plain):
        end = plain.find(";", told.start())
        if prose := PROSE.search(plain, told.start(), end if end >= 0 else len(plain)):
            found.append(f"{source.path}:{source.line_of(prose.start())}: {prose[0]} is told in English alone; mark it, "
                         "and translate it where it is shown")
    return found


def check(root):
    reviewed_words, reviewed = read_reviewed(root)
    found, shown, uses, numbers = [], defaultdict(set), {}, set()
    for source in sources(root, (".h", ".cpp", ".in", ".inc"), ("core/", "app/")):
        code = without_comments(source.text)
        found += check_marks(source, code) + check_told(source, code)
        if source.path.startswith("core/games/_"):
            continue
        uses[source.path] = len((ARGUMENT if source.path.endswith(".inc") else WORD).findall(code))
        for mark in MARKED.finditer(code):
            key = mark[2], text_of(mark)
            if len(key[1].split()) <= SHORT:
                shown[key].add(source.path)
            if mark[1] == "TALETOP_TEXT" and NUMBER.search(key[1]):
                numbers.add(key)
                if key not in reviewed["number"]:
                    found.append(f"{source.path}:{source.line_of(mark.start())}: {key[1]}: a number before a noun wants "
                                 f"plurals (TALETOP_PLURAL); is it never 1, say so in {OF_A_GAME}")
    same = {key for key, places in shown.items() if len(places) > 1}
    found += [f"{path}: {count} words are put into sentences (.word), {reviewed_words.get(path, 0)} were reviewed: names "
              f"stand alone and in the nominative, else write the sentence whole ({OF_A_GAME})"
              for path, count in uses.items() if count > reviewed_words.get(path, 0)]
    found += [f"{context}: {text} stands in several files: does it mean the same in all of them, in every language? Then "
              f"say so in {OF_A_GAME}" for context, text in sorted(same - reviewed["same"])]
    found += [f"{REVIEWED}: {kind} {context} {text}: there is none any more"
              for kind, there in (("same", same), ("number", numbers))
              for context, text in sorted(reviewed[kind] - there)]
    return found + [f"{REVIEWED}: word {path}: there is none any more" for path in reviewed_words if not uses.get(path)]
