// SPDX-License-Identifier: MIT
// Tests of agreements at the table, mostly take-backs. A take-back also removes everything after the move,
// and the header records it.
#include "tests/match/fixtures.h"

#include "core/contract/registry.h"
#include "core/match/save.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tests;
using match::Match;

namespace {

/// Plays first legal moves until `moves` of them have been made.
void playTo(Match& match, std::size_t moves) {
    const auto made = [&] {
        return match.journal().entries.size() - movesOf(match.journal(), kit::chanceSeat);
    };
    while (!match.over() && made() < moves) {
        const kit::Seat seat = match.pending().seats.first();
        contract::AnyMoves legal;
        match.game().legalMoves(match.state(), seat, legal);
        REQUIRE(legal.size() > 0);
        REQUIRE_FALSE(match.submit(seat, legal[0]));
    }
}

std::size_t lastOf(const Match& match, kit::Seat seat) {
    std::size_t place = match.journal().entries.size();
    while (match.journal().entries[place - 1].who != seat)
        --place;
    return place;
}

kit::Seat lastMover(const Match& match) {
    kit::Seat who = kit::chanceSeat;
    for (const match::Entry& entry : match.journal().entries)
        who = entry.who == kit::chanceSeat ? who : entry.who;
    return who;
}

} // namespace

TEST_CASE("a move taken back by agreement can be made again, and the same chance follows") {
    for (const contract::Game* game : contract::games()) {
        INFO(std::string(game->info().id));
        Match match = started({game, game->info().seatsLeast}, 4);
        CHECK_FALSE(match.canAskBack(0));
        CHECK_FALSE(match.canAskBack(kit::spectator));
        playTo(match, 8);
        const Match before = match;
        const kit::Seat seat = lastMover(match);
        REQUIRE(match.canAskBack(seat));
        const std::size_t entry = lastOf(match, seat);

        match.takeBackAgreed(seat);
        CHECK(match.journal().entries.size() == entry - 1);
        CHECK(match.header().agreements == std::vector<match::Agreement>{{entry, seat}});
        CHECK(match.pending().seats.contains(seat));
        for (std::size_t i = entry - 1; i < before.journal().entries.size(); ++i) {
            const match::Entry& old = before.journal().entries[i];
            if (old.who != kit::chanceSeat)
                REQUIRE_FALSE(match.submit(old.who, *game->parseMove(old.move)));
        }
        CHECK(match.journal().entries == before.journal().entries);
    }
}

TEST_CASE("a save records the moves taken back by agreement, and has no field for them if there are none") {
    const contract::Game& game = *contract::games().front();
    Match match = started({&game, game.info().seatsLeast}, 4);
    CHECK(match::saveText(game, match.journal()).find("takeBacks") == std::string::npos);
    playTo(match, 7);
    match.takeBackAgreed(lastMover(match));
    playTo(match, 8);
    match.takeBackAgreed(lastMover(match));
    CHECK(match.header().agreements.size() == 2);
    const std::string text = match::saveText(game, match.journal());
    const auto loaded = match::loadSave(text);
    REQUIRE(std::holds_alternative<match::Loaded>(loaded));
    CHECK(std::get<match::Loaded>(loaded).match.header() == match.header());
    CHECK_FALSE(std::get<match::Loaded>(loaded).rewrite);

    for (const auto& [good, bad] : {std::pair("\"who\":", "\"who\":9"), {"\"before\":", "\"after\":"}}) {
        std::string damaged = text;
        const std::size_t at = damaged.find(good, damaged.find("takeBacks"));
        REQUIRE(at != std::string::npos);
        damaged.replace(at, std::string(good).size(), bad);
        CHECK(std::holds_alternative<match::LoadError>(match::loadSave(damaged)));
    }
}

TEST_CASE("agreements about later entries move back when an earlier entry is taken back") {
    const contract::Game& game = *contract::games().front();
    Match match = started({&game, game.info().seatsLeast}, 4);
    playTo(match, 8);
    match.takeBackAgreed(lastMover(match));
    while (match.canAskBack(lastMover(match)))
        match.takeBackAgreed(lastMover(match));
    const std::size_t length = match.journal().entries.size();
    for (const match::Agreement& each : match.header().agreements)
        CHECK(each.before <= length + 1);
}

TEST_CASE("no more moves may be taken back than a save can record") {
    Match match = started(shortTable(), 4);
    for (std::size_t i = 0; i < match::mostAgreements; ++i) {
        playTo(match, 1);
        REQUIRE(match.canAskBack(lastMover(match)));
        match.takeBackAgreed(lastMover(match));
    }
    playTo(match, 1);
    CHECK_FALSE(match.canAskBack(lastMover(match)));
    CHECK(mustLoad(saved(match)).match.journal() == match.journal());
}

TEST_CASE("a save keeps the agreement to open all hands") {
    const contract::Game& game = *contract::games().front();
    Match match = started({&game, std::max(2, game.info().seatsLeast)}, 4);
    playTo(match, 3);
    CHECK(match::saveText(game, match.journal()).find("agreed") == std::string::npos);
    match.openHandsAgreed();
    playTo(match, 6);
    match.takeBackAgreed(lastMover(match));
    using What = match::Agreement::What;
    const auto& agreed = match.header().agreements;
    REQUIRE(agreed.size() == 2);
    CHECK(agreed[0].what == What::OpenHands);
    CHECK(agreed[1].what == What::TakeBack);

    const std::string text = match::saveText(game, match.journal());
    const auto loaded = match::loadSave(text);
    REQUIRE(std::holds_alternative<match::Loaded>(loaded));
    CHECK(std::get<match::Loaded>(loaded).match.header() == match.header());
    CHECK_FALSE(std::get<match::Loaded>(loaded).rewrite);
    for (const auto& [good, bad] : {std::pair("\"openHands\"", "\"everything\""), {"\"openHands\"", "7"}}) {
        std::string damaged = text;
        const std::size_t at = damaged.find(good);
        REQUIRE(at != std::string::npos);
        damaged.replace(at, std::string(good).size(), bad);
        CHECK(std::holds_alternative<match::LoadError>(match::loadSave(damaged)));
    }
}

TEST_CASE("a save with a locked hand still loads, and the lock is ignored") {
    const contract::Game& game = *contract::games().front();
    for (const bool open : {false, true}) {
        Match match = started({&game, std::max(2, game.info().seatsLeast)}, 4);
        playTo(match, 3);
        if (open)
            match.openHandsAgreed();
        playTo(match, 6);
        match.takeBackAgreed(lastMover(match));
        const std::string text = withHeader(match, [](nlohmann::ordered_json& header) {
            header["seats"][1]["lock"] = "pbkdf2-sha256$60000$salt$sum";
            auto agreed = header[header.contains("agreed") ? "agreed" : "takeBacks"];
            agreed.insert(agreed.begin(),
                          nlohmann::ordered_json({{"before", 2}, {"who", 1}, {"what", "unlock"}}));
            header.erase("takeBacks");
            header["agreed"] = agreed;
        });
        const match::Loaded loaded = mustLoad(text);
        CHECK(loaded.match.header() == match.header());
        CHECK(loaded.notice.empty());
        CHECK_FALSE(loaded.rewrite);
        CHECK(saved(loaded.match) == saved(match));
        checkSentence(mustRefuse(replaced(text, "$salt$", "$malt$")));
        checkSentence(mustRefuse(replaced(text, R"("who":1,"what":"unlock")", R"("who":0,"what":"unlock")")));
    }
}
