// SPDX-License-Identifier: MIT
#include "app/shell/announcer.h"

#include "app/shell/table_words.h"
#include "app/text/translation.h"

#include <QAccessibleWidget>

#include <algorithm>

namespace taletop::app {

namespace {

/// A notification, which screen readers read aloud at once.
class Notification : public QAccessibleWidget {
public:
    explicit Notification(Announcement* announcement)
        : QAccessibleWidget(announcement, QAccessible::Notification) {}

    [[nodiscard]] QString text(QAccessible::Text part) const override {
        return part == QAccessible::Name ? static_cast<const Announcement*>(object())->words()
                                         : QAccessibleWidget::text(part);
    }
};

QAccessibleInterface* notification(const QString& type, QObject* object) {
    if (type != QLatin1String(Announcement::staticMetaObject.className()))
        return nullptr;
    return new Notification(static_cast<Announcement*>(object));
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

void Announcement::say(const QString& text, For whom) {
    m_words = withoutLineMarks(text); // readers would spell out a Japanese name because of them
    m_whom = whom;
    QAccessibleEvent named(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&named);
    // Send all kinds of events, because systems listen for different ones and ignore the others.
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announced(this, m_words);
    QAccessible::updateAccessibility(&announced);
#else
    QAccessibleEvent shown(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
#endif
    emit said(m_words);
}

void Announcement::forget() {
    if (m_whom == For::OneSeat)
        m_words.clear();
}

Announcer::Announcer(QWidget* window) : QObject(window) {
    for (Announcement*& each : m_announcements)
        each = new Announcement(window);
}

void Announcer::follow(MatchSession* session) {
    if (m_session != nullptr)
        for (const QObject* from :
             std::initializer_list<const QObject*>{m_session, m_session->events(), m_session->log(),
                                                   m_session->curtain(), m_session->touches()})
            from->disconnect(this);
    m_session = session;
    m_prompt.clear();
    m_lines.clear();
    m_armed.clear();
    m_hint.clear();
    if (session != nullptr)
        listen();
}

void Announcer::listen() {
    const auto prompt = [this] { sayPrompt(); };
    connect(m_session, &MatchSession::changed, this, prompt);
    connect(m_session->events(), &EventPlayer::changed, this, prompt);
    connect(m_session->refusal(), &Refusals::refused, this, [this] { say(m_session->refusal()->text()); });
    connect(m_session, &MatchSession::taught, this, &Announcer::say);
    connect(m_session->touches(), &MoveBuilder::changed, this, &Announcer::sayArmed);
    connect(m_session->hints(), &Hints::changed, this, [this] { sayHint(); });
    connect(m_session->log(), &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { sayLines(first, last); });
    prompt();
}

/// Announces the hint, but not again when a person points at one of its moves.
void Announcer::sayHint() {
    if (m_session->hints()->text() != m_hint)
        say(m_session->hints()->text());
    m_hint = m_session->hints()->text();
}

void Announcer::sayPrompt() {
    if (m_viewer != m_session->viewer())
        for (Announcement* each : m_announcements)
            each->forget();
    m_viewer = m_session->viewer();
    // Announce each moment of a review as it is shown. A thinking bot changes nothing here.
    const QString asked = m_session->over() ? m_session->score()->winnerText() : askedWords(*m_session);
    // Don't repeat a narrated moment that is also a line of the log.
    if (asked != m_prompt && (asked != m_lines || !m_session->events()->telling()))
        say(asked);
    m_prompt = asked;
}

/// Announces the touched card, or the effect of touching it again.
void Announcer::sayArmed() {
    const QString armed = touchedWords(*m_session);
    if (armed != m_armed && !armed.isEmpty())
        say(armed);
    m_armed = armed;
}

void Announcer::sayLines(int first, int last) {
    if (m_detail == Detail::Brief)
        return;
    constexpr int most = 20; // more arrive only when the log is rewritten
    QStringList lines;
    for (int row = std::max(first, last - most + 1); row <= last; ++row)
        lines.append(m_session->log()->index(row).data(LogModel::TextRole).toString());
    // The log is written for everyone if several people share the screen.
    const bool forAll = m_session->curtain()->shared();
    m_lines = lines.join(u' ');
    sayTo(forAll ? Announcement::For::All : Announcement::For::OneSeat, m_lines);
}

void Announcer::sayTo(Announcement::For whom, const QString& words) {
    if (words.isEmpty())
        return;
    m_announcements[m_next]->say(words, whom);
    m_next = (m_next + 1) % m_announcements.size();
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
