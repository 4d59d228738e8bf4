#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the table of ids, titles, moods and banners from decks.json, and refuses a file that does not fit the rules.
The deck reader (words/deck_reader.h) checks words, forms and slots."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "tools"))

from card_tables import Refused, header, main, read  # noqa: E402

CATEGORIES = {"character": "ch", "place": "pl", "feature": "fe", "object": "ob", "action": "ac"}


def entries(data, key, count):
    """Returns the list of `count` objects with this key, or None."""
    found = data.get(key) if isinstance(data, dict) else None
    whole = isinstance(found, list) and len(found) == count and all(isinstance(each, dict) for each in found)
    return found if whole else None


def moods_of(card, known, where):
    """Returns the moods of a card as a bit mask."""
    moods = card.get("moods")
    if not isinstance(moods, list):
        raise Refused(f", {where}: \"moods\" must be a list of moods; correct it.")
    for mood in moods:
        if mood not in known:
            raise Refused(f", {where}: there is no mood \"{mood}\"; known are {', '.join(known)}.")
    return sum(1 << known.index(mood) for mood in set(moods))


def story_rows(category, index, known):
    """The twenty story cards of a category (SL-04)."""
    wanted, prefix = list(CATEGORIES.items())[index]
    cards = entries(category, "cards", 20)
    if cards is None or category.get("id") != wanted:
        raise Refused(f": category {index} must be \"{wanted}\" with 20 cards; correct it.")
    rows = ""
    for number, card in enumerate(cards, 1):
        expected = f"{prefix}{number:02}"
        if card.get("id") != expected or not isinstance(card.get("title"), str):
            raise Refused(f": a card with the id {expected} and a title should stand here.")
        rows += f"    StoryCard{{\"{expected}\", \"{card['title']}\", {moods_of(card, known, expected)}}},\n"
    return rows


def narrator_rows(deck, known):
    """The fifteen cards of a narrator deck (SL-06); the last one has no banner."""
    cards = entries(deck, "cards", 15)
    if cards is None:
        raise Refused(": a narrator deck must have 15 cards; correct it.")
    rows = ""
    for index, card in enumerate(cards):
        banner = card.get("banner")
        if not isinstance(banner, list) or len(banner) > 2:
            raise Refused(f": narrator card {index}: \"banner\" must name at most two categories.")
        for name in banner:
            if name not in CATEGORIES:
                raise Refused(f": there is no category \"{name}\"; correct the banner.")
        names = ", ".join(f"Category::{name.capitalize()}" for name in banner)
        rows += f"        Page{{{len(banner)}, {{{names}}}, {moods_of(card, known, f'narrator card {index}')}}},\n"
    return f"    {{{{\n{rows}    }}}},\n"


def made(path):
    data = read(path, dict, "put the decks there.", "object; see deck.schema.json.")
    known = [mood for mood in data.get("moods", [])]
    categories = entries(data, "categories", len(CATEGORIES)) or [{}] * len(CATEGORIES)
    decks = entries(data, "narratorDecks", 2) or [{}, {}]
    stories = "".join(story_rows(category, index, known) for index, category in enumerate(categories))
    pages = "".join(narrator_rows(deck, known) for deck in decks)
    return header("cards.py", "decks.json", "storyline", f"""struct StoryCard {{
    const char* id;
    const char* title;
    std::uint8_t moods;
}};

/// By face - 1.
inline constexpr std::array<StoryCard, storyCount> storyTable{{{{
{stories}}}}};

inline constexpr std::array<std::array<Page, pageCount>, deckCount> pageTable{{{{
{pages}}}}};
""")


if __name__ == "__main__":
    main("core/games/storyline/cards.py", "resources/games/storyline/decks.json",
         "core/games/storyline/rules/card_data.inc", made)
