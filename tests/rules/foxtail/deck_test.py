# SPDX-License-Identifier: MIT
"""FT-6 FT-7: a malformed deck is refused with a sentence that names the file, the entry and what to do."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from card_tables import CardTables  # noqa: E402

THIRD = '{"id": 3, "a": 1, "b": 1, "c": 2, "d": 3}'


class Deck(CardTables):
    maker = "core/games/foxtail/deck.py"
    data = "resources/games/foxtail/deck.json"

    def test_the_table_is_made_from_the_file(self):
        self.check_table()

    def test_a_wrong_corner_is_refused(self):
        for third, sentence in [
                ('{"id": 3, "a": 1, "b": 1, "c": 4, "d": 3}',
                 'corner "c" is 4, but a charm shows 1, 2 or 3 symbols; correct it.'),
                ('{"id": 3, "a": 0, "b": 1, "c": 2, "d": 3}',
                 'corner "a" is 0, but a charm shows 1, 2 or 3 symbols; correct it.'),
                ('{"id": 3, "a": "1", "b": 1, "c": 2, "d": 3}', 'corner "a" is not a number; write 1, 2 or 3.'),
                ('{"id": 3, "a": 1.5, "b": 1, "c": 2, "d": 3}',
                 'corner "a" is 1.5, but a charm shows 1, 2 or 3 symbols; correct it.'),
                ('{"id": 3, "a": 1, "b": 1, "c": 2}', 'corner "d" is missing; give it a number from 1 to 3.'),
                ('{"id": 3, "a": 1, "b": 1, "c": 2, "d": 1}',
                 "it is the same as bit 2 (1121); no two bits are alike, correct one.")]:
            with self.subTest(third):
                self.damaged(THIRD, third, ", bit 3: " + sentence)

    def test_a_wrong_id_is_refused(self):
        self.damaged(THIRD, '{"id": 2, "a": 1, "b": 1, "c": 2, "d": 3}',
                     ", bit 2: there are two entries with this id; give each bit its own.")
        self.damaged(THIRD, '{"id": 41, "a": 1, "b": 1, "c": 2, "d": 3}',
                     ', entry 3: "id" is 41; number the bits from 1 to 40.')
        self.damaged(THIRD, '{"a": 1, "b": 1, "c": 2, "d": 3}',
                     ', entry 3: "id" is missing; number the bits from 1 to 40.')
        self.damaged(THIRD, "17", ', entry 3: "id" is missing; number the bits from 1 to 40.')
        self.damaged(THIRD + ",", "", ", bit 3: it is missing; list all bits from 1 to 40.")

    def test_a_file_of_the_wrong_shape_is_refused(self):
        self.refused("[]", ": the list is empty; it must hold the 40 tail bits.")
        for text in ["{}", '[{"id": 1, "a": 1', ""]:
            self.refused(text, ': this is not a JSON list; write [{"id": 1,')
        self.refused(None, ": there is no such file; put the list")


if __name__ == "__main__":
    unittest.main()
