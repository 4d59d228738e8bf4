// SPDX-License-Identifier: MIT
// Taking moves back: freely while nobody has learnt anything by them, else if the table agrees; and
// what else it agrees to, and the locks.
#include "app/session/match_session.h"

#include "core/contract/touched.h"

#include <algorithm>

namespace taletop::app {

/// Whose last move may be taken back: that of the one who sits, else of the person who moved last.
void MatchSession::chooseUndo() {
    m_undoSeat.reset();
    const auto asker = static_cast<kit::Seat>(m_curtain.seated());
    if (!restraint().isEmpty()) {
        m_vote.decline();
        return m_vote.settle({}, asker);
    }
    if (m_vote.active())
        return;
    const auto& entries = m_match.journal().entries;
    if (m_study.asking() && entries.size() <= m_studied)
        return m_vote.settle({}, asker); // what lies before it was played
    const auto asked = [&](const match::Entry& entry) {
        return asker >= 0 ? entry.who == asker : m_curtain.persons().contains(entry.who);
    };
    const auto last = std::find_if(entries.rbegin(), entries.rend(), asked);
    if (last == entries.rend())
        return m_vote.settle({}, asker);
    if (m_match.canTakeBack(last->who))
        m_undoSeat = last->who;
    const bool asks = !m_undoSeat && m_match.canAskBack(last->who);
    m_vote.settle(asks ? std::optional(last->who) : std::nullopt, asker);
}

void MatchSession::undo() {
    if (m_story.telling()) { // it was meant for what is told
        makeWay();
        return;
    }
    if (!m_undoSeat)
        return m_vote.ask();
    if (!mayWrite())
        return;
    const kit::Seat seat = *m_undoSeat;
    m_match.takeBack(seat);
    showTakenBack(seat);
}

/// The last moves of a seat, in playing order.
std::vector<contract::AnyMove> MatchSession::lastMoves(kit::Seat seat) const {
    constexpr std::size_t most = 32; // no decision has more steps
    std::vector<contract::AnyMove> moves;
    const auto& entries = m_match.journal().entries;
    for (auto entry = entries.rbegin(); entry != entries.rend() && moves.size() < most; ++entry)
        if (entry->who == seat)
            moves.insert(moves.begin(), *m_match.game().parseMove(entry->move));
    return moves;
}

/// Makes a move that is wanted by taking others back, where the game's table knows how: then nothing else
/// is to be done for it.
bool MatchSession::rearrange(const contract::AnyMove& wanted) {
    const kit::Seat seat = m_curtain.actor();
    // Who is led makes each move that they are asked for: a way back would lead to the step before.
    if (seat < 0 || m_undoSeat != seat || m_story.telling() || m_guide != nullptr)
        return false;
    const auto way = contract::rearrangedBy(m_match.game(), lastMoves(seat), wanted);
    if (!way)
        return false;
    match::Match trial = m_match;
    for (std::size_t step = 0; step < way->back; ++step) {
        if (!trial.canTakeBack(seat))
            return false;
        trial.takeBack(seat);
    }
    std::vector<contract::AnyMove> legal;
    for (const contract::AnyMove& move : way->instead)
        if (!trial.submit(seat, move))
            legal.push_back(move);
    if (legal.empty() && !way->instead.empty())
        return false;
    for (std::size_t step = 0; step < way->back && canUndo(); ++step)
        undo();
    for (const contract::AnyMove& move : legal)
        submit(QString::fromStdString(m_match.game().moveText(move)));
    return true;
}

/// Everybody comes to the table, and so nobody's cards lie open.
void MatchSession::putToVote() {
    m_story.finish();
    goOn();
    m_lock.leave();
    m_curtain.fall();
}

void MatchSession::carryOutAgreed(match::Agreement::What what, kit::Seat seat) {
    using What = match::Agreement::What;
    if (!mayWrite())
        return;
    switch (what) {
    case What::TakeBack:
        m_match.takeBackAgreed(seat);
        break;
    case What::OpenHands:
        m_match.openHandsAgreed();
        m_curtain.setMode(QStringLiteral("open"));
        emit handsOpened();
        break;
    case What::Unlock:
        m_match.unlockAgreed(seat);
        break;
    }
    if (what == What::TakeBack) {
        showTakenBack(seat);
    } else {
        save();
        follow();
        showSight();
    }
    goOn();
}

void MatchSession::showTakenBack(kit::Seat seat) {
    m_secondLook.lookAway(); // what was decided in steps is begun anew
    m_wentBack = true;
    m_curtain.putNewsAway();
    save();
    follow();
    m_curtain.goBackTo(seat);
    m_readAt = 0;
    show({}, m_match.state());
}

void MatchSession::exchange(match::Match match) {
    m_vote.decline();
    m_lock.leave();
    m_review.leave();
    m_lookBack.forget();
    m_match = std::move(match);
    m_revision = 0;
    m_readAt = 0;
    m_curtain.startOver();
    m_beat.startOver();
    follow();
    show({}, m_match.state());
}

QString MatchSession::undoText() const {
    return m_undoSeat ? tr("Take back %1’s last move").arg(m_names[*m_undoSeat]) : QString();
}

// ---- locks

bool MatchSession::isLocked(int seat) const {
    return seat >= 0 && seat < seatCount() &&
           !m_match.header().seats[static_cast<std::size_t>(seat)].lock.empty();
}

void MatchSession::changeLock() {
    const auto seat = static_cast<kit::Seat>(m_curtain.seated());
    if (seat < 0)
        return;
    if (isLocked(seat))
        keepLock(seat, {});
    else
        m_lock.choose(seat);
}

void MatchSession::keepLock(kit::Seat seat, const std::string& lock) {
    if (!mayWrite())
        return;
    m_match.setLock(seat, lock);
    save();
    emit changed();
}

} // namespace taletop::app
