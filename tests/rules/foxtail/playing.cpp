// SPDX-License-Identifier: MIT
#include "tests/rules/foxtail/playing.h"

#include "core/games/foxtail/files/files.h"
#include "core/games/foxtail/rules/deck_parts.h"
#include "core/kit/view.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <stdexcept>

namespace taletop::foxtail::testing {

std::string linksOf(const Tail& tail) {
    std::string letters;
    for (std::size_t place = 1; place < tail.size(); ++place)
        letters += static_cast<char>('A' + static_cast<int>(joinedKind(tail[place].link)));
    return letters;
}

std::string setsOf(const Tail& tail, CharmSet::Sort sort) {
    std::string text;
    for (const CharmSet& set : charmSets(tail))
        if (set.sort == sort) {
            text += text.empty() ? "" : ", ";
            text += static_cast<char>('A' + static_cast<int>(set.kind));
            text += ':' + std::to_string(set.first + 1) + '+' + std::to_string(set.length);
        }
    return text.empty() ? "-" : text;
}

std::uint8_t faceOf(std::string_view digits) {
    const Tail tail = tailFrom(digits);
    for (std::uint8_t face = firstBit; face <= lastBit; ++face)
        if (charmsOf(face) == tail[0].charms)
            return face;
    return 0;
}

Move moveOf(std::string_view text) {
    if (text.size() == 1)
        return {.kind = Move::Kind::Link, .link = linkFromLetter(text[0])};
    const auto move = Files::parseMove(text);
    if (!move)
        throw std::invalid_argument("no move: " + std::string(text));
    return *move;
}

std::vector<int> deckWithTips(int seats, const std::vector<int>& tips) {
    std::vector<int> deck;
    int next = 1;
    for (int place = 0; place < deckCards(seats); ++place) {
        const int lower = place - upperBits(seats);
        deck.push_back(std::find(tips.begin(), tips.end(), lower) != tips.end() && lower >= 0 ? 0 : next++);
    }
    return deck;
}

Play::Play(int seats) : state(Rules::setup({.seats = seats})) {}

Play::Play(int seats, const std::vector<int>& deck) : Play(seats) {
    REQUIRE(deck.size() == static_cast<std::size_t>(deckCards(seats)));
    contract::ChanceOutcome bits;
    for (const int id : deck)
        if (id != 0)
            bits.push_back(static_cast<std::uint8_t>(id - 1));
    chance(bits);
    // Before its shuffle, the lower part has the bits in the order of the deal on top, and the tips below.
    contract::ChanceOutcome order;
    int bit = 0;
    int tip = lowerCards(seats);
    for (std::size_t place = static_cast<std::size_t>(upperBits(seats)); place < deck.size(); ++place)
        order.push_back(static_cast<std::uint8_t>(deck[place] == 0 ? --tip : bit++));
    chance(order);
}

Play Play::random(int seats, std::uint64_t seed) {
    Play play(seats);
    kit::Rng rng(seed);
    while (Rules::pending(play.state).kind == contract::Pending::Kind::Chance)
        play.chance(contract::drawOutcome(Rules::pending(play.state).chance, rng));
    return play;
}

void Play::chance(const contract::ChanceOutcome& outcome) {
    REQUIRE(Rules::pending(state).kind == contract::Pending::Kind::Chance);
    REQUIRE(contract::fits(outcome, Rules::pending(state).chance));
    kit::Facts sink(facts);
    Rules::applyChance(state, outcome, sink);
    REQUIRE(Rules::brokenInvariant(state) == "");
}

void Play::move(kit::Seat seat, std::string_view text) {
    CAPTURE(std::string(text));
    CAPTURE(seat);
    REQUIRE(refusedBy(seat, text) == 0);
    REQUIRE(pends(seat));
    kit::Facts sink(facts);
    Rules::apply(state, seat, moveOf(text), sink);
    REQUIRE(Rules::brokenInvariant(state) == "");
}

void Play::links(kit::Seat seat, std::string_view letters) {
    for (const char letter : letters)
        move(seat, std::string(1, letter));
    move(seat, "commit");
}

int Play::refusedBy(kit::Seat seat, std::string_view text) const {
    const auto refusal = Rules::whyNot(state, seat, moveOf(text));
    return refusal ? refusal->ledger : 0;
}

RefusalCode Play::codeOf(kit::Seat seat, std::string_view text) const {
    const auto refusal = Rules::whyNot(state, seat, moveOf(text));
    return refusal ? static_cast<RefusalCode>(refusal->code) : static_cast<RefusalCode>(refusals.size());
}

std::string Play::legal(kit::Seat seat) const {
    MoveList moves;
    if (pends(seat))
        Rules::candidates(state, seat, moves);
    std::string text;
    for (const Move& move : moves)
        if (!Rules::whyNot(state, seat, move))
            text += (text.empty() ? "" : ", ") + Files::moveText(move);
    return text;
}

void Play::drawTurn(char letter) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (phase() == Phase::Choose && pends(seat))
            move(seat, "draw");
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (phase() == Phase::Place && pends(seat))
            move(seat, std::string(1, letter));
}

void Play::drawToTheEnd(char letter) {
    while (phase() < Phase::Vote)
        drawTurn(letter);
}

State Play::view(kit::Seat viewer) const { return contract::viewOf<Rules>(state, viewer); }

std::vector<int> Play::bits(kit::Seat seat) const {
    std::vector<int> ids;
    for (const kit::Card& card : state.cards(ZoneKind::Bits, seat))
        if (isBit(card.face))
            ids.push_back(card.face);
    return ids;
}

} // namespace taletop::foxtail::testing
