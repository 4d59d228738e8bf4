// SPDX-License-Identifier: MIT
#include "tests/conformance/interference.h"

#include "core/kit/view.h"
#include "tests/conformance/checks.h"
#include "tests/conformance/worlds.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace taletop::conformance {

using namespace contract;

namespace {

constexpr int longestRun = 12; ///< entries played for each pair
constexpr int pairsPerPlayout = 10;

/// Returns all public information about a state, except the scene.
std::string publicText(const Game& game, const AnyState& state) {
    const Pending pending = game.pending(state);
    std::string text = "pending " + std::to_string(static_cast<int>(pending.kind)) + ' ' +
                       std::to_string(pending.chance.from) + ' ' + std::to_string(pending.chance.drawn);
    for (const kit::Seat seat : pendingSeats(game, state))
        text += ' ' + std::to_string(seat);
    return text + '\n' + game.resultJson(game.view(state, kit::spectator)).dump();
}

/// Returns the public difference between two worlds, or "".
std::string publicDifference(const Game& game, const AnyState& one, const AnyState& other) {
    const scene::Scene here = game.scene(game.view(one, kit::spectator), kit::spectator);
    const scene::Scene there = game.scene(game.view(other, kit::spectator), kit::spectator);
    if (!sameScene(here, there))
        return describe(here) + "\nand\n" + describe(there);
    const std::string text = publicText(game, one);
    const std::string otherwise = publicText(game, other);
    return text == otherwise ? "" : text + "\nand\n" + otherwise;
}

struct Told {
    std::vector<kit::Fact> cards; ///< visible facts about cards
    std::vector<kit::Fact> words; ///< numbers and notes
    std::string log;
};

Told toldOf(const Game& game, const std::vector<kit::Fact>& facts) {
    const auto everybody = game.visibility(kit::spectator);
    Told told;
    for (const kit::Fact& fact : facts) {
        const auto seen = kit::redact(fact, everybody);
        if (!seen)
            continue;
        const bool words = seen->kind == kit::Fact::Kind::Note || seen->kind == kit::Fact::Kind::Scalar;
        (words ? told.words : told.cards).push_back(*seen);
        told.log += kit::english(game.factText(*seen)) + '\n';
    }
    return told;
}

/// Picks the next entry for both worlds. Returns false if the game is over or no pair of moves fits.
bool nextEntries(const Game& game, const AnyState& one, const AnyState& other, kit::Rng& rng, Entry& here,
                 Entry& there) {
    const Pending pending = game.pending(one);
    if (pending.kind == Pending::Kind::Over)
        return false;
    if (pending.kind == Pending::Kind::Chance)
        here.outcome = there.outcome = drawOutcome(pending.chance, rng);
    if (pending.goesByItself())
        return true;
    const auto seats = pendingSeats(game, one);
    here.who = there.who = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
    const auto moves = movesFor(game, one, other, here.who, rng);
    if (!moves)
        return false;
    here.move = moves->first;
    there.move = moves->second;
    return true;
}

/// Plays both worlds on until a secret is revealed. Returns their first public difference before that, or "".
std::string playBoth(const Game& game, AnyState one, AnyState other, kit::Rng& rng, int& entries) {
    for (int entry = 0; entry <= longestRun; ++entry) {
        if (const std::string difference = publicDifference(game, one, other); !difference.empty())
            return "after " + std::to_string(entry) + " entries the public table differs:\n" + difference;
        Entry first;
        Entry second;
        if (!nextEntries(game, one, other, rng, first, second))
            return {};
        kit::Facts firstFacts(first.facts);
        kit::Facts secondFacts(second.facts);
        apply(game, one, first, firstFacts);
        apply(game, other, second, secondFacts);
        const Told told = toldOf(game, first.facts);
        const Told otherwise = toldOf(game, second.facts);
        if (told.cards != otherwise.cards) // a secret is revealed, so the worlds may differ from here on
            return {};
        if (told.words != otherwise.words || told.log != otherwise.log)
            return "after " + std::to_string(entry) + " entries everybody is told something else:\n" +
                   told.log + "and\n" + otherwise.log;
        ++entries;
    }
    return {};
}

} // namespace

Interference compareWorlds(const Game& game, int pairs) {
    Interference found;
    auto all = settings(game.info());
    std::erase_if(all, [](const Options& options) { return options.seats < 2; });
    kit::Rng rng(7);
    for (std::uint64_t seed = 1; found.pairs < pairs; ++seed) {
        const Playout playout = play(game, all[seed % all.size()], seed);
        for (int pair = 0; pair < pairsPerPlayout && found.pairs < pairs; ++pair, ++found.pairs) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(playout.states.size()));
            const AnyState& state = playout.states[at];
            const auto looker =
                static_cast<kit::Seat>(rng.below(static_cast<std::uint32_t>(playout.seats())));
            const AnyState other = game.sample(game.view(state, looker), looker, rng);
            found.different += sameBytes(state, other) ? 0 : 1;
            found.leak = playBoth(game, state, other, rng, found.entries);
            if (!found.leak.empty()) {
                found.leak = playout.where() + ", entry " + std::to_string(at) + ": " + found.leak;
                return found;
            }
        }
    }
    return found;
}

} // namespace taletop::conformance
