# SPDX-License-Identifier: MIT
"""What the makers of card tables share. A game's cards are data, and the core, which reads no files, has them as a
table of C++ made of it:

    core/games/<game>/<maker>.py                         writes the table anew
    core/games/<game>/<maker>.py --check                 fails if it is not what the data say
    core/games/<game>/<maker>.py --data A --table B      of another file, into another file
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Refused(Exception):
    """What is wrong with the data, as it follows the name of the file: which card, and what to do."""


def is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def read(path, kind, absent, shape):
    """The data, a list or a dict; else Refused with the sentence `absent` or `shape`."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused(f": there is no such file; {absent}") from None
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    if not isinstance(data, kind):
        raise Refused(f": this is not a JSON {shape}")
    return data


def main(maker, data, table, made):
    """`made(path)` is the text of the table; `data` and `table` are where they stand in the tree."""
    options = argparse.ArgumentParser()
    options.add_argument("--check", action="store_true", help="write nothing")
    options.add_argument("--data", default=ROOT / data)
    options.add_argument("--table", default=ROOT / table)
    chosen = options.parse_args()
    try:
        text = made(chosen.data)
    except Refused as refusal:
        sys.exit(f"{chosen.data}{refusal}")
    if not chosen.check:
        Path(chosen.table).write_text(text, encoding="utf-8")
    elif not Path(chosen.table).exists() or Path(chosen.table).read_text(encoding="utf-8") != text:
        sys.exit(f"{chosen.table}: this is not what {Path(chosen.data).name} says; run {maker}.")


def header(maker, data, game, body):
    """A header around the rows. It is called .inc, for its lines are as long as the data want them."""
    return f"""// SPDX-License-Identifier: MIT
// Made of {data} by {maker}.
#pragma once

#include "core/games/{game}/rules/cards.h"

namespace taletop::{game} {{

{body}
}} // namespace taletop::{game}
"""
