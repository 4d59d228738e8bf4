// SPDX-License-Identifier: MIT
// Foreseen chance: outcomes come as foreseen, whatever the seed would draw.
#include "core/match/foreseen.h"
#include "tests/match/fixtures.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tests;

namespace {

/// A practice journal with another seed.
match::Journal otherSeed(const match::Match& model) {
    match::Journal journal = model.journal();
    journal.header.seed += 1;
    journal.header.practice = true;
    return journal;
}

/// A match before the first move of a seat, with the model's chance so far.
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
        if (at < match.journal().entries.size()) // chance has added this entry already
            continue;
        if (entry.who == kit::chanceSeat || !submit(match, entry.who, entry.move))
            return;
    }
}

} // namespace

TEST_CASE("chance set in advance comes true, and the header is marked as dealt by hand") {
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

TEST_CASE("after a move is taken back, the same chance set in advance comes again") {
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

TEST_CASE("chance set in advance that does not fit is ignored, and the seed draws instead") {
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
