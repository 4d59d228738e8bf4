# SPDX-License-Identifier: MIT
"""PT-5 PT-6: malformed cards are refused with a sentence that names the file, the card and what to do."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from card_tables import CardTables  # noqa: E402

KNIGHT = '"name": "Knight", "copies": 3, "cost": 1, "strength": 4'


class Cards(CardTables):
    maker = "core/games/papertales/cards.py"
    data = "resources/games/papertales/cards.json"

    def test_the_table_is_made_from_the_file(self):
        self.check_table()

    def test_a_file_of_the_wrong_shape_is_refused(self):
        self.refused("not JSON", ": this is not a JSON object")
        self.refused("[]", ": this is not a JSON object")
        self.refused('{"buildings": []}', ': "units" must be a list of 42; correct it.')
        self.refused(None, ": there is no such file; put the list")

    def test_a_wrong_unit_is_refused(self):
        self.damaged(KNIGHT, '"name": "Knight", "cost": 1, "strength": 4',
                     ', Knight: "copies" is missing; give it a whole number.')
        self.damaged(KNIGHT, '"name": "Knight", "copies": 4, "cost": 1, "strength": 4',
                     ': the Units have 82 copies; there are 81 cards, correct "copies".')
        self.damaged(KNIGHT, '"name": "Knight", "copies": 3, "cost": "much", "strength": 4',
                     ', Knight: "cost" is much; give it a whole number from -9 to 99.')
        self.damaged('"Knight"', '"Kn;ght"', ', Unit 18: "name" must be English words; correct it.')
        self.damaged('"kind": "raiseBuildings"', '"kind": "raiseRoofs"',
                     ', Golem: "kind" is "raiseRoofs"; known are produce')

    def test_a_wrong_building_is_refused(self):
        self.damaged('{"name": "Mine", "levels": [', '{"name": "Mine", "level": [',
                     ', Mine: "levels" must be a list of two; correct it.')


if __name__ == "__main__":
    unittest.main()
