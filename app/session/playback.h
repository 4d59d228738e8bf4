// SPDX-License-Identifier: MIT
// Journal entries carried out again, for their facts and for the log.
#pragma once

#include "core/match/journal.h"
#include "core/ruleset/game.h"

#include <QString>
#include <QStringList>

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

/// The facts as `viewer` learns them.
[[nodiscard]] std::vector<kit::Fact> redacted(const std::vector<kit::Fact>& facts,
                                              const std::vector<kit::Visibility>& visibility,
                                              kit::Seat viewer);

/// The lines of redacted facts that are worth one.
[[nodiscard]] std::vector<LogLine> logLines(const ruleset::Game& game, const std::vector<kit::Fact>& facts,
                                            const QStringList& seatNames);

} // namespace taletop::app
