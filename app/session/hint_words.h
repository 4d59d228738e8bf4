// SPDX-License-Identifier: MIT
// What hints say, in the player's language.
#pragma once

#include "core/bots/hints.h"

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
    [[nodiscard]] static QString judgement(const bots::Hint& hint, std::size_t candidate,
                                           const QStringList& seatNames);
};

} // namespace taletop::app
