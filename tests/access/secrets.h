// SPDX-License-Identifier: MIT
// Lists secrets as words that other players must not hear or read.
#pragma once

#include "core/kit/text.h"
#include "core/match/match.h"

#include <QSet>
#include <QString>

namespace taletop::app {

/// The names of the cards that only this seat can see.
inline QSet<QString> secretsOf(const match::Match& match, kit::Seat seat) {
    const contract::Game& game = match.game();
    const auto all = game.visibility(kit::spectator);
    QSet<QString> names;
    QSet<QString> open;
    for (const scene::Zone& zone : game.scene(match.view(seat), seat).zones)
        for (const scene::Card& card : zone.cards)
            if (card.face > 0)
                (all[zone.zone] == kit::Visibility::Face ? open : names)
                    .insert(QString::fromStdString(kit::english(game.cardFacts(card.face).name)));
    return names - open;
}

} // namespace taletop::app
