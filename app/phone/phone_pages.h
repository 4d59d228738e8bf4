// SPDX-License-Identifier: MIT
// The contents of all phones' pages: what each has been sent, and the number of the question on it.
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

/// A message to a page, as text.
[[nodiscard]] QByteArray messageOf(const QJsonObject& object);

class PhonePages {
public:
    /// Shows this match from now on, or none.
    void show(MatchSession* session);
    /// Shows the cards in this picture set.
    void setTheme(const QString& theme);
    /// Takes in the last entries of the match (HandNews).
    void follow(const std::vector<table::Played>& played) { m_news.follow(m_session->match(), played); }
    /// Forgets the contents of a page that is gone.
    void startOver(kit::Seat seat) { m_pages[seat].startOver(); }

    /// The drawings of the cards, by number.
    [[nodiscard]] const QStringList& pictures() const { return m_pictures.files(); }
    /// Returns the message that brings the page of the seat up to date, or "" if nothing has changed on it.
    /// `lost`: the seats whose phones are out of reach; `idle`: the text of a page without a match.
    [[nodiscard]] QByteArray newsFor(kit::Seat seat, kit::SeatSet lost, const QString& idle,
                                     const PhoneHints& hints);
    /// Has the question with this number been replaced by another one?
    [[nodiscard]] bool isLate(kit::Seat seat, int revision) { return m_pages[seat].revision != revision; }

private:
    struct Page {
        QSet<int> faces;
        QByteArray sent;
        QJsonObject question; ///< all that an answer depends on
        int revision = 0;     ///< counts the questions, so that no number comes twice

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
