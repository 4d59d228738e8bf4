// SPDX-License-Identifier: MIT
#include "app/shell/first_words.h"

#include "app/text/translation.h"

namespace taletop::app {

namespace {

constexpr const char* saidGroup = "firstWords";
constexpr int longest = 8000; ///< milliseconds

} // namespace

FirstWords::FirstWords(QSettings& file, QObject* parent) : QObject(parent), m_file(file) {
    m_time.setSingleShot(true);
    m_time.setInterval(longest);
    connect(&m_time, &QTimer::timeout, this, &FirstWords::end);
}

QString FirstWords::text() const { return m_word != nullptr ? translated(m_word->text) : QString(); }

QString FirstWords::entry() const {
    return m_word != nullptr ? QString::fromStdString(m_session->match().game().ledgerEntry(m_word->ledger))
                             : QString();
}

void FirstWords::follow(MatchSession* session) {
    if (m_session != nullptr)
        for (const QObject* from : std::initializer_list<const QObject*>{m_session, m_session->events()})
            from->disconnect(this);
    end();
    m_session = session;
    m_happening.clear();
    if (session == nullptr)
        return;
    connect(session, &MatchSession::changed, this, &FirstWords::look);
    connect(session->events(), &EventPlayer::changed, this, &FirstWords::look);
    look();
}

void FirstWords::setWanted(bool wanted) {
    m_wanted = wanted;
    m_happening.clear();
    end();
    look();
}

void FirstWords::forget() {
    m_file.remove(QLatin1String(saidGroup));
    m_happening.clear();
    look();
}

/// Returns the current step or the narrated chapter. Returns "" in an example, which has its own explanation.
QString FirstWords::happening() const {
    if (m_session->curtain()->down() || m_session->review()->active() ||
        m_session->saveFile().file().isEmpty())
        return {};
    if (m_session->events()->telling())
        return m_session->events()->chapter();
    return m_session->actor() >= 0 ? m_session->step() : QString();
}

void FirstWords::look() {
    if (m_session == nullptr || !m_wanted)
        return;
    const QString now = happening();
    if (now == m_happening && m_session->viewer() == m_viewer)
        return;
    end();
    m_happening = now;
    m_viewer = m_session->viewer();
    const contract::FirstWord* word = wordFor(now);
    if (word == nullptr || m_file.value(noteOf(*word)).toBool())
        return;
    m_file.setValue(noteOf(*word), true);
    m_word = word;
    m_time.start();
    emit changed();
}

void FirstWords::end() {
    m_time.stop();
    if (m_word == nullptr)
        return;
    m_word = nullptr;
    emit changed();
}

const contract::FirstWord* FirstWords::wordFor(const QString& key) const {
    for (const contract::FirstWord& word : m_session->match().game().firstWords())
        if (key == QLatin1String(word.key))
            return &word;
    return nullptr;
}

QString FirstWords::noteOf(const contract::FirstWord& word) const {
    return QStringLiteral("%1/%2/%3")
        .arg(QLatin1String(saidGroup), m_session->gameId(), QLatin1String(word.key));
}

} // namespace taletop::app
