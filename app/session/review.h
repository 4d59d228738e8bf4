// SPDX-License-Identifier: MIT
// The review: the table after any entry of the journal. During the match it shows only what may be seen now.
// Afterwards it shows any seat's view, or everything.
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
    /// The viewer who sees everything that anybody knew.
    static constexpr int everybody = table::everybody;
    static constexpr int inPublic = kit::spectator;

    /// Both arguments must outlive this.
    Review(const match::Match& match, const table::HotSeat& hotSeat, QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return !m_states.empty(); }
    /// Returns the number of entries played at the position shown, from 0 to length().
    [[nodiscard]] int position() const { return m_position; }
    /// Returns the position counted in stops, from 0 to places(). During the match, a stop is an entry in
    /// which the viewer saw something, because nobody may learn how many small moves another seat made in
    /// secret.
    [[nodiscard]] int place() const { return placeOf(m_position); }
    [[nodiscard]] int places() const { return static_cast<int>(m_stops.size()) - 1; }
    [[nodiscard]] int length() const { return static_cast<int>(m_match->journal().entries.size()); }
    [[nodiscard]] bool playing() const { return m_clock.isActive(); }
    [[nodiscard]] int speed() const { return m_speed; } ///< 0 slow, 1 normal, 2 fast
    void setSpeed(int speed);
    /// Returns the viewer: a seat, inPublic or everybody.
    [[nodiscard]] int viewer() const;
    /// Shows the table to this viewer, who must be among viewers(). Ignores others.
    void setViewer(int viewer);
    /// List of maps {viewer, name} to choose from, or an empty list if there is no choice.
    [[nodiscard]] QVariantList viewers() const;
    /// Returns the places at which a turn or round of the game begins.
    [[nodiscard]] QVariantList turns() const;

    /// Returns the moments worth a look, as rows of a LookBack with their {place}.
    [[nodiscard]] QVariantList marks() const;
    /// Returns the mark at the position shown, or an empty map.
    [[nodiscard]] QVariantMap mark() const;

    /// Opens the review at a position, or at the last stop before it; -1 opens the latest.
    Q_INVOKABLE void open(int position = -1);
    Q_INVOKABLE void look(int position);
    Q_INVOKABLE void goTo(int place);
    /// Moves by this many places.
    Q_INVOKABLE void step(int by);
    /// Goes to the next turn mark (1) or the previous one (-1).
    Q_INVOKABLE void turn(int by);
    /// Goes to the next of marks(), and from the last one to the first.
    Q_INVOKABLE void toMark();
    /// Starts playback, from the beginning if the last position is shown.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void leave();
    /// Returns the entry that ended this seat's last finished turn, or 0 if there is none.
    Q_INVOKABLE int lastTurn(int seat) const;

    // ---- for C++ only; all but setMarks(), moment() and followSight() only while active

    /// Sets the rows of a LookBack.
    void setMarks(const QVariantList& rows);

    /// Returns the moment for the table to show, or nullopt while it shows the present.
    [[nodiscard]] std::optional<table::Review> moment() const;
    /// Follows a change of the viewer at the table.
    void followSight();
    /// Returns the unredacted facts of the last entry. The position must not be 0.
    [[nodiscard]] std::span<const kit::Fact> lastFacts() const {
        return m_facts[static_cast<std::size_t>(m_position) - 1];
    }
    /// Returns the last place at or before a position.
    [[nodiscard]] int placeOf(int position) const;
    /// Returns the remarks of the moves up to the position.
    [[nodiscard]] std::vector<contract::Remarks> remarks() const;

signals:
    void changed();
    void opened();       ///< the review was opened or closed
    void looked(int by); ///< moved by this many places; 0 if only the viewer changed

private:
    void build();
    void findStops();
    void tick();
    [[nodiscard]] bool mayChoose() const;
    [[nodiscard]] kit::Seat eyes() const;

    const match::Match* m_match;
    const table::HotSeat* m_hotSeat;
    std::vector<contract::AnyState> m_states;    ///< states by position; empty while inactive
    std::vector<std::vector<kit::Fact>> m_facts; ///< facts of each entry
    std::vector<std::size_t> m_remarked;         ///< number of moves with remarks, by position
    std::vector<contract::Remarks> m_remarks;
    std::vector<int> m_stops = {0}; ///< positions of the stops
    std::vector<int> m_turns;       ///< positions of the turns
    QVariantList m_marks;           ///< marks, by position
    QTimer m_clock;
    int m_position = 0;
    int m_speed = 1;
    int m_viewer = everybody;
};

} // namespace taletop::app
