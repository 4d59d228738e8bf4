# SPDX-License-Identifier: MIT
"""Helps to test the scripts that make card tables: damages the data in one place and checks what the script says."""

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
        """Checks that the text is refused with this sentence after the file's name, and that no table is written."""
        with tempfile.TemporaryDirectory() as folder:
            data, table = Path(folder) / "data.json", Path(folder) / "table.h"
            if text is not None:
                data.write_text(text, encoding="utf-8")
            ran = self.run_maker("--data", data, "--table", table)
            self.assertIn(f"{data}{sentence}", ran.stderr)
            self.assertNotEqual(ran.returncode, 0)
            self.assertFalse(table.exists())

    def damaged(self, before, after, sentence):
        """Does the same with the good data, in which one place is replaced."""
        self.assertIn(before, self.good)
        self.refused(self.good.replace(before, after), sentence)

    def check_table(self):
        """Checks that the table in the repository is made from the data, and that another table is noticed."""
        ran = self.run_maker("--check")
        self.assertEqual(ran.returncode, 0, ran.stderr)
        with tempfile.TemporaryDirectory() as folder:
            table = Path(folder) / "table.h"
            self.assertEqual(self.run_maker("--table", table).returncode, 0)
            table.write_text(table.read_text(encoding="utf-8").replace("1", "2", 1), encoding="utf-8")
            self.assertIn("this is not what", self.run_maker("--check", "--table", table).stderr)
