// SPDX-License-Identifier: MIT
// Runs a game's rearrangement of moves on their text forms, for tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace taletop {

/// Returns the number of moves to take back and the moves to make instead, such as "1: move F1 B1", or "" if
/// the game does not rearrange these moves.
template <class Shown, class Files>
std::string rearranged(const std::vector<std::string>& made, std::string_view wanted) {
    std::vector<typename decltype(Files::parseMove(wanted))::value_type> moves;
    for (const std::string& text : made)
        moves.push_back(*Files::parseMove(text));
    const auto way = Shown::rearranged(moves, *Files::parseMove(wanted));
    if (!way)
        return "";
    std::string text = std::to_string(way->back) + ":";
    for (const auto& move : way->instead)
        text += " " + Files::moveText(move);
    return text;
}

} // namespace taletop
