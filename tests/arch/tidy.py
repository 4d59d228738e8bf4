#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tidy.py BUILD: runs clang-tidy, configured by .clang-tidy, on every file of the core in the build.

It checks many files of one folder as if they were one, because most of its time goes into the headers that they
share. Files that do not compile after others, mostly because of their private names, are checked by themselves."""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import tool

ROOT = Path(__file__).resolve().parents[2]
TOGETHER = 24


def groups(files):
    """Returns lists of at most TOGETHER files of one folder, longest list first, so that no processor is idle at the
    end."""
    folders = defaultdict(list)
    for file in files:
        folders[file.parent].append(file)
    parts = [each[i:i + TOGETHER] for each in folders.values() for i in range(0, len(each), TOGETHER)]
    return sorted(parts, key=len, reverse=True)


class Tidy:
    def __init__(self, tidy, commands):
        self.tidy, self.commands = tidy, commands

    def run(self, files, *options):
        """Runs clang-tidy on these files as one. Returns its output, and whether it found nothing."""
        with tempfile.TemporaryDirectory() as folder:
            entry = dict(self.commands[files[0]])
            source = files[0]
            if len(files) > 1:
                source = Path(folder) / "together.cpp"
                source.write_text("".join(f'#include "{file}"  // NOLINT: no header\n' for file in files),
                                  encoding="utf-8")
                # Suppresses the compiler's own warnings, which apply to the original files.
                entry["command"] = entry["command"].replace(entry["file"], str(source)) + " -w"
                entry["file"] = str(source)
            (Path(folder) / "compile_commands.json").write_text(json.dumps([entry]), encoding="utf-8")
            done = subprocess.run([self.tidy, "--quiet", f"--config-file={ROOT}/.clang-tidy", "-p", folder, *options,
                                   str(source)], capture_output=True, text=True)
        return done.stdout + done.stderr, done.returncode == 0 and "warning:" not in done.stdout

    def together(self, files):
        """Returns lists of the files, each of which compiles as one file."""
        if len(files) == 1:
            return [files]
        said, fine = self.run(files, "--checks=-*,readability-duplicate-include", "--extra-arg=-ferror-limit=0")
        if fine:
            return [files]
        apart = [file for file in files if re.search(rf"^{re.escape(str(file))}:.*\berror: ", said, re.M)]
        apart = apart if 0 < len(apart) < len(files) else files[:len(files) // 2]
        return self.together([file for file in files if file not in apart]) + self.together(apart)

    def looked_at(self, files):
        """Returns the findings in these files as a list of texts. A file that does not compile counts as a finding."""
        results = [self.run(part) for part in self.together(files)]
        return [said for said, fine in results if not fine]


def commands_of(entries, root):
    """Returns the entry of each source file below a folder, including those that a unity build compiles as one."""
    commands = {}
    for entry in entries:
        file = Path(entry["file"])
        text = file.read_text(encoding="utf-8") if file.parent.name == "Unity" else f'#include "{file}"'
        for source in re.findall(r'^#include "(.+)"$', text, re.M):
            if Path(source).is_relative_to(root):
                commands[Path(source)] = {**entry, "command": entry["command"].replace(entry["file"], source),
                                          "file": source}
    return commands


def main():
    build = Path(sys.argv[1])
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    commands = commands_of(entries, ROOT / "core")
    if not commands:
        print(f"{build}/compile_commands.json knows no file of the core")
        return 1
    tidy = Tidy(tool("clang-tidy"), commands)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        wrong = [text for texts in pool.map(tidy.looked_at, groups(sorted(commands))) for text in texts]
    print("\n".join(wrong))
    print(f"tidy: {len(commands)} files, {len(wrong)} finding(s)")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
