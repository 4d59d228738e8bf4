// SPDX-License-Identifier: MIT
#include "tests/conformance/worlds.h"

#include "core/kit/view.h"

#include <algorithm>
#include <sstream>

namespace taletop::conformance {

using namespace contract;

namespace {

/// Returns the text of a move without its cards, which is public.
std::string shapeOf(const Game& game, const AnyMove& move) {
    const auto names = game.info().faceNames;
    std::istringstream words(game.moveText(move));
    std::string shape;
    for (std::string word; words >> word;) {
        const bool number = std::ranges::all_of(word, [](char sign) { return sign >= '0' && sign <= '9'; });
        const bool card = !number && std::ranges::find(names, word) != names.end();
        shape += card ? "* " : word + ' ';
    }
    return shape;
}

bool contains(const Game& game, const AnyMoves& moves, const AnyMove& wanted) {
    return std::ranges::any_of(moves, [&](const AnyMove& move) { return game.sameMove(move, wanted); });
}

bool publiclySame(const match::Match& one, const match::Match& other) {
    return std::ranges::equal(one.view(kit::spectator).bytes(), other.view(kit::spectator).bytes());
}

/// A replayed journal with all its public facts.
struct Played {
    std::optional<match::Match> match;
    std::vector<kit::Fact> told;
};

Played played(const Game& game, const match::Journal& journal) {
    Played played;
    const auto everybody = game.visibility(kit::spectator);
    const auto listen = [&](const match::Entry&, std::span<const kit::Fact> facts, const AnyState&) {
        for (const kit::Fact& fact : facts)
            if (const auto seen = kit::redact(fact, everybody))
                played.told.push_back(*seen);
    };
    auto match = match::Match::replayed(game, journal, SIZE_MAX, listen);
    if (auto* found = std::get_if<match::Match>(&match))
        played.match = std::move(*found);
    return played;
}

/// Redraws chance from entry `from` on, if nobody can see a difference.
void drawAnew(const Game& game, Worlds& worlds, std::size_t from, kit::Rng& rng) {
    constexpr int attempts = 8;
    const std::vector<kit::Fact> told = played(game, worlds.one.journal()).told;
    for (std::size_t entry = from; entry < worlds.other.journal().entries.size(); ++entry) {
        const match::Journal now = worlds.other.journal();
        if (now.entries[entry].who != kit::chanceSeat)
            continue;
        for (int attempt = 0; attempt < attempts; ++attempt) {
            match::Journal anew = now;
            anew.header.revision = -1; // skips the hashes, which belong to another game
            ChanceOutcome outcome = *parseChance(anew.entries[entry].move);
            const auto count = static_cast<std::uint32_t>(outcome.size());
            const int swaps = attempt < attempts / 2 ? static_cast<int>(count) : 1;
            for (int swap = 0; swap < swaps; ++swap)
                std::swap(outcome[rng.below(count)], outcome[rng.below(count)]);
            anew.entries[entry].move = chanceText(outcome);
            Played other = played(game, anew);
            if (!other.match || other.told != told || !publiclySame(worlds.one, *other.match))
                continue;
            worlds.other = std::move(*other.match);
            break;
        }
    }
}

/// Plays one more entry in both worlds. Returns false if every tried entry reveals a difference.
bool playOne(const Game& game, Worlds& worlds, kit::Rng& rng) {
    constexpr int attempts = 16;
    const Pending pending = worlds.one.pending();
    if (pending.kind != Pending::Kind::Seats)
        return false;
    std::vector<kit::Seat> seats;
    for (int seat = 0; seat < worlds.one.header().options.seats; ++seat)
        if (pending.seats.contains(static_cast<kit::Seat>(seat)))
            seats.push_back(static_cast<kit::Seat>(seat));
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const kit::Seat seat = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
        const auto moves = movesFor(game, worlds.one.state(), worlds.other.state(), seat, rng);
        if (!moves)
            continue;
        Worlds next = worlds;
        const std::size_t before = next.other.journal().entries.size();
        if (next.one.submit(seat, moves->first) || next.other.submit(seat, moves->second))
            continue;
        if (!publiclySame(next.one, next.other) ||
            played(game, next.one.journal()).told != played(game, next.other.journal()).told)
            continue;
        worlds = next;
        drawAnew(game, worlds, before, rng);
        return true;
    }
    return false;
}

} // namespace

std::optional<std::pair<AnyMove, AnyMove>> movesFor(const Game& game, const AnyState& one,
                                                    const AnyState& other, kit::Seat seat, kit::Rng& rng) {
    AnyMoves here;
    AnyMoves there;
    game.legalMoves(one, seat, here);
    game.legalMoves(other, seat, there);
    std::vector<std::pair<AnyMove, AnyMove>> same;
    std::vector<std::pair<AnyMove, AnyMove>> alike;
    for (const AnyMove& move : here) {
        if (contains(game, there, move)) {
            same.emplace_back(move, move);
            continue;
        }
        for (const AnyMove& counterpart : there)
            if (!contains(game, here, counterpart) && shapeOf(game, move) == shapeOf(game, counterpart))
                alike.emplace_back(move, counterpart);
    }
    const auto& pairs = same.empty() || (!alike.empty() && rng.below(4) == 0) ? alike : same;
    if (pairs.empty())
        return std::nullopt;
    return pairs[rng.below(static_cast<std::uint32_t>(pairs.size()))];
}

Worlds worldsOf(const Game& game, int seats, std::uint64_t seed, int entries) {
    match::Header header;
    header.options = standardOptions(game.info(), seats);
    header.seed = seed;
    // Both worlds need this mark, because everyone can read it and the other world is dealt by hand.
    header.dealtByHand = true;
    for (int seat = 0; seat < seats; ++seat)
        header.seats.push_back({.name = std::string("Seat ") += std::to_string(seat + 1), .emblem = seat});
    kit::Rng rng(seed);
    const match::Match one(game, header);
    Worlds worlds{one, one};
    drawAnew(game, worlds, 0, rng);
    for (int entry = 0; entry < entries && playOne(game, worlds, rng); ++entry) {
    }
    return worlds;
}

} // namespace taletop::conformance
