// SPDX-License-Identifier: MIT
// Samples a full state that fits a seat's knowledge. Unknown cards are dealt at random, and the sealed
// choices of the other seats are invented.
#include "core/games/foxtail/player/player.h"
#include "core/games/foxtail/rules/deck_parts.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/tokens.h"
#include "core/kit/view.h"

namespace taletop::foxtail {

namespace {

using Faces = kit::FixedVector<std::uint8_t, lastTip>;

/// The cards of the game that are not face up in any zone of the view.
class UnseenCards {
public:
    UnseenCards(const State& view, kit::Rng& rng) {
        for (kit::Zone zone = 0; zone < zones.size(); ++zone)
            for (const kit::Card& card : view.cards(zone))
                m_seen[card.face] = true;
        collect(firstBit, lastBit, m_bits);
        collect(firstTip, kit::cardNumber(firstTip + view.seats() - 1), m_tips); // FT-14
        kit::shuffle(m_bits, rng);
        kit::shuffle(m_tips, rng);
    }
    [[nodiscard]] std::size_t tips() const { return m_tips.size(); }
    [[nodiscard]] std::uint8_t takeBit() { return m_bits.takeLast(); }
    [[nodiscard]] std::uint8_t takeTip() { return m_tips.takeLast(); }

private:
    void collect(std::uint8_t first, std::uint8_t last, Faces& faces) const {
        for (std::uint8_t face = first; face <= last; ++face)
            if (!m_seen[face])
                faces.push_back(face);
    }

    std::array<bool, faceCount> m_seen{};
    Faces m_bits;
    Faces m_tips;
};

void turnUp(State& state, kit::Zone zone, std::size_t index, std::uint8_t face) {
    state.ref().zone(zone)[index].face = face;
}

/// FT-13: the remaining tips are anywhere among the lower cards, never above them.
void fillDeck(State& state, UnseenCards& unseen, kit::Rng& rng) {
    const std::size_t size = state.size(deckZone);
    const auto lower = std::min(size, static_cast<std::size_t>(lowerCards(state.seats())));
    std::array<bool, 44> tip{};
    std::fill_n(tip.begin(), unseen.tips(), true);
    kit::shuffle(std::span(tip).first(lower), rng);
    for (std::size_t place = 0; place < size; ++place)
        turnUp(state, deckZone, place, tip[place] ? unseen.takeTip() : unseen.takeBit());
}

/// FT-17: seals a random choice that is legal for the seat.
void fillChoice(State& state, kit::Seat seat, kit::Rng& rng) {
    const bool mayBrush = state.number(Number::MustDraw, seat) == 0 && bitCount(state, seat) >= 2;
    const bool brushes = mayBrush && rng.below(2) == 1;
    turnUp(state, zoneOf(ZoneKind::Choice, seat), 0, brushes ? brushToken : drawToken);
}

/// FT-18: adds random links for the seat. Even the number of links set so far is unknown.
void fillLinks(State& state, kit::Seat seat, kit::Rng& rng) {
    const bool done = state.number(Number::Done, seat) != 0;
    int count = 0;
    if (!state.empty(ZoneKind::Drawn, seat))
        count = done ? 1 : 0;
    else if (state.number(Number::Brushing, seat) != 0)
        count = done ? bitCount(state, seat) - 1 : rng.below(bitCount(state, seat));
    kit::Facts none;
    const kit::Zone links = zoneOf(ZoneKind::Links, seat);
    while (state.count(links) < count)
        state.add(links, {tokenOfLink(allLinks[rng.below(allLinks.size())]), 0}, none);
}

/// FT-62: seals a vote for another seat.
void fillVote(State& state, kit::Seat seat, kit::Rng& rng) {
    const int target = rng.below(state.seats() - 1);
    turnUp(state, zoneOf(ZoneKind::Vote, seat), 0,
           tokenOfSeat(kit::seatAt(target < seat ? target : target + 1)));
}

bool isSealed(const State& state, ZoneKind zone, kit::Seat seat) {
    const auto cards = state.cards(zone, seat);
    return !cards.empty() && cards[0].face == kit::unknownFace;
}

} // namespace

State Player::sample(const State& view, kit::Seat seat, kit::Rng& rng) {
    State state = contract::viewOf<Rules>(view, seat); // use only what the seat may know
    UnseenCards unseen(state, rng);
    fillDeck(state, unseen, rng);
    for (std::size_t place = 0; place < state.size(asideZone); ++place)
        turnUp(state, asideZone, place, unseen.takeBit()); // FT-14
    for (kit::Seat other = 0; other < state.seats(); ++other) {
        if (other == seat)
            continue;
        if (isSealed(state, ZoneKind::Choice, other))
            fillChoice(state, other, rng);
        if (state.phase() == Phase::Place && state.empty(ZoneKind::Links, other))
            fillLinks(state, other, rng);
        if (isSealed(state, ZoneKind::Vote, other))
            fillVote(state, other, rng);
    }
    return state;
}

} // namespace taletop::foxtail
