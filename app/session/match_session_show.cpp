// SPDX-License-Identifier: MIT
// What the session shows: its models and texts, made from the viewer's scene.
#include "app/session/match_session.h"

#include "app/models/game_files.h"
#include "app/session/playback.h"
#include "app/text/translation.h"

#include <algorithm>

namespace taletop::app {

namespace {

/// "Marie", "Marie and Fred", "Marie, Fred and Denis".
QString joined(const QStringList& names) {
    if (names.size() < 2)
        return names.join(QString());
    return MatchSession::tr("%1 and %2")
        .arg(names.mid(0, names.size() - 1).join(MatchSession::tr(", ")), names.last());
}

/// What the person behind the curtain is asked, where it is made of open things and everybody knows it:
/// whose tail is the prettiest.
kit::Text askedOpenly(const match::Match& match, kit::Seat seat) {
    const scene::Scene own = match.game().scene(match.view(seat), seat);
    return own.secret ? own.prompt : kit::Text{};
}

QString summaryOf(const SeatModel::Row& row) {
    QStringList parts{row.name, seatKindText(row.kind)};
    for (const QVariant& text : row.counterTexts)
        parts.append(text.toString());
    if (row.pending)
        parts.append(MatchSession::tr("to act now"));
    if (row.opened > 0)
        parts.append(MatchSession::tr("hand opened %n time(s)", nullptr, row.opened));
    return parts.join(MatchSession::tr(", "));
}

/// As much of a long tale as a prompt has room for; the log has all of it.
QString beginningOf(const QStringList& told) {
    constexpr qsizetype most = 3;
    const QString beginning = told.mid(0, most).join(MatchSession::tr(" · "));
    const int more = static_cast<int>(told.size() - most);
    return more > 0 ? MatchSession::tr("%1 · and %n more", nullptr, more).arg(beginning) : beginning;
}

} // namespace

void MatchSession::refresh() {
    m_scene = sceneNow();
    if (!m_review.active())
        m_curtain.noteSeen();
    m_zones.sync(m_scene, m_names);
    chooseUndo();
    refreshSeats();
    offer(m_scene.choices);
    m_thought.follow(m_review.active() ? std::vector<scene::Choice>() : m_scene.choices, m_names);
    lookAgain();
    m_pad.sync(m_scene.pad, m_names);
    refreshScore();
    m_tale.read(stateShown(), static_cast<kit::Seat>(actor()),
                m_review.active() ? m_review.remarks() : m_match.remarks());
}

/// What the viewer may do now.
void MatchSession::offer(const std::vector<scene::Choice>& choices) {
    m_choices.sync(choices, m_scene.zones, m_names, m_hints.moves());
    m_touches.setHints(m_hints.moves());
    m_touches.settle(m_scene, choices, static_cast<kit::Seat>(focusSeat()));
}

/// What is on the table: of one seat, or public with the choices of the seat that acts, or, when
/// the match is over and keeps no secrets, everything that anybody knew.
scene::Scene MatchSession::sceneNow() const {
    if (m_review.active())
        return m_review.scene();
    const contract::Game& game = m_match.game();
    scene::Scene scene = game.scene(m_match.view(m_curtain.viewer()), m_curtain.viewer());
    if (m_curtain.people() > 1)
        showAsToAll(scene, game, m_match.state());
    if (m_curtain.inPublic()) {
        scene::Scene own = game.scene(m_match.view(m_curtain.actor()), m_curtain.actor());
        scene.choices = std::move(own.choices);
        scene.prompt = own.prompt;
        scene.detail = own.detail;
        scene.step = own.step;
    }
    if (!m_readOnly.isEmpty()) {
        scene.choices.clear();
        scene.step = "";
    }
    const bool allOpen = over() && !game.info().secretsStay;
    for (kit::Seat seat = 0; allOpen && seat < m_names.size(); ++seat)
        layOpen(scene, game.scene(m_match.view(seat), seat));
    return scene;
}

void MatchSession::refreshSeats() {
    const contract::Pending pending = m_match.game().pending(stateShown());
    std::vector<SeatModel::Row> rows;
    for (kit::Seat seat = 0; seat < m_names.size(); ++seat) {
        const match::SeatRecord& record = m_match.header().seats[static_cast<std::size_t>(seat)];
        const bool acts = pending.kind == contract::Pending::Kind::Seats && pending.seats.contains(seat);
        SeatModel::Row row;
        row.seat = seat;
        row.name = m_names[seat];
        row.kind = QString::fromStdString(record.kind);
        row.emblem = record.emblem;
        row.isViewer = seat == viewer();
        row.opened = m_curtain.openings(seat);
        row.pending = acts && !m_story.telling();
        row.done = !acts && pending.kind != contract::Pending::Kind::Over;
        for (const scene::Counter& counter : m_scene.counters) {
            if (counter.seat != seat)
                continue;
            row.counters.insert(QString::fromUtf8(counter.key), counter.value);
            row.counterTexts.insert(QString::fromUtf8(counter.key), translated(counter.text, m_names));
        }
        row.summary = summaryOf(row);
        rows.push_back(row);
    }
    m_seats.sync(rows);
}

void MatchSession::refreshScore() {
    m_result = over() ? m_match.game().result(m_match.state()) : contract::Result{};
    m_score.sync(m_result.lines, m_scene.zones, m_names);
}

void MatchSession::addToLog(const std::vector<kit::Fact>& facts, std::size_t entry) {
    m_log.append(m_writer.rows(entry, facts));
}

/// Goes through the whole journal: the log, and what is known of whose turn may be seen.
void MatchSession::follow() {
    m_curtain.restart();
    m_match.retrace([this](const match::Entry& entry, std::span<const kit::Fact> facts,
                           const contract::AnyState& after) { m_curtain.follow(entry.who, facts, after); });
    writeLog();
}

/// Writes the whole log anew, but for what is still to be told.
void MatchSession::writeLog() {
    const contract::Game& game = m_match.game();
    const kit::Seat eyes = m_curtain.publicEyes();
    const auto visibility = game.visibility(eyes);
    m_writer.restart(eyes);
    std::vector<StoryStep> steps;
    std::size_t entries = 0;
    m_match.retrace(
        [&](const match::Entry&, std::span<const kit::Fact> facts, const contract::AnyState& after) {
            m_writer.follow(++entries, after);
            for (StoryStep& step : storySteps(game, entries, redacted(facts, visibility)))
                steps.push_back(std::move(step));
        });
    steps.resize(steps.size() - std::min(steps.size(), m_story.untold()));
    std::vector<LogModel::Row> rows = m_writer.agreed(0);
    auto step = steps.begin();
    for (std::size_t entry = 1; entry <= entries; ++entry) {
        for (; step != steps.end() && step->entry == entry; ++step)
            for (auto& row : m_writer.rows(entry, step->facts))
                rows.push_back(std::move(row));
        for (auto& row : m_writer.agreed(entry))
            rows.push_back(std::move(row));
    }
    m_log.sync(rows);
}

void MatchSession::retell() {
    clearHint();
    clearRefusal();
    m_tale.retell();
    m_lookBack.retell();
    writeLog();
    m_story.retell();
    if (!m_story.telling())
        refresh();
    emit m_vote.changed();
    emit m_standstill.changed();
    emit changed();
}

// ---- properties

QString MatchSession::gameId() const { return QString::fromUtf8(m_match.game().info().id); }

QString MatchSession::gameTitle() const { return translated(m_match.game().info().title); }

QUrl MatchSession::tableUrl() const { return pageOf(gameId(), QStringLiteral("Table")); }

QVariantList MatchSession::zones() const {
    QVariantList found;
    for (const scene::Zone& zone : m_scene.zones)
        found.append(QVariantMap{{"kind", QString::fromUtf8(zone.kind)}, {"owner", zone.owner}});
    return found;
}

ZoneModel* MatchSession::zone(const QString& kind, int owner) { return m_zones.zone(kind, owner); }

QString MatchSession::prompt() const {
    if (m_review.active())
        return reviewPrompt();
    if (m_story.telling())
        return m_story.text();
    return m_curtain.down() ? tr("Pass the screen to %1.").arg(m_names[m_curtain.seat()])
                            : translated(m_scene.prompt, m_names);
}

QString MatchSession::detail() const {
    if (m_review.active()) {
        QStringList told{m_review.mark().value(QStringLiteral("text")).toString(),
                         beginningOf(saidThen().mid(1))};
        if (!step().isEmpty()) // and what was asked then
            told.append(translated(m_scene.prompt, m_names));
        told.removeAll(QString());
        return told.join(tr(" · "));
    }
    if (m_story.telling())
        return {}; // the caption says it all; a chapter's name below it would be a stray word
    if (m_beat.active() && m_beat.length() > 0 && m_standstill.clocks())
        return m_standstill.why();
    if (!m_curtain.down())
        return translated(m_scene.detail, m_names);
    QStringList told{translated(askedOpenly(m_match, static_cast<kit::Seat>(m_curtain.seat())), m_names),
                     tr("%1 alone may see what comes next.").arg(m_names[m_curtain.seat()])};
    told.removeAll(QString());
    return told.join(u' ');
}

int MatchSession::seatEmblem(int seat) const {
    const auto& seats = m_match.header().seats;
    return seat >= 0 && seat < seatCount() ? seats[static_cast<std::size_t>(seat)].emblem : 0;
}

QString MatchSession::step() const {
    return over() ? QStringLiteral("over") : QString::fromUtf8(m_scene.step);
}

QVariantMap MatchSession::counters() const {
    QVariantMap map;
    for (const scene::Counter& counter : m_scene.counters)
        if (counter.seat == kit::spectator)
            map.insert(QString::fromUtf8(counter.key), counter.value);
    return map;
}

QVariantMap MatchSession::counterTexts() const {
    QVariantMap map;
    for (const scene::Counter& counter : m_scene.counters)
        if (counter.seat == kit::spectator)
            map.insert(QString::fromUtf8(counter.key), translated(counter.text, m_names));
    return map;
}

QVariantList MatchSession::totals() const {
    QVariantList list;
    for (const int total : m_result.totals)
        list.append(total);
    return list;
}

QVariantList MatchSession::winners() const {
    QVariantList list;
    for (const kit::Seat seat : m_result.winners)
        list.append(int(seat));
    return list;
}

QString MatchSession::winnerText() const {
    if (!over())
        return {};
    if (seatCount() == 1)
        return tr("%1 has %n point(s).", nullptr, m_result.totals.front()).arg(m_names.first());
    QStringList names;
    for (const kit::Seat seat : m_result.winners)
        names.append(m_names[seat]);
    return names.size() == 1 ? tr("%1 wins.").arg(names.first()) : tr("%1 win together.").arg(joined(names));
}

} // namespace taletop::app
