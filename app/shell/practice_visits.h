// SPDX-License-Identifier: MIT
// Visits to the practice table, for an example, a lesson or a turning point, and back. Nothing is saved
// there, and the match on the table waits.
#pragma once

#include "app/models/save_list_model.h"
#include "app/session/table_state.h"
#include "app/shell/notice.h"
#include "app/shell/pages.h"
#include "app/shell/practice.h"
#include "app/shell/tabletop.h"

#include <QObject>

#include <optional>

namespace taletop::app {

class PracticeVisits : public QObject {
    Q_OBJECT

public:
    /// All members must outlive this.
    struct Others {
        Practice& practice;
        Pages& pages;
        Notice& notice;
        SaveListModel& saves;
        Tabletop& tabletop;
    };
    explicit PracticeVisits(const Others& others);

    /// Sets up the example of a rule ("FT-45"). If there is none, only shows a notice.
    void openExample(const QString& entry);
    /// Opens a game's lesson at a step (from 0). If there is none, shows a notice and the game's rules.
    void openLesson(const QString& gameId, int step);
    /// Sets up a turning point of the current match (LookBack::rows) to continue from.
    void playOnFrom(int turningPoint);
    /// Continues from the same turning point again.
    void playOnAgain();
    /// Goes back without asking.
    void leave();
    /// The match at the table and, if that is a practice table, the exercise and the waiting match.
    struct Tables {
        std::optional<TableState> shown;
        std::optional<Visit> visit;
        std::optional<match::LessonRun> lesson;
        std::optional<TableState> waiting;
    };
    /// Takes them from their sessions, which must not be used afterwards.
    [[nodiscard]] Tables takeTables();
    /// Puts them back on the table, in new sessions.
    void layTables(Tables tables);
    /// Drops the waiting match if another match, or none, is on the table now.
    void endIfLeft();

signals:
    void ruleWanted(const QString& gameId, const QString& entry); ///< show this entry on the page

private:
    void playOn(const Moment& moment);
    void setAside();

    Practice* m_practice;
    Pages* m_pages;
    Notice* m_notice;
    SaveListModel* m_saves;
    Tabletop* m_tabletop;
};

} // namespace taletop::app
