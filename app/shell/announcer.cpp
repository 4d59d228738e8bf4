// SPDX-License-Identifier: MIT
#include "app/shell/announcer.h"

#include "app/shell/table_words.h"

#include <QAccessibleWidget>

#include <algorithm>

namespace taletop::app {

namespace {

/// Screen readers speak of what is a notification without being asked.
QAccessibleInterface* notification(const QString& type, QObject* object) {
    if (type != QLatin1String(Announcement::staticMetaObject.className()))
        return nullptr;
    return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::Notification);
}

} // namespace

Announcement::Announcement(QWidget* window) : QWidget(window) {
    [[maybe_unused]] static const bool once = [] {
        QAccessible::installFactory(notification);
        return true;
    }();
    setObjectName(QStringLiteral("announcement"));
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(0, 0, 1, 1);
}

void Announcement::say(const QString& words) {
    setAccessibleName(words); // tells that the name has changed
    // Systems listen for different things, and what they do not know they pass over.
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announced(this, words);
    QAccessible::updateAccessibility(&announced);
#else
    QAccessibleEvent shown(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
#endif
    emit said(words);
}

Announcer::Announcer(QWidget* window) : QObject(window), m_announcement(new Announcement(window)) {}

void Announcer::follow(MatchSession* session) {
    if (m_session != nullptr)
        for (const QObject* from : std::initializer_list<const QObject*>{
                 m_session, m_session->story(), m_session->log(), m_session->curtain()})
            from->disconnect(this);
    m_session = session;
    m_prompt.clear();
    m_news.clear();
    if (session != nullptr)
        listen();
}

void Announcer::listen() {
    const auto prompt = [this] {
        if (m_viewer != m_session->viewer()) // who comes next must not find it still in the tree
            m_announcement->setAccessibleName(QString());
        m_viewer = m_session->viewer();
        sayNews();
        // Looking back says each moment as it is told; a seat that thinks changes nothing.
        const QString asked = m_session->over() ? m_session->winnerText() : m_session->prompt();
        if (asked != m_prompt)
            say(asked);
        m_prompt = asked;
    };
    connect(m_session, &MatchSession::changed, this, prompt);
    connect(m_session->story(), &Storyteller::changed, this, prompt);
    connect(m_session, &MatchSession::refused, this, [this] { say(m_session->refusalText()); });
    connect(m_session, &MatchSession::taught, this, &Announcer::say);
    connect(m_session, &MatchSession::hintChanged, this, [this] { say(m_session->hintText()); });
    connect(m_session->log(), &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { sayLines(first, last); });
    prompt();
}

/// Said to the one who has just sat down, once.
void Announcer::sayNews() {
    const QStringList news = m_session->curtain()->news();
    if (news == m_news)
        return;
    m_news = news;
    say(news.join(u' '));
}

void Announcer::sayLines(int first, int last) {
    if (m_detail == Detail::Brief)
        return;
    constexpr int most = 20; // more come only when the log is written anew
    QStringList lines;
    for (int row = std::max(first, last - most + 1); row <= last; ++row)
        lines.append(m_session->log()->index(row).data(LogModel::TextRole).toString());
    say(lines.join(u' '));
}

void Announcer::say(const QString& words) {
    if (!words.isEmpty())
        m_announcement->say(words);
}

void Announcer::sayHand() {
    if (m_session != nullptr)
        say(handWords(*m_session));
}

void Announcer::sayTable() {
    if (m_session != nullptr)
        say(tableWords(*m_session));
}

void Announcer::sayWhatHappened() {
    if (m_session != nullptr)
        say(happenedWords(*m_session));
}

} // namespace taletop::app
