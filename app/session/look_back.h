// SPDX-License-Identifier: MIT
// The end sheet's remarks on decisions and luck, from each person's own point of view. They are computed in
// the background when someone wants to read them. Leaving the match does not wait for them.
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

    /// Is there a person to look back for? If secrets stay secret (SL-35), there are no remarks for several
    /// people, because they would reveal what each of them gave.
    [[nodiscard]] bool offered() const;
    [[nodiscard]] bool thinking() const { return m_thread.busy(); }
    /// List of maps {seat, name} to choose from, or an empty list if there is no choice.
    [[nodiscard]] QVariantList people() const;
    /// Returns the seat that the rows are for.
    [[nodiscard]] int seat() const { return m_seat; }
    void setSeat(int seat); ///< ignores seats that are not among people()
    /// Returns the turning points and the lucky moment in playing order, as maps with these keys: entry (the
    /// position that shows it), index (of the turning point, or -1), lucky, when and text.
    [[nodiscard]] QVariantList rows() const;

    /// Starts the analysis if the match is over and the analysis has not started yet.
    Q_INVOKABLE void begin();

    // ---- for C++ only

    /// Limits the analysis to this many moves for all seats together, or with 0 to the usual number
    /// (usualLookBackBudget). An analysis that has begun starts again.
    void limit(std::uint64_t moves);
    /// Drops all results, because the match continues or was replaced.
    void forget();
    [[nodiscard]] bool begun() const { return m_judged != 0; } ///< has the analysis started or ended?
    /// Returns a turning point of seat(), or nullptr if there is none with this index.
    [[nodiscard]] const bots::TurningPoint* point(int index) const;

signals:
    void changed();

private:
    /// The time of an event in the game's turns, rounds or pages; empty before the first of these.
    using When = kit::Text;
    struct Found {
        bots::LookBack seen;
        std::vector<When> points; ///< time of each turning point
        When luck;
    };
    static std::vector<Found> thoughtOut(const match::Match& match, kit::SeatSet persons, std::uint64_t limit,
                                         const ThoughtThread::Unwanted& unwanted);
    static When whenAt(const contract::Game& game, const contract::AnyState& state);
    [[nodiscard]] static QString told(const When& when);
    [[nodiscard]] const Found* found() const; ///< results for seat(), or nullptr

    const match::Match* m_match;
    const table::HotSeat* m_hotSeat;
    std::vector<Found> m_found;
    kit::Seat m_seat = kit::spectator;
    std::uint64_t m_limit = 0;  ///< limit on the analysed moves, or 0 for the usual one
    std::uint64_t m_judged = 0; ///< hash of the analysed state; 0 for none
    ThoughtThread m_thread;
};

} // namespace taletop::app
