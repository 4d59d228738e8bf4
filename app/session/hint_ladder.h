// SPDX-License-Identifier: MIT
// Hints in steps, so that players can find the rest themselves: first where to look, then which moves are
// worth considering, finally which is best, by how much and why. They are computed in the background and
// discarded when the table changes.
#pragma once

#include "app/session/thought_thread.h"
#include "core/bots/hints.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>

#include <optional>

namespace taletop::app {

/// Longest time from the first request to the numbers, in milliseconds of real time, however slow or busy the
/// machine is.
inline constexpr int longestHint = 300;

class HintLadder : public QObject {
    Q_OBJECT

public:
    enum Rung {
        None,
        Nudge,      ///< a place to look at, but no card or move
        Candidates, ///< two or three moves, in the order of the choices
        Order,      ///< those moves, best first, with numbers and reasons
    };

    explicit HintLadder(const contract::Game& game) : m_game(&game) {}

    /// Goes one rung up. The first rung of a hint appears at once. `known` is what `seat`, which must be
    /// pending, knows.
    void climb(const contract::Known& known, kit::Seat seat);
    void clear();
    /// Shows only this one of the named moves. If it is already the only one, shows all of them again.
    void point(const QString& move);
    /// Follows the seat's own move, after which it knows `known`. Returns true if the move was a step of a
    /// named decision. The hint then keeps the remaining steps.
    bool goOn(const contract::Known& known);
    /// Follows a move by others, after which the seat knows `known`. Rungs that have not been shown are
    /// computed again.
    void follow(const contract::Known& known);

    /// Returns the rung that is shown. The requested rung may still be being computed.
    [[nodiscard]] Rung rung() const;
    /// Returns the rows of the hint as maps with these keys: move (or ""), text, brief (a shorter text for
    /// small spaces), entry (of the rules, or ""), more (how to get the next rung, or ""), pointed (is only
    /// this move shown?) and whole (has the move several steps that can be placed at once?).
    [[nodiscard]] QVariantList rows(const QStringList& seatNames) const;
    /// Is the requested rung still being computed?
    [[nodiscard]] bool thinks() const { return m_thread.busy(); }
    /// Returns the moves that the hint names.
    [[nodiscard]] QStringList moves() const;
    [[nodiscard]] QStringList shown() const; ///< moves that the hint shows now
    /// Returns the steps of the decision that begins with this move, without the last one, which commits it.
    [[nodiscard]] QStringList stepsOf(const QString& move) const;
    [[nodiscard]] kit::Seat seat() const { return m_seat; } ///< seat that gets the hint

signals:
    void changed();

private:
    void think();
    [[nodiscard]] QVariantMap nudge(const QStringList& seatNames) const;
    [[nodiscard]] QVariantMap row(std::size_t candidate, const QStringList& seatNames) const;

    const contract::Game* m_game;
    Rung m_wanted = None;
    contract::Known m_known;
    kit::Seat m_seat = 0;
    bool m_alone = false;                ///< is there only one choice?
    kit::Text m_nudge;                   ///< nudge as it was first shown
    std::optional<kit::Text> m_deciding; ///< score sheet line that the nudge named
    std::optional<bots::Hint> m_found;
    QString m_pointed; ///< move that is shown alone; "" if all are shown
    ThoughtThread m_thread;
};

} // namespace taletop::app
