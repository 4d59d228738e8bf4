// SPDX-License-Identifier: MIT
// Announces what the table shows to screen readers: prompts, refusals, hints, news since a person last
// looked, results, and with full detail each line of the log.
#pragma once

#include "app/session/match_session.h"

#include <QPointer>
#include <QWidget>

#include <array>

namespace taletop::app {

/// An invisible widget whose accessible name is the announcement.
class Announcement : public QWidget {
    Q_OBJECT

public:
    /// The people who may find an announcement. The next person to sit down must not find those for OneSeat.
    enum class For : std::uint8_t { OneSeat, All };

    explicit Announcement(QWidget* window);
    void say(const QString& text, For whom);
    [[nodiscard]] const QString& words() const { return m_words; }
    /// Silently drops an announcement for one seat. A notification would be announced if its name changed,
    /// even to nothing.
    void forget();

signals:
    void said(const QString& words);

private:
    QString m_words;
    For m_whom = For::All;
};

class Announcer : public QObject {
    Q_OBJECT

public:
    enum class Detail : std::uint8_t { Brief, Full };

    explicit Announcer(QWidget* window);

    /// Listens to the table of `session`, or to none if it is nullptr.
    void follow(MatchSession* session);
    void setDetail(Detail detail) { m_detail = detail; }

    /// Announces something about the table without a request, at any level of detail.
    void tell(const QString& words) { say(words); }
    /// Announces the hand on request, at any level of detail.
    void sayHand();
    void sayTable();
    void sayWhatHappened();

private:
    void listen();
    void say(const QString& words) { sayTo(Announcement::For::OneSeat, words); }
    void sayTo(Announcement::For whom, const QString& words);
    void sayHint();
    void sayPrompt();
    void sayLines(int first, int last);
    void sayArmed();

    // Several widgets, because readers fetch the name when they start to speak. With one widget, only the
    // last of several quick announcements would be heard.
    std::array<Announcement*, 8> m_announcements{};
    std::size_t m_next = 0;
    QPointer<MatchSession> m_session;
    Detail m_detail = Detail::Full;
    QString m_prompt;  ///< last announced prompt
    QString m_lines;   ///< last announced lines of the log
    QString m_armed;   ///< last announced effect of another press
    QString m_hint;    ///< first row of the last announced hint
    int m_viewer = -1; ///< seat that the last announcement was for
};

} // namespace taletop::app
