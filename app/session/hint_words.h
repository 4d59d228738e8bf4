// SPDX-License-Identifier: MIT
// What hints say, in the player's language.
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
    /// The line of the score sheet that a hint is about, if there is one worth naming.
    [[nodiscard]] static std::optional<kit::Text> deciding(const bots::Hint& hint);
    /// Where to look, and which line of the score sheet it is about.
    [[nodiscard]] static QString nudge(const kit::Text& where, const std::optional<kit::Text>& deciding,
                                       const QStringList& seatNames);
    /// "Archer to the Front, keep Dragon (costs 2 Gold)"
    [[nodiscard]] static QString name(const bots::Candidate& candidate, const QStringList& seatNames);
    /// Its rank and name, and how far it is ahead of the second, or behind the best.
    /// `brief`: where there is little room, of the best either that or what speaks for it.
    [[nodiscard]] static QString judgement(const bots::Hint& hint, std::size_t candidate,
                                           const QStringList& seatNames, bool brief = false);

    // ---- after the game

    /// What was done at a turning point and what that cost, but not what was better.
    [[nodiscard]] static QString cost(const bots::TurningPoint& point, const QStringList& seatNames);
    /// What luck was worth.
    [[nodiscard]] static QString gain(const bots::Ahead& ahead);
};

} // namespace taletop::app
