#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""run.py CHECK [ROOT] [--rules DIR]: runs one check of the repository and prints its breaches."""

import argparse
import sys
from pathlib import Path

import english
import habits
import layers
import ledger
import sizes
import texts
import words

CHECKS = {
    "layers": layers.check,
    "sizes": sizes.check,
    "words": words.check,
    "ledger": ledger.check,
    "spdx": habits.check_spdx,
    "randomness": habits.check_randomness,
    "step": habits.check_step,
    "moves": habits.check_moves,
    "loops": habits.check_loops,
    "later": habits.check_later,
    "fills": habits.check_fills,
    "lines": habits.check_lines,
    "shortcuts": habits.check_shortcuts,
    "theme": habits.check_theme,
    "controls": habits.check_controls,
    "map": habits.check_map,
    "texts": texts.check,
    "english": english.check,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("check", choices=sorted(CHECKS))
    parser.add_argument("root", nargs="?", default=str(Path(__file__).resolve().parents[2]))
    parser.add_argument("--rules", help="folder of the ledgers, where there is one")
    arguments = parser.parse_args()
    extra = [arguments.rules] if arguments.check == "ledger" else []
    breaches = CHECKS[arguments.check](arguments.root, *extra)
    for breach in breaches:
        print(breach)
    print(f"{arguments.check}: {len(breaches)} breach(es)")
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
