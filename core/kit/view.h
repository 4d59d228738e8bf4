// SPDX-License-Identifier: MIT
// What one viewer sees. A view is a table of the same game in which everything that the viewer
// may not see is blank: faces are unknown, zones of which not even the count is known are empty.
#pragma once

#include "core/kit/fact.h"
#include "core/kit/table.h"

#include <optional>
#include <span>

namespace taletop::kit {

/// What a viewer sees of each zone, indexed by zone.
using ZoneVisibility = std::span<const Visibility>;

/// Blanks what the viewer may not see. Applied to a view it changes nothing.
void blank(TableRef table, ZoneVisibility visibility);

/// The fact as the viewer learns it; nothing where it learns nothing. Places in zones of which
/// it sees only the count are given as the end of the zone.
[[nodiscard]] std::optional<Fact> redact(const Fact& fact, ZoneVisibility visibility);

/// Carries a redacted fact out on a view: the view before and the redacted facts give the view
/// after. Facts that do not fit the view are a programmer's error.
void replay(TableRef view, const Fact& fact, ZoneVisibility visibility);

} // namespace taletop::kit
