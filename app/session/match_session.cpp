// SPDX-License-Identifier: MIT
#include "app/session/match_session.h"

#include "app/session/playback.h"
#include "app/text/translation.h"
#include "core/bots/bot.h"

#include <algorithm>
#include <array>

namespace taletop::app {

namespace {

/// Milliseconds before a bot's move, by speed.
constexpr std::array pauses{0, 150, 450, 900};

} // namespace

MatchSession::MatchSession(match::Match match, QObject* parent)
    : QObject(parent), m_match(std::move(match)), m_shown(m_match.state()), m_look(m_match.game().cardLook()),
      m_zones(QSizeF(m_look.width, m_look.height)), m_gestures(m_match.game(), m_match.header().options) {
    for (const match::SeatRecord& seat : m_match.header().seats)
        m_names.append(QString::fromStdString(seat.name));
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &MatchSession::playAnswer);
    connect(&m_zones, &TableZones::cardMoved, this, &MatchSession::cardMoved);
    connect(&m_bots, &BotRunner::answered, this, &MatchSession::takeAnswer);
    connect(&m_story, &Storyteller::due, this, &MatchSession::tellStep);
    connect(&m_story, &Storyteller::ended, this, &MatchSession::endTelling);
    chooseViewer();
    rebuildLog();
    refresh();
}

MatchSession::~MatchSession() = default;

void MatchSession::begin() { hold(false); }

void MatchSession::hold(bool held) {
    m_held = held;
    m_story.hold(held);
    if (held)
        m_pause.stop();
    else if (m_answer)
        m_pause.start(0);
    else
        askBots();
}

void MatchSession::setSpeed(int speed) {
    m_speed = speed;
    m_story.setSpeed(speed);
}

void MatchSession::watch(kit::Seat seat) {
    m_story.finish();
    m_watched = seat;
    chooseViewer();
    rebuildLog();
    refresh();
    emit changed();
    emit turned();
}

bool MatchSession::isHuman(kit::Seat seat) const {
    const auto& seats = m_match.header().seats;
    return seat >= 0 && static_cast<std::size_t>(seat) < seats.size() &&
           seats[static_cast<std::size_t>(seat)].kind == "human";
}

/// With one person at the table everything is told as that person learns it; where several share
/// the screen, only what everybody may know.
kit::Seat MatchSession::publicEyes() const {
    kit::Seat eyes = m_watched;
    int people = 0;
    for (kit::Seat seat = 0; seat < m_names.size(); ++seat)
        if (isHuman(seat)) {
            eyes = seat;
            ++people;
        }
    return people > 1 ? kit::spectator : eyes;
}

void MatchSession::chooseViewer() {
    const int seats = static_cast<int>(m_names.size());
    kit::Seat last = kit::spectator;
    kit::Seat first = m_watched;
    for (kit::Seat seat = static_cast<kit::Seat>(seats - 1); seat >= 0; --seat)
        if (isHuman(seat))
            first = seat;
    const auto& entries = m_match.journal().entries;
    const auto byPerson =
        std::find_if(entries.rbegin(), entries.rend(), [&](const auto& entry) { return isHuman(entry.who); });
    if (byPerson != entries.rend())
        last = byPerson->who;
    const ruleset::Pending pending = m_match.pending();
    if (pending.kind == ruleset::Pending::Kind::Seats) {
        for (int step = 1; step <= seats; ++step) {
            const auto seat = static_cast<kit::Seat>((std::max<int>(last, -1) + step) % seats);
            if (isHuman(seat) && pending.seats.contains(seat)) {
                m_viewer = seat;
                return;
            }
        }
    }
    // Nobody's turn: stay with whom the table shows.
    if (!isHuman(m_viewer))
        m_viewer = first;
}

// ---- moves

bool MatchSession::submit(const QString& text) {
    m_story.finish();
    const auto move = m_match.game().parseMove(text.toStdString());
    if (!isHuman(m_viewer)) {
        setRefusal(tr("Only bots play at this table; it can be watched."), {});
    } else if (!move) {
        setRefusal(tr("“%1” is not a move of this game.").arg(text), {});
    } else if (const auto refusal = m_match.game().whyNot(m_match.view(m_viewer), m_viewer, *move)) {
        showRefusal(*refusal);
    } else {
        playMove(m_viewer, *move);
        return true;
    }
    emit refused();
    return false;
}

/// The move has been found legal.
void MatchSession::playMove(kit::Seat seat, const ruleset::AnyMove& move) {
    const std::size_t before = m_match.journal().entries.size();
    if (const auto refusal = m_match.submit(seat, move)) {
        showRefusal(*refusal);
        emit refused();
        return;
    }
    m_autosave.update(m_match);
    if (!m_autosave.problem().isEmpty())
        emit troubled(m_autosave.problem());
    show(before);
}

/// Shows the entries that came after the first `shownEntries`.
void MatchSession::show(std::size_t shownEntries) {
    ++m_revision;
    m_answer.reset();
    m_gestures.clear();
    setHints({});
    setRefusal({}, {});
    const ruleset::Game& game = m_match.game();
    const kit::Seat eyes = publicEyes();
    const auto visibility = game.visibility(eyes);
    const auto& entries = m_match.journal().entries;
    const ruleset::AnyState before = m_shown;
    std::vector<StoryStep> steps;
    for (std::size_t i = shownEntries; i < entries.size(); ++i)
        for (StoryStep& step :
             storySteps(game, i + 1, redacted(carryOut(game, m_shown, entries[i]), visibility, eyes)))
            steps.push_back(std::move(step));
    if (m_story.wantsToTell(steps))
        tell(steps, before);
    else
        showAtOnce(steps);
}

void MatchSession::showAtOnce(const std::vector<StoryStep>& steps) {
    chooseViewer();
    const auto visibility = m_match.game().visibility(publicEyes());
    const scene::Scene after = m_match.game().scene(m_match.view(m_viewer), m_viewer);
    for (const StoryStep& step : steps) {
        m_zones.play(step.facts, visibility, after, m_names);
        addToLog(step.facts, step.entry);
    }
    refresh();
    emit changed();
    emit turned();
    askBots();
}

QString MatchSession::whyNot(const QString& text) const {
    const auto move = m_match.game().parseMove(text.toStdString());
    if (!move || m_viewer < 0)
        return tr("“%1” is not a move of this game.").arg(text);
    const auto refusal = m_match.game().whyNot(m_match.view(m_viewer), m_viewer, *move);
    return refusal ? translated(m_match.game().refusalText(*refusal), m_names) : QString();
}

void MatchSession::press(const QString& kind, const QString& zoneKind, int owner, int index) {
    if (m_story.telling()) // it was meant for what is told
        return m_story.finish();
    using Kind = scene::Pick::Kind;
    static const std::map<QString, Kind> kinds{{QStringLiteral("zone"), Kind::Zone},
                                               {QStringLiteral("card"), Kind::Card},
                                               {QStringLiteral("seat"), Kind::Seat},
                                               {QStringLiteral("button"), Kind::Button},
                                               {QStringLiteral("spot"), Kind::Spot}};
    const auto known = kinds.find(kind);
    if (known == kinds.end())
        return;
    scene::Pick pick{.kind = known->second};
    const std::string key = zoneKind.toStdString();
    if (pick.kind == Kind::Button)
        pick.key = key.c_str();
    if (pick.kind == Kind::Zone || pick.kind == Kind::Card)
        pick.zone = m_zones.numberOf(zoneKind, owner);
    if (pick.kind != Kind::Zone && pick.kind != Kind::Button)
        pick.index = index;
    const auto outcome = m_gestures.touch(pick, m_scene.choices, m_match.view(m_viewer), m_viewer);
    using Outcome = GestureController::Outcome::Kind;
    if (outcome.kind == Outcome::Move || outcome.kind == Outcome::Refused)
        submit(QString::fromStdString(outcome.move));
}

// ---- undo and hints

/// Whose last move may be taken back: that of the person who moved last.
void MatchSession::chooseUndo() {
    m_undoSeat.reset();
    const auto& entries = m_match.journal().entries;
    const auto byPerson =
        std::find_if(entries.rbegin(), entries.rend(), [&](const auto& entry) { return isHuman(entry.who); });
    if (byPerson != entries.rend() && m_match.canTakeBack(byPerson->who))
        m_undoSeat = byPerson->who;
}

void MatchSession::undo() {
    m_story.finish();
    if (!m_undoSeat)
        return;
    m_match.takeBack(*m_undoSeat);
    m_autosave.update(m_match);
    if (!m_autosave.problem().isEmpty())
        emit troubled(m_autosave.problem());
    rebuildLog();
    show(m_match.journal().entries.size());
}

void MatchSession::hint() {
    m_story.finish();
    const ruleset::Pending pending = m_match.pending();
    if (!isHuman(m_viewer) || pending.kind != ruleset::Pending::Kind::Seats ||
        !pending.seats.contains(m_viewer))
        return;
    QVariantList hints;
    for (const auto& advice : m_match.game().advise(m_match.view(m_viewer), m_viewer))
        hints.append(QVariantMap{
            {QStringLiteral("move"), QString::fromStdString(m_match.game().moveText(advice.move))},
            {QStringLiteral("text"), translated(advice.why, m_names)}});
    setHints(hints);
}

void MatchSession::clearHint() { setHints({}); }

QStringList MatchSession::hintMoves() const {
    QStringList moves;
    for (const QVariant& hint : m_hints)
        moves.append(hint.toMap().value(QStringLiteral("move")).toString());
    return moves;
}

void MatchSession::setHints(const QVariantList& hints) {
    if (m_hints == hints)
        return;
    m_hints = hints;
    m_choices.sync(m_scene.choices, m_scene.zones, m_names, hintMoves());
    emit hintChanged();
}

void MatchSession::clearRefusal() { setRefusal({}, {}); }

void MatchSession::setRefusal(const QString& text, const QString& entry) {
    if (m_refusalText == text && m_refusalEntry == entry)
        return;
    m_refusalText = text;
    m_refusalEntry = entry;
    emit refusalChanged();
}

void MatchSession::showRefusal(const kit::Refusal& refusal) {
    setRefusal(translated(m_match.game().refusalText(refusal), m_names),
               QString::fromStdString(m_match.game().ledgerEntry(refusal)));
}

// ---- bots

void MatchSession::askBots() {
    const ruleset::Pending pending = m_match.pending();
    const bool seatsPending = pending.kind == ruleset::Pending::Kind::Seats;
    for (kit::Seat seat = 0; seatsPending && seat < m_names.size(); ++seat) {
        if (!pending.seats.contains(seat) || isHuman(seat))
            continue;
        if (m_held || m_story.telling() || m_asked == m_revision)
            return;
        m_asked = m_revision;
        setThinking(true);
        const match::Header& header = m_match.header();
        m_bots.ask({&m_match.game(), m_match.view(seat), seat,
                    header.seats[static_cast<std::size_t>(seat)].kind,
                    bots::streamOf(header.seed, seat, match::movesOf(m_match.journal(), seat)), m_revision});
        return;
    }
    setThinking(false);
}

void MatchSession::takeAnswer(const BotAnswer& answer) {
    // The table has changed while the bot thought; it has been asked again.
    if (answer.revision != m_revision)
        return;
    m_answer = answer;
    setThinking(false);
    if (!m_held)
        m_pause.start(pauses[static_cast<std::size_t>(std::clamp(m_speed, 0, 3))]);
}

void MatchSession::playAnswer() {
    if (!m_answer || m_answer->revision != m_revision)
        return;
    const BotAnswer answer = *m_answer;
    m_answer.reset();
    playMove(answer.seat, answer.move);
}

void MatchSession::setThinking(bool thinking) {
    if (m_thinking == thinking)
        return;
    m_thinking = thinking;
    emit thinkingChanged();
}

void MatchSession::finishAnimations() {
    m_story.finish();
    emit finishWanted();
    if (m_answer && !m_held)
        m_pause.start(0);
}

} // namespace taletop::app
