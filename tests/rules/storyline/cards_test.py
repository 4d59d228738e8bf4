# SPDX-License-Identifier: MIT
"""SL-04 SL-06: unplayable decks are refused with a sentence that says what to do."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from card_tables import CardTables  # noqa: E402


class Cards(CardTables):
    maker = "core/games/storyline/cards.py"
    data = "resources/games/storyline/decks.json"

    def test_the_table_is_made_from_the_file(self):
        self.check_table()

    def test_a_file_of_the_wrong_shape_is_refused(self):
        self.refused("[]", ": this is not a JSON object; see deck.schema.json.")
        self.refused("{}", ': category 0 must be "character" with 20 cards; correct it.')
        self.refused(None, ": there is no such file")

    def test_a_wrong_card_is_refused(self):
        self.damaged('"ch03"', '"ch33"', ": a card with the id ch03 and a title should stand here.")
        self.damaged('"id": "place"', '"id": "spot"', ': category 1 must be "place" with 20 cards; correct it.')


if __name__ == "__main__":
    unittest.main()
