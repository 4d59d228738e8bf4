// SPDX-License-Identifier: MIT
// Hints on phones. Each seat asks for its own, and only its own page shows it.
#pragma once

#include "app/session/hint_ladder.h"
#include "app/session/match_session.h"

#include <QJsonArray>
#include <QObject>
#include <QPointer>

#include <map>
#include <memory>

namespace taletop::app {

class PhoneHints : public QObject {
    Q_OBJECT

public:
    /// Drops all hints and serves this match from now on, or none.
    void show(MatchSession* session);

    /// May this seat ask for a hint? It must be its turn to choose, at a table that accepts moves.
    [[nodiscard]] bool mayAsk(kit::Seat seat) const;
    /// Gives the seat a hint. Each further call says more, and the last one closes it.
    void ask(kit::Seat seat);
    /// Drops the hint of this seat.
    void clear(kit::Seat seat);
    /// Follows the seat's own move: keeps the rest of a named plan, and drops any other hint.
    void followOwnMove(kit::Seat seat);
    /// Follows any other change of the table: drops hints that no longer fit it.
    void followTable();

    /// Returns the rows of the seat's hint, each with a text and, where they are known, "move", "more" and
    /// "whole" (HintLadder::rows); empty if no hint is shown. Only the first row can be whole.
    [[nodiscard]] QJsonArray rowsFor(kit::Seat seat) const;
    /// Returns all steps but the commit of the decision that begins with this move, if the seat's hint names
    /// it as one of several steps.
    [[nodiscard]] QStringList stepsOf(kit::Seat seat, const QString& move) const;

signals:
    void changed();

private:
    [[nodiscard]] bool isLegal(kit::Seat seat, const QString& move) const;

    QPointer<MatchSession> m_session;
    std::map<kit::Seat, std::unique_ptr<HintLadder>> m_ladders;
};

} // namespace taletop::app
