// SPDX-License-Identifier: MIT
// The chronicle of a match that is over: what each seat did, as the rows of a table.
#pragma once

#include "core/kit/fact.h"
#include "core/kit/seat.h"
#include "core/kit/text.h"

#include <concepts>
#include <span>
#include <vector>

namespace taletop::contract {

/// One row: what it tells, and for each seat a number or some words.
struct ChronicleRow {
    const char* key = ""; ///< the same for all rows of a kind: "turn", "wars"
    kit::Text label = {};
    bool heading = false;                           ///< the rows after it are its parts
    std::vector<int> numbers = {};                  ///< by seat; none: it is told in words
    std::vector<std::vector<kit::Text>> words = {}; ///< by seat, each in playing order; none: in numbers

    friend bool operator==(const ChronicleRow& a, const ChronicleRow& b) {
        return kit::sameWords(a.key, b.key) && a.label == b.label && a.heading == b.heading &&
               a.numbers == b.numbers && a.words == b.words;
    }
};

/// What the words of a game provide that tells at its end what each seat did. The facts are the notes and
/// the public numbers of a whole match, in playing order: what everybody could read, so nothing hidden is
/// told.
template <class Words>
concept ChronicleWords = requires(std::span<const kit::Fact> open, kit::Seat seats) {
    { Words::chronicle(open, seats) } -> std::same_as<std::vector<ChronicleRow>>;
};

/// The side of a game that has one; GameOf has it, with no rows for games without ChronicleWords.
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
/// Of the notes and public numbers of a whole match; none, of games that tell nothing of the kind.
[[nodiscard]] std::vector<ChronicleRow> chronicleOf(const Game& game, std::span<const kit::Fact> open,
                                                    kit::Seat seats);

} // namespace taletop::contract
