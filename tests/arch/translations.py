#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""translations.py FINISHED LUPDATE-COMMAND...: checks that every translations/*.ts is correct and up to date.

FINISHED lists the languages that may have no unfinished message, separated by commas. The command is that of the
target i18n_update without the file; it is run on a copy."""

import csv
import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import house

PLACES = re.compile(r"%L?\d|%n|%L?n")
TAGS = re.compile(r"</?\w+>")
CONTEXT = re.compile(r'TALETOP_(?:TEXT|PLURAL)\(\s*"(\w+)"')
SHORT = 2  # maximum number of words in a text that needs a note for translators
# Number of plural forms that Qt expects; lrelease drops messages that have another number.
FORMS = {"en": 2, "de": 2, "fr": 2, "ja": 1, "th": 1}
# Languages whose menus have Latin letters after the text, "ファイル(&F)", so that no mark inside is needed.
WITHOUT_MARKS = {"ja", "th"}
# Invisible characters that translations may contain and that searches for words ignore.
INVISIBLE = dict.fromkeys(map(ord, "\u200b\u2060\u180e\u00ad"))
MARK = re.compile(r"&(?=\w)")  # precedes an entry's shortcut letter, which may be any letter of a word


def places(text):
    return sorted(set(PLACES.findall(text)))


def messages(path):
    """Yields (context, message element) for each message."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def key(context, message):
    """Returns the parts that identify a message."""
    return context, message.findtext("source", ""), message.findtext("comment", ""), message.get("numerus", "no")


def forms_of(message):
    translation = message.find("translation")
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.iter("numerusform")]
    return [translation.text or ""]


def check_form(source, form, language):
    """Returns the problem with a translated form, or None."""
    # A singular form may omit its number.
    if set(places(form)) - set(places(source)) or set(places(source)) - set(places(form)) - {"%n"}:
        return f"places differ from {form}"
    if sorted(TAGS.findall(source)) != sorted(TAGS.findall(form)):
        return f"tags differ from {form}"
    if source.count("\n") != form.count("\n"):
        return f"lines differ from {form}"
    if bool(MARK.search(source)) != bool(MARK.search(form)) and not (
            language in WITHOUT_MARKS and MARK.search(source)):
        return "the & of the keyboard is not in both"
    if set(form) & set(map(chr, INVISIBLE)):
        return "holds invisible letters; marks for breaking lines are put in when the program is built"
    return None


def check_message(context, message, language, finished=True):
    source = message.findtext("source", "")
    kind = message.find("translation").get("type")
    forms = forms_of(message)
    if kind in ("vanished", "obsolete") or (kind == "unfinished" and finished):
        return f"{context}: {source}: {kind}"
    if kind == "unfinished" and not any(forms):
        return None
    if not all(form.strip() or not source.strip() for form in forms):
        return f"{context}: {source}: empty"
    if message.get("numerus") == "yes" and len(forms) != FORMS.get(language, len(forms)):
        return f"{context}: {source}: {len(forms)} form(s), not {FORMS[language]}"
    for form in forms:
        if problem := check_form(source, form, language):
            return f"{context}: {source}: {problem}"
    return None


def check_note(context, message):
    """Returns the problem with a short message that has no note for translators, or None."""
    source = message.findtext("source", "")
    if len(source.split()) <= SHORT and not message.findtext("extracomment") and not message.findtext("comment"):
        return f"{context}: {source}: what is it? Say it in translations/notes.csv or in a comment //: " \
            "before it, then build the target i18n_update"
    return None


def language_of(path):
    return path.stem.partition("_")[2]


def not_begun(path, games):
    """Returns the games of which no message has been translated. All their messages may be missing."""
    begun = {context for context, message in messages(path)
             if message.find("translation").get("type") is None and any(form.strip() for form in forms_of(message))}
    return set(games) - begun


def check_file(path, finished=None, waiting=()):
    """Returns the problems of one file. The languages in `finished` (None: all) must be complete. The contexts in
    `waiting` are not checked."""
    language = language_of(path)
    whole = finished is None or language in finished
    looked = [(context, message) for context, message in messages(path) if context not in waiting]
    breaches = [check_message(*m, language, whole) for m in looked]
    breaches += [check_note(*m) for m in looked]
    return [f"{path.name}: {breach}" for breach in breaches if breach]


def check_notes(folder, root):
    """Reports notes about files that no longer exist."""
    with (folder / "notes.csv").open(encoding="utf-8", newline="") as file:
        starts = [row["file"] for row in csv.DictReader(file)]
    files = [str(path.relative_to(root)) for part in ("app", "core", "qml") for path in (root / part).rglob("*.*")]
    return [f"notes.csv: {start}: there is no such file" for start in starts
            if not any(file.startswith(start) for file in files)]


def check_shown(path, root):
    """Reports messages of games that can't be played, such as the template."""
    games = root / "core/games"
    played = (games / "games.txt").read_text(encoding="utf-8").split()
    hidden = {context for source in games.glob("*/**/*.*") if source.relative_to(games).parts[0] not in played
              for context in CONTEXT.findall(source.read_text(encoding="utf-8"))}
    return [f"{path.name}: {context}: a game that nobody plays is not translated"
            for context in sorted(hidden & {context for context, _ in messages(path)} - set(played) - {"core"})]


# ---- glossaries

def has_term(source, term):
    return re.search(rf"(?<!\w){re.escape(term)}(?!\w)", source, re.IGNORECASE) is not None


FREE = "*"  # in a glossary: translators choose, because no single word fits everywhere


def rows_of(glossary):
    with glossary.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def terms_of(glossary, language):
    """Returns each term of the glossary with its stems, one of which the translation must contain."""
    return [(row["term"], row[language].casefold().split("|"))
            for row in rows_of(glossary) if row.get(language, FREE) not in ("", FREE)]


def check_whole(glossary, languages):
    """Reports terms without a word in a language, and terms that occur twice, ignoring case."""
    rows = rows_of(glossary)
    terms = [row["term"].casefold() for row in rows]
    return [f"{glossary.name}: {row['term']}: {language} has no word for it; {FREE} where one does not do everywhere"
            for row in rows for language in languages if language != "en" and not row.get(language)] + \
        [f"{glossary.name}: {term} is there twice" for term in sorted({t for t in terms if terms.count(t) > 1})]


def texts_of(value, path=()):
    """Yields (path, text) for each text in a tale's file. The path identifies parts by id, not by number."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from texts_of(each, (*path, key))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from texts_of(each, (*path, each.get("id", number) if isinstance(each, dict) else number))


# Texts that must use the glossary's words. The tale itself is literature and may use others.
NAMED = ("title", "closing")


def check_deck(glossary, english, tale):
    """Reports titles in a tale's file that lack the glossary's word for one of their terms."""
    terms = terms_of(glossary, tale.stem.partition(".")[2])
    told = dict(texts_of(json.loads(tale.read_text(encoding="utf-8"))))
    found = []
    for where, source in texts_of(json.loads(english.read_text(encoding="utf-8"))):
        words = told.get(where, "").translate(INVISIBLE).casefold()
        if where[-1] in NAMED:
            found += [f"{tale.name}: {source}: {term} should be {' or '.join(stems)}"
                      for term, stems in terms if has_term(source, term) and not any(stem in words for stem in stems)]
    return found


def check_decks(folder, root):
    found = []
    for tale in sorted((root / "resources/games").glob("*/decks.*.json")):
        glossary = folder / "glossary" / f"{tale.parent.name}.csv"
        found += check_deck(glossary, tale.parent / "decks.json", tale)
    return found


def check_glossary(glossary, path, games=()):
    """Reports translations that lack the glossary's word for a term in their source."""
    language = language_of(path)
    rows = terms_of(glossary, language)
    found = []
    for context, message in messages(path):
        source = message.findtext("source", "")
        words = MARK.sub("", " ".join(forms_of(message)).translate(INVISIBLE).casefold())
        if (context if context in games else "shell") != glossary.stem or not words.strip():
            continue
        found += [f"{path.name}: {context}: {source}: {term} should be {' or '.join(stems)}"
                  for term, stems in rows if has_term(source, term) and not any(stem in words for stem in stems)]
    return found


def compare(old, new, waiting=()):
    """Compares the existing file (old) with lupdate's result (new), except for the contexts in `waiting`."""
    before, after = ({key(*m) for m in messages(path) if m[0] not in waiting} for path in (old, new))
    return [f"{old.name}: {context}: {source} is missing; build the target i18n_update"
            for context, source, *_ in sorted(after - before)] + \
        [f"{old.name}: {context}: {source} is no longer in the sources; build the target i18n_update"
         for context, source, *_ in sorted(before - after)]


def up_to_date(path, command, waiting=()):
    """Returns the problems, and the number of messages in games whose translation has not begun."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copy(path, copy)
        plural = ["-pluralonly"] if path.name.endswith("_en.ts") else []
        done = subprocess.run([*command, *plural, "-locations", "none", "-ts", str(copy)],
                              capture_output=True, text=True)
        if done.returncode != 0:
            return [f"{path.name}: lupdate failed: {done.stderr.strip()}"], 0
        return compare(path, copy, waiting), sum(context in waiting for context, _ in messages(copy))


def main():
    root = Path(__file__).resolve().parents[2]
    folder = root / "translations"
    finished, command, games = sys.argv[1].split(","), sys.argv[2:], house.games(root)
    files = sorted(folder.glob("taletop_*.ts"))
    breaches = [] if files else ["translations/ holds no taletop_*.ts"]
    breaches += check_notes(folder, root) + check_decks(folder, root)
    for glossary in sorted((folder / "glossary").glob("*.csv")):
        breaches += check_whole(glossary, finished)
    for file in files:
        waiting = not_begun(file, games)
        old, count = up_to_date(file, command, waiting)
        breaches += check_file(file, finished, waiting) + check_shown(file, root) + old
        if count:
            print(f"{file.name}: {count} message(s) of {', '.join(sorted(waiting))}, whose translation has not begun")
        for glossary in sorted((folder / "glossary").glob("*.csv")):
            breaches += check_glossary(glossary, file, games)
    print("\n".join([*breaches, f"translations: {len(breaches)} breach(es) in {len(files)} file(s)"]))
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
