// SPDX-License-Identifier: MIT
// Puts one match at a time on the table, applies people's settings to it, and takes it away again.
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
    /// Is this match being taken from the table, with nothing left to lose?
    [[nodiscard]] bool letsGoOf(const MatchSession* session) const { return session == m_dropped; }

    /// Replaces the match on the table, shows the table's page, and begins the match.
    void lay(std::unique_ptr<MatchSession> match);
    /// Removes the match, which has been saved as far as possible. The table is empty once the items that
    /// showed the match are destroyed.
    void clear();
    /// Takes the match off the table for a caller that keeps it and may put it back.
    void putAside();

    /// Sets how the people of the match share the screen, for this match and its save. Returns false while
    /// someone sits behind the curtain.
    bool setPrivacy(const QString& privacy);
    /// Sets the privacy during a match. Once there are secrets, opening hands needs the table's consent.
    void changePrivacy(const QString& privacy);
    void applySetting(const QByteArray& key); ///< applies a setting if it concerns the match

signals:
    void changed(); ///< another match is on the table, or the table is empty
    void letGo();   ///< the old match can no longer be shown

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
    const MatchSession* m_dropped = nullptr; ///< match that is being removed
};

} // namespace taletop::app
