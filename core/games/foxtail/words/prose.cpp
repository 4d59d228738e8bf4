// SPDX-License-Identifier: MIT
// The parts of prose.md that are used unchanged.
#include "core/games/foxtail/words/first_words.inc"
#include "core/games/foxtail/words/keywords.inc"
#include "core/games/foxtail/words/lesson.inc"
#include "core/games/foxtail/words/rulebook.inc"
#include "core/games/foxtail/words/words.h"

namespace taletop::foxtail {

contract::Rulebook Words::rulebook() { return prose::rulebook; }

contract::Lesson Words::lesson() { return prose::lesson; }

std::span<const contract::FirstWord> Words::firstWords() { return prose::firstWords; }

std::span<const contract::Keyword> Words::keywords() { return prose::keywords; }

} // namespace taletop::foxtail
