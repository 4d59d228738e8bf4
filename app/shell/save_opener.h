// SPDX-License-Identifier: MIT
// From a save to the match on the table: from home, by the command line, by a file that is dropped or opened
// elsewhere. It knows what has to be asked before, and what to do with a file that is not one of ours.
#pragma once

#include "app/models/save_list_model.h"
#include "app/saves/save_lock.h"
#include "app/shell/leaving.h"
#include "app/shell/notice.h"
#include "app/shell/practice.h"
#include "app/shell/preferences.h"
#include "app/shell/question.h"
#include "app/shell/tabletop.h"
#include "core/match/save.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <memory>
#include <string_view>

namespace taletop::app {

class SaveOpener {
    Q_DECLARE_TR_FUNCTIONS(taletop::app::SaveOpener)

public:
    /// All must outlive this.
    struct Others {
        Preferences& preferences;
        const SaveListModel& saves;
        const Practice& practice;
        Notice& notice;
        Question& question;
        Tabletop& tabletop;
        Leaving& leaving;
    };
    explicit SaveOpener(const Others& others);

    /// Goes on with a save; a damaged one is told in the notice, and false. A file from elsewhere is
    /// played on in a copy among the saves, the same one each time. A newer version's save is only looked
    /// at, and its file left alone. What another program plays is asked about.
    bool resume(const QString& path) { return open(path, Purpose::Play); }
    /// With the newest that can be played on; tells if there is none, or what was passed over.
    void resumeNewest();
    /// Looks at the save that the notice is about, as far as it can be read.
    bool showBroken();

private:
    enum class Purpose : std::uint8_t { Play, PlayWithOthers, TakeOver, Look, ShowBroken };
    bool open(const QString& path, Purpose purpose);
    bool openNow(const QString& path, Purpose purpose);
    [[nodiscard]] bool isOurs(const QString& file) const;
    [[nodiscard]] MatchSession* playing(const QString& file) const;
    void askWhoPlays(const QString& file, const QString& holder);
    void askAboutStrangers(const QString& path, const match::Loaded& save);
    [[nodiscard]] QString copyOf(const QByteArray& text) const;
    bool openCopy(const QString& copy);
    void show(match::Loaded save, const QString& file, Purpose purpose, std::unique_ptr<SaveLock> lock,
              const QByteArray& foreign);
    void tellBroken(const QString& path, std::string_view text, const match::LoadError& error);

    Preferences* m_preferences;
    const SaveListModel* m_saves;
    const Practice* m_practice;
    Notice* m_notice;
    Question* m_question;
    Tabletop* m_tabletop;
    Leaving* m_leaving;
};

} // namespace taletop::app
