#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""make_x_test.py IN.ts OUT.ts: generates a made-up language from the English sources.

Each message is in brackets, has accents on all its letters and is 40% longer. Numbers have one more plural form than
in English. So texts that are not translated have no accents, texts that are assembled from parts have several
brackets, and texts that are cut off lack a bracket. lrelease makes a .qm file from the output, which the preferences
offer if TALETOP_TRANSLATIONS names its folder."""

import re
import sys
import xml.etree.ElementTree as ElementTree

GROWTH = 1.40
# Parts that are kept because they are not words: placeholders, tags, menu keys and plural marks.
KEPT = re.compile(r"%L?\d|%n|</?\w+>|&\w|\(s\)")
ACCENTS = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
                        "ÁḂĆĎÉḞĜĤÍĴḰĹḾŃÓṔǪŔŚŤÚṼŴẊÝŹáḃćďéḟĝĥíĵḱĺḿńóṕǫŕśťúṽŵẋýź")
LANGUAGE = "pl"  # a language with three plural forms
FORMS = 3


def longer(words, taken, given):
    """Returns the words with accents and evenly doubled letters, so that lines break as in other languages."""
    result = ""
    for letter in words:
        result += letter.translate(ACCENTS)
        taken += 1
        if letter.isalpha() and given + len(result) < GROWTH * taken:
            result += letter.lower().translate(ACCENTS)
    return result, taken, given + len(result)


def disguised(source):
    result, taken, given, at = "‹", 0, 1, 0
    for kept in [*KEPT.finditer(source), None]:
        end = kept.start() if kept else len(source)
        words, taken, given = longer(source[at:end], taken, given)
        result += words
        if kept:
            result += kept[0]
            at = kept.end()
            taken, given = taken + len(kept[0]), given + len(kept[0])
    return result + "›"


def form_of(source, form):
    return disguised(source.replace("(s)", "" if form == 0 else "s"))


def translate(message):
    source = message.findtext("source", "")
    translation = message.find("translation")
    translation.attrib.pop("type", None)
    for child in list(translation):
        translation.remove(child)
    if message.get("numerus") != "yes":
        translation.text = disguised(source)
        return
    translation.text = None
    for form in range(FORMS):
        ElementTree.SubElement(translation, "numerusform").text = form_of(source, form)


def main():
    tree = ElementTree.parse(sys.argv[1])
    tree.getroot().set("language", LANGUAGE)
    for message in tree.getroot().iter("message"):
        translate(message)
    tree.write(sys.argv[2], encoding="utf-8", xml_declaration=True)


if __name__ == "__main__":
    main()
