// SPDX-License-Identifier: MIT
// A viewer's view: a table of the same game in which everything hidden from the viewer is blank. Hidden faces
// are unknown, and zones with a hidden count are empty.
#pragma once

#include "core/kit/fact.h"
#include "core/kit/table.h"

#include <optional>
#include <span>

namespace taletop::kit {

/// The visibility of each zone for a viewer, by zone.
using ZoneVisibility = std::span<const Visibility>;

/// Blanks everything that the viewer may not see. Blanking a view again changes nothing.
void blank(TableRef table, ZoneVisibility visibility);

/// The fact as the viewer sees it; nullopt if the viewer sees nothing of it. In zones that show only their
/// count, the place is the end of the zone.
[[nodiscard]] std::optional<Fact> redact(const Fact& fact, ZoneVisibility visibility);

/// Applies a redacted fact to a view: the old view and the redacted facts give the new view. Facts that do
/// not fit the view are a programming error.
void replay(TableRef view, const Fact& fact, ZoneVisibility visibility);

} // namespace taletop::kit
