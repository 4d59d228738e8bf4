#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests of tools/prose.py: the tables that it writes, the prose that it refuses, and the tables that it reports because
they do not fit the prose."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from card_tables import Refused  # noqa: E402
from prose import Tables  # noqa: E402

RULES = "# Rulebook\n\n## A turn\n\n### 4 Draw\n\nYou draw.\n"
LESSON = "# Lesson\n\nWin.\n\n- minutes: 3\n\n## First\n\n### Do 4\n\nDraw.\n"


def text(source, mark="TALETOP_TEXT"):
    return f'{{"foxtail", {mark}("foxtail", "{source}")}}'


class Prose(unittest.TestCase):
    def table(self, name, prose):
        return Tables("foxtail").made(prose)[name]

    def refused(self, prose, sentence):
        with self.assertRaises(Refused) as refusal:
            Tables("foxtail").made(prose)
        self.assertIn(sentence, str(refusal.exception))

    def test_rulebook(self):
        table = self.table("rulebook.inc", RULES + "Two\nlines.\n\n> Try \"it\",\n> now.\n"
                           "<!-- not\n\nthis -->\n### 5 End\n\nOver.\n")
        for part in [f"RuleChapter{{{text('A turn')}, entries1}}", "RuleEntry{4,", text("Draw"),
                     text("You draw. Two lines."), text('Try \\"it\\", now.'), "RuleEntry{5,", "namespace taletop::foxtail::prose {"]:
            self.assertIn(part, table)
        self.assertNotIn("not", table)

    def test_each_step_of_a_lesson_becomes_a_row(self):
        table = self.table("lesson.inc", LESSON + "\n- also: draw 1, draw 2\n- otherwise: First\n  draw.\n- moves: 2\n")
        for part in [".kind = contract::LessonKind::Do", f".text = {text('Draw.')}", ".ledger = 4", ".also = also1_1",
                     'also1_1{"draw 1", "draw 2"}', f".otherwise = {text('First draw.')}", ".moves = 2", ".minutes = 3",
                     f".goal = {text('Win.')}"]:
            self.assertIn(part, table)

    def test_a_lesson_may_say_what_is_still_to_come(self):
        whole = LESSON.replace("- minutes: 3\n", "- minutes: 3\n- rest: More is\n  to come.\n")
        self.assertIn(f".rest = {text('More is to come.')}", self.table("lesson.inc", whole))
        self.assertNotIn(".rest", self.table("lesson.inc", LESSON))
        self.refused(LESSON.replace("- minutes: 3\n", "- rest: More.\n- minutes: 3\n"), "below its goal")

    def test_lists(self):
        self.assertIn(f'FirstWord{{"draw", {text("It is new: draw.")}, 4}}',
                      self.table("first_words.inc", "# First words\n- draw 4: It is new: draw.\n"))
        self.assertIn(f"Keyword{{{text('link|links')}, 4}}",
                      self.table("keywords.inc", "# Keywords\n- 4: link|links\n"))
        cards = self.table("cards.inc", "# Cards\n## Old tip\n- 4: It ends.\n## Bit\n- 5: It joins.\n")
        self.assertIn(f"std::array oldTip{{\n    scene::CardRule{{{text('It ends.')}, 4}},", cards)
        self.assertIn("std::array bit{", cards)

    def test_log(self):
        table = self.table("log.inc", "# Log\n- Draws card plural: %1 draws %2 and\n  %n card(s).\n- Draws.idly: %1 waits.\n")
        for part in ["void card(kit::Text& line, int argument);",
                     f"{{Note::Draws, {text('%1 draws %2 and %n card(s).', 'TALETOP_PLURAL')}, "
                     "{&card, &contract::argument::plural}}",
                     f"LogLine<Note> drawsIdly{{Note::Draws, {text('%1 waits.')}, {{}}}}"]:
            self.assertIn(part, table)

    def test_the_template_has_a_namespace_of_its_own(self):
        table = Tables("_template").made(RULES)["rulebook.inc"]
        self.assertIn('{"template", TALETOP_TEXT("template", "Draw")}', table)
        self.assertIn("namespace taletop::templategame::prose {", table)

    def test_wrong_prose_is_refused_with_its_line(self):
        for prose, sentence in [
                ("Words.\n", ':1: a heading "# ..." must come first.'),
                ("# Poem\n", ":1: Poem is no part"), (RULES + RULES, ":8: Rulebook is no part"),
                ("# Rulebook\n#Turn\n", ":2: a heading is"), ("# Rulebook\n\nTurn\n", ':3: a heading "## ..."'),
                ("# Rulebook\n## A turn\n### Draw\n\nYou draw.\n", ':3: write it as "### 4 Laying a card".'),
                ("# Rulebook\n## A turn\n### 4 Draw\n", ":3: it has no text."), (RULES + "\nMore.\n", ":9: this is a second"),
                (RULES + "\n- draw 1: It.\n", ":9: no item may"),
                (RULES + "\n> It.\n\n> Now.\n", ":11: this is a second example"),
                ("# Lesson\n\nWin.\n", ":1: below its goal"), (LESSON.replace("Do", "Try"), ':9: write it as "### Do 4".'),
                (LESSON + "\n- hint: Draw.\n", ":13: a step has no hint,"),
                (LESSON + "\n- until: a\n- until: b\n", ":14: a step has no until, or has it already"),
                (LESSON + "\n> Draw.\n", ":13: no quote may"),
                ("# Keywords\n- link: link\n", ":2: write it"), ("# Keywords\n- 4 link\n", ":2: an item is"),
                ("# Keywords\n- 4:\n", ":2: only items"), ("# Keywords\n\n  links\n", ":3: this line is set in"),
                ("# First words\n- draw: It.\n", ":2: write it"), ("# Log\n- draws: It.\n", ":2: write it")]:
            with self.subTest(prose):
                self.refused(prose, sentence)

    def test_tables_that_do_not_fit_the_prose_are_reported(self):
        with tempfile.TemporaryDirectory() as folder:
            words = Path(folder) / "core/games/foxtail/words"
            words.mkdir(parents=True)
            (words / "prose.md").write_text(RULES, encoding="utf-8")
            table = words / "rulebook.inc"

            def said(*options):
                ran = subprocess.run([sys.executable, "-B", ROOT / "tools/prose.py", "--root", folder, *options],
                                     capture_output=True, text=True, check=False)
                self.assertEqual(ran.returncode == 0, not ran.stderr)
                return ran.stderr

            self.assertIn("this is not what prose.md says", said("--check"))
            self.assertEqual(said("another"), "")
            self.assertFalse(table.exists())
            self.assertEqual(said() + said("--check"), "")
            table.write_text(table.read_text(encoding="utf-8").replace("4", "5", 1), encoding="utf-8")
            self.assertIn("this is not what prose.md says", said("--check"))
            table.rename(words / "lesson.inc")
            self.assertIn("prose.md has no such part; delete it", said())
            (words / "prose.md").write_text("# Poem\n", encoding="utf-8")
            self.assertIn("prose.md:1: Poem is no part", said("--check"))


if __name__ == "__main__":
    unittest.main()
