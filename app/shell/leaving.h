// SPDX-License-Identifier: MIT
// Leaving the table without a loss: what would be lost is tried to be saved once more, and then asked about.
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
    /// All must outlive this.
    struct Others {
        const Practice& practice;
        const Tabletop& tabletop;
        PracticeVisits& visits;
        Question& question;
    };
    explicit Leaving(const Others& others);

    /// Tries a last time to save what is on the table. May it be let go, without a loss?
    bool saved();
    /// Does what lets go of the table, at once if nothing is lost by it, else when somebody says so.
    void whenSaved(const std::function<void()>& next);

signals:
    void copyWanted(); ///< elsewhere, before the table is left

private:
    const Practice* m_practice;
    const Tabletop* m_tabletop;
    PracticeVisits* m_visits;
    Question* m_question;
};

} // namespace taletop::app
