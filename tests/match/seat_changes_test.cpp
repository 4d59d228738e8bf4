// SPDX-License-Identifier: MIT
// Tests of seats that change hands during a match: the game stays the same, saves and undo keep the change,
// and earlier moves keep their players.
#include "core/contract/registry.h"
#include "core/match/played.h"
#include "core/match/transcript.h"
#include "tests/match/fixtures.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tests;
using match::Match;
using match::SeatRecord;

namespace {

/// Returns the seats of a match after seat 1 was given to someone else.
std::vector<SeatRecord> givenTo(const Match& match, const char* name, const char* kind) {
    std::vector<SeatRecord> seats = match.header().seats;
    seats[1] = {.name = name, .kind = kind, .emblem = 6};
    return seats;
}

void playMoves(Match& match, int moves) {
    for (int move = 0; move < moves && !match.over(); ++move)
        playOne(match);
}

kit::Seat lastMover(const Match& match) {
    kit::Seat who = kit::chanceSeat;
    for (const match::Entry& entry : match.journal().entries)
        who = entry.who == kit::chanceSeat ? who : entry.who;
    return who;
}

} // namespace

TEST_CASE("a change of seats does not affect the game") {
    for (const Table& table : allTables()) {
        if (table.seats < 2)
            continue;
        CAPTURE(table.game->info().id);
        const Match plain = played(table, 11, 30);
        Match changed = started(table, 11);
        playMoves(changed, 10);
        changed.changeSeats(givenTo(changed, "Ana", "human"));
        playMoves(changed, 10);
        changed.changeSeats(givenTo(changed, "Ana", "sharp"));
        playMoves(changed, 10);
        CHECK(changed.journal().entries == plain.journal().entries);
        CHECK(changed.header().seats[1] == SeatRecord{.name = "Ana", .kind = "sharp", .emblem = 6});
        for (kit::Seat seat = 0; seat < table.seats; ++seat)
            CHECK(changed.known(seat).memory == plain.known(seat).memory);
    }
}

TEST_CASE("the header records who had each seat at each entry") {
    Match match = started(shortTable(), 5);
    const std::vector<SeatRecord> first = match.header().seats;
    playMoves(match, 3);
    const std::size_t before = match.journal().entries.size();
    match.changeSeats(givenTo(match, "Ana", "human"));
    playMoves(match, 3);
    CHECK(match::seatsAt(match.header(), 1) == first);
    CHECK(match::seatsAt(match.header(), before) == first);
    CHECK(match::seatsAt(match.header(), before + 1) == match.header().seats);
    const std::size_t later = match.journal().entries.size();
    match.changeSeats(first);
    CHECK(match::seatsAt(match.header(), later)[1].name == "Ana");
    CHECK(match::seatsAt(match.header(), later + 1) == first);
    CHECK(match.header().seatChanges.size() == 2);
    match.changeSeats(first); // a change without an effect
    CHECK(match.header().seatChanges.size() == 2);
}

TEST_CASE("a save records who had each seat") {
    Match match = started(shortTable(), 5);
    playMoves(match, 4);
    CHECK(saved(match).find("seatChanges") == std::string::npos);
    match.changeSeats(givenTo(match, "Ana \"the fox\"", "human"));
    playMoves(match, 2);
    match.changeSeats(givenTo(match, "Bo", "keen"));
    const std::string text = saved(match);
    const match::Loaded loaded = mustLoad(text);
    CHECK(loaded.match.journal() == match.journal());
    CHECK_FALSE(loaded.rewrite);
    CHECK_FALSE(loaded.readOnly);
    CHECK(loaded.notice.empty());
    const auto head = match::loadHeader(text);
    REQUIRE(std::holds_alternative<match::Header>(head));
    CHECK(std::get<match::Header>(head).seats[1].name == "Bo");
}

TEST_CASE("a save with damaged or invalid seat changes is refused") {
    Match match = started(shortTable(), 5);
    playMoves(match, 4);
    match.changeSeats(givenTo(match, "Ana", "human"));
    const std::string text = saved(match);
    checkSentence(
        mustRefuse(replaced(text, "\"seatChanges\":[{\"before\":", "\"seatChanges\":[{\"before\":1")));
    using Edit = std::function<void(nlohmann::ordered_json&)>;
    for (const Edit& edit : {Edit([](auto& header) { header["seatChanges"][0]["seat"] = 3; }),
                             Edit([](auto& header) { header["seatChanges"][0]["before"] = 0; }),
                             Edit([](auto& header) { header["seatChanges"][0]["was"]["kind"] = "Nobody!"; }),
                             Edit([](auto& header) { header["seatChanges"][0]["was"].erase("name"); }),
                             Edit([](auto& header) { header["seatChanges"][0] = 7; }),
                             Edit([](auto& header) { header["seatChanges"] = "many"; })})
        checkSentence(mustRefuse(withHeader(match, edit)));
}

TEST_CASE("undo does not undo a change of seats") {
    const contract::Game& game = *contract::games().front();
    Match match = started({&game, std::max(2, game.info().seatsLeast)}, 4);
    playMoves(match, 6);
    match.changeSeats(givenTo(match, "Ana", "human"));
    playMoves(match, 1);
    match.takeBackAgreed(lastMover(match));
    CHECK(match.header().seats[1].name == "Ana");
    while (match.canAskBack(lastMover(match)) && match.journal().entries.size() > 3)
        match.takeBackAgreed(lastMover(match));
    CHECK(match.header().seats[1].name == "Ana");
    REQUIRE(match.header().seatChanges.size() == 1);
    CHECK(match.header().seatChanges[0].before <= match.journal().entries.size() + 1);
    CHECK(mustLoad(saved(match)).match.journal() == match.journal());
}

TEST_CASE("a seat change keeps its position among the entries when an earlier move is taken back") {
    int taken = 0;
    for (const Table& table : allTables()) {
        Match match = started(table, 4);
        for (int move = 0; move < 30 && !match.over(); ++move) {
            playMoves(match, 1);
            const kit::Seat mover = lastMover(match);
            if (table.seats < 2 || match.over() || !match.canTakeBack(mover))
                continue;
            Match changed = match;
            changed.changeSeats(givenTo(changed, "Ana", "human"));
            const std::size_t before = changed.header().seatChanges[0].before;
            changed.takeBack(mover);
            CHECK(changed.header().seats[1].name == "Ana");
            CHECK(changed.header().seatChanges[0].before == before - 1);
            ++taken;
        }
    }
    CHECK(taken > 0);
}

TEST_CASE("a header keeps only the latest seat changes") {
    Match match = started(shortTable(), 5);
    for (std::size_t change = 0; change <= match::mostSeatChanges; ++change)
        match.changeSeats(givenTo(match, std::to_string(change).c_str(), "human"));
    CHECK(match.header().seatChanges.size() == match::mostSeatChanges);
    CHECK(match.header().seatChanges.back().was.name == std::to_string(match::mostSeatChanges - 1));
    CHECK(mustLoad(saved(match)).match.journal() == match.journal());
}

TEST_CASE("the name of a newcomer is tidied") {
    Match match = started(shortTable(), 5);
    match.changeSeats(givenTo(match, "Ta\tb", "human"));
    CHECK(match.header().seats[1].name == "Ta b");
}

TEST_CASE("a practice match made from a match has no seat changes") {
    Match match = started(shortTable(), 5);
    playMoves(match, 4);
    match.changeSeats(givenTo(match, "Ana", "human"));
    CHECK(match::practiceFrom(match, 2, 0).header().seatChanges.empty());
}

TEST_CASE("a transcript does not depend on who has the seats") {
    Match match = started(shortTable(), 5);
    playMoves(match, 4);
    const std::string before = match::transcriptText(match);
    match.changeSeats(givenTo(match, "Ana", "human"));
    CHECK(match::transcriptText(match) == before);
}
