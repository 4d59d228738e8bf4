#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests of the check of the texts' English."""

import unittest
from xml.sax.saxutils import escape

import english
from test_checks import House


class English(House):
    def setUp(self):
        super().setUp()
        self.write("translations/terms.csv", "avoid,use,why\ncarried out,resolve,the rulebooks' word\n")

    def found(self, *sources):
        texts = "".join(f"<message><source>{escape(each)}</source><translation/></message>" for each in sources)
        self.write("translations/taletop_de.ts", f"<TS><context><name>core</name>{texts}</context></TS>")
        return english.check(self.root)

    def test_good_english_passes(self):
        self.assertEqual(self.found("There is no longer a card.", "No card is better.", "Everyone’s cards", "100%",
                                    "%1 %2 missing.", "20 % of"[:2], "nobody’s"), [])

    def test_each_pattern_is_found(self):
        for bad in ("'%1' is no number", "The clock stands still.", "Say it anew.", "It bears a token.", "Shall we?".lower(),
                    "dearer", "some %n card(s)", "%n of 100", "as far as can be told", "100 %", "a card of your hand",
                    "“%1” by %2", "%1 is due", "isn't", "the players' cards", "It costs 1: who goes first has 1.", "everybody",
                    "counts no more", "all the same"):
            self.assertEqual(len(self.found(bad)), 1, bad)

    def test_terms_to_avoid_are_found(self):
        self.assert_breach(self.found("Carried out when nobody stops it."), "Carried out", "resolve")

    def test_exceptions(self):
        self.write(english.EXCEPTIONS, "# by exact text\ncore\tSay it anew.\tA tale says so.\n")
        self.assertEqual(self.found("Say it anew."), [])
        self.assert_breach(self.found("Say it again."), "no longer needed")
        self.assert_breach(self.found("Say it anew.", "All anew."), "All anew.")
        self.write(english.EXCEPTIONS, "core\tSay it anew.\t\n")
        self.assert_breach(self.found("Say it anew."), "Say it anew.")


if __name__ == "__main__":
    unittest.main()
