// SPDX-License-Identifier: MIT
#include "app/shell/practice_visits.h"

#include "core/match/played.h"

#include <utility>

namespace taletop::app {

PracticeVisits::PracticeVisits(const Others& others)
    : m_practice(&others.practice), m_pages(&others.pages), m_notice(&others.notice), m_saves(&others.saves),
      m_tabletop(&others.tabletop) {}

void PracticeVisits::openExample(const QString& entry) {
    auto read = readExample(entry);
    if (const auto* problem = std::get_if<QString>(&read))
        return m_notice->set(*problem);
    auto& example = std::get<Example>(read);
    if (!m_practice->active())
        setAside();
    auto session = std::make_unique<MatchSession>(std::move(example.match));
    m_practice->begin(example, session.get());
    m_tabletop->lay(std::move(session));
    if (!example.notice.empty())
        m_notice->set(translated(example.notice));
}

void PracticeVisits::openLesson(const QString& gameId, int step) {
    auto read = readLesson(gameId, step);
    if (const auto* problem = std::get_if<QString>(&read)) {
        m_notice->set(*problem);
        return emit ruleWanted(gameId, {});
    }
    auto& lesson = std::get<OpenedLesson>(read);
    if (!m_practice->active())
        setAside();
    auto session = std::make_unique<MatchSession>(std::move(lesson.match));
    auto* guide = new LessonGuide(*session, std::move(lesson.run));
    m_practice->teach(gameId, guide, session.get());
    m_tabletop->lay(std::move(session));
}

void PracticeVisits::playOnFrom(int turningPoint) {
    MatchSession* session = m_tabletop->session();
    if (session == nullptr)
        return;
    const LookBack& seen = *session->lookBack();
    if (const bots::TurningPoint* point = seen.point(turningPoint))
        playOn({point->entry, static_cast<kit::Seat>(seen.seat())});
}

void PracticeVisits::playOnAgain() {
    if (m_practice->moment())
        playOn(*m_practice->moment());
}

/// Sets up the match on the table at this moment.
void PracticeVisits::playOn(const Moment& moment) {
    auto session = std::make_unique<MatchSession>(
        match::practiceFrom(m_tabletop->session()->match(), moment.entries, moment.seat));
    if (!m_practice->active())
        setAside();
    m_practice->playOn(moment, session.get());
    m_tabletop->lay(std::move(session));
}

/// Sets the current page and match aside for the way back.
void PracticeVisits::setAside() {
    MatchSession* waiting = m_pages->showsTable() ? m_tabletop->session() : nullptr;
    m_practice->comeFrom(m_pages->shown(), waiting);
    if (waiting != nullptr)
        m_tabletop->putAside();
}

void PracticeVisits::leave() {
    if (!m_practice->active() || !m_pages->showsTable())
        return;
    const QString game = m_tabletop->session()->gameId();
    const QString entry = m_practice->entry();
    const QString page = m_practice->page();
    if (std::unique_ptr<MatchSession> waiting = m_practice->takeBack())
        return m_tabletop->lay(std::move(waiting));
    m_saves->refresh();
    m_pages->show(page);
    m_tabletop->clear();
    emit ruleWanted(game, entry);
}

PracticeVisits::Tables PracticeVisits::takeTables() {
    Tables tables;
    if (!m_pages->showsTable() || m_tabletop->session() == nullptr)
        return tables;
    tables.shown = takeState(*m_tabletop->session());
    if (!m_practice->active())
        return tables;
    tables.visit = m_practice->visit();
    if (m_practice->lesson() != nullptr)
        tables.lesson = m_practice->lesson()->run();
    if (m_practice->waiting() != nullptr)
        tables.waiting = takeState(*m_practice->waiting());
    return tables;
}

void PracticeVisits::layTables(Tables tables) {
    if (!tables.shown)
        return;
    auto session = sessionOf(*tables.shown);
    if (tables.visit) {
        m_practice->comeFrom(tables.visit->page,
                             tables.waiting ? sessionOf(*tables.waiting).release() : nullptr);
        if (tables.waiting)
            restore(*m_practice->waiting(), *tables.waiting);
        auto* guide = tables.lesson ? new LessonGuide(*session, std::move(*tables.lesson)) : nullptr;
        m_practice->takeUp(*tables.visit, guide, session.get());
    }
    m_tabletop->lay(std::move(session));
    restore(*m_tabletop->session(), *tables.shown);
}

void PracticeVisits::endIfLeft() {
    if (m_practice->active() && !m_practice->shows(m_tabletop->session()))
        m_practice->end();
}

} // namespace taletop::app
