#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""format.py [ROOT]: checks that every C++ file has the format of clang-format."""

import subprocess
import sys
from pathlib import Path

from house import paths
from tools import tool


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parents[2])
    files = [path for path in paths(root) if path.endswith((".h", ".cpp"))]
    done = subprocess.run([tool("clang-format"), "--dry-run", "-Werror", "--ferror-limit=1", *files], cwd=root, text=True,
                          stderr=subprocess.PIPE)
    wrong = sorted({line.split(":")[0] for line in done.stderr.splitlines() if "[-Wclang-format-violations]" in line})
    print("\n".join([*[f"{path}: run clang-format -i" for path in wrong],
                     f"format: {len(wrong)} of {len(files)} file(s) breach"]))
    if done.returncode != 0 and not wrong:
        print(done.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
