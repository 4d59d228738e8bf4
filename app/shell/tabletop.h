// SPDX-License-Identifier: MIT
// The match that lies on the table, one at a time: how it is laid there, how its people have set it, and how
// it is taken away.
#pragma once

#include "app/session/match_session.h"
#include "app/shell/appearance.h"
#include "app/shell/loudspeaker.h"
#include "app/shell/notice.h"
#include "app/shell/pages.h"
#include "app/shell/practice.h"
#include "app/shell/preferences.h"
#include "app/shell/settings.h"

#include <QObject>

#include <memory>

namespace taletop::app {

class Tabletop : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    struct Others {
        Preferences& preferences;
        const Settings& settings;
        const Practice& practice;
        Pages& pages;
        Notice& notice;
        Appearance& appearance;
        Loudspeaker& loudspeaker;
    };
    explicit Tabletop(const Others& others);
    ~Tabletop() override;

    [[nodiscard]] MatchSession* session() const { return m_session; } ///< nullptr: the table is empty
    /// It is on its way from the table, and there is nothing left to lose.
    [[nodiscard]] bool letsGoOf(const MatchSession* session) const { return session == m_dropped; }

    /// Lays a match there instead of what lies there, shows the page of the table, and lets it begin.
    void lay(std::unique_ptr<MatchSession> match);
    /// Lets go of the match, which is as good as it is saved. The table is empty when what showed it is gone.
    void clear();
    /// Takes the match away for somebody who keeps it, to be laid there again.
    void putAside();

    /// Sets how the people of the match share the screen, for this match and its save; false while
    /// somebody sits behind the curtain.
    bool setPrivacy(const QString& privacy);
    /// The same in the middle of a match: once there are secrets, hands open if the table agrees.
    void changePrivacy(const QString& privacy);
    void applySetting(const QByteArray& key); ///< to the match, if it is about one

signals:
    void changed(); ///< another match lies there, or none
    void letGo();   ///< of the match, which cannot be shown any more

private:
    void takeStorybook(MatchSession& session);
    void applySettings();
    void follow(MatchSession& session);
    [[nodiscard]] QString privacyOf(MatchSession& session) const;
    void noteFinished(const MatchSession& session);

    Preferences* m_preferences;
    const Settings* m_settings;
    const Practice* m_practice;
    Pages* m_pages;
    Notice* m_notice;
    Appearance* m_appearance;
    Loudspeaker* m_loudspeaker;
    MatchSession* m_session = nullptr;
    const MatchSession* m_dropped = nullptr; ///< what is on the table is being let go
};

} // namespace taletop::app
