// SPDX-License-Identifier: MIT
// The sentences of the command line in the reader's language. Both programs say theirs by it.
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

/// A source text of ours in another language.
struct Translation {
    const char* context;
    const char* source;
    const char* words; ///< UTF-8
};

/// A language by its code, with its translations ordered by context and source.
struct Language {
    const char* code;
    std::span<const Translation> translations;
};

/// What was built into taletop-cli besides English; made from translations/*.ts.
[[nodiscard]] std::span<const Language> builtInLanguages();

/// The code of the language that the variables of a terminal ("de_AT.UTF-8") ask for; "" for none.
[[nodiscard]] std::string languageOf(std::string_view locale);

class Say {
public:
    using Translate = std::function<std::string(const char* context, const char* source)>;

    Say() = default; ///< English
    explicit Say(Translate translate) : m_translate(std::move(translate)) {}
    /// What the language lacks is English, as is all where there is no such language.
    Say(std::span<const Language> languages, std::string_view code);

    /// A source text of the context "cli", with the arguments in the places of %1 to %9.
    [[nodiscard]] std::string operator()(const char* source,
                                         std::initializer_list<std::string> arguments = {}) const;
    /// A name of a game or of its options; words in it are put into the language too.
    [[nodiscard]] std::string operator()(const kit::Text& name) const;
    /// What is wrong with a file or an argument.
    [[nodiscard]] std::string operator()(const kit::Notice& notice) const;

private:
    [[nodiscard]] std::string translated(const char* context, const char* source) const;

    Translate m_translate;
};

/// A number with so many digits behind the point, as JSON has it, in every language.
[[nodiscard]] std::string figure(double number, int digits);

/// "one, two, three".
[[nodiscard]] std::string listed(const std::vector<std::string>& words);

} // namespace taletop::cli
