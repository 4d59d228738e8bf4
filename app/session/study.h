// SPDX-License-Identifier: MIT
// A turning point under study: the table stands where it stood then, and asks what else could have been done.
// A move that is tried is not made but compared with what was done; what was found best is told when it is
// asked for. After that, or before, one may play on from there.
#pragma once

#include "app/session/thought_thread.h"
#include "core/bots/look_back.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace taletop::app {

class Study : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(bool begun READ begun NOTIFY changed)
    Q_PROPERTY(bool asking READ asking NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(bool told READ told NOTIFY changed)
    Q_PROPERTY(QString done READ done NOTIFY changed)
    Q_PROPERTY(QString answer READ answer NOTIFY changed)
    Q_PROPERTY(QString solution READ solution NOTIFY changed)

public:
    explicit Study(const contract::Game& game) : m_game(&game) {}

    [[nodiscard]] bool begun() const { return m_point.has_value(); } ///< the table is one for studying
    [[nodiscard]] bool asking() const { return m_asking; }           ///< no move is made, they are compared
    [[nodiscard]] bool thinking() const { return m_thread.busy(); }
    [[nodiscard]] bool told() const { return m_told; }
    /// What was done and what it cost; "" for a table that is none for studying.
    [[nodiscard]] QString done() const;
    /// What was tried last and how it compares, as far as is known; "" before anything is tried.
    [[nodiscard]] QString answer() const;
    [[nodiscard]] QString solution() const; ///< what was best; "" while it is not told

    /// Tells what was best.
    Q_INVOKABLE void tell();
    /// Nothing is compared any more: moves are made from now on.
    Q_INVOKABLE void playOn();

    // ---- not for QML

    /// The table stands before this decision: what the seat knows there, and names to tell of it with.
    void begin(const bots::TurningPoint& point, kit::Seat seat, const contract::Known& known,
               const QStringList& seatNames);
    [[nodiscard]] const std::optional<bots::TurningPoint>& point() const { return m_point; }
    [[nodiscard]] kit::Seat seat() const { return m_seat; }
    /// Is the decision one of several steps, which are made on the table until the last of them?
    [[nodiscard]] bool hasSteps() const;
    /// Compares a whole decision.
    void weigh(const contract::AnyDecision& steps);

signals:
    void changed();
    void ended(); ///< moves are made from now on

private:
    [[nodiscard]] bool isSame(const contract::AnyDecision& steps, const bots::Candidate& other) const;

    const contract::Game* m_game;
    std::optional<bots::TurningPoint> m_point;
    kit::Seat m_seat = kit::spectator;
    contract::Known m_known;
    QStringList m_names;
    std::optional<bots::Candidate> m_tried;
    std::optional<bots::Ahead> m_ahead; ///< of what is tried, before what was done
    bool m_asking = false;
    bool m_told = false;
    ThoughtThread m_thread;
};

} // namespace taletop::app
