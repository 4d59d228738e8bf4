#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Generates the C++ tables of the Units and Buildings in cards.json. Refuses a malformed file with one sentence that
names the file and the card and says what to do."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "tools"))

from card_tables import Refused, header, is_whole, main, read  # noqa: E402

KINDS = """produce tokenOnItself tokenOnOthers tokensWhenRevealed tokensEachTurn raiseBuildings loseForBuildings
    shapeshift strengthBecomes strengthPlus kingdomStrength fightsFromBack cannotFight pointsForWar
    goldForWar points income payForWood payForAny noLandCost saves neverDies diesFromTokens deathPoints
    deathGold mourns finalPoints""".split()
PERS = "once token kingdomToken wood food crystal income strongUnit".split()
WHENS = "always front aged oneToken food crystal".split()
RESOURCES = "wood food crystal".split()
REQUIRED = object()


def number_of(card, key, where, standard=REQUIRED):
    """Returns a whole number from -9 to 99. A missing key gives `standard`, or is refused without a `standard`."""
    number = card.get(key, standard)
    if number is REQUIRED:
        raise Refused(f", {where}: \"{key}\" is missing; give it a whole number.")
    if not is_whole(number) or not -9 <= number <= 99:
        raise Refused(f", {where}: \"{key}\" is {number}; give it a whole number from -9 to 99.")
    return number


def word_of(card, key, where, standard, words):
    """Returns one of `words` as the name of an enumerator."""
    word = card.get(key, standard)
    if word not in words:
        raise Refused(f", {where}: \"{key}\" is \"{word}\"; known are {', '.join(words)}.")
    return word[0].upper() + word[1:]


def effects_of(card, where, most):
    """Returns C++ initializers for the number of effects and for the list of effects."""
    effects = card.get("effects")
    if not isinstance(effects, list) or len(effects) > most:
        raise Refused(f", {where}: \"effects\" must be a list of at most {most}; correct it.")
    rows = [f"Effect{{EffectKind::{word_of(effect, 'kind', where, '', KINDS)}, "
            f"Per::{word_of(effect, 'per', where, 'once', PERS)}, "
            f"When::{word_of(effect, 'when', where, 'always', WHENS)}, "
            f"Resource::{word_of(effect, 'resource', where, 'wood', RESOURCES)}, "
            f"{number_of(effect, 'amount', where, 0)}, {number_of(effect, 'limit', where, 0)}}}"
            for effect in effects]
    return f"{len(rows)}, {{{', '.join(rows)}}}"


def name_of(card, where):
    name = card.get("name")
    if not isinstance(name, str) or not re.fullmatch(r"[A-Z][A-Za-z]*( [A-Za-z]+)*", name):
        raise Refused(f", {where}: \"name\" must be English words; correct it.")
    return name


def unit_row(card, position):
    """Returns the C++ initializer of a Unit (PT-5)."""
    name = name_of(card, f"Unit {position}")
    copies, cost = number_of(card, "copies", name), number_of(card, "cost", name)
    printed = card.get("strength", 0) is not None
    strength = number_of(card, "strength", name) if printed else 0
    return f"    Unit{{\"{name}\", {copies}, {cost}, {strength}, {str(printed).lower()}, " \
           f"{effects_of(card, name, 4)}}},\n"


def level_of(level, where):
    """Returns the C++ initializer of a Building's level (PT-6)."""
    points, cost = number_of(level, "points", where), level.get("cost")
    if not isinstance(cost, dict):
        raise Refused(f", {where}: \"cost\" is missing; name wood, food, crystal and gold in it.")
    amounts = ", ".join(str(number_of(cost, kind, where, 0)) for kind in RESOURCES)
    return f"{{{points}, {{{{{amounts}}}, {number_of(cost, 'gold', where, 0)}}}, {effects_of(level, where, 2)}}}"


def building_row(card, position):
    name = name_of(card, f"Building {position}")
    levels = card.get("levels")
    if not isinstance(levels, list) or len(levels) != 2:
        raise Refused(f", {name}: \"levels\" must be a list of two; correct it.")
    return f"    Building{{\"{name}\", {{{{{', '.join(level_of(level, name) for level in levels)}}}}}}},\n"


def list_of(cards, key, wanted):
    found = cards.get(key)
    if not isinstance(found, list) or len(found) != wanted:
        raise Refused(f": \"{key}\" must be a list of {wanted}; correct it.")
    return found


def made(path):
    cards = read(path, dict, "put the list of the Units and Buildings there.",
                 'object; write {"units": [...], "buildings": [...]}.')
    found = list_of(cards, "units", 42)
    units = "".join(unit_row(card, position) for position, card in enumerate(found, 1))
    total = sum(card["copies"] for card in found)
    if total != 81:
        raise Refused(f": the Units have {total} copies; there are 81 cards, correct \"copies\".")
    found = list_of(cards, "buildings", 5)
    buildings = "".join(building_row(card, position) for position, card in enumerate(found, 1))
    return header("cards.py", "cards.json", "papertales", f"""/// By face; there is no Unit 0.
inline constexpr std::array<Unit, unitCount + 1> unitTable{{
    Unit{{"", 0, 0, 0, false, 0, {{}}}},
{units}}};

inline constexpr std::array<Building, buildingCount> buildingTable{{
{buildings}}};
""")


if __name__ == "__main__":
    main("core/games/papertales/cards.py", "resources/games/papertales/cards.json",
         "core/games/papertales/rules/card_data.inc", made)
