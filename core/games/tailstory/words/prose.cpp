// SPDX-License-Identifier: MIT
// The parts of prose.md that are used unchanged.
#include "core/games/tailstory/words/first_words.inc"
#include "core/games/tailstory/words/keywords.inc"
#include "core/games/tailstory/words/lesson.inc"
#include "core/games/tailstory/words/rulebook.inc"
#include "core/games/tailstory/words/words.h"

namespace taletop::tailstory {

contract::Rulebook Words::rulebook() { return prose::rulebook; }

contract::Lesson Words::lesson() { return prose::lesson; }

std::span<const contract::FirstWord> Words::firstWords() { return prose::firstWords; }

std::span<const contract::Keyword> Words::keywords() { return prose::keywords; }

} // namespace taletop::tailstory
