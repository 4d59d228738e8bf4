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
    /// Returns the score sheet line that a hint is about, or nullopt if none is worth naming.
    [[nodiscard]] static std::optional<kit::Text> deciding(const bots::Hint& hint);
    /// Says where to look, and which score sheet line matters.
    [[nodiscard]] static QString nudge(const kit::Text& where, const std::optional<kit::Text>& deciding,
                                       const QStringList& seatNames);
    /// Returns a name such as "Archer to the Front, keep Dragon (costs 2 Gold)".
    [[nodiscard]] static QString name(const bots::Candidate& candidate, const QStringList& seatNames);
    /// Says the move's name, and how far it is ahead of the second or behind the best. If `brief`,
    /// for small spaces, the best move gets either its lead or its reason.
    [[nodiscard]] static QString judgement(const bots::Hint& hint, std::size_t candidate,
                                           const QStringList& seatNames, bool brief = false);

    // ---- after the game

    /// Says which move was made at a turning point and what it cost, but not which was better.
    [[nodiscard]] static QString cost(const bots::TurningPoint& point, const QStringList& seatNames);
    /// Says how much luck was worth.
    [[nodiscard]] static QString gain(const bots::Ahead& ahead);
};

} // namespace taletop::app
