// SPDX-License-Identifier: MIT
// Brings a match to the table, one at a time, keeps the settings of its people, and takes it away again.
#pragma once

#include "app/phone/phones.h"
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
    /// All members must outlive this.
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

    [[nodiscard]] MatchSession* session() const { return m_session; } ///< nullptr if the table is empty
    [[nodiscard]] Phones& phones() { return m_phones; }
    /// Is this match on its way from the table, with nothing left to lose?
    [[nodiscard]] bool letsGoOf(const MatchSession* session) const { return session == m_dropped; }

    /// Replaces the match on the table, shows the table's page, and lets the match begin.
    void lay(std::unique_ptr<MatchSession> match);
    /// Lets go of the match, which is saved as far as possible. The table is empty once the items that showed
    /// it are gone.
    void clear();
    /// Takes the match off the table for a caller that keeps it and may bring it back.
    void putAside();

    /// Sets how the people of the match share the screen, for this match and its save; returns false while
    /// somebody sits behind the curtain.
    bool setPrivacy(const QString& privacy);
    /// Sets the same during a match: once there are secrets, opening hands needs the table's agreement.
    void changePrivacy(const QString& privacy);
    void applySetting(const QByteArray& key); ///< applies it to the match, if it concerns one

signals:
    void changed(); ///< another match is on the table, or none
    void letGo();   ///< this match can't be shown any more

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
    Phones m_phones;
    MatchSession* m_session = nullptr;
    const MatchSession* m_dropped = nullptr; ///< the match that is being let go
};

} // namespace taletop::app
