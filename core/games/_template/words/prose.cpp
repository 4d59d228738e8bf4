// SPDX-License-Identifier: MIT
// The parts of prose.md that are used unchanged.
#include "core/games/_template/words/rulebook.inc"
#include "core/games/_template/words/words.h"

namespace taletop::templategame {

contract::Rulebook Words::rulebook() { return prose::rulebook; }

} // namespace taletop::templategame
