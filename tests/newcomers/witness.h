// SPDX-License-Identifier: MIT
// Watches a table while somebody plays at it: each entry of a person must have been offered to who was
// asked, after a press that could see the question; nobody answers for another.
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

    /// What was not as it must be, each in a sentence; empty: nothing.
    [[nodiscard]] const QStringList& complaints() const { return m_complaints; }
    /// Time has passed.
    void timePassed();
    /// How often the table said why not.
    [[nodiscard]] int refusals() const { return m_refusals; }

private:
    /// What the table offers, and to whom.
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
    int m_askedAt = 0;   ///< presses when the question appeared
    int m_actedAt = 0;   ///< thing that the hands did when the last entry was made
    int m_actedBy = -1;  ///< and whose that was
    int m_playedAt = 0;  ///< presses when what can be answered was played
    QString m_letItGo;   ///< the move that passes what can be answered now, "": nothing can be
    QVariantList m_fine; ///< who has said so
    int m_refusals = 0;
    QStringList m_complaints;
};

} // namespace taletop::app
