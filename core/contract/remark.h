// SPDX-License-Identifier: MIT
// Words that a player adds to a move: a name, a detail. They stand beside the move in the journal;
// a state holds no text, and no rule and no bot ever sees them.
#pragma once

#include "core/kit/text.h"

#include <string>
#include <vector>

namespace taletop::contract {

/// A place for words beside a move.
struct RemarkField {
    const char* key = ""; ///< "name": as journals keep it; no two of a move alike
    kit::Text label;
    int longest = 0; ///< code points, once tidied

    friend bool operator==(const RemarkField& a, const RemarkField& b) {
        return kit::sameWords(a.key, b.key) && a.label == b.label && a.longest == b.longest;
    }
};

/// Words in one of the fields; plain UTF-8, never markup.
struct Remark {
    std::string key;
    std::string text;

    friend bool operator==(const Remark&, const Remark&) = default;
};

/// All that was added to one move, in the order of its fields; fields without words are left out.
using Remarks = std::vector<Remark>;

} // namespace taletop::contract
