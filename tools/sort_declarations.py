#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Sorts neighbouring declarations of variables in the C++ files made by Qt's QML compiler.

    tools/sort_declarations.py FILE...
"""
import re
import sys
from pathlib import Path

# A declaration with only a type and a name from Qt's QML compiler: "double r2_2;", "QObject *r2_1;".
DECLARATION = re.compile(r"[A-Za-z_][\w:<>*&, ]*[ *&]r\d+_\d+;")


def in_order(lines):
    """Returns the same lines with each run of declarations sorted."""
    run = []
    for line in lines:
        if DECLARATION.fullmatch(line):
            run.append(line)
            continue
        yield from sorted(run)
        run.clear()
        yield line
    yield from sorted(run)


def main(files):
    for file in map(Path, files):
        made = file.read_text(encoding="utf-8")
        ordered = "\n".join(in_order(made.split("\n")))
        if ordered != made:
            file.write_text(ordered, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
