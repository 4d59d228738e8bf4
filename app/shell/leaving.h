// SPDX-License-Identifier: MIT
// Lets people leave the table without losing moves. Tries to save again, and then asks about unsaved moves.
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

    /// Tries again to save the match on the table. Can the table be left without losing moves?
    bool saved();
    /// Calls `next`, which leaves the table: at once if nothing is lost, otherwise if the player agrees.
    void whenSaved(const std::function<void()>& next);

signals:
    void copyWanted(); ///< the player wants to save a copy elsewhere first

private:
    const Practice* m_practice;
    const Tabletop* m_tabletop;
    PracticeVisits* m_visits;
    Question* m_question;
};

} // namespace taletop::app
