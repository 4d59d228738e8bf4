#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""fill_english.py FILE.ts: writes the empty English plural forms whose source follows the rule
"%n card(s)" -> "%n card", "%n cards". Others stay unfinished, for a person to write."""

import re
import sys
from pathlib import Path

EMPTY = re.compile(
    r"<source>(?P<source>[^<]*\(s\)[^<]*)</source>(?P<between>(?:\s*<(?:extra)?comment>[^<]*</(?:extra)?comment>)*\s*)<translation type=\"unfinished\">"
    r"(?P<indent>\s*)<numerusform></numerusform>\s*<numerusform></numerusform>(?P<end>\s*)</translation>")


def filled(match):
    one, many = match["source"].replace("(s)", ""), match["source"].replace("(s)", "s")
    return (f"<source>{match['source']}</source>{match['between']}<translation>"
            f"{match['indent']}<numerusform>{one}</numerusform>"
            f"{match['indent']}<numerusform>{many}</numerusform>{match['end']}</translation>")


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(EMPTY.sub(filled, file.read_text(encoding="utf-8")), encoding="utf-8")
