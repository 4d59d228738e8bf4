// SPDX-License-Identifier: MIT
// Any bytes as moves: the first four choose a game, its seats, a seed and how many random moves
// are played first; every line after them is a move that each seat tries.
#include "core/match/match.h"
#include "core/ruleset/registry.h"
#include "tests/fuzz/require.h"

#include <cstdint>

using namespace taletop;
using taletop::tests::require;

namespace {

match::Match somewhere(const std::uint8_t* data) {
    const auto games = ruleset::games();
    const ruleset::Game& game = *games[data[0] % games.size()];
    const ruleset::GameInfo& info = game.info();
    match::Header header;
    header.options =
        ruleset::standardOptions(info, info.seatsLeast + data[1] % (info.seatsMost - info.seatsLeast + 1));
    header.seed = data[2];
    match::Match match(game, header);
    kit::Rng rng(data[2]);
    for (int i = 0; i < data[3] && !match.over(); ++i) {
        const kit::Seat seat = match.pending().seats.first();
        ruleset::AnyMoves moves;
        game.legalMoves(match.state(), seat, moves);
        match.submit(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return match;
}

void tryMove(match::Match& match, std::string_view text) {
    const ruleset::Game& game = match.game();
    const auto move = game.parseMove(text);
    const auto outcome = ruleset::parseChance(text);
    require(!outcome || ruleset::parseChance(ruleset::chanceText(*outcome)) == outcome, "chance round trip");
    if (!move)
        return;
    const std::string written = game.moveText(*move);
    const auto again = game.parseMove(written);
    require(again.has_value() && game.sameMove(*again, *move), "a parsed move is written and parsed again");
    for (kit::Seat seat = 0; seat < match.header().options.seats; ++seat) {
        const auto refusal = game.whyNot(match.state(), seat, *move);
        require(refusal == game.whyNot(match.view(seat), seat, *move), "a refusal knows what the seat knows");
        require(!refusal || !game.refusalText(*refusal).empty(), "a refusal has a sentence");
        require(refusal || match.pending().seats.contains(seat), "only pending seats move");
        require(match.submit(seat, *move) == refusal, "submit refuses what whyNot refuses");
        require(game.brokenInvariant(match.state()).empty(), "the state stays a legal one");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t head = 4;
    if (size < head)
        return 0;
    match::Match match = somewhere(data);
    std::string_view rest(reinterpret_cast<const char*>(data) + head, size - head);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        tryMove(match, rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return 0;
}
