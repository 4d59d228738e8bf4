// SPDX-License-Identifier: MIT
// Building blocks for sentences about files.
#pragma once

#include "core/contract/game.h"
#include "core/kit/notice.h"
#include "core/kit/refusal.h"

#include <string>
#include <string_view>

namespace taletop::match {

/// A problem with a file, as a clause or a whole sentence of the context "files".
[[nodiscard]] inline kit::Notice notice(const char* source, std::vector<kit::Notice> arguments = {}) {
    return {"files", source, std::move(arguments)};
}

/// Turns the clause into a sentence that says the file was edited and advises opening an older copy.
[[nodiscard]] kit::Notice fileWasChanged(kit::Notice clause);

/// The text prepared for a sentence: shortened, with a dot for each unprintable character.
[[nodiscard]] std::string quotable(std::string_view text);

/// The text prepared like this, in quotation marks.
[[nodiscard]] std::string inQuotes(std::string_view text);

/// A refusal with its entry: "You brushed on your last turn. (rule FT-45)"
[[nodiscard]] kit::Notice refusalSentence(const contract::Game& game, const kit::Refusal& refusal);

} // namespace taletop::match
