#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""same_everywhere.py PROGRAM [--runner WINE] [--native PROGRAM]

Checks that taletop-cli of another system or compiler plays byte for byte what is recorded in tests/golden, and
continues the saves of tests/match/old_saves. With --native, its transcripts, results and output are compared with
those of a second program. If they are the same, a game begun on one system can be continued on the other.
"""
import argparse
import difflib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = (ROOT / "core/games/games.txt").read_text(encoding="utf-8").split()
SEEDS = (1, 2, 9011)
THINKING = "sharp:300"  # this bot simulates games, which uses all of the core's arithmetic
ENGLISH = {**{name: value for name, value in os.environ.items() if name not in ("LANG", "LANGUAGE")}, "LC_ALL": "C"}


class Cli:
    """A taletop-cli that runs in its own folder, so that all paths are short and equal."""

    def __init__(self, command, folder):
        self.command = command
        self.folder = folder
        folder.mkdir()

    def say(self, *words):
        # Output goes to files, because processes that wine starts would keep pipes open long after the program ends.
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
            ended = subprocess.run([*self.command, *words], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=out,
                                   stderr=errors, env=ENGLISH, check=False)
            out.seek(0)
            errors.seek(0)
            if ended.returncode != 0:
                raise SystemExit(f"{' '.join([*self.command, *words])}: ended with {ended.returncode}\n"
                                 f"{errors.read().decode(errors='replace')}")
            # Consoles may use other line ends, files may not.
            return out.read().replace(b"\r\n", b"\n")

    def files(self):
        return {str(file.relative_to(self.folder)).replace(os.sep, "/"): file.read_bytes()
                for file in self.folder.rglob("*") if file.is_file()}


def differences(what, expected, found):
    """Describes the difference to help find its cause, or returns an empty list if there is none."""
    if expected == found:
        return []
    lines = difflib.unified_diff(expected.decode(errors="replace").splitlines(),
                                 found.decode(errors="replace").splitlines(), "expected", "found", n=0, lineterm="")
    return [f"{what} differs", *list(lines)[:6]] if expected.splitlines() != found.splitlines() else \
        [f"{what} differs in the ends of its lines"]


def compared(expected, found):
    """Compares two dictionaries of names and bytes, and returns the differences."""
    problems = [f"{name} is missing" for name in expected.keys() - found.keys()]
    problems += [f"{name} should not be there" for name in found.keys() - expected.keys()]
    for name in sorted(expected.keys() & found.keys()):
        problems += differences(name, expected[name], found[name])
    return problems


def golden():
    folder = ROOT / "tests/golden"
    return {f"{game}/{file.name}": file.read_bytes() for game in GAMES for file in (folder / game).glob("*.txt")}


def record(cli):
    for game in GAMES:
        (cli.folder / game).mkdir()
        cli.say("record", game, "--directory", game)
    return cli.files()


def played(cli, game, bots, seed):
    """Returns the output of a game between bots, and of the replay of its transcript."""
    file = f"{game}-{len(bots)}-{seed}.jsonl"
    words = ("play", game, "--seats", str(len(bots)), "--bots", ",".join(bots), "--seed", str(seed))
    return {f"play {file}": cli.say(*words, "--transcript", file, "--json"), f"replay {file}": cli.say("replay", file)}


def seats_of(told):
    """The numbers of seats of each game, from `taletop-cli games`: "foxtail  Foxtail, 1 to 4 seats, ..."."""
    return {game: range(int(least), int(most) + 1)
            for game, least, most in re.findall(r"^([a-z]+)  .*?, (\d+) to (\d+) seats", told, re.M)}


def answers(cli):
    """Returns all output about games, saves, and games between bots. The transcripts stay in the folder."""
    said = {"games": cli.say("games")}
    seats = seats_of(said["games"].decode())
    for save in sorted((ROOT / "tests/match/old_saves").glob("*.taletop")):
        (cli.folder / save.name).write_bytes(save.read_bytes())
        said[f"replay {save.name}"] = cli.say("replay", save.name)
    for game in GAMES:
        for count in seats[game]:
            for seed in SEEDS:
                said |= played(cli, game, ["casual"] * count, seed)
        said |= played(cli, game, [THINKING] + ["casual"] * (max(2, seats[game].start) - 1), 7)
    return said


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--runner", nargs="*", default=[])
    parser.add_argument("--native")
    given = parser.parse_args()
    # Absolute, because a relative name would be looked up in the temporary folder.
    command = [*given.runner, str(Path(given.program).resolve())]
    with tempfile.TemporaryDirectory() as folder:
        there = Path(folder)
        problems = compared(golden(), record(Cli(command, there / "recorded")))
        one = Cli(command, there / "one")
        said = answers(one)
        counts = [len(golden()), len(said)]
        if given.native:
            other = Cli([str(Path(given.native).resolve())], there / "other")
            problems += compared(answers(other), said)
            problems += compared(other.files(), one.files())
            counts.append(len(one.files()))
    print("\n".join(problems) or "the same: " + ", ".join(
        f"{count} {what}" for count, what in zip(counts, ("recorded files", "answers", "files of games"))))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
