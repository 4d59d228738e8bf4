// SPDX-License-Identifier: MIT
// Tests of outcomes of chance that are set in advance. They come as set, whatever the seed would draw.
#include "core/match/foreseen.h"
#include "tests/match/fixtures.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tests;

namespace {

/// Returns the model's journal as a practice match with another seed.
match::Journal otherSeed(const match::Match& model) {
    match::Journal journal = model.journal();
    journal.header.seed += 1;
    journal.header.practice = true;
    return journal;
}

/// Returns a match before its first move, with the model's outcomes so far.
match::Match opened(const match::Match& model) {
    const match::Journal journal = otherSeed(model);
    std::size_t length = 0;
    while (journal.entries[length].who == kit::chanceSeat)
        ++length;
    return std::get<match::Match>(match::Match::replayed(model.game(), journal, length));
}

/// Makes the model's moves as long as they are legal.
void follow(match::Match& match, const match::Match& model) {
    for (std::size_t at = match.journal().entries.size(); at < model.journal().entries.size(); ++at) {
        const match::Entry& entry = model.journal().entries[at];
        if (at < match.journal().entries.size()) // the match has drawn this entry itself
            continue;
        if (entry.who == kit::chanceSeat || !submit(match, entry.who, entry.move))
            return;
    }
}

} // namespace

TEST_CASE("outcomes set in advance come true, and the header is marked as dealt by hand") {
    const match::Match model = played(shortTable(), 9);
    match::Match match = opened(model);
    match.foresee(match::outcomesOf(model.journal()));
    follow(match, model);
    CHECK(match.journal().entries == model.journal().entries);
    CHECK(match.header().dealtByHand);
    match::Match unforeseen = opened(model);
    follow(unforeseen, model);
    CHECK_FALSE(unforeseen.journal().entries == model.journal().entries);
}

TEST_CASE("after a move is taken back, the outcomes set in advance are used again") {
    const match::Match model = played(shortTable(), 9);
    match::Match match = opened(model);
    match.foresee(match::outcomesOf(model.journal()));
    follow(match, model);
    for (kit::Seat seat = 0; seat < 3; ++seat) {
        REQUIRE(match.canTakeBack(seat));
        match.takeBack(seat);
        REQUIRE(match.journal().entries.size() < model.journal().entries.size());
        follow(match, model);
        CHECK(match.journal().entries == model.journal().entries);
    }
}

TEST_CASE("outcomes set in advance that do not fit are ignored, and the seed draws instead") {
    const match::Match model = played(shortTable(), 9);
    match::Match match = opened(model);
    match.foresee({{}, {}, {}});
    match::Match bySeed = opened(model);
    for (int move = 0; move < 200 && !match.over(); ++move) {
        playOne(match);
        playOne(bySeed);
    }
    CHECK(match.over());
    CHECK(match.journal().entries == bySeed.journal().entries);
}
