#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""slow.py CTEST BUILD-FOLDER: each pattern of tests/slow.txt, which ./check --quick leaves out, is one of tests that are."""

import re
import subprocess
import sys
from pathlib import Path

import house

ROOT = Path(__file__).resolve().parents[2]


def patterns(root):
    lines = (Path(root) / "tests/slow.txt").read_text(encoding="utf-8").splitlines()
    games = "|".join(house.games(root))
    return [line.replace("@game@", f"({games})") for line in lines if not line.startswith("#")]


def idle(patterns, tests):
    """The patterns that no test has."""
    return [pattern for pattern in patterns if not any(re.search(pattern, test) for test in tests)]


def main():
    said = subprocess.run([sys.argv[1], "--test-dir", sys.argv[2], "-N"], capture_output=True, text=True, check=True).stdout
    tests = re.findall(r"^ *Test +#\d+: (.*)$", said, re.M)
    found = [f"tests/slow.txt: no test is called {pattern}" for pattern in idle(patterns(ROOT), tests)]
    if not set(patterns(ROOT)) or all(re.search("|".join(patterns(ROOT)), test) for test in tests):
        found.append("tests/slow.txt: it leaves out nothing, or everything")
    print("\n".join([*found, f"slow: {len(found)} breach(es)"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
