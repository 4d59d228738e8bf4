// SPDX-License-Identifier: MIT
#include "app/shell/first_words.h"

#include "app/text/translation.h"

namespace taletop::app {

namespace {

constexpr const char* seenGroup = "firstWords";

} // namespace

QString FirstWords::text() const { return m_word != nullptr ? translated(m_word->text) : QString(); }

QString FirstWords::entry() const {
    return m_word != nullptr ? QString::fromStdString(m_session->match().game().ledgerEntry(m_word->ledger))
                             : QString();
}

void FirstWords::setSeen(bool seen) {
    if (seen == m_shown.isValid())
        return;
    if (seen)
        m_shown.start();
    else
        m_shown.invalidate();
    emit seenChanged();
}

void FirstWords::putAway() { drop(true); }

void FirstWords::follow(MatchSession* session) {
    if (m_session != nullptr)
        for (const QObject* from : std::initializer_list<const QObject*>{m_session, m_session->story()})
            from->disconnect(this);
    drop(false);
    m_session = session;
    m_happening.clear();
    if (session == nullptr)
        return;
    connect(session, &MatchSession::changed, this, &FirstWords::look);
    connect(session, &MatchSession::turned, this, &FirstWords::notePlayed);
    connect(session->story(), &Storyteller::changed, this, &FirstWords::look);
    look();
}

void FirstWords::setWanted(bool wanted) {
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    if (!wanted)
        return drop(false);
    m_file.remove(QLatin1String(seenGroup));
    m_happening.clear();
    look();
}

/// What is asked for, or told; an example of a rule says for itself what to look at.
QString FirstWords::happening() const {
    if (m_session->curtain()->down() || m_session->review()->active() || m_session->over() ||
        m_session->autosave().file().isEmpty())
        return {};
    if (m_session->story()->telling())
        return m_session->story()->chapter();
    return m_session->actor() >= 0 ? m_session->step() : QString();
}

void FirstWords::look() {
    if (m_session == nullptr || !m_wanted)
        return;
    if (m_session->viewer() != m_viewer || m_session->curtain()->down())
        drop(false); // who comes next is told for themselves
    if (m_session->over() && !m_session->story()->telling())
        drop(false); // nobody plays on who would put it away, and the end sheet tells something else
    m_viewer = m_session->viewer();
    const QString now = happening();
    if (now == m_happening)
        return;
    m_happening = now;
    const contract::FirstWord* word = wordFor(now);
    if (word == nullptr || m_file.value(noteOf(*word)).toBool())
        return;
    drop(false);
    m_word = word;
    emit changed();
}

/// Whoever plays on has seen enough of it.
void FirstWords::notePlayed() {
    const auto& entries = m_session->match().journal().entries;
    if (!entries.empty() && entries.back().who == m_viewer)
        drop(false);
}

void FirstWords::drop(bool read) {
    if (m_word == nullptr)
        return;
    const qsizetype letters = text().size();
    if (read || (m_shown.isValid() && m_shown.elapsed() >= letters * m_readingTime))
        m_file.setValue(noteOf(*m_word), true);
    m_word = nullptr;
    setSeen(false);
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
        .arg(QLatin1String(seenGroup), m_session->gameId(), QLatin1String(word.key));
}

} // namespace taletop::app
