// SPDX-License-Identifier: MIT
// Watches a table during play. Each move of a person must have been offered to them and made by a press after
// the question. No seat may answer for another.
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

    /// Returns the violations, one sentence each.
    [[nodiscard]] const QStringList& complaints() const { return m_complaints; }
    /// Checks for new warnings. Call this after time has passed.
    void timePassed();
    /// Returns the number of refusals that the table has explained.
    [[nodiscard]] int refusals() const { return m_refusals; }

private:
    /// The offered moves, with the acting seat and the seated one.
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
    int m_askedAt = 0;   ///< number of presses when the question appeared
    int m_actedAt = 0;   ///< number of actions at the last entry
    int m_actedBy = -1;  ///< seat of that entry
    int m_playedAt = 0;  ///< number of presses when the latest play was made
    QString m_letItGo;   ///< the move that lets the current play pass, or "" if there is none to answer
    QVariantList m_fine; ///< seats that have agreed to the current play
    int m_refusals = 0;
    QStringList m_complaints;
};

} // namespace taletop::app
