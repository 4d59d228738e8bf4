// SPDX-License-Identifier: MIT
// The results of journal entries, split up for the table, the log and the story.
#pragma once

#include "core/match/match.h"

#include <optional>
#include <span>
#include <vector>

namespace taletop::table {

/// An entry that was just carried out.
struct Played {
    kit::Seat who = kit::chanceSeat;
    std::vector<kit::Fact> facts; ///< the unredacted facts
    contract::AnyState after;
};

/// Returns an observer that appends every entry to `list`, which must outlive it.
[[nodiscard]] match::Observer into(std::vector<Played>& list);

/// The facts as seen with this visibility of the zones; redacting them again changes nothing.
[[nodiscard]] std::vector<kit::Fact> redacted(std::span<const kit::Fact> facts,
                                              const std::vector<kit::Visibility>& visibility);

/// A part of an entry: facts to apply, then perhaps a moment to narrate.
struct StoryStep {
    std::size_t entry = 0;        ///< number of the journal entry, from 1
    std::vector<kit::Fact> facts; ///< redacted, in playing order
    std::optional<scene::Beat> beat;
};

/// An entry's redacted facts, split at the game's beats, in order; at least one step.
[[nodiscard]] std::vector<StoryStep> storySteps(const contract::Game& game, std::size_t entry,
                                                const std::vector<kit::Fact>& facts);

} // namespace taletop::table
