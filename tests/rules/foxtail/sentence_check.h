// SPDX-License-Identifier: MIT
// Checks of sentences in tests.
#pragma once

#include "core/kit/text.h"

#include <doctest/doctest.h>

#include <string>

namespace taletop::foxtail {

/// Does the text have a context, and exactly the arguments that its source uses?
inline bool isFilled(const kit::Text& text) {
    const std::string source = text.source;
    bool filled = std::string(text.context) == "foxtail" && !source.empty();
    for (std::size_t i = 0; i < text.arguments.size(); ++i) {
        const kit::TextArgument& argument = text.arguments[i];
        const bool named = source.find({'%', static_cast<char>('1' + i)}) != std::string::npos;
        filled = filled && named == (argument.kind != kit::TextArgument::Kind::None);
        filled = filled && (argument.kind != kit::TextArgument::Kind::Word ||
                            (argument.word != nullptr && *argument.word != '\0'));
    }
    const bool counts = source.find("%n") != std::string::npos;
    return filled && counts == (text.count >= 0);
}

/// Checks that a text is one complete sentence. Returns the English sentence.
inline std::string checkedSentence(const kit::Text& text) {
    const std::string told = kit::english(text);
    CAPTURE(text.source);
    CAPTURE(told);
    CHECK(isFilled(text));
    CHECK(told.find('%') == std::string::npos);
    CHECK(told.find("(s)") == std::string::npos);
    return told;
}

} // namespace taletop::foxtail
