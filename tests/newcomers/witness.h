// SPDX-License-Identifier: MIT
// Watches a table during play: every move of a person must have been offered to that person and made by a
// press after the question. Nobody may answer for anyone else.
#pragma once

#include "core/match/journal.h"
#include "tests/newcomers/hands.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <vector>

namespace taletop::app {

class Witness : public QObject {
    Q_OBJECT

public:
    Witness(TableWindow& table, Hands& hands);
    ~Witness() override;

    /// The violations, each in a sentence; empty if there are none.
    [[nodiscard]] const QStringList& complaints() const { return m_complaints; }
    /// Reports warnings since the last call. Call it after time has passed.
    void timePassed();
    /// The number of refusals that the table explained.
    [[nodiscard]] int refusals() const { return m_refusals; }

private:
    /// The moves that the table offers, and the seats that act and are seated.
    struct Offer {
        int actor = -1;
        int seated = -1;
        QStringList moves;

        friend bool operator==(const Offer&, const Offer&) = default;
    };

    void watch();
    void look();
    void judge(const match::Entry& entry);
    void judgePress(const match::Entry& entry);
    void judgeUnasked(const match::Entry& entry);
    void judgeTakenBack(const std::vector<match::Entry>& entries);
    void lookAtBeat();
    void complain(const QString& sentence);
    [[nodiscard]] bool isPerson(int seat) const;

    TableWindow& m_table;
    Hands& m_hands;
    QPointer<MatchSession> m_watched;
    std::vector<match::Entry> m_known;
    Offer m_offer;
    int m_askedAt = 0;   ///< number of presses at the time of the question
    int m_actedAt = 0;   ///< number of actions at the time of the last entry
    int m_actedBy = -1;  ///< the seat of that entry
    int m_playedAt = 0;  ///< number of presses when the players were asked about the latest play
    QString m_letItGo;   ///< the move that lets the current play pass, or "" if none can be answered
    QVariantList m_fine; ///< the seats that have agreed to the current play
    int m_refusals = 0;
    QStringList m_complaints;
};

} // namespace taletop::app
