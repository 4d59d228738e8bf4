# SPDX-License-Identifier: MIT
"""Finds clang-format and clang-tidy in the one version whose results count, because versions differ."""

import re
import shutil
import subprocess
import sys

VERSION = 14  # the version in Debian 12
NOT_CHECKED = 77  # ctest reports this exit code as skipped


def version_of(words):
    """Returns the major version in the output of `clang-format --version`, or 0."""
    found = re.search(r"version (\d+)\.", words)
    return int(found[1]) if found else 0


def tool(name):
    """Returns the path of the tool in our version. If there is none, exits and reports what was not checked."""
    path = shutil.which(f"{name}-{VERSION}") or shutil.which(name)
    if not path:
        print(f"{name} is not installed; ./check installs it")
        sys.exit(1)
    version = version_of(subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout)
    if version != VERSION:
        print(f"Nothing was checked: {name} here is version {version}, and only version {VERSION} (Debian 12) judges.")
        sys.exit(NOT_CHECKED)
    return path
