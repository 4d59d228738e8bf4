// SPDX-License-Identifier: MIT
// To the practice table and back.
#include "app/shell/app.h"

#include "core/match/played.h"

namespace taletop::app {

void App::openExample(const QString& entry) {
    auto read = readExample(entry);
    if (const auto* problem = std::get_if<Sentence>(&read))
        return setNotice(*problem);
    auto& example = std::get<Example>(read);
    if (!m_practice.active())
        setAside();
    auto* session = new MatchSession(std::move(example.match), this);
    m_practice.begin(example, session);
    open(session);
    if (!example.notice.empty())
        setNotice([notice = example.notice] { return translated(notice); });
}

void App::openLesson(const QString& gameId, int step) {
    auto read = readLesson(gameId, step);
    if (const auto* problem = std::get_if<Sentence>(&read)) {
        setNotice(*problem);
        return emit ruleWanted(gameId, {});
    }
    auto& lesson = std::get<OpenedLesson>(read);
    if (!m_practice.active())
        setAside();
    auto* session = new MatchSession(std::move(lesson.match), this);
    auto* guide = new LessonGuide(*session, std::move(lesson.run));
    m_practice.teach(gameId, guide, session);
    open(session);
}

void App::studyTurningPoint(int index) {
    const bots::TurningPoint* point = m_session == nullptr ? nullptr : m_session->lookBack()->point(index);
    if (point != nullptr)
        openStudy(*point, static_cast<kit::Seat>(m_session->lookBack()->seat()));
}

void App::studyAgain() {
    if (m_session == nullptr || !m_session->study()->begun())
        return;
    const Study& study = *m_session->study();
    openStudy(*study.point(), study.seat());
}

/// `point` may belong to the match that goes.
void App::openStudy(const bots::TurningPoint& point, kit::Seat seat) {
    auto* session = new MatchSession(match::practiceFrom(m_session->match(), point.entry, seat), this);
    session->beginStudy(point, seat);
    if (!m_practice.active())
        setAside();
    m_practice.study(session);
    open(session);
}

/// What is on the table waits; its page goes before it has no match to show.
void App::setAside() {
    MatchSession* waiting = m_page == QLatin1String("table") ? m_session : nullptr;
    m_practice.comeFrom(m_page, waiting);
    if (waiting == nullptr)
        return;
    waiting->disconnect(this);
    setPage(QString());
    m_session = nullptr;
}

void App::leaveExample() {
    if (!m_practice.active() || m_page != QLatin1String("table"))
        return;
    const QString game = m_session->gameId();
    const QString entry = m_practice.entry();
    const QString page = m_practice.page();
    if (MatchSession* waiting = m_practice.takeBack(this))
        return open(waiting);
    m_saves.refresh();
    setPage(page);
    dropSession();
    emit ruleWanted(game, entry);
}

void App::endPractice() {
    if (m_practice.active() && !m_practice.shows(m_session))
        m_practice.end();
}

} // namespace taletop::app
