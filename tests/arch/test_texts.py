#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests of the check of texts."""

import unittest

import texts
from test_checks import LICENCE, House


class Texts(House):
    def found(self, text, path="core/games/foxtail/words/words.cpp"):
        self.write(path, LICENCE + text)
        return texts.check(self.root)

    def test_good_texts_pass(self):
        self.assertEqual(self.found('t(TALETOP_TEXT("foxtail", "%1 draws."));\n'
                                    't(TALETOP_PLURAL("foxtail", "%1 draws "\n  "%n card(s)."));\n'
                                    '// TALETOP_TEXT("foxtail", "%n")\n'), [])
        self.assertEqual(self.found("#define TALETOP_TEXT(context, source) source\n", "core/kit/text.h"), [])

    def test_plurals(self):
        self.assert_breach(self.found('t(TALETOP_TEXT("foxtail", "%1 draws "\n  "%n card(s)."));'), "words.cpp:2")
        self.assert_breach(self.found('t(TALETOP_PLURAL("foxtail", "a card"));'), "without %n")

    def test_messages_that_exist_only_in_english_are_found(self):
        self.assert_breach(self.found('return LoadError{1, std::string("this is no save")};'), "told in English")
        self.assert_breach(self.found('complain(terminal, badInput, std::string("the file is ") + name);'), "told in")
        self.assert_breach(self.found('setNotice(QStringLiteral("There is no such game."));', "app/shell/x.cpp"), "told in")
        self.assert_breach(self.found('fail("a number is too large");'), "told in English")
        for good in ['return LoadError{1, notice(TALETOP_TEXT("files", "this is no save"))};',
                     'setNotice(tr("There is no such game."));', 'fail(line, std::string("id"));',
                     'return {"files", TALETOP_TEXT("files", "a line "\n "is too long"), {number}};',
                     'log("what only we read");']:
            self.write("app/shell/x.cpp", LICENCE)
            self.assertEqual(self.found(good), [], good)

    def test_numbers_before_nouns_need_plurals(self):
        self.assert_breach(self.found('t(TALETOP_TEXT("foxtail", "%1 wins with %2 own points."));'), "wants plurals")
        self.assertEqual(self.found('t(TALETOP_TEXT("foxtail", "%1 turns to page %2 of %3."));'), [])
        self.write(texts.REVIEWED, "# ranges\nnumber foxtail Draw %1 to %2 cards.\n")
        self.assertEqual(self.found('t(TALETOP_TEXT("foxtail", "Draw %1 to %2 cards."));'), [])
        self.assert_breach(self.found('t("");'), "none any more")

    def test_a_game_has_a_list_of_its_own(self):
        self.write("tests/rules/foxtail/texts.txt", "# ours\nword words/words.cpp 1\nnumber Draw %1 to %2 cards.\n")
        self.assertEqual(self.found('t(TALETOP_TEXT("foxtail", "Draw %1 to %2 cards.")).word(name);'), [])
        self.assert_breach(self.found('t("").word(name);'), "none any more")

    def test_words_put_into_sentences_are_counted(self):
        self.assert_breach(self.found("t.word(name).word(other);"), "2 words are put into sentences")
        self.write(texts.REVIEWED, "word core/games/foxtail/words/words.cpp 1\n")
        self.assertEqual(self.found("t.word(name);"), [])
        self.assert_breach(self.found("t.word(name).word(other);"), "1 were reviewed")
        self.assert_breach(self.found("t;"), "none any more")

    def test_words_in_lines_of_the_log_are_counted(self):
        log = '{Note::A, {"foxtail", TALETOP_TEXT("foxtail", "%1 draws %2, %3.")}, {&card, &contract::argument::number}},\n'
        self.assert_breach(self.found(log, "core/games/foxtail/words/log.inc"), "log.inc: 1 words are put into sentences")
        self.write("tests/rules/foxtail/texts.txt", "word words/log.inc 1\n")
        self.assertEqual(self.found(log, "core/games/foxtail/words/log.inc"), [])

    def test_short_texts_in_several_files_are_found(self):
        self.write("core/games/foxtail/table/pad.cpp", 't(TALETOP_TEXT("foxtail", "Draw"));')
        self.assert_breach(self.found('t(TALETOP_TEXT("foxtail", "Draw"));'), "several files")
        self.write(texts.REVIEWED, "same foxtail Draw\n")
        self.assertEqual(self.found('t(TALETOP_TEXT("foxtail", "Draw"));'), [])

    def test_macros_that_wrap_translation_marks_are_found(self):
        for macro in ['#define MINE(source) QT_TRANSLATE_NOOP("Settings", source)\n',
                      '#define MINE(source) \\\n    TALETOP_TEXT("foxtail", source)\n',
                      "#define MINE(source) QObject::tr(source)\n"]:
            self.assert_breach(self.found(macro, "app/shell/mine.cpp"), "MINE")


if __name__ == "__main__":
    unittest.main()
