// SPDX-License-Identifier: MIT
// The seats that must act, and the moves that they could plausibly try, in canonical order.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/rules/turn.h"

namespace taletop::tailstory {

namespace {

using Of = Move::Kind;

std::uint8_t bit(kit::Seat seat) { return static_cast<std::uint8_t>(1 << seat); }

/// Tries the card with each other player as target, or without one.
void tryCard(const State& view, kit::Seat seat, Of kind, std::uint8_t face, MoveList& moves) {
    if (kindOf(face) != Kind::Stealing) {
        moves.push_back({.kind = kind, .card = face});
        return;
    }
    for (kit::Seat other = 0; other < view.seats(); ++other)
        if (other != seat)
            moves.push_back({.kind = kind, .card = face, .targets = bit(other)});
}

/// Tries the ability with every target or card that it might need.
void tryAbility(const State& view, kit::Seat seat, MoveList& moves) {
    const int others = (1 << view.seats()) - 1 - (1 << seat);
    switch (characterAt(view, seat).effectList[0].kind) {
    case Effect::Kind::RandomLoss: // Jack: TS-78, TS-79
        for (int targets = 1; targets < 1 << view.seats(); ++targets)
            if ((targets & ~others) == 0)
                moves.push_back({.kind = Of::Ability, .targets = static_cast<std::uint8_t>(targets)});
        break;
    case Effect::Kind::UseDiscarded: // Khalid: TS-84, TS-85
        if (!isAltered(view, seat)) {
            moves.push_back({.kind = Of::Ability});
            break;
        }
        for (const kit::Card& card : view.cards(ZoneKind::Discard, seat))
            tryCard(view, seat, Of::Ability, card.face, moves);
        break;
    case Effect::Kind::OnePoint: // Rocky: TS-89, TS-90
        for (kit::Seat other = 0; other < view.seats(); ++other)
            if (other != seat)
                moves.push_back({.kind = Of::Ability, .targets = bit(other)});
        break;
    default:
        moves.push_back({.kind = Of::Ability});
    }
}

void tryActions(const State& view, kit::Seat seat, MoveList& moves) {
    for (const kit::Card& card : view.cards(ZoneKind::Hand, seat))
        tryCard(view, seat, Of::Play, card.face, moves);
    moves.push_back({.kind = Of::DrawDiscard});
    tryAbility(view, seat, moves);
    for (kit::Seat other = 0; other < view.seats(); ++other)
        if (other != seat)
            moves.push_back({.kind = Of::Swap, .targets = bit(other)});
    moves.push_back({.kind = Of::EndTurn});
}

/// TS-46: a seat that is asked can always pass.
void tryResponses(const State& view, kit::Seat seat, MoveList& moves) {
    const std::uint8_t item = chainLength(view);
    for (const kit::Card& card : view.cards(ZoneKind::Hand, seat))
        if (kindOf(card.face) == Kind::Stopping)
            moves.push_back({.kind = Of::Stop, .card = card.face, .number = item});
    moves.push_back({.kind = Of::Pass, .number = item});
}

void tryPicks(const State& view, ZoneKind zone, kit::Seat seat, MoveList& moves) {
    for (const kit::Card& card : view.cards(zone, seat))
        moves.push_back({.kind = Of::Pick, .card = card.face});
}

void tryNumbers(const State& view, MoveList& moves) {
    const Bounds bounds = numberBounds(view);
    for (int count = bounds.least; count <= bounds.most; ++count)
        moves.push_back({.kind = Of::Number, .number = static_cast<std::uint8_t>(count)});
}

void tryBonus(const State& view, kit::Seat seat, MoveList& moves) {
    if (bonusOf(typeAt(view, seat)).kind != Bonus::Kind::Mess)
        moves.push_back({.kind = Of::Use});
    else
        for (kit::Seat other = 0; other < view.seats(); ++other)
            if (other != seat)
                tryPicks(view, ZoneKind::Discard, other, moves);
    moves.push_back({.kind = Of::Decline});
}

} // namespace

kit::SeatSet askedSeats(const State& view) {
    switch (view.step()) {
    case Step::DrawQueue:
    case Step::Shuffle:
    case Step::StealCards:
    case Step::LoseCard:
    case Step::MixDeck:
    case Step::Renew:
    case Step::Resolve:
    case Step::Over:
        return {};
    case Step::Window:
        return responders(view);
    default: {
        kit::SeatSet seats;
        seats.insert(view.askedSeat());
        return seats;
    }
    }
}

contract::Pending Rules::pending(const State& view) {
    const kit::Seat asked = view.askedSeat();
    switch (view.step()) {
    case Step::DrawQueue:
        return contract::Pending::ofDraw(view.size(queuePile), view.size(queuePile)); // TS-19
    case Step::Shuffle:
        return contract::Pending::ofShuffle(view.size(box)); // TS-23
    case Step::StealCards:                                   // TS-16, TS-59
        return contract::Pending::ofDraw(view.size(ZoneKind::Hand, asked), view.number(Number::Stolen));
    case Step::LoseCard: // TS-78
        return contract::Pending::ofDraw(view.size(ZoneKind::Hand, asked), 1);
    case Step::MixDeck: // TS-82
    case Step::Renew:   // TS-104
        return contract::Pending::ofDraw(view.size(ZoneKind::Deck, asked), view.size(ZoneKind::Deck, asked));
    case Step::Resolve:
        // This step occurs only while a move is carried out, never between moves.
        return {.kind = contract::Pending::Kind::Automatic, .seats = {}};
    case Step::Over:
        return {.kind = contract::Pending::Kind::Over, .seats = {}};
    default:
        return {.kind = contract::Pending::Kind::Seats, .seats = askedSeats(view)};
    }
}

void Rules::candidates(const State& view, kit::Seat seat, MoveList& moves) {
    switch (view.step()) {
    case Step::Characters:
        for (const kit::Card& card : view.cards(characterRow))
            moves.push_back({.kind = Of::Choose, .card = card.face});
        break;
    case Step::Play:
        return tryActions(view, seat, moves);
    case Step::Window:
        return tryResponses(view, seat, moves);
    case Step::DrawNumber:
    case Step::StealNumber:
    case Step::Special:
    case Step::MessDeck:
        return tryNumbers(view, moves);
    case Step::Bury:
    case Step::Recycle:
    case Step::SwapOwn:
        tryPicks(view, ZoneKind::Discard, seat, moves);
        moves.push_back({.kind = Of::Done});
        break;
    case Step::KeepDug:
        return tryPicks(view, ZoneKind::Discard, seat, moves);
    case Step::SwapTheirs:
        return tryPicks(view, ZoneKind::Discard, targetOf(view), moves);
    case Step::Discard:
    case Step::PutBack:
    case Step::Emergency:
    case Step::Achieve:
    case Step::EndDiscard:
        return tryPicks(view, ZoneKind::Hand, seat, moves);
    case Step::Bonus:
        return tryBonus(view, seat, moves);
    default:
        break;
    }
}

} // namespace taletop::tailstory
