// SPDX-License-Identifier: MIT
// Translated sentences for the command line. Both programs use it.
#pragma once

#include "core/kit/notice.h"
#include "core/kit/text.h"

#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace taletop::cli {

/// A translation of one of our source texts.
struct Translation {
    const char* context;
    const char* source;
    const char* words; ///< UTF-8
};

/// A language by its code, with its translations sorted by context and source.
struct Language {
    const char* code;
    std::span<const Translation> translations;
};

/// The languages built into taletop-cli besides English; generated from translations/*.ts.
[[nodiscard]] std::span<const Language> builtInLanguages();

/// The language code in a terminal's locale variable ("de_AT.UTF-8"); "" if there is none.
[[nodiscard]] std::string languageOf(std::string_view locale);

class Say {
public:
    using Translate = std::function<std::string(const char* context, const char* source)>;

    Say() = default; ///< English
    explicit Say(Translate translate) : m_translate(std::move(translate)) {}
    /// Texts without a translation are English, and so is everything for an unknown language.
    Say(std::span<const Language> languages, std::string_view code);

    /// Translates a source text of the context "cli" and fills in the arguments for %1 to %9.
    [[nodiscard]] std::string operator()(const char* source,
                                         std::initializer_list<std::string> arguments = {}) const;
    /// Translates the name of a game or of its options, including words in it.
    [[nodiscard]] std::string operator()(const kit::Text& name) const;
    /// Translates a problem with a file or an argument.
    [[nodiscard]] std::string operator()(const kit::Notice& notice) const;

private:
    [[nodiscard]] std::string translated(const char* context, const char* source) const;

    Translate m_translate;
};

/// A number with `digits` decimals, with a point in every language as in JSON.
[[nodiscard]] std::string figure(double number, int digits);

/// The words as a list: "one, two, three".
[[nodiscard]] std::string listed(const std::vector<std::string>& words);

} // namespace taletop::cli
