#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests that checking many files as one finds the same as checking each, even if private names collide."""

import tempfile
import unittest
from pathlib import Path

from tidy import TOGETHER, Tidy, commands_of, groups
from tools import tool

FINE = "namespace { [[maybe_unused]] int two() { return 2; } }\n"
AGAIN = "namespace { [[maybe_unused]] int two() { return 1 + 1; } }\n"
WRONG = "int* none() { return 0; }\n"
BROKEN = "int three() { return four; }\n"


class Together(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name) / "core"
        self.root.mkdir()

    def said(self, **texts):
        files = []
        for name, text in texts.items():
            files.append(self.root / f"{name}.cpp")
            files[-1].write_text(text, encoding="utf-8")
        commands = {f: {"directory": str(self.root), "command": f"c++ -Werror -c {f}", "file": str(f)} for f in files}
        return Tidy(CLANG_TIDY, commands).looked_at(files)

    def test_good_files_give_no_report(self):
        self.assertEqual(self.said(a=FINE, b="int b() { return 1; }\n"), [])

    def test_one_wrong_file_among_many_is_found(self):
        said = self.said(a=FINE, b=WRONG, c="int c() { return 1; }\n")
        self.assertEqual(len(said), 1)
        self.assertIn("b.cpp:1:22: error: use nullptr", said[0])

    def test_files_with_colliding_names_are_checked_alone(self):
        self.assertEqual(self.said(a=FINE, b=AGAIN), [])
        said = self.said(a=FINE, b=AGAIN, c=WRONG)
        self.assertEqual(len(said), 1)
        self.assertIn("c.cpp:1:22: error: use nullptr", said[0])

    def test_a_file_that_does_not_compile_is_reported(self):
        said = self.said(a=FINE, b=BROKEN)
        self.assertEqual(len(said), 1)
        self.assertIn("b.cpp:1:22: error: use of undeclared identifier", said[0])

    def test_sources_of_a_unity_build(self):
        unity = self.root / "Unity/unity_0_cxx.cxx"
        unity.parent.mkdir()
        unity.write_text(f'/* generated */\n\n#include "{self.root}/a.cpp"\n\n#include "{self.root}/b.cpp"\n')
        alone, other = self.root / "c.cpp", self.root.parent / "d.cpp"
        entries = [{"directory": "", "command": f"c++ -c {file}", "file": str(file)} for file in (unity, alone, other)]
        found = commands_of(entries, self.root)
        self.assertEqual(sorted(found), [self.root / name for name in ("a.cpp", "b.cpp", "c.cpp")])
        for file, entry in found.items():
            self.assertEqual((entry["file"], entry["command"]), (str(file), f"c++ -c {file}"))

    def test_groups(self):
        many = [Path(f"core/a/{n:02}.cpp") for n in range(TOGETHER + 1)] + [Path("core/b/1.cpp")]
        self.assertEqual(groups(many), [many[:TOGETHER], many[TOGETHER:TOGETHER + 1], many[-1:]])


if __name__ == "__main__":
    CLANG_TIDY = tool("clang-tidy")  # exits here for another version, because unittest would report an error
    unittest.main()
