// SPDX-License-Identifier: MIT
// Tests whole games: invariants, transcripts, saves with remarks, undo, and the sentences of refusals.
#include "tests/rules/storyline/table.h"

#include "core/games/storyline/files/files.h"
#include "core/games/storyline/player/player.h"
#include "core/games/storyline/rules/refusals.h"
#include "core/games/storyline/rules/score.h"
#include "core/games/storyline/words/words.h"
#include "core/match/save.h"
#include "core/match/transcript.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

using namespace taletop;
using namespace taletop::storyline;
using namespace taletop::storyline::testing;
using Json = nlohmann::ordered_json;

namespace {

match::Match newMatch(int seats, std::uint64_t seed, int deck = 0, bool practice = false) {
    match::Header header;
    header.options = {.seats = seats, .values = {deck, 1, 0}};
    header.seed = seed;
    header.practice = practice;
    return {game(), header};
}

const State& stateOf(const match::Match& match) { return match.state().as<State>(); }

/// Makes the first legal move of the first pending seat. A choice gets these remarks, too.
void act(match::Match& match, const contract::Remarks& words = {}) {
    const kit::Seat seat = match.pending().seats.first();
    contract::AnyMoves moves;
    game().legalMoves(match.state(), seat, moves);
    const bool choice = stateOf(match).phase() == Phase::Choose;
    CHECK_FALSE(match.submit(seat, moves[0], choice ? words : contract::Remarks{}).has_value());
}

/// The number of hints that say that no card stands out.
int saidOfNone(const State& view, kit::Seat seat) {
    int said = 0;
    for (const auto& advice : Player::advise(view, seat))
        said += kit::english(advice.why).starts_with("No card stands out") ? 1 : 0;
    return said;
}

} // namespace

TEST_CASE("bots are never refused, and points at the end are within the ledger's bounds") {
    for (int seats = 3; seats <= 8; ++seats)
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            Table table(seats, 2, 0, false, seed);
            kit::Rng rng(seed);
            while (Rules::pending(table.state).kind != contract::Pending::Kind::Over) {
                table.chances();
                const auto pending = Rules::pending(table.state);
                if (pending.kind != contract::Pending::Kind::Seats)
                    continue;
                const kit::Seat seat = pending.seats.first();
                const State view = contract::viewOf<Rules>(table.state, seat);
                CHECK(saidOfNone(view, seat) <= 1);
                const Move move = Player::casualMove(view, seat, rng);
                table.move(seat, Files::moveText(move));
            }
            int sum = 0;
            for (kit::Seat seat = 0; seat < seats; ++seat)
                sum += pointsOf(table.state, seat);
            CHECK(sum >= 22); // invariant 14
            CHECK(sum <= 37);
            CHECK_FALSE(verdictOf(table.state).winners.empty());
        }
}

TEST_CASE("SL-45 the journal, the save and the transcript keep the name and detail of a choice") {
    match::Match match = newMatch(3, 5);
    while (!match.over())
        act(match, stateOf(match).round() == 2
                       ? contract::Remarks{{"name", " Old  Cornelius "}, {"detail", "<b>ผี 👻</b>"}}
                       : contract::Remarks{});
    REQUIRE(match.remarks().size() == 14);
    CHECK(match.remarks()[1] == contract::Remarks{{"name", "Old Cornelius"}, {"detail", "<b>ผี 👻</b>"}});
    const std::string save = match::saveText(game(), match.journal());
    CHECK(save.find("Old Cornelius") != std::string::npos);
    auto loaded = match::loadSave(save);
    REQUIRE(std::holds_alternative<match::Loaded>(loaded));
    CHECK(std::get<match::Loaded>(loaded).match.journal() == match.journal());
    // The hash of the entry covers its remarks.
    std::string forged = save;
    forged.replace(forged.find("Old Cornelius"), 13, "Old Corneliuz");
    CHECK(std::holds_alternative<match::LoadError>(match::loadSave(forged)));
    std::string long_ = save;
    long_.replace(long_.find("Old Cornelius"), 13, std::string(33, 'x'));
    const auto refused = match::loadSave(long_);
    REQUIRE(std::holds_alternative<match::LoadError>(refused));
    CHECK(kit::english(std::get<match::LoadError>(refused).what).find("SL-46") != std::string::npos);
    // In the transcript, the state has the remarks at their page.
    const std::string transcript = match::transcriptText(match);
    const auto lastState = transcript.rfind("{\"n\":");
    const Json line = Json::parse(transcript.substr(lastState, transcript.find('\n', lastState) - lastState));
    CHECK(line["state"]["tale"][1]["name"] == "Old Cornelius");
    CHECK(line["state"]["tale"][0]["name"] == "");
    CHECK(std::holds_alternative<match::Match>(match::checkTranscript(transcript)));
}

TEST_CASE("SL-45 SL-46 a choice with an illegal name is refused and changes nothing") {
    match::Match match = newMatch(3, 6);
    while (stateOf(match).phase() != Phase::Choose)
        act(match);
    const auto before = match.journal();
    contract::AnyMoves moves;
    game().legalMoves(match.state(), 0, moves);
    const auto refusal = match.submit(0, moves[0], {{"name", std::string(33, 'x')}});
    REQUIRE(refusal.has_value());
    CHECK(game().ledgerEntry(*refusal) == "SL-46");
    CHECK(kit::english(game().refusalText(*refusal)) == "The name has 33 characters, but the limit is 32.");
    CHECK(match.journal() == before);
}

TEST_CASE("SL-26 neither a play nor a choice can be taken back") {
    match::Match match = newMatch(4, 7);
    while (!match.over()) {
        const kit::Seat seat = match.pending().seats.first();
        const Phase phase = stateOf(match).phase();
        act(match);
        if (phase == Phase::Play || phase == Phase::Choose)
            CHECK_FALSE(match.canTakeBack(seat));
    }
    match::Match practice = newMatch(4, 7, 0, true);
    act(practice);
    CHECK(practice.canTakeBack(1));
}

TEST_CASE("the JSON of a state has the documented form") {
    Table table(4);
    table.play({"pl01", "pl02", "pl03"}).chances();
    const Json json = Files::stateJson(table.state);
    CHECK(json["round"] == 1);
    CHECK(json["narrator"] == 0);
    CHECK(json["deck"] == "A");
    CHECK(json["decks"]["place"].size() == 13);
    CHECK(json["decks"]["place"][0] == table.ids(ZoneKind::StoryDeck, 1).back()); // the top card is first
    CHECK(json["hands"].size() == 4);
    CHECK(json["submitted"] ==
          Json::parse(
              R"([{"seat":1,"cards":["pl01"]},{"seat":2,"cards":["pl02"]},{"seat":3,"cards":["pl03"]}])"));
    CHECK(json["piles"].size() == 1);
    CHECK(json["piles"][0].size() == 3);
    CHECK(json["tale"] == Json::parse(R"([{"card":1,"chosen":[],"by":[],"name":"","detail":""}])"));
    CHECK(json["pool"].size() == 21);
    table.move(0, "choose pl02").chances();
    CHECK(Files::stateJson(table.state)["tale"][0] ==
          Json::parse(R"({"card":1,"chosen":["pl02"],"by":[2],"name":"","detail":""})"));
    table.untilTheEnd();
    const Json result = Files::resultJson(table.state);
    CHECK(result["seats"].size() == 4);
    for (const char* key : {"tokens", "points", "effects"})
        CHECK(result["seats"][0].contains(key));
    CHECK_FALSE(result["winners"].empty());
}

TEST_CASE("each move has one text, and no other text is a move") {
    for (const char* text :
         {"play pl03", "play ob05 ac07", "choose pl03", "effect grave", "cover 2", "play", "choose"})
        CHECK(Files::moveText(Files::parseMove(text).value()) == text);
    for (const char* text : {"", "play ", "play  pl03", "play pl3", "play pl03 ", "play pl01 pl02 pl03",
                             "play grave", "effect", "effect ch01", "effect bones hat", "cover", "cover 02",
                             "cover -1", "cover 22", "choose 7", "Play pl03", "play seat1", "play A1"})
        CHECK_FALSE(game().parseMove(text).has_value());
}

TEST_CASE("every refusal has a sentence and an entry of the ledger") {
    for (std::size_t code = 0; code < refusals.size(); ++code) {
        const auto reason = static_cast<RefusalCode>(code);
        const bool categories = reason == RefusalCode::OneOfEach;
        const kit::Refusal why = refusal(reason, categories ? 0 : 1, 1);
        const std::string text = kit::english(Words::refusalText(why));
        CHECK(text.size() > 10);
        CHECK(text.find('%') == std::string::npos);
        CHECK(why.ledger >= 1);
        CHECK(why.ledger <= 76);
    }
}

TEST_CASE("SL-66 advice chooses the better order of Grave and Hat") {
    const auto adviceOf = [](const Names& tokens) {
        const Ending end(Seats{tokens, {}, {}}, {"2"});
        return Files::moveText(Player::advise(end.state, 0)[0].move);
    };
    CHECK(adviceOf({"grave", "hat", "3"}) == "effect hat");
    CHECK(adviceOf({"grave", "hat"}) == "effect grave");
    CHECK(adviceOf({"grave", "3", "1", "2"}) == "cover 3");
    // The Bones are worth three with the skull up, but the Grave cannot cover them.
    Ending bones(Seats{{"grave", "hat", "bones"}, {}, {}}, {"2"});
    bones.move(0, "effect bones");
    REQUIRE(bones.points(0) == 3);
    CHECK(Files::moveText(Player::advise(bones.state, 0)[0].move) == "effect grave");
}
