#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes resources/fonts/joiner.ttf: a font of two letters without ink or width, U+2060 and U+180E, which keep Japanese
and Thai words together (translations/line_breaks.cpp).

The fonts of these languages lack the two letters. If they came from another font with taller lines, some lines of a
text would be further apart than others. The font also has a space, because text shaping puts one in place of invisible
letters. --check compares the file with what this script makes.
"""
import math
import pathlib
import struct
import sys

FILE = pathlib.Path(__file__).resolve().parent.parent / "resources/fonts/joiner.ttf"
FAMILY = "Taletop Joiner"
LETTERS = (0x20, 0x180E, 0x2060)
EM, ASCENT, DESCENT = 1000, 600, 100  # lower than in any real font


def search(count, size):
    """The three numbers of a font table that speed up a binary search among `count` entries."""
    power = int(math.log2(count))
    return size * 2**power, power, size * (count - 2**power)


def letters():
    """The table cmap: all letters have glyph 1, the only one besides the box for missing letters."""
    segments = [(letter, letter, (1 - letter) & 0xFFFF) for letter in LETTERS] + [(0xFFFF, 0xFFFF, 1)]
    count = len(segments)
    table = struct.pack(">7H", 4, 16 + 8 * count, 0, 2 * count, *search(count, 2))
    columns = [[end for _, end, _ in segments], [0], [first for first, _, _ in segments],
               [step for _, _, step in segments], [0] * count]
    for column in columns:
        table += struct.pack(f">{len(column)}H", *column)
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + table


def names():
    records, texts = b"", b""
    for number, name in ((1, FAMILY), (2, "Regular"), (4, FAMILY), (6, FAMILY.replace(" ", ""))):
        text = name.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, number, len(text), len(texts))
        texts += text
    return struct.pack(">HHH", 0, 4, 6 + len(records)) + records + texts


def tables():
    return {
        "OS/2": struct.pack(">HhHHH11h", 4, 0, 400, 5, 0, *[0] * 11) + bytes(10) + struct.pack(">4I", 0, 0, 0, 0)
        + b"TALE" + struct.pack(">HHHhhhHHII", 0x40, LETTERS[0], LETTERS[-1], ASCENT, -DESCENT, 0, ASCENT, DESCENT, 0, 0)
        + struct.pack(">hhHHH", 0, 0, 0, 32, 0),
        "cmap": letters(),
        "glyf": bytes(1),
        "head": struct.pack(">IIIIHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 11, EM, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0,
                            0),
        "hhea": struct.pack(">IhhhH11hH", 0x10000, ASCENT, -DESCENT, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2),
        "hmtx": struct.pack(">HhHh", 0, 0, 0, 0),
        "loca": struct.pack(">3H", 0, 0, 0),
        "maxp": struct.pack(">I14H", 0x10000, 2, 0, 0, 0, 0, 2, *[0] * 8),
        "name": names(),
        "post": struct.pack(">IIhhIIIII", 0x30000, 0, 0, 0, 0, 0, 0, 0, 0),
    }


def padded(table):
    return table + bytes(-len(table) % 4)


def total(table):
    return sum(struct.unpack(f">{len(padded(table)) // 4}I", padded(table))) & 0xFFFFFFFF


def font():
    parts = sorted(tables().items())
    head = struct.pack(">IHHHH", 0x10000, len(parts), *search(len(parts), 16))
    place = len(head) + 16 * len(parts)
    body = b""
    for tag, table in parts:
        head += tag.encode() + struct.pack(">III", total(table), place + len(body), len(table))
        if tag == "head":
            at = place + len(body) + 8
        body += padded(table)
    made = head + body
    return made[:at] + struct.pack(">I", (0xB1B0AFBA - total(made)) & 0xFFFFFFFF) + made[at + 4:]


if "--check" in sys.argv[1:]:
    sys.exit(0 if FILE.read_bytes() == font() else f"{FILE} is not what {sys.argv[0]} makes")
FILE.parent.mkdir(exist_ok=True)
FILE.write_bytes(font())
