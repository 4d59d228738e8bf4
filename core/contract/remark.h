// SPDX-License-Identifier: MIT
// Words that a player adds to a move, such as a name or a detail. The journal stores them with the move.
// States contain no text, so rules and bots never see remarks.
#pragma once

#include "core/kit/text.h"

#include <string>
#include <vector>

namespace taletop::contract {

/// A field for words that a player may add to a move.
struct RemarkField {
    const char* key = ""; ///< its key in journals, such as "name"; unique within a move
    kit::Text label;
    int longest = 0; ///< code points, after tidying

    friend bool operator==(const RemarkField& a, const RemarkField& b) {
        return kit::sameWords(a.key, b.key) && a.label == b.label && a.longest == b.longest;
    }
};

/// The words in one field; plain UTF-8, never markup.
struct Remark {
    std::string key;
    std::string text;

    friend bool operator==(const Remark&, const Remark&) = default;
};

/// All remarks of one move, in the order of its fields; empty fields are left out.
using Remarks = std::vector<Remark>;

} // namespace taletop::contract
