// SPDX-License-Identifier: MIT
// Measures the steps of the core, for every game with the most seats.
#include "core/bots/bot.h"
#include "core/cli/random_play.h"
#include "core/cli/table_run.h"
#include "core/contract/registry.h"
#include "core/match/save.h"

#include <benchmark/benchmark.h>

#include <string>

namespace {

using namespace taletop;

/// A position in the middle of a random game, with a pending seat.
struct Position {
    const contract::Game* game;
    contract::AnyState state;
    kit::Seat seat = 0;
};

Position middleOf(const contract::Game& game) {
    cli::RandomPlay play(game, contract::standardOptions(game.info(), game.info().seatsMost), 1);
    play.decide(40);
    while (game.pending(play.state()).kind != contract::Pending::Kind::Seats)
        play.decide(1);
    return {&game, play.state(), game.pending(play.state()).seats.first()};
}

void decision(benchmark::State& state, const contract::Game& game) {
    cli::RandomPlay play(game, contract::standardOptions(game.info(), game.info().seatsMost), 1);
    for (auto _ : state)
        play.decide(1);
    state.SetItemsProcessed(state.iterations());
}

void copy(benchmark::State& state, const contract::Game& game) {
    const Position position = middleOf(game);
    contract::AnyState target;
    for (auto _ : state) {
        target = position.state;
        benchmark::DoNotOptimize(target);
        benchmark::ClobberMemory();
    }
}

void list(benchmark::State& state, const contract::Game& game) {
    const Position position = middleOf(game);
    contract::AnyMoves moves;
    for (auto _ : state) {
        game.legalMoves(position.state, position.seat, moves);
        benchmark::DoNotOptimize(moves);
    }
}

void copyAndApply(benchmark::State& state, const contract::Game& game) {
    const Position position = middleOf(game);
    contract::AnyMoves moves;
    game.legalMoves(position.state, position.seat, moves);
    kit::Facts none;
    for (auto _ : state) {
        contract::AnyState next = position.state;
        game.apply(next, position.seat, moves[0], none);
        benchmark::DoNotOptimize(next);
    }
}

void view(benchmark::State& state, const contract::Game& game) {
    const Position position = middleOf(game);
    for (auto _ : state)
        benchmark::DoNotOptimize(game.view(position.state, position.seat));
}

void hash(benchmark::State& state, const contract::Game& game) {
    const Position position = middleOf(game);
    for (auto _ : state)
        benchmark::DoNotOptimize(contract::stateHash(position.state));
}

void makeScene(benchmark::State& state, const contract::Game& game) {
    const Position position = middleOf(game);
    const contract::AnyState seen = game.view(position.state, position.seat);
    for (auto _ : state)
        benchmark::DoNotOptimize(game.scene(seen, position.seat));
}

void casual(benchmark::State& state, const contract::Game& game) {
    const Position position = middleOf(game);
    const contract::AnyState seen = game.view(position.state, position.seat);
    kit::Rng rng(1);
    for (auto _ : state)
        benchmark::DoNotOptimize(game.casualMove(seen, position.seat, rng));
}

void load(benchmark::State& state, const contract::Game& game) {
    const auto options = contract::standardOptions(game.info(), game.info().seatsMost);
    const std::vector<const bots::Bot*> seats(static_cast<std::size_t>(options.seats),
                                              bots::findBot("random"));
    const auto played = cli::playMatch(game, options, 1, seats);
    const std::string text = match::saveText(game, played.match.journal());
    for (auto _ : state)
        benchmark::DoNotOptimize(match::loadSave(text));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

using Step = void (*)(benchmark::State&, const contract::Game&);

void add(const char* name, const contract::Game& game, Step step) {
    benchmark::RegisterBenchmark((std::string(game.info().id) + '/' + name).c_str(),
                                 [step, &game](benchmark::State& state) { step(state, game); });
}

} // namespace

int main(int argc, char** argv) {
    for (const contract::Game* game : contract::games()) {
        add("decision", *game, decision);
        add("copy", *game, copy);
        add("list moves", *game, list);
        add("copy and apply", *game, copyAndApply);
        add("view", *game, view);
        add("hash", *game, hash);
        add("scene", *game, makeScene);
        add("casual move", *game, casual);
        add("load a save", *game, load);
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
