# SPDX-License-Identifier: MIT
"""Functions shared by the scripts that make card tables. A game's cards are data. The core reads no files, so it
contains the data as a C++ table:

    core/games/<game>/<maker>.py                         writes the table
    core/games/<game>/<maker>.py --check                 fails if the table does not match the data
    core/games/<game>/<maker>.py --data A --table B      reads file A and writes file B
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Refused(Exception):
    """The problem with the data, printed after the name of the file: which card, and what to do."""


def is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def read(path, kind, absent, shape):
    """Returns the data, a list or a dict. Raises Refused if the file does not exist (`absent`) or has another shape."""
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
    """Runs a maker. `made(path)` returns the text of the table; `data` and `table` are paths from the root."""
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
    """Returns a header with the rows. Its name ends in .inc because its lines may be as long as the data."""
    return f"""// SPDX-License-Identifier: MIT
// Made of {data} by {maker}.
#pragma once

#include "core/games/{game}/rules/cards.h"

namespace taletop::{game} {{

{body}
}} // namespace taletop::{game}
"""
