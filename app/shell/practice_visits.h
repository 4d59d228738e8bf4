// SPDX-License-Identifier: MIT
// Takes the player to the practice table, for an example, a lesson or a turning point, and back. Nothing
// there is saved, and the match on the table waits.
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

    /// Sets up the example of a rule such as "FT-45". If there is none, only shows a notice.
    void openExample(const QString& entry);
    /// Opens a game's lesson at a step (from 0). If there is none, shows a notice and the game's rules.
    void openLesson(const QString& gameId, int step);
    /// Sets up a turning point of the current match, as in LookBack::rows, to continue from.
    void playOnFrom(int turningPoint);
    /// Continues from the same turning point again.
    void playOnAgain();
    /// Returns to the previous page or match without asking.
    void leave();
    /// The match on the table. If that is a practice table, also the exercise and the waiting match.
    struct Tables {
        std::optional<TableState> shown;
        std::optional<Visit> visit;
        std::optional<match::LessonRun> lesson;
        std::optional<TableState> waiting;
    };
    /// Takes the tables from their sessions, which must not be used afterwards.
    [[nodiscard]] Tables takeTables();
    /// Puts these tables back in new sessions.
    void layTables(Tables tables);
    /// Drops the waiting match if another match, or none, is now on the table.
    void endIfLeft();

signals:
    void ruleWanted(const QString& gameId, const QString& entry); ///< the page must show this entry

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
