// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"
#include "core/cli/commands.h"
#include "core/cli/random_play.h"
#include "core/cli/table_run.h"

#include <algorithm>

namespace taletop::cli {

namespace {

constexpr double secondsPerRun = 0.4;
constexpr int runs = 5;

/// The number of operations per CPU-second, as the median of several runs; `work` does `batch` of them.
template <class Work>
double perSecond(double batch, Work work) {
    std::vector<double> rates;
    for (int run = 0; run < runs; ++run) {
        const double start = cpuSeconds();
        double things = 0;
        double spent = 0;
        for (; spent < secondsPerRun; spent = cpuSeconds() - start) {
            work();
            things += batch;
        }
        rates.push_back(things / spent);
    }
    std::ranges::sort(rates);
    return rates[runs / 2];
}

/// Keeps the compiler from removing work whose result is unused.
template <class Value>
void use(Value& value) {
#if defined(__GNUC__)
    asm volatile("" : : "r"(&value) : "memory");
#else
    static volatile const void* sink;
    sink = &value;
#endif
}

double copiesPerSecond(const contract::AnyState& state) {
    constexpr int batch = 100'000;
    contract::AnyState copy;
    return perSecond(batch, [&] {
        for (int i = 0; i < batch; ++i) {
            copy = state;
            use(copy);
        }
    });
}

/// Runs a loop that never changes, so that results of different machines can be compared.
double referencePerSecond() {
    constexpr int batch = 1'000'000;
    kit::Rng rng(1);
    return perSecond(batch, [&] {
        for (int i = 0; i < batch; ++i) {
            std::uint64_t number = rng.next();
            use(number);
        }
    });
}

} // namespace

int bench(const Request& request, Terminal terminal) {
    const auto setup = setupOf(request, request.seats, terminal);
    if (!setup)
        return badInput;
    RandomPlay play(*setup->game, setup->options, request.seed);
    if (request.decisions > 0) {
        play.decide(request.decisions);
        terminal.out << terminal.say(TALETOP_TEXT("cli", "%1 decisions, %2 games"),
                                     {std::to_string(play.decisions()), std::to_string(play.games())})
                     << '\n';
        return done;
    }
    constexpr std::uint64_t batch = 10'000;
    play.decide(batch);
    const auto gamesBefore = static_cast<double>(play.games());
    const auto decisionsBefore = static_cast<double>(play.decisions());
    const double decisions = perSecond(batch, [&] { play.decide(batch); });
    const double gamesPerDecision = (static_cast<double>(play.games()) - gamesBefore) /
                                    (static_cast<double>(play.decisions()) - decisionsBefore);
    const double copies = copiesPerSecond(play.state());
    const double reference = referencePerSecond();
    const Say& say = terminal.say;
    terminal.out << say(TALETOP_TEXT("cli", "%1, %2 seats, random moves, nothing recorded"),
                        {setup->game->info().id, std::to_string(setup->options.seats)})
                 << '\n'
                 << say(TALETOP_TEXT("cli", "%1 decisions per CPU-second"), {figure(decisions, 0)}) << '\n'
                 << say(TALETOP_TEXT("cli", "%1 games per CPU-second"),
                        {figure(decisions * gamesPerDecision, 0)})
                 << '\n'
                 << say(TALETOP_TEXT("cli", "%1 ns per state copy of %2 bytes"),
                        {figure(1e9 / copies, 1), std::to_string(play.state().bytes().size())})
                 << '\n'
                 << say(TALETOP_TEXT("cli",
                                     "%1 ns per reference step; a decision takes as long as %2 of them"),
                        {figure(1e9 / reference, 1), figure(reference / decisions, 1)})
                 << '\n';
    return done;
}

} // namespace taletop::cli
