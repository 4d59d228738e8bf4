#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""left_out.py CTEST BUILD-FOLDER: a program of QtTest that is started with the names of some of its functions has
every other one, with each of its rows, in another test; else it would be written and never run."""

import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path


def started(tests):
    """The programs that QtTest is in and that no test starts as a whole, each with what tests name of it."""
    named = defaultdict(list)
    for test in tests:
        program, *names = test.get("command", [""])
        if Path(program).name.endswith("_test"):
            named[program].append(names)
    return {program: {name for names in lists for name in names} for program, lists in named.items() if [] not in lists}


def left_out(names, rows):
    """The rows ("function", "row") that none of the names starts."""
    return [f"{function}:{row}".rstrip(":") for function, row in rows if function not in names and f"{function}:{row}" not in names]


def rows_of(program):
    said = subprocess.run([program, "-datatags"], capture_output=True, text=True, check=True, timeout=120,
                          env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}).stdout
    return [(*line.split(" ", 2)[1:], "")[:2] for line in said.splitlines()]


def main():
    said = subprocess.run([sys.argv[1], "--test-dir", sys.argv[2], "--show-only=json-v1"], capture_output=True, text=True, check=True).stdout
    programs = started(json.loads(said)["tests"])
    found = []
    for program, names in sorted(programs.items()):
        rows = rows_of(program)
        if not rows:
            found.append(f"{Path(program).name}: it names no test of its own")
        found += [f"{Path(program).name}: no test runs {row}" for row in left_out(names, rows)]
    if not programs:
        found.append("no program is started with the names of its tests")
    print("\n".join([*found, f"left_out: {len(found)} breach(es)"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
