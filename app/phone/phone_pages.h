// SPDX-License-Identifier: MIT
// The state of all phones' pages: the contents sent to each, and the number of its current question.
#pragma once

#include "app/phone/hand_news.h"
#include "app/phone/hand_pictures.h"
#include "app/phone/phone_hints.h"
#include "app/session/match_session.h"

#include <QJsonObject>
#include <QPointer>
#include <QSet>

#include <map>

namespace taletop::app {

/// Returns the text of a message to a page.
[[nodiscard]] QByteArray messageOf(const QJsonObject& object);

class PhonePages {
public:
    /// Shows this match from now on, or no match if it is nullptr.
    void show(MatchSession* session);
    /// Shows the cards in this picture set.
    void setTheme(const QString& theme);
    /// Passes the match's latest entries to HandNews.
    void follow(const std::vector<table::Played>& played) { m_news.follow(m_session->match(), played); }
    /// Forgets the contents of a page that was closed.
    void startOver(kit::Seat seat) { m_pages[seat].startOver(); }

    /// Returns the drawings of the cards, by number.
    [[nodiscard]] const QStringList& pictures() const { return m_pictures.files(); }
    /// Returns the message that updates the seat's page, or "" if nothing on it has changed. `lost` has the
    /// seats with phones out of reach. `idle` is the text of a page without a match.
    [[nodiscard]] QByteArray newsFor(kit::Seat seat, kit::SeatSet lost, const QString& idle,
                                     const PhoneHints& hints);
    /// Has another question replaced the one with this number?
    [[nodiscard]] bool isLate(kit::Seat seat, int revision) { return m_pages[seat].revision != revision; }

private:
    struct Page {
        QSet<int> faces;
        QByteArray sent;
        QJsonObject question; ///< everything that an answer depends on
        int revision = 0;     ///< number of the question; never used twice

        void startOver() { *this = {{}, {}, {}, revision}; }
    };

    void startAllOver();
    [[nodiscard]] QJsonObject questionOf(kit::Seat seat, const QJsonObject& hand) const;

    QPointer<MatchSession> m_session;
    HandPictures m_pictures;
    HandNews m_news;
    QString m_theme;
    std::map<kit::Seat, Page> m_pages;
};

} // namespace taletop::app
