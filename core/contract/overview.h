// SPDX-License-Identifier: MIT
// What lies where on the table of a game: a picture that the program draws of a moment of its lesson, with
// numbered places, and words for each of them.
#pragma once

#include "core/kit/seat.h"
#include "core/kit/text.h"

#include <concepts>
#include <cstddef>
#include <span>

namespace taletop::contract {

/// The picture is so many parts wide and high.
inline constexpr int overviewWidth = 160;
inline constexpr int overviewHeight = 100;

inline constexpr std::size_t longestPlaceText = 120; ///< bytes

/// A zone as scenes call it.
struct TableZone {
    const char* kind = "";
    kit::Seat owner = kit::spectator;
};

/// A place of the picture, as the game's table has it in a large window.
struct TablePlace {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    std::span<const TableZone> zones =
        {};          ///< whose cards lie there, from left to right; none: a sheet of paper
    kit::Text words; ///< what lies there, one sentence
};

/// All of them, by number.
struct Overview {
    std::size_t step = 0; ///< of the lesson, from 0: the table as it is where it begins
    std::span<const TablePlace> places;
};

/// Below every table.
inline constexpr TablePlace promptPlace{
    4,  85, 152,
    12, {}, {"core", TALETOP_TEXT("core", "What you are asked now, and the buttons that answer it.")}};

/// What the words of a game provide whose table is to be shown so.
template <class Words>
concept OverviewWords = requires {
    { Words::overview() } -> std::same_as<Overview>;
};

/// The side of a game that shows its table; GameOf has it, with no place for games without OverviewWords.
class TableShower {
public:
    TableShower() = default;
    TableShower(const TableShower&) = delete;
    TableShower& operator=(const TableShower&) = delete;
    virtual ~TableShower() = default;

    [[nodiscard]] virtual Overview overview() const = 0;
};

class Game;
[[nodiscard]] Overview overviewOf(const Game& game);

} // namespace taletop::contract
