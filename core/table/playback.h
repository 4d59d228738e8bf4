// SPDX-License-Identifier: MIT
// What came of journal entries, cut up for the table, for the log and for the story.
#pragma once

#include "core/match/match.h"

#include <optional>
#include <span>
#include <vector>

namespace taletop::table {

/// An entry that has just been carried out.
struct Played {
    kit::Seat who = kit::chanceSeat;
    std::vector<kit::Fact> facts; ///< unredacted
    contract::AnyState after;
};

/// Puts all that it is told of at the end of `list`, which must outlive it.
[[nodiscard]] match::Observer into(std::vector<Played>& list);

/// The facts as somebody learns them who sees so much of the zones; redacted once more they stay the same.
[[nodiscard]] std::vector<kit::Fact> redacted(std::span<const kit::Fact> facts,
                                              const std::vector<kit::Visibility>& visibility);

/// A part of an entry: facts come true, and then perhaps a moment is told.
struct StoryStep {
    std::size_t entry = 0;        ///< of the journal, from 1
    std::vector<kit::Fact> facts; ///< redacted, in playing order
    std::optional<scene::Beat> beat;
};

/// An entry's redacted facts, cut where the game's beats are told. All of them, in order; at least
/// one step.
[[nodiscard]] std::vector<StoryStep> storySteps(const contract::Game& game, std::size_t entry,
                                                const std::vector<kit::Fact>& facts);

} // namespace taletop::table
