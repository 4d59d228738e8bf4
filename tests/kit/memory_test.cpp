// SPDX-License-Identifier: MIT
// Tests of memory with cases made by hand: which cards are remembered where, after which facts.
#include "core/kit/memory.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

using namespace taletop::kit;

namespace {

enum : Zone { Open, Heap, OtherHeap, Queue, Stack, Shoe, Away, Zones };
using Faces = std::vector<std::uint8_t>;

/// A table of which a seat sees only the first zone, and the seat's memory.
struct Watched {
    std::array<Card, 40> cards{};
    std::array<std::uint8_t, Zones + 1> starts{};
    std::array<std::int16_t, 1> scalars{};
    std::array<Visibility, Zones> seen{Visibility::Face,  Visibility::Count, Visibility::Count,
                                       Visibility::Count, Visibility::Count, Visibility::Count,
                                       Visibility::Count};
    Memory memory;
    std::vector<Fact> told;

    /// Puts the cards `open` into the first zone and `hidden` face-down cards into each other zone.
    Watched(const Faces& open, std::size_t hidden, bool twins) {
        for (const std::uint8_t face : open)
            insertCard(ref(), Open, ref().zone(Open).size(), {face, 0});
        for (Zone zone = Heap; zone < Zones; ++zone)
            for (std::size_t i = 0; i < hidden; ++i)
                insertCard(ref(), zone, 0, {});
        memory = Memory(
            ref(), seen,
            {{Pile::Heap, Pile::Heap, Pile::Heap, Pile::Queue, Pile::Stack, Pile::Shoe, Pile::Forgotten},
             twins});
    }
    TableRef ref() { return {cards, starts, scalars}; }

    /// Moves a card with this face, or face down. The move ends the entry unless `more` is true.
    void move(Zone from, Zone to, std::uint8_t face = unknownFace, bool more = false) {
        told.push_back({.kind = Fact::Kind::Move, .from = from, .to = to, .card = {face, 0}});
        std::size_t index = 0;
        while (from == Open && ref().zone(Open)[index].face != face)
            ++index;
        takeCard(ref(), from, index);
        insertCard(ref(), to, ref().zone(to).size(), {to == Open ? face : unknownFace, 0});
        if (!more)
            end();
    }
    void shuffle(Zone zone) {
        told.push_back({.kind = Fact::Kind::Shuffle, .to = zone});
        end();
    }
    void end() {
        memory.take(told);
        told.clear();
    }
    /// Returns the faces at this place in imagined worlds. Contains unknownFace if nothing is known there.
    Faces possible(Zone zone, std::size_t place) {
        Faces found;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Watched world = *this;
            Rng rng(seed);
            memory.lay(world.ref(), rng);
            const std::uint8_t face = world.ref().zone(zone)[place].face;
            if (std::ranges::find(found, face) == found.end())
                found.push_back(face);
        }
        std::ranges::sort(found);
        return found;
    }
};

} // namespace

TEST_CASE("a card that goes out of sight is remembered in the zone it went to") {
    Watched table({7, 8}, 2, true);
    table.move(Open, Heap, 7);
    CHECK(table.memory.size() == 1);
    CHECK(table.possible(Heap, 2) == Faces{7});
    CHECK(table.possible(Heap, 0) == Faces{unknownFace});
    table.move(Heap, Open, 7);
    CHECK(table.memory.empty());
}

TEST_CASE("a card taken face down from a heap may be any card of that heap") {
    Watched table({7}, 1, true);
    table.move(Open, Heap, 7);
    table.move(Heap, OtherHeap);
    CHECK(table.possible(Heap, 0) == Faces{unknownFace, 7});
    CHECK(table.possible(OtherHeap, 1) == Faces{unknownFace, 7});
    CHECK(table.possible(OtherHeap, 0) == Faces{unknownFace}); // this card was there before
    table.move(OtherHeap, Open, 7);
    CHECK(table.memory.empty());
}

TEST_CASE("when a card of a split pack turns up, the other cards are known to be in the other parts") {
    Watched table({1, 2, 3}, 0, true);
    for (const std::uint8_t face : Faces{1, 2, 3})
        table.move(Open, Heap, face);
    table.move(Heap, OtherHeap);
    table.move(Heap, Stack);
    table.move(Heap, Open, 2);
    CHECK(table.possible(OtherHeap, 0) == Faces{1, 3});
    CHECK(table.possible(Stack, 0) == Faces{1, 3});
    table.move(OtherHeap, Open, 3);
    CHECK(table.possible(Stack, 0) == Faces{1});
}

TEST_CASE("memory follows cards that leave a queue oldest first and a stack newest first") {
    Watched table({1, 2}, 0, true);
    table.move(Open, Queue, 1);
    table.move(Open, Queue, 2);
    table.move(Queue, Stack);
    CHECK(table.possible(Stack, 0) == Faces{1});
    CHECK(table.possible(Queue, 0) == Faces{2});
    table.move(Queue, Stack);
    table.move(Stack, Heap);
    CHECK(table.possible(Heap, 0) == Faces{2});
    CHECK(table.possible(Stack, 0) == Faces{1});
}

TEST_CASE("after a shuffle the cards of a zone are still known, but no longer their order") {
    Watched table({1, 2}, 1, true);
    table.move(Open, Stack, 1);
    table.move(Open, Stack, 2);
    table.shuffle(Stack);
    for (std::size_t place = 0; place < 3; ++place)
        CHECK(table.possible(Stack, place) == Faces{unknownFace, 1, 2});
}

TEST_CASE("cards put under a shoe in one entry have an unknown order, below earlier cards") {
    Watched table({1, 2, 3}, 1, true);
    table.move(Open, Shoe, 1, true);
    table.move(Open, Shoe, 2);
    CHECK(table.possible(Shoe, 0) == Faces{1, 2});
    CHECK(table.possible(Shoe, 1) == Faces{1, 2});
    CHECK(table.possible(Shoe, 2) == Faces{unknownFace});
    table.move(Open, Shoe, 3);
    CHECK(table.possible(Shoe, 0) == Faces{3});
    CHECK(table.possible(Shoe, 1) == Faces{1, 2});
    table.move(Shoe, Open, 9);
    table.move(Shoe, Open, 1);
    CHECK(table.possible(Shoe, 1) == Faces{2});
}

TEST_CASE("when a whole heap moves, the knowledge about its cards moves along") {
    for (const bool whole : {true, false}) {
        Watched table({1, 2, 3}, 0, true);
        for (const std::uint8_t face : Faces{1, 2})
            table.move(Open, Heap, face);
        table.move(Heap, Stack); // one of the heap's two cards
        table.move(Open, Heap, 3);
        table.move(Heap, OtherHeap, unknownFace, whole);
        table.move(Heap, OtherHeap);
        CHECK(table.possible(Stack, 0) == (whole ? Faces{1, 2} : Faces{1, 2, 3}));
    }
}

TEST_CASE("a revealed face proves nothing if an unknown card there may have the same face") {
    for (const bool twins : {true, false}) {
        Watched table({1}, 1, twins);
        table.move(Open, Heap, 1);
        table.move(Heap, Open, 1);
        CHECK(table.memory.empty()); // nothing is remembered with or without twins
        Watched with({1, 2}, 1, twins);
        with.move(Open, OtherHeap, 1);
        with.move(Open, Heap, 2);
        with.move(OtherHeap, Stack); // either the 1 or the card that was there before
        with.move(Stack, Open, 1);
        CHECK(with.memory.size() == 1);
        CHECK(with.possible(OtherHeap, 0) == Faces{unknownFace});
    }
}

TEST_CASE("when a group loses a card, any of its cards may be the lost one until that card turns up") {
    for (const bool twins : {true, false}) {
        Watched table({1, 2}, 0, twins);
        table.move(Open, Heap, 1);
        table.move(Open, Heap, 2);
        table.move(Heap, Away);
        CHECK(table.possible(Heap, 0) == Faces{1, 2});
        table.move(Away, Open, 1);
        CHECK(table.possible(Heap, 0) == (twins ? Faces{unknownFace, 2} : Faces{2}));
    }
}

TEST_CASE("memory contains only what its seat was shown, and nothing while it is switched off") {
    Memory nothing;
    const std::array<Fact, 1> fact{{{.kind = Fact::Kind::Move, .from = Open, .to = Heap, .card = {7, 0}}}};
    nothing.take(fact);
    CHECK(nothing == Memory());
    CHECK(nothing.empty());
    Watched table({7}, 1, true);
    table.move(Heap, OtherHeap);
    CHECK(table.memory.empty());
    Watched same({7}, 1, true);
    same.move(Heap, OtherHeap);
    CHECK(table.memory == same.memory);
}
