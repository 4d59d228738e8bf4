// SPDX-License-Identifier: MIT
// Counts heap allocations. This is a separate program, because it replaces operator new.
#include "core/cli/random_play.h"
#include "core/contract/registry.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <memory>
#include <new>

namespace {

std::size_t allocations = 0;

void* counted(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}

} // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

using namespace taletop;

TEST_CASE("the allocation counter notices an allocation") {
    const std::size_t before = allocations;
    const auto number = std::make_unique<int>(7);
    CHECK(*number == 7);
    CHECK(allocations == before + 1);
}

TEST_CASE("listing and applying moves allocates no memory in any game") {
    for (const contract::Game* game : contract::games()) {
        for (int seats = game->info().seatsLeast; seats <= game->info().seatsMost; ++seats) {
            cli::RandomPlay play(*game, contract::standardOptions(game->info(), seats), 1);
            const std::size_t before = allocations;
            play.decide(20'000);
            const std::size_t taken = allocations - before;
            CAPTURE(game->info().id);
            CAPTURE(seats);
            CHECK(taken == 0);
            CHECK(play.games() > 10);
        }
    }
}
