// SPDX-License-Identifier: MIT
// The guesses of a seat of the template, and its advice.
#include "core/games/_template/player/player.h"
#include "core/games/_template/rules/rules.h"
#include "core/kit/at.h"

namespace taletop::templategame {

// TM-8: when the deck is refilled, everyone knows its cards, but memories do not follow who draws which of
// them. The discard pile is open, so it needs no memory.
kit::Pile Player::pileOf(kit::Zone zone) {
    return zone <= zoneOf(ZoneKind::Discard) ? kit::Pile::Stack : kit::Pile::Forgotten;
}

namespace {

std::array<bool, cardCount + 1> seenIn(const State& view) {
    std::array<bool, cardCount + 1> seen{};
    for (kit::Zone zone = 0; zone < zones.size(); ++zone)
        for (const kit::Card card : view.cards(zone))
            seen[card.face] = true;
    return seen;
}

} // namespace

bool Player::mayBe(const State& view) {
    if (view.phase() != Phase::Answer)
        return true;
    const auto seen = seenIn(view);
    int answers = 0;
    for (int face = 1; face <= cardCount; ++face)
        answers += !kit::at(seen, face) && answersLeader(view, face) ? 1 : 0;
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        for (const kit::Card card : view.cards(ZoneKind::Sealed, seat))
            answers -= card.face == kit::unknownFace ? 1 : 0;
    return answers >= 0;
}

State Player::sample(const State& view, kit::Seat, kit::Rng& rng) {
    State state = view;
    const kit::TableRef table = state.ref();
    const auto seen = seenIn(state);
    kit::FixedVector<std::uint8_t, cardCount> unseen;
    for (int face = 1; face <= cardCount; ++face)
        if (!kit::at(seen, face))
            unseen.push_back(kit::cardNumber(face));
    kit::shuffle(unseen, rng);
    // Fill sealed answers first: only a few cards can be an answer (TM-6).
    for (kit::Zone zone = zoneOf(ZoneKind::Sealed); zone < zoneOf(ZoneKind::Open); ++zone)
        for (kit::Card& card : table.zone(zone))
            if (card.face == kit::unknownFace) {
                const auto found = std::find_if(unseen.begin(), unseen.end(), [&](int face) {
                    return state.phase() != Phase::Answer || answersLeader(state, face);
                });
                card.face = *found;
                *found = unseen.takeLast();
            }
    for (kit::Zone zone = 0; zone < zones.size(); ++zone)
        kit::turnUp(table.zone(zone), unseen);
    return state;
}

namespace {

const char* reasonFor(const Move& move, bool best) {
    switch (move.kind) {
    case Move::Kind::Lay:
        return best ? TALETOP_TEXT("template", "Your highest card is the best to lead.")
                    : TALETOP_TEXT("template", "It keeps a higher card for later.");
    case Move::Kind::Answer:
        return best ? TALETOP_TEXT("template", "The highest answer takes the round.")
                    : TALETOP_TEXT("template", "It keeps a higher answer for later.");
    case Move::Kind::Pass:
        return TALETOP_TEXT("template", "Nobody takes a round by passing.");
    case Move::Kind::Store:
        return TALETOP_TEXT("template", "A low card takes no rounds, but it scores.");
    case Move::Kind::Done:
        break;
    }
    return TALETOP_TEXT("template", "What you keep may still take a round.");
}

} // namespace

contract::AdviceList<Move> Player::advise(const State& view, kit::Seat seat) {
    MoveList moves = contract::legalMoves<Rules>(view, seat);
    const bool storing =
        std::ranges::any_of(moves, [](const Move& move) { return move.kind == Move::Kind::Store; });
    std::ranges::stable_sort(moves, std::ranges::greater{}, [&](const Move& move) {
        return storing ? (move.kind == Move::Kind::Store ? -move.face : -cardCount - 1) : int{move.face};
    });
    contract::AdviceList<Move> list;
    for (const Move& move : moves)
        if (list.size() < contract::maxAdvice)
            list.push_back({move, {"template", reasonFor(move, list.empty())}});
    return list;
}

} // namespace taletop::templategame
