// SPDX-License-Identifier: MIT
// Tells screen readers what is asked and what happens, as the table shows it: prompts, refusals, hints, what
// happened since somebody looked last, results, and with full detail each line of the log.
#pragma once

#include "app/session/match_session.h"

#include <QPointer>
#include <QWidget>

#include <array>

namespace taletop::app {

/// Heard and never seen: to screen readers its name is what was announced.
class Announcement : public QWidget {
    Q_OBJECT

public:
    /// Whoever sits down next must not find what only one was to hear.
    enum class For : std::uint8_t { OneSeat, All };

    explicit Announcement(QWidget* window);
    void say(const QString& text, For whom);
    [[nodiscard]] const QString& words() const { return m_words; }
    /// What only one was to hear, without a word: readers speak of a notification whose name has changed,
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

    /// Listens to the table of `session`; nullptr: there is none.
    void follow(MatchSession* session);
    void setDetail(Detail detail) { m_detail = detail; }

    /// Of the table, a sentence that nobody asked for, whatever the detail.
    void tell(const QString& words) { say(words); }
    /// On demand, whatever the detail.
    void sayHand();
    void sayTable();
    void sayWhatHappened();

private:
    void listen();
    void say(const QString& words) { sayTo(Announcement::For::OneSeat, words); }
    void sayTo(Announcement::For whom, const QString& words);
    void sayNews();
    void sayHint();
    void sayPrompt();
    void sayLines(int first, int last);
    void sayArmed();

    // Readers ask for the name when they come to speak, long after a burst of sentences: each has one of its
    // own, or only the last would be heard.
    std::array<Announcement*, 8> m_announcements{};
    std::size_t m_next = 0;
    QPointer<MatchSession> m_session;
    Detail m_detail = Detail::Full;
    QString m_prompt;   ///< as it was said last
    QString m_lines;    ///< likewise, of the log
    QString m_armed;    ///< likewise, what another press would do
    QStringList m_news; ///< likewise
    QString m_hint;     ///< likewise, its first row
    int m_viewer = -1;  ///< who might hear what was said last
};

} // namespace taletop::app
