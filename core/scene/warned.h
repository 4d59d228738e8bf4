// SPDX-License-Identifier: MIT
// Finds the choices that need a confirmation. A table shows a warning when something is picked up for a move,
// but if a single press would make the move, it must ask first.
#pragma once

#include "core/scene/scene.h"

#include <algorithm>

namespace taletop::scene {

/// Must the table ask before it makes this choice? A press on a button, or on the only card of a choice,
/// makes the move before any warning appears. Spots and seats are highlighted first and pressed again.
[[nodiscard]] inline bool asksFirst(const Choice& choice) {
    if (choice.warning.empty() || choice.gesture.size() != 1)
        return false;
    return choice.gesture.front().kind == Pick::Kind::Button ||
           choice.gesture.front().kind == Pick::Kind::Card;
}

/// The thing that the keyboard selects first at a question: neither a button, which acts at once, nor the
/// start of a choice that needs a confirmation. nullptr if there is none.
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
