// SPDX-License-Identifier: MIT
// How the session shows its past, and what stands still meanwhile.
#include "app/session/match_session.h"
#include "app/session/playback.h"

namespace taletop::app {

QString MatchSession::restraint() const {
    if (m_review.active() && m_readOnly.isEmpty())
        return tr("This is how it was. Come back to now to play on.");
    return m_readOnly;
}

// ---- a decision that is studied

void MatchSession::beginStudy(const bots::TurningPoint& point, kit::Seat seat) {
    m_studied = m_match.journal().entries.size();
    m_study.begin(point, seat, m_match.known(seat), m_names);
    showSight();
}

/// Steps are made until the one that would seal them; then all of them are compared, and stay as they are.
bool MatchSession::tryOut(kit::Seat seat, const contract::AnyMove& move) {
    const contract::Game& game = m_match.game();
    contract::AnyDecision steps;
    const auto& entries = m_match.journal().entries;
    for (std::size_t entry = m_studied; entry < entries.size(); ++entry)
        if (entries[entry].who == seat && steps.size() < contract::maxSteps)
            steps.push_back(*game.parseMove(entries[entry].move));
    contract::AnyState after = m_match.state();
    kit::Facts nobody;
    game.apply(after, seat, move, nobody);
    const bool seals =
        game.sameMove(move, m_study.point()->best.steps.back()) || !game.pending(after).seats.contains(seat);
    if (m_study.hasSteps() && !seals && steps.size() + 1 < contract::maxSteps)
        return playMove(seat, move);
    if (steps.size() < contract::maxSteps)
        steps.push_back(move);
    m_study.weigh(steps);
    m_touches.drop();
    refresh();
    emit changed();
    emit turned();
    return false;
}

const contract::AnyState& MatchSession::stateShown() const {
    return m_review.active() ? m_review.state() : m_match.state();
}

int MatchSession::focusSeat() const {
    return m_review.active() && m_review.eyes() >= 0 ? m_review.eyes() : m_curtain.focus();
}

/// The past is opened, or left: then everything is as if nobody had looked.
void MatchSession::showReview() {
    if (m_story.waits())
        m_readAt = 0; // read again afterwards
    goOn();
    showSight();
}

/// One place further its cards move; anywhere else they lie there at once.
void MatchSession::showMoment(int by) {
    ++m_revision;
    setRefusal({}, {});
    emit finishWanted();
    if (by == 1) {
        const auto seen = m_match.game().visibility(m_review.eyes());
        m_zones.play(redacted(m_review.lastFacts(), seen), seen, sceneNow(), m_names);
    }
    refresh();
    emit changed();
    emit turned();
}

bool MatchSession::tellsThen(int number) const {
    return m_review.active() && m_review.placeOf(positionOf(number)) == m_review.place();
}

QStringList MatchSession::saidThen() const {
    QStringList said;
    for (const LogModel::Row& row : m_log.rows())
        if (tellsThen(row.number))
            said.append(row.text);
    return said;
}

QString MatchSession::reviewPrompt() const {
    if (m_review.position() == 0)
        return tr("Before the first of %n move(s).", nullptr, m_review.places());
    const QString place = tr("Move %1 of %2").arg(m_review.place()).arg(m_review.places());
    const QString said = saidThen().value(0);
    return said.isEmpty() ? tr("%1.").arg(place) : tr("%1: %2").arg(place, said);
}

QVariantList MatchSession::placesNow(const QVariantList& places) const {
    QVariantList list;
    for (const QVariant& each : places) {
        const QVariantMap place = each.toMap();
        for (const TableZones::Spot& spot : m_zones.find(place.value(QStringLiteral("kind")).toString(),
                                                         place.value(QStringLiteral("owner")).toInt(),
                                                         place.value(QStringLiteral("face")).toInt()))
            list.append(QVariantMap{{QStringLiteral("kind"), spot.kind},
                                    {QStringLiteral("owner"), spot.owner},
                                    {QStringLiteral("index"), spot.index}});
    }
    return list;
}

} // namespace taletop::app
