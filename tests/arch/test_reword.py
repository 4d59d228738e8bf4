#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests that tools/reword.py keeps translations when the style changes, and refuses changes that would break one."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))
import reword  # noqa: E402

FILE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>&quot;%1&quot; is no number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message numerus="yes">
        <source>%n own point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>other</name>
    <message>
        <source>&quot;%1&quot; is no number</source>
        <translation>anders</translation>
    </message>
</context>
</TS>
"""


class Reword(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name)
        for language in ("de", "en"):
            (self.root / f"taletop_{language}.ts").write_text(FILE, encoding="utf-8")

    def run_tool(self, lines):
        (self.root / "changes.csv").write_text(lines, encoding="utf-8")
        reword.main([str(self.root / "changes.csv"), str(self.root)])

    def text(self, language):
        return (self.root / f"taletop_{language}.ts").read_text(encoding="utf-8")

    def test_a_change_of_style_keeps_the_translation_finished(self):
        self.run_tool('core,"""%1"" is no number","""%1"" isn’t a number",style\n')
        changed = FILE.replace("&quot;%1&quot; is no number", "&quot;%1&quot; isn’t a number", 1)
        self.assertEqual(self.text("de"), changed)

    def test_a_change_of_meaning_reopens_the_translation(self):
        self.run_tool('core,"""%1"" is no number",%1 must be a number,meaning\n')
        self.assertIn('<source>%1 must be a number</source>\n        <translation type="unfinished">„%1“', self.text("de"))
        self.assertEqual(self.text("de").count("unfinished"), 1)

    def test_english_plurals_follow(self):
        self.run_tool("core,%n own point(s),%n tail point(s),style\n")
        self.assertIn("<numerusform>%n tail point</numerusform>\n            <numerusform>%n tail points<", self.text("en"))
        self.assertIn("<numerusform>%n Punkt</numerusform>", self.text("de"))

    def test_a_change_that_does_not_fit_is_refused(self):
        old = '"""%1"" is no number"'
        for line, why in ((f"core,{old},no number,style", "the places differ"),
                          (f"core,{old},<b>%1</b>,style", "the tags differ"),
                          (f"core,{old},&%1&No,style", "the keys differ"),
                          (f'core,{old},"%1\n",style', "the line breaks differ"),
                          (f"core,{old},%n own point(s),style", "in this context already"),
                          (f"core,{old},%1,taste", 'must be "style" or "meaning"'),
                          (f"core,{old},%1", "four columns"),
                          ("core,unheard of,heard of,style", "not in this context"),
                          (f"core,{old},%1!,style\ncore,{old},%1?,style", "stands twice"),
                          ("core,%n own point(s),%n,style\nother,x,y,style", "not in this context")):
            with self.assertRaises(SystemExit) as refused:
                self.run_tool(line + "\n")
            self.assertIn(why, str(refused.exception))
            self.assertEqual(self.text("de"), FILE)
            self.assertEqual(self.text("en"), FILE)


if __name__ == "__main__":
    unittest.main()
