// SPDX-License-Identifier: MIT
// Tests of saves from other versions: saves of a newer Taletop are view-only, and saves of an older one can
// always be continued.
#include "tests/match/fixtures.h"

#include "core/contract/registry.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace taletop;
using namespace taletop::tests;
using match::LoadError;
using match::Match;
using Json = nlohmann::ordered_json;

namespace {

void makeNewer(Json& header) { header["version"] = match::saveVersion + 1; }

/// Checks that a save is view-only.
void checkLooked(const match::Loaded& save) {
    CHECK(save.readOnly);
    CHECK_FALSE(save.rewrite);
    CHECK_FALSE(save.notice.empty());
    CHECK_FALSE(save.match.pending().goesByItself());
}

const std::filesystem::path oldSaves = TALETOP_OLD_SAVES;

/// Returns the final points of all seats, such as "31 28".
std::string endOf(const Match& match) {
    std::string text;
    for (const int total : match.game().result(match.state()).totals)
        text += (text.empty() ? "" : " ") + std::to_string(total);
    return text;
}

/// Returns the folder of a game's saves: the common folder, or the folder of the game's golden files.
std::filesystem::path savesOf(const std::string& game) {
    for (const auto& file : std::filesystem::directory_iterator(oldSaves))
        if (file.path().filename().string().starts_with(game + "-v"))
            return oldSaves;
    return std::filesystem::path(TALETOP_GOLDEN_DIRECTORY) / game;
}

std::vector<std::filesystem::path> allSaves() {
    std::vector<std::filesystem::path> saves;
    const std::filesystem::path golden = TALETOP_GOLDEN_DIRECTORY;
    for (const auto& folder : {oldSaves, golden})
        for (const auto& file : std::filesystem::recursive_directory_iterator(folder))
            if (file.path().extension() == ".taletop")
                saves.push_back(file.path());
    return saves;
}

/// Returns a short whole game.
Match shortGame(const contract::Game& game) {
    Match shortest = played({&game, std::max(2, game.info().seatsLeast)}, 1);
    for (std::uint64_t seed = 2; seed < 20; ++seed) {
        Match match = played({&game, std::max(2, game.info().seatsLeast)}, seed);
        if (match.journal().entries.size() < shortest.journal().entries.size())
            shortest = std::move(match);
    }
    return shortest;
}

/// Adds saves of the current version and rules to the old saves, unless these saves exist.
void recordSaves() {
    for (const contract::Game* game : contract::games()) {
        const std::string name = std::string(game->info().id) + "-v" + std::to_string(match::saveVersion) +
                                 "-r" + std::to_string(game->info().revision);
        const std::filesystem::path folder = savesOf(game->info().id);
        if (std::string_view(game->info().id) == "template" ||
            std::filesystem::exists(folder / (name + ".taletop")))
            continue;
        std::filesystem::create_directories(folder);
        const Match match = shortGame(*game);
        std::ofstream(folder / (name + ".taletop"), std::ios::binary) << saved(match);
        std::ofstream(folder / (name + ".end")) << endOf(match) << '\n';
    }
}

std::string fileText(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_CASE("a newer version's save that can be read to its end is view-only") {
    for (const contract::Game* game : contract::games()) {
        CAPTURE(game->info().id);
        const Match match = played({game, game->info().seatsLeast}, 8, 30);
        const match::Loaded save = mustLoad(withHeader(match, makeNewer));
        checkLooked(save);
        CHECK(save.match.journal() == match.journal());
        CHECK(kit::english(save.notice) == "This save was made by a newer Taletop. You can look at it here. "
                                           "Update Taletop to keep playing.");
    }
}

TEST_CASE("unknown fields and values of a newer version are left out") {
    const Match match = played(shortTable(), 8, 6);
    const std::string text = withHeader(match, [](Json& header) {
        makeNewer(header);
        header["weather"] = "rain";
        header["options"]["weather"] = "rain";
        header["check"] = "another sum";
        header["seats"][0]["kind"] = "telepath";
        header["seats"][1]["name"] = std::string(60, 'x');
        header["seats"][2]["emblem"] = 11;
        header["seats"][2]["hat"] = "tall";
    });
    auto lines = linesOf(text);
    lines[2].insert(1, "\"mood\":\"gay\",");
    const match::Loaded save = mustLoad(joined(lines));
    checkLooked(save);
    CHECK(save.match.journal().entries == match.journal().entries);
    CHECK(save.match.header().seats[0].kind == "casual");
    CHECK(save.match.header().seats[1].name == std::string(40, 'x'));
    CHECK(save.match.header().seats[2].emblem == 3);
    const auto header = match::loadHeader(joined(lines));
    REQUIRE(std::holds_alternative<match::Header>(header));
    CHECK(std::get<match::Header>(header).seats == save.match.header().seats);
}

TEST_CASE("a newer version's save is shown up to the last entry that can be read") {
    const Match match = played(shortTable(), 8);
    const auto lines = linesOf(withHeader(match, makeNewer));
    int shown = 0;
    for (std::size_t place = 1; place < lines.size(); ++place) {
        CAPTURE(place);
        auto changed = lines;
        changed[place] =
            "{\"n\":" + std::to_string(place) + R"(,"who":"weather","move":"rain","hash":"00"})" + '\n';
        const auto loaded = match::loadSave(joined(changed));
        if (const auto* error = std::get_if<LoadError>(&loaded)) {
            CHECK(shown == 0);
            CHECK(kit::english(error->what).find("newer Taletop") != std::string::npos);
            checkSentence(*error);
            continue;
        }
        const auto& save = std::get<match::Loaded>(loaded);
        checkLooked(save);
        const auto& entries = save.match.journal().entries;
        shown = static_cast<int>(entries.size());
        REQUIRE(entries.size() < place);
        CHECK(std::equal(entries.begin(), entries.end(), match.journal().entries.begin()));
        // Before the unreadable entry, only chance and a move right before chance are left out.
        for (std::size_t i = entries.size(); i + 1 < place; ++i)
            CHECK((match.journal().entries[i].who == kit::chanceSeat ||
                   match.journal().entries[i + 1].who == kit::chanceSeat));
        CHECK(kit::english(save.notice) ==
              "This save was made by a newer Taletop. The first " + std::to_string(shown) + " of " +
                  std::to_string(lines.size() - 1) + " moves can be shown. Update Taletop to keep playing.");
    }
    CHECK(shown > 3);
}

TEST_CASE("a newer version's save is shown only as far as its hashes match") {
    const Match match = played(shortTable(), 8, 6);
    auto lines = linesOf(withHeader(match, makeNewer));
    lines[4] = replaced(lines[4], R"("hash":")", R"("hash":"0)");
    lines[4].erase(lines[4].size() - 4, 1);
    const match::Loaded save = mustLoad(joined(lines));
    checkLooked(save);
    CHECK(save.match.journal().entries.size() <= 3);
}

TEST_CASE("a newer version's save with an unreadable header is refused") {
    const Match match = played(shortTable(), 8, 6);
    for (const auto& edit :
         std::vector<std::function<void(Json&)>>{[](Json& header) { header["seats"] = "three"; },
                                                 [](Json& header) {
                                                     header["seed"] = Json::array({1, 2});
                                                 },
                                                 [](Json& header) { header["options"]["rounds"] = "1000"; },
                                                 [](Json& header) { header["revision"] = "two"; },
                                                 [](Json& header) {
                                                     for (int i = 0; i < 300; ++i)
                                                         header["seats"].push_back(Json(header["seats"][0]));
                                                 }}) {
        const LoadError error = mustRefuse(withHeader(match, [&](Json& header) {
            makeNewer(header);
            edit(header);
        }));
        CHECK(error.line == 1);
        CHECK(kit::english(error.what).find("Update Taletop") != std::string::npos);
        checkSentence(error);
    }
}

TEST_CASE("a newer version's incomplete save is shown") {
    const Match match = played(shortTable(), 8, 6);
    const std::string text = withHeader(match, makeNewer);
    const match::Loaded save = mustLoad(text.substr(0, text.size() - 5));
    checkLooked(save);
    CHECK(save.match.journal().entries.size() < match.journal().entries.size());
}

TEST_CASE("a save with newer rules is view-only, as far as its moves are legal here") {
    const Match match = played(shortTable(), 8, 5);
    std::string text = withHeader(match, [](Json& header) { header["revision"] = 99; });
    const std::string hash = Json::parse(linesOf(text).back())["hash"];
    text = replaced(text, hash, "0123456789abcdef"); // under other rules, the state may have another hash
    const match::Loaded whole = mustLoad(text);
    checkLooked(whole);
    CHECK(whole.match.journal() == match.journal());
    const match::Loaded part = mustLoad(replaced(text, R"("who":1)", R"("who":0)"));
    checkLooked(part);
    CHECK(part.match.journal().entries.size() < match.journal().entries.size());
}

TEST_CASE("a save with older rules continues with a notice if all moves are legal, and is view-only if not") {
    const Match match = played(shortTable(), 8, 5);
    std::string text = withHeader(match, [](Json& header) { header["revision"] = 1; });
    const std::string hash = Json::parse(linesOf(text).back())["hash"];
    text = replaced(text, hash, "0123456789abcdef");
    const match::Loaded save = mustLoad(text);
    CHECK(save.match.journal() == match.journal());
    CHECK(kit::english(save.notice).find("rules") != std::string::npos);
    CHECK(save.rewrite);
    CHECK_FALSE(save.readOnly);
    const match::Loaded part = mustLoad(replaced(text, R"("who":1)", R"("who":0)"));
    checkLooked(part);
    CHECK(kit::english(part.notice).find("older rules") != std::string::npos);
}

TEST_CASE("an older save loads without an option that was added later") {
    const Match match = played(shortTable(), 8, 5);
    auto lines = linesOf(saved(match));
    auto header = Json::parse(lines[0]);
    header["options"].erase("rounds");
    lines[0] = header.dump() + '\n';
    CHECK(mustRefuse(joined(lines)).line == 1); // the header's checksum includes the option
    lines[0] = withSum(header);
    const match::Loaded save = mustLoad(joined(lines));
    CHECK(save.match.journal() == match.journal());
}

TEST_CASE("names in older saves lose the characters that change the direction of text") {
    const std::string turned = "\u202eMarie\u2066";
    const Match match = played(shortTable(), 8, 5);
    auto lines = linesOf(saved(match));
    auto header = Json::parse(lines[0]);
    header["seats"][1]["name"] = turned;
    header["storybook"] = "Ours\u202d";
    lines[0] = header.dump() + '\n';
    CHECK(mustRefuse(joined(lines)).line == 1); // the checksum belongs to the original header
    lines[0] = withSum(header);
    const match::Loaded save = mustLoad(joined(lines));
    CHECK_FALSE(save.readOnly);
    CHECK(save.match.header().seats[1].name == " Marie ");
    CHECK(save.match.header().storybook == "Ours ");
    const auto listed = match::loadHeader(joined(lines));
    CHECK(std::get<match::Header>(listed).seats[1].name == " Marie ");
    CHECK(saved(save.match).find("\u202e") == std::string::npos);
    for (const char* control : {"\x01", "\u0085", "\u2028"}) {
        header["seats"][1]["name"] = control;
        lines[0] = withSum(header);
        CHECK(mustRefuse(joined(lines)).line == 1);
    }
}

TEST_CASE("saves of every older version load and reach their recorded results") {
    if (std::getenv("TALETOP_RECORD") != nullptr)
        recordSaves();
    std::vector<std::string> found;
    for (const std::filesystem::path& file : allSaves()) {
        CAPTURE(file.string());
        const std::string text = fileText(file);
        const match::Loaded save = mustLoad(text);
        CHECK_FALSE(save.readOnly);
        CHECK(save.match.over());
        CHECK(endOf(save.match) + '\n' == fileText(std::filesystem::path(file).replace_extension(".end")));
        const auto lines = linesOf(text);
        REQUIRE(save.match.journal().entries.size() == lines.size() - 1);
        const std::string& id = save.match.header().game;
        found.push_back(id);
        // If the rules are the same, the save must not change at all.
        if (Json::parse(lines[0])["revision"] == save.match.game().info().revision) {
            CHECK(save.notice.empty());
            CHECK(saved(save.match) == text);
        }
        CHECK(file.filename().string().starts_with(id + "-v"));
    }
    for (const contract::Game* game : contract::games())
        if (std::string_view(game->info().id) != "template")
            CHECK_MESSAGE(std::ranges::find(found, game->info().id) != found.end(), game->info().id);
}

TEST_CASE("a save with an unknown bot is view-only, or continues with another bot") {
    const Match match = played(shortTable(), 8, 6);
    REQUIRE(!match.over());
    for (const std::string kind : {"genius", "sharp2", "deep-thought"}) {
        CAPTURE(kind);
        const std::string text = withHeader(match, [&](Json& header) {
            header["seats"][0]["kind"] = kind;
            header["seats"][2]["kind"] = kind;
        });
        match::Loaded save = mustLoad(text);
        CHECK(save.readOnly);
        CHECK(save.strangers == std::vector<std::string>{kind});
        CHECK(kit::english(save.notice).find('\'' + kind + '\'') != std::string::npos);
        CHECK(save.match.journal().entries == match.journal().entries);
        CHECK(save.match.header().seats[0].kind == "casual");
        CHECK(save.match.header().seats[1] == match.header().seats[1]);
        match::playOnWithOthers(save);
        CHECK_FALSE(save.readOnly);
        CHECK(save.rewrite);
        CHECK(save.strangers.empty());
        CHECK(kit::english(save.notice).find("'casual'") != std::string::npos);
        const match::Loaded again = mustLoad(saved(save.match)); // the save that the program would write
        CHECK_FALSE(again.readOnly);
        CHECK(again.match.header().seats == save.match.header().seats);
    }
    for (const char* kind : {"2sharp", "-sharp"}) // these names are invalid in every version
        checkSentence(
            mustRefuse(withHeader(match, [&](Json& header) { header["seats"][0]["kind"] = kind; })));
    match::Loaded ordinary = mustLoad(saved(match));
    CHECK(ordinary.strangers.empty());
    match::playOnWithOthers(ordinary);
    CHECK(ordinary.notice.empty());
}
