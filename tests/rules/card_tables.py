# SPDX-License-Identifier: MIT
"""For the tests of the makers of card tables: what a maker says to data that were damaged in one place."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class CardTables(unittest.TestCase):
    """`maker` and `data` are paths from the root."""

    maker = data = ""

    @property
    def good(self):
        return (ROOT / self.data).read_text(encoding="utf-8")

    def run_maker(self, *options):
        return subprocess.run([sys.executable, "-B", ROOT / self.maker, *options], capture_output=True, text=True,
                              encoding="utf-8", check=False)

    def refused(self, text, sentence):
        """Refused, with a sentence that begins so after the file's name; and no table is written."""
        with tempfile.TemporaryDirectory() as folder:
            data, table = Path(folder) / "data.json", Path(folder) / "table.h"
            if text is not None:
                data.write_text(text, encoding="utf-8")
            ran = self.run_maker("--data", data, "--table", table)
            self.assertIn(f"{data}{sentence}", ran.stderr)
            self.assertNotEqual(ran.returncode, 0)
            self.assertFalse(table.exists())

    def damaged(self, before, after, sentence):
        """The same of the good data with one place replaced."""
        self.assertIn(before, self.good)
        self.refused(self.good.replace(before, after), sentence)

    def check_table(self):
        """The table of the tree is the one that the data make, and another one is not taken for it."""
        ran = self.run_maker("--check")
        self.assertEqual(ran.returncode, 0, ran.stderr)
        with tempfile.TemporaryDirectory() as folder:
            table = Path(folder) / "table.h"
            self.assertEqual(self.run_maker("--table", table).returncode, 0)
            table.write_text(table.read_text(encoding="utf-8").replace("1", "2", 1), encoding="utf-8")
            self.assertIn("this is not what", self.run_maker("--check", "--table", table).stderr)
