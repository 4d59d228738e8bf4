// SPDX-License-Identifier: MIT
// Hints by degrees, so that one may find the rest by oneself: first where to look, then what is worth a
// thought, at last which of that is best, by how much and why. What there is to say is thought out beside the
// table and thrown away when that moves.
#pragma once

#include "app/session/thought_thread.h"
#include "core/bots/hints.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>

#include <optional>

namespace taletop::app {

/// Milliseconds of the clock on the wall from the first question to the numbers at most, however slow or busy
/// the machine is.
inline constexpr int longestHint = 300;

class HintLadder : public QObject {
    Q_OBJECT

public:
    enum Rung {
        None,
        Nudge,      ///< what to look at; no card, no move
        Candidates, ///< two or three moves, as the table has them
        Order,      ///< the same, the best first, with numbers and why
    };

    explicit HintLadder(const contract::Game& game) : m_game(&game) {}

    /// A rung further; the first one of a hint at once. `known` is to `seat`,
    /// which must be pending.
    void climb(const contract::Known& known, kit::Seat seat);
    void clear();
    /// Only this one of the named moves is shown, or all of them again if it was.
    void point(const QString& move);
    /// The seat has moved, and knows this now. True: by a step that was named, and what is left of that is
    /// named on, as far as it was said already.
    bool goOn(const contract::Known& known);
    /// Others have moved, and the seat knows this now: what is not said yet is thought out anew.
    void follow(const contract::Known& known);

    /// What is said; the one asked for may still be thought about.
    [[nodiscard]] Rung rung() const;
    /// What is said: {move or "", text, brief: the same where there is little room, entry of the rules or "",
    /// more: how to hear more, or "", pointed: only its move is shown, whole: it has several steps, to be
    /// laid at once}.
    [[nodiscard]] QVariantList rows(const QStringList& seatNames) const;
    /// Is the rung that was asked for still thought about?
    [[nodiscard]] bool thinks() const { return m_thread.busy(); }
    /// The moves that are named.
    [[nodiscard]] QStringList moves() const;
    [[nodiscard]] QStringList shown() const; ///< those of them that are shown
    /// All steps of what begins with this move, but for the last, which commits them.
    [[nodiscard]] QStringList stepsOf(const QString& move) const;
    [[nodiscard]] kit::Seat seat() const { return m_seat; } ///< whom it was said to

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
    bool m_alone = false;                ///< there was nothing to choose from
    kit::Text m_nudge;                   ///< as it was said first
    std::optional<kit::Text> m_deciding; ///< the line of the score sheet that was said beside it
    std::optional<bots::Hint> m_found;
    QString m_pointed; ///< the only move that is shown; "": all that are named are
    ThoughtThread m_thread;
};

} // namespace taletop::app
