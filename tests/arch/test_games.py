#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests of the checks of the games' words and ledgers."""

import unittest

import ledger
import words
from test_checks import House


class Words(House):
    def test_words_of_one_game_are_found_elsewhere(self):
        self.write("core/games/foxtail/a.h", "charm")
        self.write("README.md", "Foxtail")
        self.write("tests/e2e/a.cpp", "Foxtail")
        self.write("app/shell/paint.cpp", "QBrush b; p.setBrush(Qt::NoBrush);")
        self.assertEqual(words.check(self.root), [])
        for text in ["Foxtail", "TailBit", "tail bit", "tailTip", "Charm", "brush"]:
            self.write("core/kit/a.h", text)
            self.assert_breach(words.check(self.root), "core/kit/a.h:1", text)
        self.write("core/kit/a.h", "")
        self.write("tests/conformance/a.cpp", "foxtail")
        self.assertEqual(len(words.check(self.root)), 1)
        self.write("tests/conformance/a.cpp", "")
        self.write("qml/table/CharmCard.qml", "")
        self.assert_breach(words.check(self.root), "qml/table/CharmCard.qml", "named after")

    def test_plain_words_in_comments(self):
        self.write("core/kit/a.h", '/// They see what they hold; who must act.\nconst char* text = "he is due";\nint shed = 1; // the fee\n')
        self.write("tests/kit/a.cpp", "// Fred and his cards\n")
        self.assertEqual(words.check(self.root), [])
        for text in ["// What he sees.", "/* His\n hand. */", "/// Whoever is due.", "int x; // it is as at first"]:
            self.write("app/shell/a.cpp", "\n" + text + "\n")
            self.assertEqual(len(words.check(self.root)), 1, text)
            self.assert_breach(words.check(self.root), "app/shell/a.cpp:2", "plain words")

    def test_words_of_a_new_game(self):
        self.write("core/games/games.txt", "foxtail\nfifth\n")
        self.write("core/games/fifth/a.h", "fifth trump")
        self.write("core/kit/a.h", "fifths trump")
        self.assertEqual(words.check(self.root), [])
        self.write("core/kit/a.h", "a fifth")
        self.assert_breach(words.check(self.root), "core/kit/a.h:1", "belongs to fifth")
        self.write("tests/rules/fifth/words.txt", "trump\n")
        self.write("core/kit/a.h", "a fifth trump")
        self.assertEqual(len(words.check(self.root)), 1)
        self.assert_breach(words.check(self.root), "trump")

    def test_exceptions(self):
        self.write("app/shell/a.cpp", "foxtail")
        self.write("tests/arch/words-exceptions.txt", "app/shell/* foxtail the first game\napp/text/* charm gone\n")
        self.assertEqual(words.check(self.root), ["words-exceptions.txt: app/text/* charm is no longer needed"])
        self.write("tests/arch/words-exceptions.txt", "app/shell/* foxtail\n")
        self.assertRaises(SystemExit, words.check, self.root)


class Ledger(House):
    def setUp(self):
        super().setUp()
        self.write("tests/rules/foxtail/entries.txt", "FT-1\nFT-2\n")
        self.write("tests/rules/foxtail/a.cpp", 'TEST_CASE("FT-1 and FT-2: seats") {}\n')
        self.write("core/games/foxtail/a.cpp", "// FT-1\nint x; /* FT-2 */\n")

    def test_a_complete_ledger_passes(self):
        self.assertEqual(ledger.check(self.root), [])

    def test_missing_tests_and_comments_are_found(self):
        self.write("tests/rules/foxtail/a.cpp", 'TEST_CASE("FT-1: seats") {} // TEST_CASE("FT-2")\nauto x = "FT-2";\n')
        self.write("core/games/foxtail/a.cpp", '// FT-10\nauto s = "FT-1"; // FT-2\n')
        self.assertEqual(ledger.check(self.root), [
            "FT-1: no comment below core/games/foxtail names it",
            "FT-2: no test below tests/rules/foxtail is named after it",
            "core/games/foxtail/a.cpp: FT-10 is not in the ledger"])

    def test_the_ledger_is_compared_with_the_rules_folder(self):
        self.write("law/foxtail.md", "### FT-1 A\n### FT-3 B\n")
        found = ledger.check(self.root, self.root / "law")
        self.assert_breach(found, "FT-3 is missing")
        self.assert_breach(found, "FT-2 is not in the ledger")

    def test_the_template_has_a_ledger_too(self):
        self.write("core/games/_template/a.cpp", "// TM-1\n")
        self.assert_breach(ledger.check(self.root), "tests/rules/_template/entries.txt", "missing")
        self.write("tests/rules/_template/entries.txt", "TM-1\n")
        self.assertEqual(ledger.check(self.root), ["TM-1: no test below tests/rules/_template is named after it"])

    def test_a_game_needs_a_list_of_entries(self):
        self.write("core/games/games.txt", "foxtail\nother\n")
        self.assert_breach(ledger.check(self.root), "tests/rules/other/entries.txt", "missing")


if __name__ == "__main__":
    unittest.main()
