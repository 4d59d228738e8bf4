// SPDX-License-Identifier: MIT
// Journal entries carried out again, for their facts, for the log and for the story.
#pragma once

#include "core/match/journal.h"
#include "core/ruleset/game.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace taletop::app {

/// A line of the log that a fact is worth.
struct LogLine {
    QString text;
    int seat = -1; ///< whom it is about, -1: nobody
};

/// Carries one entry of a valid journal out on `state` and returns its unredacted facts.
std::vector<kit::Fact> carryOut(const ruleset::Game& game, ruleset::AnyState& state,
                                const match::Entry& entry);

/// The facts as somebody learns them who sees so much of the zones.
[[nodiscard]] std::vector<kit::Fact> redacted(const std::vector<kit::Fact>& facts,
                                              const std::vector<kit::Visibility>& visibility);

/// The lines of redacted facts that are worth one.
[[nodiscard]] std::vector<LogLine> logLines(const ruleset::Game& game, const std::vector<kit::Fact>& facts,
                                            const QStringList& seatNames);

/// A part of an entry: facts come true, and then perhaps a moment is told.
struct StoryStep {
    std::size_t entry = 0;        ///< of the journal, from 1
    std::vector<kit::Fact> facts; ///< redacted, in playing order
    std::optional<scene::Beat> beat;
};

/// An entry's redacted facts, cut where the game's beats are told. All of them, in order; at least
/// one step.
[[nodiscard]] std::vector<StoryStep> storySteps(const ruleset::Game& game, std::size_t entry,
                                                const std::vector<kit::Fact>& facts);

/// Milliseconds that a moment stays: by speed (0 instant to 3 leisurely), letters to read and sums
/// to see; shorter, down to two thirds, the more of its chapter came before it.
[[nodiscard]] int storyTime(int speed, qsizetype letters, int sums, int before);

} // namespace taletop::app
