// SPDX-License-Identifier: MIT
// Warnings come before what they warn of: a table shows one when a thing is taken up for its move,
// and asks where a single press would make the move at once.
#pragma once

#include "core/scene/scene.h"

#include <algorithm>

namespace taletop::scene {

/// Shall the table ask before this choice is made? Whoever presses a button, or the one card of a
/// choice, has seen no warning yet. Spots and seats are pointed at first, and pressed again.
[[nodiscard]] inline bool asksFirst(const Choice& choice) {
    if (choice.warning.empty() || choice.gesture.size() != 1)
        return false;
    return choice.gesture.front().kind == Pick::Kind::Button ||
           choice.gesture.front().kind == Pick::Kind::Card;
}

/// Where the keyboard begins at a question: the first thing that begins no choice which is asked
/// about, and no button, for those act at once. nullptr: there is none.
[[nodiscard]] inline const Pick* firstTouch(const std::vector<Choice>& choices) {
    for (const Choice& choice : choices) {
        const Pick& first = choice.gesture.front();
        if (first.kind != Pick::Kind::Button && std::ranges::none_of(choices, [&](const Choice& other) {
                return asksFirst(other) && other.gesture.front() == first;
            }))
            return &first;
    }
    return nullptr;
}

} // namespace taletop::scene
