#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""left_out.py CTEST BUILD-FOLDER: checks that every class of the programs of Qt Test is run. If a test names only some
functions of a class, other tests must name the others, with each of their rows; otherwise these would never run."""

import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path


def started(tests):
    """Maps (program, class) to the functions that the tests name, or to None if a test runs the whole class."""
    named = defaultdict(list)
    for test in tests:
        program, *words = test.get("command", [""])
        if words and Path(program).name.endswith("_tests") and words[0].endswith("Test"):
            named[program, words[0]].append(words[1:])
    return {key: None if [] in lists else {name for names in lists for name in names} for key, lists in named.items()}


def left_out(names, rows):
    """Returns the rows ("function", "row") that no name covers."""
    return [f"{function}:{row}".rstrip(":") for function, row in rows if function not in names and f"{function}:{row}" not in names]


def said_by(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120,
                          env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})


def classes_of(program):
    """Returns the classes that a program lists if started without one."""
    return said_by(program).stderr.partition("Classes:")[2].split()


def rows_of(program, name):
    return [(*line.split(" ", 2)[1:], "")[:2] for line in said_by(program, name, "-datatags").stdout.splitlines()]


def main():
    said = subprocess.run([sys.argv[1], "--test-dir", sys.argv[2], "--show-only=json-v1"], capture_output=True, text=True, check=True).stdout
    tests = started(json.loads(said)["tests"])
    found = []
    for program in sorted({program for program, _ in tests}):
        for name in classes_of(program):
            where = f"{Path(program).name} {name}"
            names = tests.get((program, name), set())
            rows = [] if names is None else rows_of(program, name)
            if names is not None and not rows:
                found.append(f"{where}: it names no test of its own")
            found += [f"{where}: no test runs {row}" for row in left_out(names or (), rows)]
    if not tests:
        found.append("no program of Qt Test is started")
    print("\n".join([*found, f"left_out: {len(found)} breach(es)"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
