// SPDX-License-Identifier: MIT
#include "tests/rules/storyline/table.h"

#include "core/games/storyline/files/files.h"
#include "core/games/storyline/rules/turn.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

namespace taletop::storyline::testing {

namespace {

using PendingKind = contract::Pending::Kind;

Names textsOf(const MoveList& moves) {
    Names texts;
    for (const Move& move : moves)
        texts.push_back(Files::moveText(move));
    return texts;
}

int refusal(const State& state, kit::Seat seat, const std::string& text) {
    const auto move = Files::parseMove(text);
    REQUIRE_MESSAGE(move.has_value(), text);
    const auto why = Rules::whyNot(state, seat, *move);
    return why ? why->ledger : 0;
}

} // namespace

State Table::before(int seats, int deck, int first, bool family) {
    return Rules::setup({.seats = seats, .values = {deck, first, family ? 1 : 0}});
}

Table::Table(int seats, int deck, int first, bool family, std::uint64_t seed)
    : state(before(seats, deck, first, family)), m_rng(seed) {
    chances();
}

Table& Table::hold(kit::Seat seat, std::string_view id) {
    const int face = faceWithId(id);
    REQUIRE(isStory(face));
    const kit::TableRef table = state.ref();
    const auto hand = table.zone(zoneOf(ZoneKind::Hand, seat));
    if (std::ranges::any_of(hand, [&](kit::Card card) { return card.face == face; }))
        return *this;
    const auto old =
        std::ranges::find_if(hand, [&](kit::Card card) { return categoryOf(card.face) == categoryOf(face); });
    REQUIRE(old != hand.end());
    for (int zone = 0; zone < zoneOf(ZoneKind::Slip); ++zone)
        for (kit::Card& card : table.zone(zone))
            if (card.face == face) {
                std::swap(card.face, old->face);
                return *this;
            }
    FAIL("the card is in no zone");
    return *this;
}

Table& Table::chance() {
    const auto pending = Rules::pending(state);
    REQUIRE(pending.kind == PendingKind::Chance);
    Rules::applyChance(state, contract::drawOutcome(pending.chance, m_rng), m_nobody);
    REQUIRE(Rules::brokenInvariant(state) == "");
    return *this;
}

Table& Table::chances() {
    while (Rules::pending(state).kind == PendingKind::Chance)
        chance();
    return *this;
}

Table& Table::move(kit::Seat seat, const std::string& text) {
    REQUIRE_MESSAGE(refusedBy(seat, text) == 0, text);
    Rules::apply(state, seat, *Files::parseMove(text), m_nobody);
    REQUIRE(Rules::brokenInvariant(state) == "");
    return *this;
}

Table& Table::play(const Names& moves) {
    kit::Seat seat = narratorOf(state);
    for (const std::string& cards : moves) {
        seat = leftOf(seat, state.seats());
        std::istringstream words(cards);
        for (std::string id; words >> id;)
            hold(seat, id);
        move(seat, "play " + cards);
    }
    return *this;
}

Table& Table::playAll() {
    chances();
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (state.phase() == Phase::Play && pends(seat))
            move(seat, legal(seat).back());
    return chances();
}

Table& Table::untilRound(int round) {
    while (state.round() < round) {
        playAll();
        move(narratorOf(state), legal(narratorOf(state))[0]);
        chances();
    }
    return *this;
}

Table& Table::untilTheEnd() {
    untilRound(pageCount);
    while (Rules::pending(state).kind == PendingKind::Seats) {
        const kit::Seat seat = Rules::pending(state).seats.first();
        move(seat, legal(seat)[0]);
        chances();
    }
    return *this;
}

int Table::refusedBy(kit::Seat seat, const std::string& text) const { return refusal(state, seat, text); }
Names Table::legal(kit::Seat seat) const { return textsOf(contract::legalMoves<Rules>(state, seat)); }

Names Table::ids(ZoneKind kind, int index) const {
    Names names;
    for (const kit::Card card : state.cards(kind, index))
        names.emplace_back(idOf(card.face));
    return names;
}

Ending::Ending(std::vector<Names> tokens, Names pool, bool skullUp, kit::Seat last, bool family)
    : m_skullUp(skullUp) {
    kit::Facts facts(m_facts);
    kit::Facts nobody;
    const int seats = static_cast<int>(tokens.size());
    state.setNumber(Number::Seats, seats, nobody);
    state.setNumber(Number::Family, family ? 1 : 0, nobody);
    state.setNumber(Number::Round, pageCount, nobody);
    state.setNumber(Number::First, (last + seats * pageCount - 14) % seats, nobody);
    REQUIRE(narratorOf(state) == last);
    const auto put = [&](kit::Zone zone, const std::string& id) {
        REQUIRE(isToken(faceWithId(id)));
        state.add(zone, {.face = static_cast<std::uint8_t>(faceWithId(id))}, nobody);
    };
    for (int seat = 0; seat < seats; ++seat)
        for (const std::string& id : tokens[static_cast<std::size_t>(seat)])
            put(zoneOf(ZoneKind::Tokens, seat), id);
    for (auto id = pool.rbegin(); id != pool.rend(); ++id)
        put(zoneOf(ZoneKind::Pool), *id);
    readTheEnd(state, facts);
    flips();
}

void Ending::flips() {
    kit::Facts facts(m_facts);
    while (Rules::pending(state).kind == PendingKind::Chance) {
        REQUIRE(Rules::pending(state).chance == contract::ChanceRequest{.from = 2, .drawn = 1}); // a flip
        contract::ChanceOutcome side;
        side.push_back(m_skullUp ? 0 : 1);
        Rules::applyChance(state, side, facts);
    }
}

Ending& Ending::move(kit::Seat seat, const std::string& text) {
    REQUIRE_MESSAGE(refusedBy(seat, text) == 0, text);
    kit::Facts facts(m_facts);
    Rules::apply(state, seat, *Files::parseMove(text), facts);
    flips();
    return *this;
}

int Ending::refusedBy(kit::Seat seat, const std::string& text) const { return refusal(state, seat, text); }
Names Ending::legal(kit::Seat seat) const { return textsOf(contract::legalMoves<Rules>(state, seat)); }

std::vector<int> Ending::winners() const {
    const auto sheet = Rules::result(state);
    return {sheet.winners.begin(), sheet.winners.end()};
}

const std::string& decksFile() {
    static const std::string text = [] {
        std::ifstream file(TALETOP_DECKS, std::ios::binary);
        std::ostringstream all;
        all << file.rdbuf();
        return all.str();
    }();
    REQUIRE(!text.empty());
    return text;
}

} // namespace taletop::storyline::testing
