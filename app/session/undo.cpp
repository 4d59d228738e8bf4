// SPDX-License-Identifier: MIT
#include "app/session/undo.h"

#include "core/contract/touched.h"

#include <algorithm>

namespace taletop::app {

void Undo::choose() {
    TableVote& vote = m_table->vote;
    const match::Match& match = m_table->match;
    if (!m_table->restraint().isEmpty()) {
        setSeat({});
        vote.decline();
        return vote.settle({});
    }
    if (vote.active())
        return setSeat({});
    const kit::Seat last = lastToMove(m_table->hotSeat.seated());
    const bool free = last >= 0 && !mayHaveBegun(last) && match.canTakeBack(last);
    const bool asks = last >= 0 && !free && match.canAskBack(last);
    setSeat(free ? std::optional(last) : std::nullopt);
    vote.settle(asks ? std::optional(last) : std::nullopt);
}

void Undo::setSeat(std::optional<kit::Seat> seat) {
    const QString text = seat ? tr("Take back %1’s last move").arg(m_table->names[*seat]) : QString();
    if (seat == m_seat && text == m_text)
        return;
    m_seat = seat;
    m_text = text;
    emit changed();
}

/// Returns the asker if they have moved. Without an asker, returns the last person with an action that all
/// viewers have seen. In a reaction window only the play and the responses can be taken back, but never an
/// automatic pass.
kit::Seat Undo::lastToMove(kit::Seat asker) const {
    const table::HotSeat& hotSeat = m_table->hotSeat;
    const auto& entries = m_table->match.journal().entries;
    const std::size_t first = m_table->reactions.active() ? m_table->reactions.play() : 0;
    for (std::size_t entry = entries.size(); entry-- > first && entry != m_table->passedFor;) {
        const kit::Seat who = entries[entry].who;
        const bool seen = !hotSeat.inUse() || hotSeat.wasSeenByAll(entry);
        if (asker >= 0 ? who == asker : hotSeat.peopleHere().contains(who) && seen)
            return who;
    }
    return kit::spectator;
}

/// Could `seat` have begun a turn in private? Then nobody is seated, and the table must neither show nor
/// count its moves.
bool Undo::mayHaveBegun(kit::Seat seat) const {
    const table::HotSeat& hotSeat = m_table->hotSeat;
    return hotSeat.inUse() && hotSeat.seated() < 0 && seat != hotSeat.actor() &&
           m_table->match.pending().seats.contains(seat);
}

void Undo::take() {
    if (m_table->events.telling()) { // the press only ends the narration
        m_table->events.makeWay();
        return;
    }
    if (!m_seat)
        return m_table->vote.ask();
    takeBack(*m_seat);
}

bool Undo::possibleFor(kit::Seat seat) const {
    return m_table->restraint().isEmpty() && !m_table->events.telling() && !m_table->vote.active() &&
           lastToMove(seat) == seat && m_table->match.canTakeBack(seat);
}

void Undo::takeFor(kit::Seat seat) { takeBack(seat); }

void Undo::takeBack(kit::Seat seat) {
    if (!m_autosave->mayWrite())
        return;
    const auto& entries = m_table->match.journal().entries;
    const auto last = std::ranges::find(entries.rbegin(), entries.rend(), seat, &match::Entry::who);
    const auto place = static_cast<std::size_t>(entries.rend() - last) - 1;
    m_table->match.takeBack(seat);
    emit taken(seat, place);
}

/// Returns the last moves of a seat, in playing order.
std::vector<contract::AnyMove> Undo::lastMoves(kit::Seat seat) const {
    constexpr std::size_t most = 32; // limit above the number of steps in any decision
    std::vector<contract::AnyMove> moves;
    const auto& entries = m_table->match.journal().entries;
    for (auto entry = entries.rbegin(); entry != entries.rend() && moves.size() < most; ++entry)
        if (entry->who == seat)
            moves.insert(moves.begin(), *m_table->game().parseMove(entry->move));
    return moves;
}

std::optional<Undo::Way> Undo::to(const contract::AnyMove& wanted) const {
    const kit::Seat seat = m_table->hotSeat.actor();
    // Don't rearrange for a guided player. The guide requests every move, and an undo would lead to the
    // previous step.
    if (seat < 0 || m_seat != seat || m_table->events.telling() || m_table->guide != nullptr)
        return {};
    const auto known = contract::rearrangedBy(m_table->game(), lastMoves(seat), wanted);
    if (!known)
        return {};
    match::Match trial = m_table->match;
    for (std::size_t step = 0; step < known->back; ++step) {
        if (!trial.canTakeBack(seat))
            return {};
        trial.takeBack(seat);
    }
    Way way{known->back, {}};
    for (const contract::AnyMove& move : known->instead)
        if (!trial.submit(seat, move))
            way.instead.push_back(move);
    if (way.instead.empty() && !known->instead.empty())
        return {};
    return way;
}

} // namespace taletop::app
