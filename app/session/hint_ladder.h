// SPDX-License-Identifier: MIT
// Hints in steps, so that players can find the rest by themselves: first where to look, then which moves are
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

/// Longest time from the first question to the numbers, in milliseconds of real time, however slow or busy
/// the machine is.
inline constexpr int longestHint = 300;

class HintLadder : public QObject {
    Q_OBJECT

public:
    enum Rung {
        None,
        Nudge,      ///< where to look; no card, no move
        Candidates, ///< two or three moves, in the order of the table
        Order,      ///< the same moves, best first, with numbers and reasons
    };

    explicit HintLadder(const contract::Game& game) : m_game(&game) {}

    /// Goes one rung up; the first rung of a hint appears at once. `known` is the knowledge of `seat`, which
    /// must be pending.
    void climb(const contract::Known& known, kit::Seat seat);
    void clear();
    /// Shows only this one of the named moves, or all of them if only it was shown.
    void point(const QString& move);
    /// Follows the seat's own move, after which it knows `known`. Returns true if the move was a step of a
    /// named decision; the hint then goes on with its remaining steps.
    bool goOn(const contract::Known& known);
    /// Follows a move by others, after which the seat knows `known`: rungs not yet shown are computed again.
    void follow(const contract::Known& known);

    /// Returns the rung that is shown; the requested one may still be in the works.
    [[nodiscard]] Rung rung() const;
    /// Rows of the hint: {move or "", text, brief: the same for small spaces, entry of the rules or "", more:
    /// how to get the next rung, or "", pointed: only this move is shown, whole: it has several steps, which
    /// can be placed at once}.
    [[nodiscard]] QVariantList rows(const QStringList& seatNames) const;
    /// Is the requested rung still being computed?
    [[nodiscard]] bool thinks() const { return m_thread.busy(); }
    /// Returns the moves that the hint names.
    [[nodiscard]] QStringList moves() const;
    [[nodiscard]] QStringList shown() const; ///< those of them that are shown
    /// Returns all steps of the decision that begins with this move, but not the last, which commits it.
    [[nodiscard]] QStringList stepsOf(const QString& move) const;
    [[nodiscard]] kit::Seat seat() const { return m_seat; } ///< who gets the hint

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
    kit::Text m_nudge;                   ///< the nudge as first shown
    std::optional<kit::Text> m_deciding; ///< score sheet line that was named with the nudge
    std::optional<bots::Hint> m_found;
    QString m_pointed; ///< the only move that is shown; "" if all named moves are
    ThoughtThread m_thread;
};

} // namespace taletop::app
