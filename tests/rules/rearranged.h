// SPDX-License-Identifier: MIT
// Tests a game's rearrangement of choices, in text form.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace taletop {

/// The number of moves taken back, and those made instead: "1: move F1 B1"; "": no rearrangement.
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
