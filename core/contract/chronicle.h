// SPDX-License-Identifier: MIT
// The chronicle of a finished match: what each seat did, as the rows of a table.
#pragma once

#include "core/kit/fact.h"
#include "core/kit/seat.h"
#include "core/kit/text.h"

#include <concepts>
#include <span>
#include <vector>

namespace taletop::contract {

/// A row: its title, and a number or some words for each seat.
struct ChronicleRow {
    const char* key = ""; ///< kind of the row, such as "turn" or "wars"
    kit::Text label = {};
    bool heading = false;                           ///< is it a heading for the rows that follow?
    std::vector<int> numbers = {};                  ///< numbers by seat, or empty
    std::vector<std::vector<kit::Text>> words = {}; ///< words by seat, each in playing order, or empty

    friend bool operator==(const ChronicleRow& a, const ChronicleRow& b) {
        return kit::sameWords(a.key, b.key) && a.label == b.label && a.heading == b.heading &&
               a.numbers == b.numbers && a.words == b.words;
    }
};

/// Words of a game that sum up at the end what each seat did. `open` has the notes and public numbers of a
/// whole match in playing order. Everyone could read them, so the chronicle reveals nothing hidden.
template <class Words>
concept ChronicleWords = requires(std::span<const kit::Fact> open, kit::Seat seats) {
    { Words::chronicle(open, seats) } -> std::same_as<std::vector<ChronicleRow>>;
};

/// The interface to a game's chronicle. GameOf implements it; games without ChronicleWords have no rows.
class Chronicler {
public:
    Chronicler() = default;
    Chronicler(const Chronicler&) = delete;
    Chronicler& operator=(const Chronicler&) = delete;
    virtual ~Chronicler() = default;

    [[nodiscard]] virtual std::vector<ChronicleRow> chronicle(std::span<const kit::Fact> open,
                                                              kit::Seat seats) const = 0;
};

class Game;
/// The rows for the notes and public numbers of a whole match; empty for games without a chronicle.
[[nodiscard]] std::vector<ChronicleRow> chronicleOf(const Game& game, std::span<const kit::Fact> open,
                                                    kit::Seat seats);

} // namespace taletop::contract
