// SPDX-License-Identifier: MIT
// The seats that must act, and the moves that they could try (the ledger's table of decisions).
#include "core/games/storyline/rules/rules.h"

namespace taletop::storyline {

namespace {

using Kind = Move::Kind;

/// The cards of a pile or a hand from which one must be chosen.
using FacesToChoose = kit::FixedVector<std::uint8_t, mostSeats>;

/// Adds every combination of one face from each list; an empty list adds none (SL-24).
void addPairs(Kind kind, const std::array<FacesToChoose, 2>& lists, MoveList& moves) {
    const auto& [first, second] = lists;
    if (first.empty() || second.empty()) {
        for (const std::uint8_t face : first.empty() ? second : first)
            moves.push_back({.kind = kind, .cards = {face}});
        return;
    }
    for (const std::uint8_t one : first)
        for (const std::uint8_t other : second)
            moves.push_back({.kind = kind, .cards = {one, other}});
}

/// SL-25, SL-41: combinations of cards to play.
void addPlays(const State& view, kit::Seat seat, MoveList& moves) {
    std::array<FacesToChoose, 2> lists;
    const auto banners = bannersOf(view);
    for (std::size_t i = 0; i < banners.size(); ++i)
        for (const kit::Card card : view.cards(ZoneKind::Hand, seat))
            if (isStory(card.face) && categoryOf(card.face) == banners[i])
                lists[i].push_back(card.face);
    addPairs(Kind::Play, lists, moves);
}

/// SL-30, SL-43: combinations of cards to choose.
void addChoices(const State& view, MoveList& moves) {
    std::array<FacesToChoose, 2> lists;
    for (int banner = 0; banner < mostBannersOnPage; ++banner)
        for (const kit::Card card : view.cards(ZoneKind::Pile, banner))
            kit::at(lists, banner).push_back(card.face);
    addPairs(Kind::Choose, lists, moves);
}

} // namespace

contract::Pending Rules::pending(const State& view) {
    using PendingKind = contract::Pending::Kind;
    const auto shuffle = [&](ZoneKind kind) {
        return contract::Pending::ofShuffle(view.size(kind, view.number(Number::Step)));
    };
    contract::Pending pending{.kind = PendingKind::Seats, .seats = {}};
    switch (view.phase()) {
    case Phase::ShuffleStories:
        return shuffle(ZoneKind::StoryDeck);
    case Phase::ShuffleTokens:
        return shuffle(ZoneKind::Pool);
    case Phase::PickDeck:
        return contract::Pending::ofDraw(deckCount, 1);
    case Phase::PickNarrator:
        return contract::Pending::ofDraw(view.seats(), 1);
    case Phase::Shuffle:
        return shuffle(ZoneKind::Mix);
    case Phase::Return:
        return shuffle(ZoneKind::Pile);
    case Phase::Flip:
        return contract::Pending::ofDraw(2, 1);
    case Phase::Play:
        for (kit::Seat seat = 0; seat < view.seats(); ++seat)
            if (view.isDue(seat))
                pending.seats.insert(seat);
        return pending;
    case Phase::Choose:
        pending.seats.insert(narratorOf(view));
        return pending;
    case Phase::Effect:
    case Phase::Cover:
        pending.seats.insert(view.resolving());
        return pending;
    case Phase::Over:
        break;
    }
    return {.kind = PendingKind::Over, .seats = {}};
}

void Rules::candidates(const State& view, kit::Seat seat, MoveList& moves) {
    const auto tokens = view.cards(ZoneKind::Turned, seat);
    switch (view.phase()) {
    case Phase::Play:
        return addPlays(view, seat, moves);
    case Phase::Choose:
        return addChoices(view, moves);
    case Phase::Effect: // SL-59: a seat has at most one of each of these
        for (const kit::Card token : tokens)
            if (isOpen(token))
                moves.push_back({.kind = Kind::Effect, .cards = {token.face}});
        return;
    case Phase::Cover: // SL-61
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (numberOn(tokens[i].face) > 0)
                moves.push_back({.kind = Kind::Cover, .token = kit::cardNumber(i + 1), .cards = {}});
        return;
    default:
        return; // SL-39: no other move exists
    }
}

} // namespace taletop::storyline
