#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""slow.py CTEST BUILD-FOLDER: checks that each pattern in tests/slow.txt (left out by ./check --quick) matches a
test."""

import re
import subprocess
import sys
from pathlib import Path

import house

ROOT = Path(__file__).resolve().parents[2]


def lines(root):
    text = (Path(root) / "tests/slow.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def patterns(line, games):
    return [line.replace("@game@", game) for game in games] if "@game@" in line else [line]


def names(ctest, folder, *choice):
    """Returns the tests that ctest would run."""
    said = subprocess.run([ctest, "--test-dir", folder, "-N", *choice], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^ *Test +#\d+: (.*)$", said, re.M)


def idle(lines, games, tests):
    """Returns the lines that match no test."""
    return [line for line in lines
            if not any(re.search(pattern, test) for pattern in patterns(line, games) for test in tests)]


def main():
    ctest, folder = sys.argv[1:3]
    tests = names(ctest, folder)
    games = house.games(ROOT)
    slow = "|".join(pattern for line in lines(ROOT) for pattern in patterns(line, games))
    found = [f"tests/slow.txt: no test is called {line}" for line in idle(lines(ROOT), games, tests)]
    found += [f"ctest does not leave out: {test}" for test in names(ctest, folder, "-E", slow) if re.search(slow, test)]
    if not slow or all(re.search(slow, test) for test in tests):
        found.append("tests/slow.txt: it leaves out nothing, or everything")
    print("\n".join([*found, f"slow: {len(found)} breach(es)"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
