# SPDX-License-Identifier: MIT
"""Helpers for tests of the scripts that make card tables. They damage the data in one place and check the error."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class CardTables(unittest.TestCase):
    """The base class of these tests. The paths `maker` and `data` are relative to the root."""

    maker = data = ""

    @property
    def good(self):
        return (ROOT / self.data).read_text(encoding="utf-8")

    def run_maker(self, *options):
        return subprocess.run([sys.executable, "-B", ROOT / self.maker, *options], capture_output=True, text=True,
                              encoding="utf-8", check=False)

    def refused(self, text, sentence):
        """Checks that the script refuses this text with the file's name and the sentence, and writes no table."""
        with tempfile.TemporaryDirectory() as folder:
            data, table = Path(folder) / "data.json", Path(folder) / "table.h"
            if text is not None:
                data.write_text(text, encoding="utf-8")
            ran = self.run_maker("--data", data, "--table", table)
            self.assertIn(f"{data}{sentence}", ran.stderr)
            self.assertNotEqual(ran.returncode, 0)
            self.assertFalse(table.exists())

    def damaged(self, before, after, sentence):
        """Replaces one place in the valid data and checks that the script refuses the result."""
        self.assertIn(before, self.good)
        self.refused(self.good.replace(before, after), sentence)

    def check_table(self):
        """Checks that the table in the repository matches the data, and that the script reports one that does not."""
        ran = self.run_maker("--check")
        self.assertEqual(ran.returncode, 0, ran.stderr)
        with tempfile.TemporaryDirectory() as folder:
            table = Path(folder) / "table.h"
            self.assertEqual(self.run_maker("--table", table).returncode, 0)
            table.write_text(table.read_text(encoding="utf-8").replace("1", "2", 1), encoding="utf-8")
            self.assertIn("this is not what", self.run_maker("--check", "--table", table).stderr)
