// SPDX-License-Identifier: MIT
// Taking moves back: freely while nobody has learnt anything by them, else if the table agrees.
#include "app/session/match_session.h"

#include <algorithm>

namespace taletop::app {

/// Whose last move may be taken back: that of the one who sits, else of the person who moved last.
void MatchSession::chooseUndo() {
    m_undoSeat.reset();
    if (!restraint().isEmpty())
        return m_vote.settle({});
    if (m_vote.active())
        return;
    const auto& entries = m_match.journal().entries;
    const auto asked = [&](const match::Entry& entry) {
        return m_curtain.seated() >= 0 ? entry.who == m_curtain.seated()
                                       : m_curtain.persons().contains(entry.who);
    };
    const auto last = std::find_if(entries.rbegin(), entries.rend(), asked);
    if (last == entries.rend())
        return m_vote.settle({});
    if (m_match.canTakeBack(last->who))
        m_undoSeat = last->who;
    const bool asks = !m_undoSeat && m_match.canAskBack(last->who);
    m_vote.settle(asks ? std::optional(last->who) : std::nullopt);
}

void MatchSession::undo() {
    m_story.finish();
    if (!m_undoSeat)
        return m_vote.ask();
    const kit::Seat seat = *m_undoSeat;
    m_match.takeBack(seat);
    showTakenBack(seat);
}

/// Everybody comes to the table, and so nobody's cards lie open.
void MatchSession::putToVote() {
    m_story.finish();
    hold(m_held);
    m_curtain.fall();
}

void MatchSession::takeBackAgreed(kit::Seat seat) {
    m_match.takeBackAgreed(seat);
    showTakenBack(seat);
    hold(m_held);
}

void MatchSession::showTakenBack(kit::Seat seat) {
    m_autosave.update(m_match);
    if (!m_autosave.problem().isEmpty())
        emit troubled(m_autosave.problem());
    follow();
    m_curtain.goBackTo(seat);
    show(m_match.journal().entries.size());
}

QString MatchSession::undoText() const {
    return m_undoSeat ? tr("Take back %1’s last move").arg(m_names[*m_undoSeat]) : QString();
}

} // namespace taletop::app
