// SPDX-License-Identifier: MIT
// What happened by itself, told moment by moment.
#include "core/games/tailstory/rules.h"

namespace taletop::tailstory {

std::vector<scene::Beat> Rules::story(std::span<const kit::Fact>) { return {}; }

} // namespace taletop::tailstory
