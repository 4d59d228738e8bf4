# SPDX-License-Identifier: MIT
"""Texts that players read are marked so that the translation tools find them, with their plurals."""

import re

from house import sources, without_comments

MARKED = re.compile(r'\b(TALETOP_TEXT|TALETOP_PLURAL)\(\s*"[^"]*"\s*,((?:\s*"(?:\\.|[^"\\])*")+)\s*\)')
# A marking macro inside another macro: the tools read sources, they expand nothing.
WRAPPED = re.compile(r"#\s*define\s+(\w+)[^\n]*(?:\\\n[^\n]*)*"
                     r"\b(?:QT_TR(?:ANSLATE)?(?:_N)?_NOOP|TALETOP_(?:TEXT|PLURAL)|tr)\s*\(")


def check(root):
    """%n stands in TALETOP_PLURAL and nowhere else; no macro hides a mark from lupdate."""
    found = []
    for source in sources(root, (".h", ".cpp", ".in"), ("core/", "app/")):
        code = without_comments(source.text)
        for mark in MARKED.finditer(code):
            place = f"{source.path}:{source.line_of(mark.start())}"
            if mark[1] == "TALETOP_TEXT" and "%n" in mark[2]:
                found.append(f"{place}: a text with %n is a TALETOP_PLURAL, else it has one form in every language")
            elif mark[1] == "TALETOP_PLURAL" and "%n" not in mark[2]:
                found.append(f"{place}: a TALETOP_PLURAL without %n")
        for macro in WRAPPED.finditer(code):
            found.append(f"{source.path}:{source.line_of(macro.start())}: {macro[1]}: lupdate does not look into "
                         "macros; write the mark itself")
    return found
