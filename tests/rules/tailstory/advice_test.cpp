// SPDX-License-Identifier: MIT
// Tests that advice names the entry that explains it, and that casual players vary their openings.
#include "core/games/tailstory/files/files.h"
#include "core/games/tailstory/player/player.h"
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

/// Plays a game in which everyone follows the advice, and collects the sentences with their entries.
void collect(std::uint64_t seed, int seats, std::map<std::string, std::set<int>>& entries) {
    kit::Rng rng(seed);
    kit::Facts nobody;
    State state = Rules::setup(optionsOf(seats, ""));
    for (auto pending = Rules::pending(state); pending.kind != contract::Pending::Kind::Over;
         pending = Rules::pending(state)) {
        if (pending.kind == contract::Pending::Kind::Chance) {
            Rules::applyChance(state, contract::drawOutcome(pending.chance, rng), nobody);
            continue;
        }
        const kit::Seat seat = pending.seats.first();
        const auto advice = Player::advise(contract::viewOf<Rules>(state, seat), seat);
        REQUIRE(!advice.empty());
        for (const auto& one : advice)
            entries[one.why.source].insert(one.ledger);
        Rules::apply(state, seat, advice[rng.below(static_cast<std::uint32_t>(advice.size()))].move, nobody);
    }
}

/// The character that is chosen first, and each seat's first action.
struct Opening {
    std::string character;
    std::vector<std::string> acts;
};

/// Plays the opening of a game of four casual players.
Opening openingOf(std::uint64_t seed) {
    constexpr int seats = 4;
    kit::Rng rng(seed);
    kit::Facts nobody;
    Opening opening;
    std::set<kit::Seat> acted;
    State state = Rules::setup(optionsOf(seats, ""));
    while (acted.size() < seats) {
        const contract::Pending pending = Rules::pending(state);
        if (pending.kind == contract::Pending::Kind::Chance) {
            Rules::applyChance(state, contract::drawOutcome(pending.chance, rng), nobody);
            continue;
        }
        const kit::Seat seat = pending.seats.first();
        const Move move = Player::casualMove(contract::viewOf<Rules>(state, seat), seat, rng);
        if (opening.character.empty())
            opening.character = Files::moveText(move);
        if (state.step() == Step::Play && acted.insert(seat).second) {
            const std::string text = Files::moveText(move);
            const auto manner = text.substr(0, text.find(' '));
            const bool card = move.kind == Move::Kind::Play;
            opening.acts.push_back(card ? manner + ' ' + std::to_string(designOf(move.card)) : manner);
        }
        Rules::apply(state, seat, move, nobody);
    }
    return opening;
}

} // namespace

TEST_CASE("TS-105 advice names the entry of its reason") {
    std::map<std::string, std::set<int>> entries;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        collect(seed, 2 + static_cast<int>(seed % 3), entries);
    for (const auto& told : entries)
        CHECK_MESSAGE(!told.second.contains(0), told.first);
    using Entries = std::set<int>;
    CHECK(entries["Your deck is empty, so any action leads to the deck check and a new deck."] ==
          Entries{113});
    CHECK(entries["Your deck runs out, and that earns an achievement."] == Entries{105});
    CHECK(entries["Save your cards for something worse."] == Entries{47});
    CHECK(entries["It takes up to %1 of the %n card(s) in your deck, and you may get your bonus too."] ==
          Entries{94});
    CHECK(entries["It’s free, and you get a better card for your next deck."] == Entries{91});
    CHECK(entries["Your next deck is shorter without “%1”."] == Entries{62});
    CHECK(entries["It’s worth more to %1 than a Stopping card is to you."] == Entries{50});
    // Several rules ask for a card, so this sentence has several entries.
    const Entries& helpsLeast = entries["“%1” helps you least."];
    CHECK(helpsLeast.contains(73));
    CHECK(helpsLeast.contains(91));
    CHECK(helpsLeast.contains(120));
}

TEST_CASE("TS-20 casual players vary their openings in 40 games") {
    constexpr int games = 40;
    std::map<std::string, int> firstCharacters;
    std::map<std::string, int> acts;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const Opening opening = openingOf(seed);
        ++firstCharacters[opening.character];
        for (const std::string& act : opening.acts)
            ++acts[act];
    }
    for (const auto* counted : {&firstCharacters, &acts})
        for (const auto& opening : *counted)
            MESSAGE(opening.first << ": " << opening.second);
    CHECK(firstCharacters.size() >= 4);
    for (const auto& counted : firstCharacters)
        CHECK_MESSAGE(counted.second <= games * 2 / 3, counted.first);
    CHECK(acts.size() >= 6);
    for (const auto& counted : acts)
        CHECK_MESSAGE(counted.second <= games * 2, counted.first);
}

TEST_CASE("TS-8 casual players do not all choose the same character") {
    State state = Rules::setup(optionsOf(4, ""));
    kit::Facts nobody;
    kit::Rng deal(1);
    while (Rules::pending(state).kind == contract::Pending::Kind::Chance)
        Rules::applyChance(state, contract::drawOutcome(Rules::pending(state).chance, deal), nobody);
    const kit::Seat seat = Rules::pending(state).seats.first();
    const auto choice = [&](std::uint64_t seed) {
        kit::Rng rng(seed);
        return Files::moveText(Player::casualMove(contract::viewOf<Rules>(state, seat), seat, rng));
    };
    std::map<std::string, int> times;
    for (std::uint64_t seed = 1; seed <= 300; ++seed)
        ++times[choice(seed)];
    CHECK(times.size() >= 4);
    for (const auto& each : times)
        CHECK_MESSAGE(each.second <= 200, each.first);
    CHECK(choice(5) == choice(5));
}
