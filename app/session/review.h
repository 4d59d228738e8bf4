// SPDX-License-Identifier: MIT
// Looking back: the table as it was after any entry of the journal. While the match goes on with no
// more than may be seen now; afterwards from any seat's side, or with everything that anybody knew.
#pragma once

#include "core/match/match.h"
#include "core/table/table_view.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <span>
#include <vector>

namespace taletop::app {

class Review : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(int position READ position NOTIFY changed)
    Q_PROPERTY(int place READ place NOTIFY changed)
    Q_PROPERTY(int places READ places NOTIFY changed)
    Q_PROPERTY(bool playing READ playing NOTIFY changed)
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer WRITE setViewer NOTIFY changed)
    Q_PROPERTY(QVariantList viewers READ viewers NOTIFY changed)
    Q_PROPERTY(QVariantList turns READ turns NOTIFY changed)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)
    Q_PROPERTY(QVariantMap mark READ mark NOTIFY changed)

public:
    /// Whose knowledge the table shows, where it is not a seat's.
    static constexpr int everybody = table::everybody;
    static constexpr int inPublic = kit::spectator;

    /// Both must outlive this.
    Review(const match::Match& match, const table::HotSeat& hotSeat, QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return !m_states.empty(); }
    /// Entries that have been played where the table stands, from 0 to length().
    [[nodiscard]] int position() const { return m_position; }
    /// The same, counted in the places where one can stop, from 0 to places(). While the match goes
    /// on these are the entries that whoever looks has seen something of: how many small moves another
    /// seat has made in secret is nobody's business.
    [[nodiscard]] int place() const { return placeOf(m_position); }
    [[nodiscard]] int places() const { return static_cast<int>(m_stops.size()) - 1; }
    [[nodiscard]] int length() const { return static_cast<int>(m_match->journal().entries.size()); }
    [[nodiscard]] bool playing() const { return m_clock.isActive(); }
    [[nodiscard]] int speed() const { return m_speed; } ///< 0 slow, 1 normal, 2 fast
    void setSpeed(int speed);
    /// A seat, inPublic or everybody.
    [[nodiscard]] int viewer() const;
    /// One of viewers(); anything else is left alone.
    void setViewer(int viewer);
    /// Maps {viewer, name} to choose from; empty while there is no choice.
    [[nodiscard]] QVariantList viewers() const;
    /// The places at which a turn or a round of the game begins.
    [[nodiscard]] QVariantList turns() const;

    /// Moments worth a look, each with the place where it is seen: rows of a LookBack, and {place}.
    [[nodiscard]] QVariantList marks() const;
    /// The one of them that is shown now; empty: none is.
    [[nodiscard]] QVariantMap mark() const;

    /// Looks back at a position, or at the last stop before it; -1: where the match stands.
    Q_INVOKABLE void open(int position = -1);
    Q_INVOKABLE void look(int position);
    Q_INVOKABLE void goTo(int place);
    /// So many places on.
    Q_INVOKABLE void step(int by);
    /// To the next turn mark (1) or the one before (-1).
    Q_INVOKABLE void turn(int by);
    /// To the next of marks(), after the last one to the first.
    Q_INVOKABLE void toMark();
    /// Goes on by itself, from the beginning if it stands at the end.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void leave();
    /// The entry that ended the last turn of this seat but the one that it has now; 0: none.
    Q_INVOKABLE int lastTurn(int seat) const;

    // ---- not for QML; all but setMarks(), moment() and followSight() only while active

    /// Rows of a LookBack.
    void setMarks(const QVariantList& rows);

    /// The moment as the table shows it; nothing while it shows the present.
    [[nodiscard]] std::optional<table::Review> moment() const;
    /// Who looks has changed.
    void followSight();
    /// The unredacted facts that led there; not at the position 0.
    [[nodiscard]] std::span<const kit::Fact> lastFacts() const {
        return m_facts[static_cast<std::size_t>(m_position) - 1];
    }
    /// The last place that is not behind a position.
    [[nodiscard]] int placeOf(int position) const;
    /// The remarks of the moves so far.
    [[nodiscard]] std::vector<contract::Remarks> remarks() const;

signals:
    void changed();
    void opened();       ///< or left
    void looked(int by); ///< the place is another, by so many; 0: the viewer is

private:
    void build();
    void findStops();
    void tick();
    [[nodiscard]] bool mayChoose() const;
    [[nodiscard]] kit::Seat eyes() const;

    const match::Match* m_match;
    const table::HotSeat* m_hotSeat;
    std::vector<contract::AnyState> m_states;    ///< by position; empty: it shows the present
    std::vector<std::vector<kit::Fact>> m_facts; ///< of each entry
    std::vector<std::size_t> m_remarked;         ///< by position: moves with remarks so far
    std::vector<contract::Remarks> m_remarks;
    std::vector<int> m_stops = {0}; ///< positions, from 0 on
    std::vector<int> m_turns;       ///< positions
    QVariantList m_marks;           ///< by position
    QTimer m_clock;
    int m_position = 0;
    int m_speed = 1;
    int m_viewer = everybody;
};

} // namespace taletop::app
