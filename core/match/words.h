// SPDX-License-Identifier: MIT
// The words that the sentences about files are made of.
#pragma once

#include "core/contract/game.h"
#include "core/kit/refusal.h"

#include <string>
#include <string_view>

namespace taletop::match {

/// What to do about a file that breaks the rules.
inline constexpr std::string_view fileWasChanged =
    "The file was changed by hand or by another program; open an older copy.";

/// A text as far as it may stand in a sentence: shortened, with a dot for what cannot be printed.
[[nodiscard]] std::string quotable(std::string_view text);

/// The same in quotation marks.
[[nodiscard]] std::string inQuotes(std::string_view text);

/// "You brushed on your last turn (FT-45)", without the full stop.
[[nodiscard]] std::string refusalSentence(const contract::Game& game, const kit::Refusal& refusal);

} // namespace taletop::match
