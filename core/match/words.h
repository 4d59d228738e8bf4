// SPDX-License-Identifier: MIT
// The words that the sentences about files are made of.
#pragma once

#include "core/contract/game.h"
#include "core/kit/notice.h"
#include "core/kit/refusal.h"

#include <string>
#include <string_view>

namespace taletop::match {

/// What is wrong with a file, as a clause or a whole sentence of the context "files".
[[nodiscard]] inline kit::Notice notice(const char* source, std::vector<kit::Notice> arguments = {}) {
    return {"files", source, std::move(arguments)};
}

/// A clause as a sentence, and what to do about a file that breaks the rules.
[[nodiscard]] kit::Notice fileWasChanged(kit::Notice clause);

/// A text as far as it may stand in a sentence: shortened, with a dot for what cannot be printed.
[[nodiscard]] std::string quotable(std::string_view text);

/// The same in quotation marks.
[[nodiscard]] std::string inQuotes(std::string_view text);

/// "You brushed on your last turn. (rule FT-45)"
[[nodiscard]] kit::Notice refusalSentence(const contract::Game& game, const kit::Refusal& refusal);

} // namespace taletop::match
