// SPDX-License-Identifier: MIT
#include "app/session/lesson_guide.h"

#include "app/text/translation.h"

#include <algorithm>
#include <utility>

namespace taletop::app {

namespace {

/// Refuses a touch at once if it can only lead to moves that this step postpones.
void referEarly(MatchSession& session, const LessonGuide& guide) {
    const QList<int> open = session.touches()->open();
    QString later;
    for (const int row : open) {
        const QString move = session.choices()->at(row).value(QStringLiteral("move")).toString();
        const auto parsed = session.match().game().parseMove(move.toStdString());
        if (!parsed || guide.putsOff(*parsed).isEmpty())
            return;
        later = move;
    }
    if (open.isEmpty())
        return;
    session.touches()->drop();
    session.submit(later); // refuses the move with the reason
}

} // namespace

LessonGuide::LessonGuide(MatchSession& session, match::LessonRun run)
    : QObject(&session), m_session(session), m_run(std::move(run)) {
    connect(&session, &MatchSession::turned, this, &LessonGuide::follow);
    connect(session.events(), &EventPlayer::changed, this, &LessonGuide::changed);
    session.scheduler()->setGuide(this);
    constexpr int betweenMoves = 800; // milliseconds; lets the learner follow the moves
    m_pace.setInterval(betweenMoves);
    connect(&m_pace, &QTimer::timeout, this, &LessonGuide::showOn);
    connect(session.touches(), &MoveBuilder::touching, this, &LessonGuide::stopShowing);
    // Refuse only presses early. A card lifted for dragging is refused when it is dropped.
    connect(session.touches(), &MoveBuilder::touching, this, [this] {
        connect(
            m_session.touches(), &MoveBuilder::changed, this, [this] { referEarly(m_session, *this); },
            static_cast<Qt::ConnectionType>(Qt::SingleShotConnection));
    });
}

int LessonGuide::number() const { return std::min(place() + 1, count()); }

QStringList LessonGuide::chapters() const {
    QStringList titles;
    const contract::Lesson lesson = m_session.match().game().lesson();
    for (const contract::LessonChapter& chapter : lesson.chapters)
        titles.append(translated(chapter.title));
    return titles;
}

/// Has the table reached the current step of the lesson?
bool LessonGuide::isTold() const {
    return !m_session.events()->telling() && (tells() || asks() || m_session.match().over());
}

QString LessonGuide::text() const {
    if (done()) {
        const kit::Text rest = m_session.match().game().lesson().rest;
        return rest.empty() ? tr("That was your first game. Now you know how to play.") : translated(rest);
    }
    if (isTold())
        return translated(m_run.step().text);
    return m_session.events()->waits() ? tr("Read what happened, then press Next.")
                                       : tr("Watch what happens.");
}

QString LessonGuide::praise() const { return translated(m_praise); }

QString LessonGuide::entry() const {
    if (done())
        return {};
    return QString::fromStdString(m_session.match().game().ledgerEntry(m_run.step().ledger));
}

QString LessonGuide::look() const {
    return isTold() && !done() ? QString::fromStdString(m_run.look(m_session.match())) : QString();
}

bool LessonGuide::tells() const { return !m_session.events()->telling() && m_run.tells(m_session.match()); }

bool LessonGuide::asks() const {
    const contract::Pending due = m_session.match().pending();
    return !done() && due.kind == contract::Pending::Kind::Seats && due.seats.contains(contract::learnerSeat);
}

void LessonGuide::next() {
    if (!tells())
        return;
    m_praise = {};
    m_run.next();
    m_run.follow(m_session.match());
    tell();
    m_session.scheduler()->goOn();
}

void LessonGuide::show() {
    if (tells())
        return next();
    if (!asks())
        return m_session.scheduler()->skipToTurn();
    m_shown = place();
    m_pace.start();
    showMove();
    if (m_shown != place())
        stopShowing();
    emit changed();
}

void LessonGuide::stopShowing() {
    if (!showing())
        return;
    m_shown = -1;
    m_pace.stop();
    emit changed();
}

void LessonGuide::showMove() {
    if (m_run.takesBack(m_session.match()))
        return m_session.undo()->take();
    const contract::Game& game = m_session.match().game();
    m_session.submit(QString::fromStdString(game.moveText(m_run.shown(m_session.match()))));
}

/// Continues the demonstration after the others have moved and the narration is over.
void LessonGuide::showOn() {
    if (m_shown != place() || done())
        return stopShowing();
    if (!m_session.events()->telling() && !m_session.bots().thinking() && asks())
        showMove();
}

QString LessonGuide::putsOff(const contract::AnyMove& move) const {
    if (m_run.accepts(m_session.match(), move))
        return {};
    const QString part = nextPart();
    //: A lesson’s answer to another move. %1 is the move to make first
    return part.isEmpty() ? translated(m_run.otherwise()) : tr("First: %1.").arg(part);
}

/// Returns the label of the next move in a step that has begun, or "".
QString LessonGuide::nextPart() const {
    const match::Match& match = m_session.match();
    const auto move = m_run.isBegun(match) ? m_run.lineMove(match, contract::learnerSeat)
                                           : std::optional<contract::AnyMove>();
    const QString wanted = move ? QString::fromStdString(match.game().moveText(*move)) : QString();
    for (int row = 0; move && row < m_session.choices()->rowCount(); ++row)
        if (const QVariantMap choice = m_session.choices()->at(row);
            choice.value(QStringLiteral("move")) == wanted)
            return choice.value(QStringLiteral("label")).toString();
    return {};
}

std::optional<contract::AnyMove> LessonGuide::moveOf(kit::Seat seat) const {
    return m_run.lineMove(m_session.match(), seat);
}

/// Follows the match, but waits until the narration is over.
void LessonGuide::follow() {
    if (!m_session.events()->telling()) {
        const std::size_t before = m_run.number();
        m_run.follow(m_session.match());
        if (m_run.number() != before)
            m_praise = m_run.number() > before ? m_run.step(m_run.number() - 1).praise : kit::Text();
    }
    tell();
}

void LessonGuide::tell() {
    emit changed();
    //: Two sentences, one after the other
    const QString said = m_praise.empty() ? text() : tr("%1 %2").arg(praise(), text());
    if (said == m_said || (!isTold() && !done()))
        return;
    m_said = said;
    emit m_session.taught(said);
}

} // namespace taletop::app
