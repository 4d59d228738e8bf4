// SPDX-License-Identifier: MIT
// Leaving the table without losses: tries to save once more, and then asks about unsaved moves.
#pragma once

#include "app/shell/practice_visits.h"
#include "app/shell/question.h"
#include "app/shell/tabletop.h"

#include <QObject>

#include <functional>

namespace taletop::app {

class Leaving : public QObject {
    Q_OBJECT

public:
    /// All members must outlive this.
    struct Others {
        const Practice& practice;
        const Tabletop& tabletop;
        PracticeVisits& visits;
        Question& question;
    };
    explicit Leaving(const Others& others);

    /// Tries once more to save the match on the table. May it be left without losing moves?
    bool saved();
    /// Calls `next`, which leaves the table: at once if nothing is lost, otherwise when the player agrees.
    void whenSaved(const std::function<void()>& next);

signals:
    void copyWanted(); ///< save a copy elsewhere before leaving the table

private:
    const Practice* m_practice;
    const Tabletop* m_tabletop;
    PracticeVisits* m_visits;
    Question* m_question;
};

} // namespace taletop::app
