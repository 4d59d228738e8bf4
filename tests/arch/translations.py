#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""translations.py LUPDATE-COMMAND...: every translations/*.ts is complete and up to date.

The command is the one of the target i18n_update without the file; it is run on a copy."""

import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PLACES = re.compile(r"%L?\d|%n|%L?n")


def places(text):
    return sorted(set(PLACES.findall(text)))


def messages(path):
    """Yields (context, message element)."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def key(context, message):
    """What tells a message from another one."""
    return context, message.findtext("source", ""), message.findtext("comment", ""), message.get("numerus", "no")


def check_message(context, message):
    source = message.findtext("source", "")
    translation = message.find("translation")
    forms = [form.text or "" for form in translation.iter("numerusform")] \
        if message.get("numerus") == "yes" else [translation.text or ""]
    if translation.get("type") in ("unfinished", "vanished", "obsolete"):
        return f"{context}: {source}: {translation.get('type')}"
    if not forms or not all(forms):
        return f"{context}: {source}: empty"
    for form in forms:
        # A form for one thing may do without its number.
        if set(places(form)) - set(places(source)) or set(places(source)) - set(places(form)) - {"%n"}:
            return f"{context}: {source}: places differ from {form}"
        if ("&" in source) != ("&" in form):
            return f"{context}: {source}: the & of the keyboard is not in both"
    return None


def check_file(path):
    """What is unfinished or wrong in one file."""
    return [f"{path.name}: {breach}" for breach in (check_message(*m) for m in messages(path)) if breach]


def compare(old, new):
    """What lupdate found in the sources (new) against the file that stands (old)."""
    before, after = ({key(*m) for m in messages(path)} for path in (old, new))
    return [f"{old.name}: {context}: {source} is missing; build the target i18n_update"
            for context, source, *_ in sorted(after - before)] + \
        [f"{old.name}: {context}: {source} is no longer in the sources; build the target i18n_update"
         for context, source, *_ in sorted(before - after)]


def up_to_date(path, command):
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copy(path, copy)
        plural = ["-pluralonly"] if path.name.endswith("_en.ts") else []
        done = subprocess.run([*command, *plural, "-ts", str(copy)], capture_output=True, text=True)
        if done.returncode != 0:
            return [f"{path.name}: lupdate failed: {done.stderr.strip()}"]
        return compare(path, copy)


def main():
    folder = Path(__file__).resolve().parents[2] / "translations"
    files = sorted(folder.glob("taletop_*.ts"))
    breaches = [] if files else ["translations/ holds no taletop_*.ts"]
    for file in files:
        breaches += check_file(file) + up_to_date(file, sys.argv[1:])
    print("\n".join([*breaches, f"translations: {len(breaches)} breach(es) in {len(files)} file(s)"]))
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
