// SPDX-License-Identifier: MIT
// The end sheet's remarks on decisions and luck, from each person's own point of view. They are computed in
// the background when somebody wants to read them; leaving the match does not wait for them.
#pragma once

#include "app/session/thought_thread.h"
#include "core/bots/look_back.h"
#include "core/match/match.h"
#include "core/table/hot_seat.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class LookBack : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(bool offered READ offered NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)

public:
    /// Both arguments must outlive this.
    LookBack(const match::Match& match, const table::HotSeat& hotSeat, QObject* parent = nullptr);

    /// Is there a person to look back for? Where secrets stay secret (SL-35), several people get nothing,
    /// because it would reveal what each of them gave.
    [[nodiscard]] bool offered() const;
    [[nodiscard]] bool thinking() const { return m_thread.busy(); }
    /// Maps {seat, name} to choose from; empty if there is no choice.
    [[nodiscard]] QVariantList people() const;
    /// seat that the rows are for
    [[nodiscard]] int seat() const { return m_seat; }
    void setSeat(int seat); ///< must be one of people(); ignores others
    /// Rows of the turning points and the lucky moment in playing order: {entry: position that shows it,
    /// index: number of the turning point, or -1, lucky, when, text}.
    [[nodiscard]] QVariantList rows() const;

    /// Starts the analysis if the match is over and it has not been started.
    Q_INVOKABLE void begin();

    // ---- not for QML

    /// Limits the analysis to this many moves for all seats together; 0 for the usual number
    /// (usualLookBackBudget). An analysis that has begun starts again.
    void limit(std::uint64_t moves);
    /// Drops all results because the match continues or was replaced.
    void forget();
    [[nodiscard]] bool begun() const { return m_judged != 0; } ///< has the analysis started or ended?
    /// Returns a turning point of seat(), or nullptr if there is none of this number.
    [[nodiscard]] const bots::TurningPoint* point(int index) const;

signals:
    void changed();

private:
    /// The time of an event, in the game's turns, rounds or pages; empty before the first.
    using When = kit::Text;
    struct Found {
        bots::LookBack seen;
        std::vector<When> points; ///< when each turning point happened
        When luck;
    };
    static std::vector<Found> thoughtOut(const match::Match& match, kit::SeatSet persons, std::uint64_t limit,
                                         const ThoughtThread::Unwanted& unwanted);
    static When whenAt(const contract::Game& game, const contract::AnyState& state);
    [[nodiscard]] static QString told(const When& when);
    [[nodiscard]] const Found* found() const; ///< results for the current seat

    const match::Match* m_match;
    const table::HotSeat* m_hotSeat;
    std::vector<Found> m_found;
    kit::Seat m_seat = kit::spectator;
    std::uint64_t m_limit = 0;  ///< moves of the analysis, or 0
    std::uint64_t m_judged = 0; ///< hash of the state that is analysed; 0 for none
    ThoughtThread m_thread;
};

} // namespace taletop::app
