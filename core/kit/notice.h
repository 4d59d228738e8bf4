// SPDX-License-Identifier: MIT
// Sentences about input from files and command lines. Unlike a kit::Text, a notice owns the words that it
// quotes.
#pragma once

#include "core/kit/text.h"

#include <concepts>
#include <functional>
#include <string>
#include <vector>

namespace taletop::kit {

/// A source text whose arguments are notices, too: quoted words, numbers, clauses.
class Notice {
public:
    /// Translates a source text of a context, with `count` in place of %n, or -1 if it has none.
    using Translate = std::function<std::string(const char* context, const char* source, int count)>;

    Notice() = default;
    /// `source` is marked (TALETOP_TEXT) and holds %1 to %9 for the arguments.
    Notice(const char* context, const char* source, std::vector<Notice> arguments = {})
        : m_context(context), m_source(source), m_arguments(std::move(arguments)) {}
    /// A sentence of a game; seats are called "seat 3".
    Notice(const Text& text);
    /// Words that are the same in every language. Do not pass literals: mark them for translation instead.
    template <std::same_as<std::string> Words>
    Notice(Words words) : m_words(std::move(words)) {}
    template <std::integral Number>
    Notice(Number number) : m_words(std::to_string(number)) {}

    [[nodiscard]] bool empty() const { return *m_source == '\0' && m_words.empty(); }
    /// Returns the sentence with each part translated.
    [[nodiscard]] std::string said(const Translate& translate) const;

    friend bool operator==(const Notice& a, const Notice& b) {
        return sameWords(a.m_context, b.m_context) && sameWords(a.m_source, b.m_source) &&
               a.m_arguments == b.m_arguments && a.m_words == b.m_words && a.m_count == b.m_count;
    }

private:
    const char* m_context = "";
    const char* m_source = ""; ///< "" if it has only `m_words`
    std::vector<Notice> m_arguments;
    std::string m_words;
    int m_count = -1;
};

/// The sentence in English.
[[nodiscard]] std::string english(const Notice& notice);

} // namespace taletop::kit
