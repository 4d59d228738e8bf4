// SPDX-License-Identifier: MIT
// Announces questions and events to screen readers, as the table shows them: prompts, refusals, hints, news
// since somebody last looked, results, and with full detail each line of the log.
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
    /// OneSeat announcements must not be found by the next person who sits down.
    enum class For : std::uint8_t { OneSeat, All };

    explicit Announcement(QWidget* window);
    void say(const QString& text, For whom);
    [[nodiscard]] const QString& words() const { return m_words; }
    /// Silently drops an announcement for one seat: readers announce a notification whose name has changed,
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

    /// Listens to the table of `session`; nullptr for none.
    void follow(MatchSession* session);
    void setDetail(Detail detail) { m_detail = detail; }

    /// Announces something about the table that nobody asked for, whatever the detail.
    void tell(const QString& words) { say(words); }
    /// Announces the hand on demand, whatever the detail.
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

    // Readers fetch the name when they start to speak. With only one widget, only the last of several quick
    // announcements would be heard.
    std::array<Announcement*, 8> m_announcements{};
    std::size_t m_next = 0;
    QPointer<MatchSession> m_session;
    Detail m_detail = Detail::Full;
    QString m_prompt;  ///< the prompt as last announced
    QString m_lines;   ///< lines of the log, likewise
    QString m_armed;   ///< the effect of another press, likewise
    QString m_hint;    ///< the hint's first row, likewise
    int m_viewer = -1; ///< seat that the last announcement was for
};

} // namespace taletop::app
