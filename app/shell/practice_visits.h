// SPDX-License-Identifier: MIT
// To the practice table, for an example, a lesson or a turning point, and back to where one came from.
// Nothing is saved there, and what lay on the table waits.
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
    /// All must outlive this.
    struct Others {
        Practice& practice;
        Pages& pages;
        Notice& notice;
        SaveListModel& saves;
        Tabletop& tabletop;
    };
    explicit PracticeVisits(const Others& others);

    /// Sets the example of a rule ("FT-45") up. Without such an example nothing changes but the notice.
    void openExample(const QString& entry);
    /// The lesson of a game, from a step on (from 0). Without one the notice says so, and the page tells how
    /// the game is played.
    void openLesson(const QString& gameId, int step);
    /// Sets a turning point of the match at the table (LookBack::rows) up, to be played on from.
    void playOnFrom(int turningPoint);
    /// From the same turning point once more.
    void playOnAgain();
    /// Back to where one came from, and nothing is asked.
    void leave();
    /// The match at the table, and what there is to practise and waits if that is a practice table.
    struct Tables {
        std::optional<TableState> shown;
        std::optional<Visit> visit;
        std::optional<match::LessonRun> lesson;
        std::optional<TableState> waiting;
    };
    /// Takes them from their sessions, which are not used any more.
    [[nodiscard]] Tables takeTables();
    /// Lays them there again, in sessions of their own.
    void layTables(Tables tables);
    /// If something else lies on the table now, or nothing, what waited is not needed any more.
    void endIfLeft();

signals:
    void ruleWanted(const QString& gameId, const QString& entry); ///< the page shows this entry

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
