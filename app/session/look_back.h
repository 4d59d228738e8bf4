// SPDX-License-Identifier: MIT
// What the end sheet says about decisions and luck, for each person and from that one's chair. It is thought
// out beside the table when somebody wants to read it; whoever leaves the match waits for none of it.
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
    /// Both must outlive this.
    LookBack(const match::Match& match, const table::HotSeat& hotSeat, QObject* parent = nullptr);

    /// Is there anybody to look back for? No person, nobody; and where secrets stay for good (SL-35), what
    /// one of several people gave is told to none of them.
    [[nodiscard]] bool offered() const;
    [[nodiscard]] bool thinking() const { return m_thread.busy(); }
    /// Maps {seat, name} of those to choose from; empty while there is no choice.
    [[nodiscard]] QVariantList people() const;
    /// For whom the rows are.
    [[nodiscard]] int seat() const { return m_seat; }
    void setSeat(int seat); ///< one of people(); anything else is left alone
    /// The turning points in playing order and the lucky moment, where they belong: {entry: of the position
    /// that shows it, index: of a turning point, or -1, lucky, when, text}.
    [[nodiscard]] QVariantList rows() const;

    /// Starts to think, if the match is over and nobody has thought about it yet.
    Q_INVOKABLE void begin();

    // ---- not for QML

    /// The match goes on, or is another one: nothing that was found counts any more.
    void forget();
    [[nodiscard]] bool begun() const { return m_judged != 0; } ///< to think, or has thought
    /// A turning point of seat(); nullptr: there is none of this number.
    [[nodiscard]] const bots::TurningPoint* point(int index) const;

signals:
    void changed();

private:
    /// When something was, as the table of the game counts turns, rounds or pages; none before the first.
    using When = kit::Text;
    struct Found {
        bots::LookBack seen;
        std::vector<When> points; ///< of the turning points
        When luck;
    };
    static std::vector<Found> thoughtOut(const match::Match& match, kit::SeatSet persons,
                                         const ThoughtThread::Unwanted& unwanted);
    static When whenAt(const contract::Game& game, const contract::AnyState& state);
    [[nodiscard]] static QString told(const When& when);
    [[nodiscard]] const Found* found() const; ///< for the seat

    const match::Match* m_match;
    const table::HotSeat* m_hotSeat;
    std::vector<Found> m_found;
    kit::Seat m_seat = kit::spectator;
    std::uint64_t m_judged = 0; ///< hash after the last entry of what is thought about; 0: nothing is
    ThoughtThread m_thread;
};

} // namespace taletop::app
