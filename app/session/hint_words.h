// SPDX-License-Identifier: MIT
// The texts of hints, in the player's language.
#pragma once

#include "core/bots/look_back.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace taletop::app {

class HintWords {
    Q_DECLARE_TR_FUNCTIONS(HintWords)

public:
    /// Returns the score sheet line that the hint is about, or nullopt if none is worth naming.
    [[nodiscard]] static std::optional<kit::Text> deciding(const bots::Hint& hint);
    /// Returns a sentence about where to look, and one about the score sheet line that matters.
    [[nodiscard]] static QString nudge(const kit::Text& where, const std::optional<kit::Text>& deciding,
                                       const QStringList& seatNames);
    /// Returns a move's name, such as "Archer to the Front, keep Dragon (costs 2 Gold)".
    [[nodiscard]] static QString name(const bots::Candidate& candidate, const QStringList& seatNames);
    /// Returns the move's name and how far it is ahead of the second-best or behind the best. With `brief`,
    /// for small spaces, the best move gets either its lead or its reason.
    [[nodiscard]] static QString judgement(const bots::Hint& hint, std::size_t candidate,
                                           const QStringList& seatNames, bool brief = false);

    // ---- after the game

    /// Returns a text about the move made at a turning point and its cost, but not about the better move.
    [[nodiscard]] static QString cost(const bots::TurningPoint& point, const QStringList& seatNames);
    /// Returns a text about how much luck was worth.
    [[nodiscard]] static QString gain(const bots::Ahead& ahead);
};

} // namespace taletop::app
