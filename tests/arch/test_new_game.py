#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""test_new_game.py CMAKE [FINISHED LUPDATE-COMMAND...]: a new game adds its own folders and one line.

tools/new_game.py begins a game in a copy of the repository; then all its checks and CMake must accept it. With a
FINISHED list and the command of the target i18n_update, only the translations are checked."""

import filecmp
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# An id that is part of other words: "heights" and "weights".
GAME, TITLE, LEDGER = "eights", "Crazy Eights", "CE"
OWN = [f"core/games/{GAME}", f"tests/rules/{GAME}", f"resources/games/{GAME}"]
CHECKS = ["layers", "sizes", "words", "spdx", "randomness", "moves", "loops", "shortcuts", "step", "texts", "theme", "map",
          "ledger"]
CMAKE, TRANSLATIONS = "cmake", []


def files(root):
    return {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}


class NewGame(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.house = Path(folder.name) / "house"
        shutil.copytree(ROOT, cls.house, ignore=shutil.ignore_patterns(".git", "build", "__pycache__"))
        cls.before = files(cls.house)
        cls.begun = cls.begin(GAME, TITLE, LEDGER)

    @classmethod
    def begin(cls, *words):
        return cls.run_here(sys.executable, "-B", "tools/new_game.py", *words)

    @classmethod
    def run_here(cls, *words):
        return subprocess.run([str(word) for word in words], cwd=cls.house, capture_output=True, text=True, check=False)

    def assert_content(self, *words):
        done = self.run_here(*words)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def test_outside_its_folders_one_line_is_new(self):
        self.assertEqual(self.begun.returncode, 0, self.begun.stdout)
        new = files(self.house) - self.before
        self.assertTrue(all(path.startswith(tuple(f"{folder}/" for folder in OWN)) for path in new), new)
        changed = [path for path in self.before if not filecmp.cmp(ROOT / path, self.house / path, shallow=False)]
        self.assertEqual(changed, ["core/games/games.txt"])
        shelf = (ROOT / changed[0]).read_text(encoding="utf-8")
        self.assertEqual((self.house / changed[0]).read_text(encoding="utf-8"), shelf + GAME + "\n")

    def test_nothing_of_the_template_is_left_in_its_folders(self):
        for folder in OWN:
            for path in (self.house / folder).rglob("*.*"):
                if path.suffix in (".h", ".cpp", ".inc", ".txt", ".md"):
                    self.assertNotRegex(path.read_text(encoding="utf-8"), r"[Tt]emplate|\bTM-", path)

    def test_a_wrong_game_is_refused(self):
        for words in [(GAME, TITLE, LEDGER), ("Crazy", TITLE, LEDGER), ("other", TITLE, "TM"), ("template", TITLE, LEDGER),
                      ("other", 'a "game"', LEDGER)]:
            self.assertEqual(self.begin(*words).returncode, 2, words)
        self.assertFalse((self.house / "core/games/other").exists())

    def test_it_passes_the_checks_of_the_repository(self):
        for check in CHECKS:
            self.assert_content(sys.executable, "-B", "tests/arch/run.py", check)

    def test_its_prose_makes_its_tables(self):
        self.assert_content(sys.executable, "-B", "tools/prose.py", "--check", GAME)
        prose = self.house / "core/games" / GAME / "words/prose.md"
        self.addCleanup(prose.write_text, prose.read_text(encoding="utf-8"), encoding="utf-8")
        prose.write_text(prose.read_text(encoding="utf-8").replace("Two to four", "Two to six"), encoding="utf-8")
        self.assertIn("rulebook.inc", self.run_here(sys.executable, "-B", "tools/prose.py", "--check", GAME).stderr)

    def test_the_comparison_of_systems_includes_it(self):
        said = self.assert_content(sys.executable, "-B", "-c", "import sys; sys.path.insert(0, 'tests/package'); "
                                   "import same_everywhere; print(same_everywhere.GAMES)")
        self.assertIn(GAME, said)

    def test_cmake_builds_it_and_its_tests(self):
        self.assert_content(CMAKE, "-S", ".", "-B", "../built", "-G", "Ninja", "-D", "TALETOP_APP=OFF",
                            "-D", "TALETOP_TESTS=ON", "-D", "TALETOP_RULES_DIR=none")
        targets = self.assert_content(CMAKE, "--build", "../built", "--target", "help")
        for target in (f"taletop_game_{GAME}:", f"rules_{GAME}:"):
            self.assertIn(f"\n{target}", targets)

    def translations(self):
        finished, *command = [word.replace(f"{ROOT}/", f"{self.house}/") for word in TRANSLATIONS]
        game = self.house / "core/games" / GAME
        said = self.assert_content(sys.executable, "-B", "tests/arch/translations.py", finished, command[0], game,
                                   *command[1:])
        self.assertRegex(said, rf"taletop_de.ts: \d+ message\(s\) of {GAME}, whose translation has not begun")


if __name__ == "__main__":
    CMAKE, TRANSLATIONS = sys.argv[1], sys.argv[2:]
    unittest.main(argv=[sys.argv[0], *(["NewGame.translations"] if TRANSLATIONS else [])])
