// SPDX-License-Identifier: MIT
// Tests random games with all options: each entry changes only what it may, and the games end.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/rules/turn.h"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace taletop;
using namespace taletop::tailstory;

namespace {

/// The number of a seat's cards in all its zones.
int totalOf(const State& state, kit::Seat seat) {
    int total = 0;
    for (const ZoneKind zone :
         {ZoneKind::Deck, ZoneKind::Hand, ZoneKind::Discard, ZoneKind::Play, ZoneKind::Achievements})
        total += sizeOf(state, zone, seat);
    return total;
}

/// Counts from an entry's notes about stops and about cards that move between players.
struct Told {
    int stolen = 0;
    int buried = 0;
    int messed = 0;
    int put = 0;
    int bribes = 0;
    int stopped = 0;
    int stops = 0;
};

Told hear(const std::vector<kit::Fact>& facts) {
    Told told;
    for (const kit::Fact& fact : facts) {
        if (fact.kind != kit::Fact::Kind::Note)
            continue;
        const auto note = static_cast<Note>(fact.key);
        told.buried += note == Note::Buries ? 1 : 0;
        told.messed += note == Note::Messes ? 1 : 0;
        told.put += note == Note::MessesDeck ? fact.arguments[0] : 0;
        told.stolen += note == Note::Steals ? fact.arguments[0] : 0;
        told.bribes += note == Note::Bribed ? 1 : 0;
        told.stopped += note == Note::IsStopped ? 1 : 0;
        told.stops += note == Note::Stops ? 1 : 0;
    }
    return told;
}

/// Plays a random game. Calls `look` with the states before and after each entry, and its facts.
template <class Look>
void playRandomly(const contract::Options& options, std::uint64_t seed, Look look) {
    kit::Rng rng(seed);
    State state = Rules::setup(options);
    for (auto pending = Rules::pending(state); pending.kind != contract::Pending::Kind::Over;
         pending = Rules::pending(state)) {
        const State before = state;
        std::vector<kit::Fact> facts;
        kit::Facts sink(facts);
        if (pending.kind == contract::Pending::Kind::Chance) {
            Rules::applyChance(state, contract::drawOutcome(pending.chance, rng), sink);
        } else {
            const kit::Seat who = pending.seats.first();
            const MoveList moves = contract::legalMoves<Rules>(state, who);
            REQUIRE_FALSE(moves.empty());
            Rules::apply(state, who, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], sink);
        }
        REQUIRE(Rules::brokenInvariant(state) == "");
        look(before, state, facts);
    }
}

contract::Options optionsOf(int seats, int variant) {
    contract::Options options = contract::standardOptions(Rules::info(), seats);
    const auto set = [&](Option option, int value) {
        options.values[static_cast<std::size_t>(option)] = value;
    };
    if (variant > 0) {
        set(Option::ActingMost, 1 + (variant & 1));
        set(Option::Responses, variant >> 1 & 1);
        set(Option::EntryCheck, variant >> 2 & 1);
        set(Option::IdleCheck, 1 - (variant >> 2 & 1));
    }
    return options;
}

} // namespace

TEST_CASE("TS-123 random games in every mode end with one winner") {
    for (int seats = 2; seats <= mostSeats; ++seats)
        for (int variant = 0; variant < 8; ++variant) {
            CAPTURE(seats);
            CAPTURE(variant);
            playRandomly(optionsOf(seats, variant), 10, [&](const State&, const State& after, const auto&) {
                if (after.step() != Step::Over)
                    return;
                int four = 0;
                for (kit::Seat seat = 0; seat < seats; ++seat)
                    four += sizeOf(after, ZoneKind::Achievements, seat) == winningPlaces ? 1 : 0;
                CHECK(four == 1);
                CHECK(Rules::result(after).winners.size() == 1);
            });
        }
}

TEST_CASE("TS-12 cards change hands only by stealing, burying and messing") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        int stolen = 0; // the number of announced cards that chance has not yet drawn
        playRandomly(optionsOf(2 + static_cast<int>(seed % 3), 0), seed,
                     [&](const State& before, const State& after, const std::vector<kit::Fact>& facts) {
                         if (before.number(Number::Turn) == 0)
                             return;
                         const Told told = hear(facts);
                         int moved = 0;
                         for (kit::Seat seat = 0; seat < after.seats(); ++seat)
                             moved += std::abs(totalOf(after, seat) - totalOf(before, seat));
                         stolen += told.stolen;
                         const int now = after.step() == Step::StealCards ? 0 : stolen;
                         stolen -= now;
                         if (told.buried == 0 && told.messed == 0 && told.put == 0)
                             CHECK(moved == 2 * now);
                         else if (now == 0)
                             CHECK(moved == 2 * (told.buried + told.messed + told.put));
                     });
    }
}

TEST_CASE("TS-52 every stopped item earns a bribe") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        playRandomly(optionsOf(4, static_cast<int>(seed % 8)), seed,
                     [](const State& before, const State& after, const std::vector<kit::Fact>& facts) {
                         const Told told = hear(facts);
                         CHECK(told.bribes == told.stopped);
                         if (before.step() == Step::Window && after.step() != Step::Window)
                             CHECK(told.stopped == (chainLength(before) + told.stops) / 2); // TS-49
                     });
}
