// SPDX-License-Identifier: MIT
// Opens a save at the table: from the home page, the command line, or a file dropped or opened elsewhere.
// Asks the necessary questions first, and handles external files.
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
    /// All members must outlive this.
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

    /// Continues a save. If it is damaged, shows a notice and returns false. An external file is played in a
    /// copy among the saves, always the same one. A newer version's save is only shown, and its file is not
    /// changed. Asks about a save that another program is playing.
    bool resume(const QString& path) { return open(path, Purpose::Play); }
    /// Continues the newest playable save. Reports if there is none, or which ones were skipped.
    void resumeNewest();
    /// Shows the readable part of the save that the notice is about.
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
