#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tidy.py BUILD: clang-tidy, as .clang-tidy says, over every file of the core in the build."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import tool


def main():
    build, root = Path(sys.argv[1]), Path(__file__).resolve().parents[2]
    tidy = tool("clang-tidy")
    commands = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    files = sorted({c["file"] for c in commands if Path(c["file"]).is_relative_to(root / "core")})
    if not files:
        print(f"{build}/compile_commands.json knows no file of the core")
        return 1

    def run(file):
        done = subprocess.run([tidy, "--quiet", "-p", str(build), file], capture_output=True, text=True)
        return file, done.returncode, done.stdout + (done.stderr if done.returncode else "")

    failed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, code, output in pool.map(run, files):
            if code != 0 or "warning:" in output:
                failed += 1
                print(f"{Path(file).relative_to(root)}:\n{output}")
    print(f"tidy: {failed} of {len(files)} file(s) breach")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
