#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Generates the C++ table of the tail bits in deck.json. Refuses a malformed deck with one sentence that names the
file and the entry and says what to do."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "tools"))

from card_tables import Refused, header, is_whole, main, read  # noqa: E402

CORNERS = "abcd"


def corner_of(entry, bit, corner):
    """Returns the number of symbols in a corner, 1 to 3 (FT-6)."""
    number = entry.get(corner)
    if number is None:
        raise Refused(f", bit {bit}: corner \"{corner}\" is missing; give it a number from 1 to 3.")
    if isinstance(number, bool) or not isinstance(number, (int, float)):
        raise Refused(f", bit {bit}: corner \"{corner}\" is not a number; write 1, 2 or 3.")
    if not is_whole(number) or not 1 <= number <= 3:
        raise Refused(f", bit {bit}: corner \"{corner}\" is {number}, but a charm shows 1, 2 or 3 symbols; correct it.")
    return number


def id_of(entry, position):
    """Returns the id of a bit, a whole number from 1 to 40 (FT-7)."""
    bit = entry.get("id") if isinstance(entry, dict) else None
    if bit is None:
        raise Refused(f", entry {position}: \"id\" is missing; number the bits from 1 to 40.")
    if not is_whole(bit) or not 1 <= bit <= 40:
        raise Refused(f", entry {position}: \"id\" is {bit}; number the bits from 1 to 40.")
    return bit


def made(path):
    deck = read(path, list, "put the list of the 40 tail bits there.",
                'list; write [{"id": 1, "a": 1, "b": 1, "c": 1, "d": 2}, ...].')
    if not deck:
        raise Refused(": the list is empty; it must hold the 40 tail bits.")
    charms, owner = {}, {}
    for position, entry in enumerate(deck, 1):
        bit = id_of(entry, position)
        if bit in charms:
            raise Refused(f", bit {bit}: there are two entries with this id; give each bit its own.")
        charms[bit] = tuple(corner_of(entry, bit, corner) for corner in CORNERS)
        same = owner.setdefault(charms[bit], bit)
        if same != bit:
            digits = "".join(map(str, charms[bit]))
            raise Refused(f", bit {bit}: it is the same as bit {same} ({digits}); no two bits are alike, correct one.")
    for bit in range(1, 41):
        if bit not in charms:
            raise Refused(f", bit {bit}: it is missing; list all bits from 1 to 40.")
    rows = "".join(f"    Charms{{{', '.join(map(str, charms[bit]))}}}, // {bit}\n" for bit in range(1, 41))
    return header("deck.py", "deck.json", "foxtail", f"""/// The charms of all bits by face; there is no bit 0.
inline constexpr std::array<Charms, lastBit + 1> deckCharms{{
    Charms{{0, 0, 0, 0}},
{rows}}};
""")


if __name__ == "__main__":
    main("core/games/foxtail/deck.py", "resources/games/foxtail/deck.json",
         "core/games/foxtail/rules/deck_data.inc", made)
