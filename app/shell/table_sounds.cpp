// SPDX-License-Identifier: MIT
#include "app/shell/table_sounds.h"

#include <utility>

namespace taletop::app {

TableSounds::TableSounds(MatchSession& session, std::function<void(const QString&)> play)
    : QObject(&session), m_session(session), m_play(std::move(play)),
      m_entries(session.match().journal().entries.size()), m_over(session.over()) {
    connect(&session, &MatchSession::cardMoved, this, [this] { m_moved = true; });
    connect(&session, &MatchSession::turned, this, &TableSounds::turned);
    connect(session.refusal(), &Refusals::refused, this, [this] { say(QStringLiteral("refused")); });
    connect(&session, &MatchSession::changed, this, &TableSounds::changed);
    connect(&session.bots(), &BotTurns::thinkingChanged, this,
            [this] { m_thinking = m_thinking || m_session.bots().thinking(); });
    connect(session.events(), &EventPlayer::changed, this, &TableSounds::told);
    connect(session.vote(), &TableVote::asked, this, [this] { say(QStringLiteral("asked")); });
    connect(session.thought(), &SecondThought::changed, this, [this] {
        if (m_session.thought()->asking())
            say(QStringLiteral("asked"));
    });
}

/// Plays the sound, unless it would reveal how often and when someone touches their cards in secret.
void TableSounds::say(const QString& sound) {
    const bool inSecret = m_session.curtain()->people() > 1 && m_session.curtain()->seated() >= 0;
    if (!inSecret && !m_session.review()->active())
        m_play(sound);
}

void TableSounds::turned() {
    const std::size_t entries = m_session.match().journal().entries.size();
    if (entries < m_entries)
        say(QStringLiteral("taken-back"));
    else if (m_moved)
        say(QStringLiteral("card-slide"));
    m_entries = entries;
    m_moved = false;
}

/// Plays one sound per narrated moment, no matter what else changes.
void TableSounds::told() {
    const EventPlayer& events = *m_session.events();
    const int moment = events.telling() ? events.index() : -1;
    if (moment != m_moment && moment >= 0 && !events.chapter().isEmpty())
        say(QStringLiteral("told-") + events.chapter());
    m_moment = moment;
}

void TableSounds::changed() {
    if (m_session.over() != m_over) {
        m_over = m_session.over();
        if (m_over)
            say(QStringLiteral("the-end"));
    }
    // Call only a single person by sound, because the curtain calls several people.
    if (m_thinking && !m_over && !m_session.bots().thinking() && m_session.curtain()->people() == 1 &&
        !m_session.scheduler()->question().isEmpty()) {
        m_thinking = false;
        say(QStringLiteral("your-turn"));
    }
}

} // namespace taletop::app
