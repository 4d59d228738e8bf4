#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""make_man.py PROGRAM --name NAME --version V --date YYYY-MM-DD [--section N] [--more FILE] [--out FILE]

Writes the manual page of a program from the output of --help, and of COMMAND --help for each of its
commands, so that the page lists every option. FILE contains additional text as roff, in which @SECTION@
is replaced by the number of the section.
"""
import argparse
import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

HELP_TEXT = "Print this help"  # text of the first option in each help, which shows the column where texts begin


@dataclass
class Entry:
    left: str  # "--seats INT:INT in [1 - 8]"
    text: str


@dataclass
class Help:
    about: str = ""
    usage: str = ""
    sections: dict = field(default_factory=dict)  # "options" -> [Entry]


def parse(text):
    """Parses the help that CLI11 prints."""
    lines = [line.rstrip() for line in text.splitlines()]
    column = max(line.find(HELP_TEXT) for line in lines)
    if column < 0:
        raise SystemExit("make_man: the help does not explain --help; its form is unknown")
    found, entries = Help(), None
    for line in lines:
        heading = re.fullmatch(r"([A-Za-z]+):", line)
        if heading:
            entries = found.sections.setdefault(heading[1].lower(), [])
        elif line.lstrip().startswith("Usage:"):
            found.usage = line.split("Usage:", 1)[1].strip()
        elif entries is None:
            found.about = (found.about + " " + line.strip()).strip()
        elif line.startswith(" " * column):
            entries[-1].text = (entries[-1].text + " " + line.strip()).strip()
        elif line and column < len(line) and line[column - 1] == " ":
            entries.append(Entry(" ".join(line[:column].split()), line[column:].strip()))
        elif line:
            entries.append(Entry(" ".join(line.split()), ""))
    return found


def roff(text):
    """Returns the text with everything escaped that has a meaning in roff."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


def value_of(kind):
    """Returns "INT:INT in [1 - 8]" in words for readers: ("N", "from 1 to 8")."""
    kind = kind.replace("REQUIRED", "").removesuffix(" ...").strip()
    bounds = re.search(r"in \[(\S+) - (\S+)\]", kind)
    if kind.startswith(("INT", "UINT")):
        return "N", f"from {bounds[1]} to {bounds[2]}" if bounds else ""
    return kind, ""


def entry_roff(entry):
    names, _, kind = entry.left.partition(" ")
    value, bounds = value_of(kind)
    head = ", ".join(f"\\fB{roff(name)}\\fR" for name in names.split(","))
    if names.startswith("-") and value:
        head += f" \\fI{roff(value)}\\fR"
    text = roff(entry.text) + (f" ({bounds})" if bounds else "")
    return f".TP\n{head}\n{text}\n"


def usage_roff(usage):
    program, _, rest = usage.partition(" [OPTIONS]")
    return f".B {roff(program)}\n" + " ".join(
        ["[\\fIOPTIONS\\fR]"] + [f"\\fI{roff(word)}\\fR" for word in rest.split()]) + "\n"


def entries_roff(help_text):
    return "".join(entry_roff(entry) for name, entries in help_text.sections.items()
                   if name != "subcommands" for entry in entries)


def page(name, version, date, section, main, commands, more):
    """Returns the whole page; `commands` are pairs of a name and its Help."""
    summary = main.about.split(": ", 1)[-1]
    parts = [f'.\\" Made from the help of {name}\n.TH {name.upper()} {section} "{date}" "Taletop {version}"\n'
             ".nh\n.ad l\n",  # no hyphenation or justification, so that options can be copied
             f".SH NAME\n{roff(name)} \\- {roff(summary)}\n.SH SYNOPSIS\n"]
    usages = [command.usage for _, command in commands] or [main.usage]
    parts.append(".br\n".join(usage_roff(usage) for usage in usages))
    if commands:
        parts.append(".SH COMMANDS\n")
        for command, command_help in commands:
            parts.append(f".SS {roff(command)}\n{roff(command_help.about)}.\n{entries_roff(command_help)}")
    else:
        parts.append(f".SH OPTIONS\n{entries_roff(main)}")
    return "".join(parts) + more.replace("@SECTION@", section)


def help_of(command):
    english = dict(os.environ, LC_ALL="C")
    said = subprocess.run(command + ["--help"], capture_output=True, text=True, check=True, encoding="utf-8",
                          env=english)
    return parse(said.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    for option in ("--name", "--version", "--date"):
        parser.add_argument(option, required=True)
    parser.add_argument("--section", default="1")
    parser.add_argument("--more")
    parser.add_argument("--out")
    given = parser.parse_args()
    told = help_of([given.program])
    commands = [(entry.left, help_of([given.program, entry.left])) for entry in told.sections.get("subcommands", [])]
    more = Path(given.more).read_text(encoding="utf-8") if given.more else ""
    text = page(given.name, given.version, given.date, given.section, told, commands, more)
    if given.out:
        Path(given.out).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
