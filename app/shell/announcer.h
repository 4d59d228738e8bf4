// SPDX-License-Identifier: MIT
// Tells screen readers what is asked and what happens, as the table shows it: prompts, refusals, hints, what
// happened since somebody looked last, results, and with full detail each line of the log.
#pragma once

#include "app/session/match_session.h"

#include <QPointer>
#include <QWidget>

namespace taletop::app {

/// Heard and never seen: its name is what was announced last.
class Announcement : public QWidget {
    Q_OBJECT

public:
    explicit Announcement(QWidget* window);
    void say(const QString& words);

signals:
    void said(const QString& words);
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
    void say(const QString& words);
    void sayNews();
    void sayLines(int first, int last);

    Announcement* m_announcement;
    QPointer<MatchSession> m_session;
    Detail m_detail = Detail::Full;
    QString m_prompt;   ///< as it was said last
    QStringList m_news; ///< likewise
    int m_viewer = -1;  ///< who might hear what was said last
};

} // namespace taletop::app
