// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/tokens.h"
#include "core/games/foxtail/table/table.h"
#include "core/games/foxtail/words/phrases.h"
#include "core/games/foxtail/words/words.h"
#include "tests/rules/foxtail/sentence_check.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

using namespace taletop;
using namespace taletop::foxtail;

namespace {

const std::filesystem::path pictures = TALETOP_PICTURES;

kit::Fact noteFact(Note note, kit::Seat seat, std::array<std::int16_t, 3> arguments) {
    return {.kind = kit::Fact::Kind::Note,
            .key = static_cast<std::uint8_t>(note),
            .seat = seat,
            .arguments = arguments};
}

std::string told(Note note, kit::Seat seat, std::array<std::int16_t, 3> arguments) {
    return checkedSentence(Words::factText(noteFact(note, seat, arguments)));
}

std::string refused(RefusalCode code, int first = 0, int second = 0) {
    return kit::english(Words::refusalText(refusal(code, first, second)));
}

} // namespace

TEST_CASE("FT-9 each of the sixteen charms has a picture") {
    std::ifstream file(pictures / "themes.json");
    REQUIRE(file.good());
    const nlohmann::json themes = nlohmann::json::parse(file).at("themes");
    REQUIRE(themes.size() == 4);
    const std::array ids{"summer", "autumn", "winter", "spring"};
    std::set<std::string> files;
    std::set<std::string> names;
    for (std::size_t i = 0; i < themes.size(); ++i) {
        const auto& theme = themes[i];
        CHECK(theme.at("id") == ids[i]);
        CHECK(!theme.at("name").get<std::string>().empty());
        REQUIRE(theme.at("names").size() == kindCount);
        for (const auto& name : theme.at("names"))
            names.insert(name.get<std::string>());
        for (const char* kind : {"a", "b", "c", "d"}) {
            const auto charm = theme.at(kind).get<std::string>();
            CAPTURE(charm);
            files.insert(charm);
            CHECK(std::filesystem::exists(pictures / theme.at("id").get<std::string>() / (charm + ".svg")));
        }
    }
    CHECK(files.size() == 16);
    CHECK(names.size() == 16);
    CHECK(themes[0].at("d") == "snail");
    CHECK(themes[1].at("names")[2] == "maple leaf");
    CHECK(themes[3].at("a") == "tulip");
}

TEST_CASE("FT-6 a picture shows as many symbols as the charm's number") {
    const double radius = 8;
    for (int face = firstBit; face <= lastBit; ++face) {
        const Charms& charms = charmsOf(static_cast<std::uint8_t>(face));
        const auto layers = Shown::cardArt(face);
        REQUIRE(layers.size() > 2);
        CHECK(layers[0].file == "bit.svg");
        CHECK(layers[1].file == "{coat}/fur" + std::to_string(1 + face % 3) + ".svg");
        for (std::size_t kind = 0; kind < charms.size(); ++kind) {
            const std::string file = std::string("{theme}/{") + "abcd"[kind] + "}.svg";
            int symbols = 0;
            for (const scene::ArtLayer& layer : layers) {
                if (layer.file != file)
                    continue;
                ++symbols;
                // Each symbol is as wide as its rectangle and stays within the disc of its corner.
                const double x = layer.x + layer.width / 2 - (kind % 2 == 0 ? 8 : 52);
                const double y = layer.y + layer.height / 2 - (kind < 2 ? 8 : 88);
                CHECK(std::hypot(x, y) + layer.width / 2 <= radius);
            }
            CHECK(symbols == charms[kind]);
        }
    }
}

TEST_CASE("FT-3 tips, backs and tokens have pictures") {
    for (int tip = firstTip; tip <= lastTip; ++tip) {
        REQUIRE(Shown::cardArt(tip).size() == 1);
        CHECK(Shown::cardArt(tip)[0].file == "{coat}/tip.svg");
    }
    REQUIRE(Shown::cardArt(0).size() == 1);
    CHECK(Shown::cardArt(0)[0].file == "back.svg");
    CHECK(Shown::cardArt(0)[0].width == 64);
    CHECK(Shown::cardArt(0)[0].x == -2);
    for (int token = drawToken; token < faceCount; ++token)
        CHECK(Shown::cardArt(token).empty());
    for (const char* file : {"bit.svg", "back.svg"})
        CHECK(std::filesystem::exists(pictures / file));
    for (const char* coat : {"orange", "silver", "snow", "sand"}) // the coats of the four foxes
        for (const char* file : {"fur1.svg", "fur2.svg", "fur3.svg", "tip.svg"})
            CHECK(std::filesystem::exists(pictures / coat / file));
    CHECK(Shown::cardLook().width == 60);
    CHECK(Shown::cardLook().height == 96);
    CHECK(Shown::cardLook().gutter == 2);
}

TEST_CASE("FT-7 every face has a name, and bits are named by their numbers") {
    const auto names = faceNames();
    REQUIRE(names.size() == faceCount);
    CHECK(std::string(names[0]).empty());
    for (std::size_t face = 1; face < names.size(); ++face)
        CHECK(!std::string(names[face]).empty());
    for (std::uint8_t face = firstBit; face <= lastBit; ++face) {
        std::string digits;
        for (const std::uint8_t charm : charmsOf(face))
            digits += std::to_string(charm);
        CHECK(names[face] == "bit " + digits);
    }
    CHECK(std::string(names[lastTip]) == "tail tip");
}

TEST_CASE("FT-28 each of the four links has its own label and description") {
    std::set<std::string> labels;
    for (const Link link : allLinks) {
        std::string label = linkLabel(link);
        labels.insert(label);
        label[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(label[0])));
        CHECK(label == linkWords(link));
    }
    CHECK(labels.size() == 4);
    CHECK(std::string(linkLabel(Link::OverTop)) == "Over, tops together");
    CHECK(std::string(linkLabel(Link::UnderBottom)) == "Under, bottoms together");
}

TEST_CASE("FT-5 the name of a card says what the card shows") {
    CHECK(checkedSentence(bitName({{2, 1, 3, 1}, Link::None}, 0, 7)) ==
          "Bit 1 of 7: top 2 and 1, bottom 3 and 1.");
    CHECK(checkedSentence(bitName({{1, 2, 3, 3}, Link::UnderTop}, 2, 7)) ==
          "Bit 3 of 7, under, tops together: top 1 and 2, bottom 3 and 3.");
    for (const Link link : allLinks)
        CHECK(checkedSentence(bitName({{1, 1, 1, 2}, link}, 1, 2)).find(linkWords(link)) !=
              std::string::npos);
    CHECK(checkedSentence(newBitName({3, 2, 2, 1})) == "New bit: top 3 and 2, bottom 2 and 1.");
    CHECK(checkedSentence(tipName(9)) == "Tail tip after 9 bits.");
    CHECK(checkedSentence(tokenName({drawToken, 0})) == "Chosen: draw.");
    CHECK(checkedSentence(tokenName({tokenOfLink(Link::OverBottom), 0})) ==
          "Chosen: over, bottoms together.");
    CHECK(checkedSentence(tokenName({tokenOfSeat(2), 0})) == "A point for seat 3.");
    CHECK(checkedSentence(tokenName({kit::unknownFace, 0})) == "A sealed choice.");
}

TEST_CASE("FT-1 to FT-66: every refusal has its own text of one or two short sentences") {
    std::set<std::string> sentences;
    for (std::size_t code = 0; code < refusals.size(); ++code) {
        const std::string text =
            checkedSentence(Words::refusalText(refusal(static_cast<RefusalCode>(code), 3, 5)));
        CAPTURE(text);
        CHECK(text.size() > 20);
        CHECK(text.size() < 100);
        CHECK(text.back() == '.');
        const auto stops = std::count(text.begin(), text.end(), '.');
        CHECK((stops == 1 || stops == 2));
        sentences.insert(text);
    }
    CHECK(sentences.size() == refusals.size());
}

TEST_CASE("FT-25 FT-42 FT-44 refusals contain their numbers") {
    CHECK(refused(RefusalCode::TailComplete, 10).find("turn 10") != std::string::npos);
    CHECK(refused(RefusalCode::NoBrushAfterTip, 11).find("turn 11") != std::string::npos);
    CHECK(refused(RefusalCode::LinksMissing, 2, 6).find("2 of 6") != std::string::npos);
    CHECK(refused(RefusalCode::AllLinksSet, 6).find("6 in all") != std::string::npos);
    CHECK(refused(RefusalCode::FewerThanTwoBits, 0).find("0 bits") != std::string::npos);
    CHECK(refused(RefusalCode::FewerThanTwoBits, 1).find("1 bit ") != std::string::npos);
}

TEST_CASE("FT-54 the log has a line for each note") {
    CHECK(told(Note::DeckReady, kit::spectator, {33, 10, 0}) ==
          "The deck is ready, with 33 cards; 10 bits are set aside.");
    CHECK(told(Note::DeckReady, kit::spectator, {44, 0, 0}) == "The deck is ready, with 44 cards.");
    CHECK(told(Note::TurnBegins, kit::spectator, {3, 0, 0}) == "Turn 3 begins.");
    CHECK(told(Note::ChoosesDraw, 0, {}) == "seat 1 chooses to draw.");
    CHECK(told(Note::ChoosesBrush, 1, {}) == "seat 2 chooses to brush.");
    CHECK(told(Note::DrawsBit, 1, {6, 0, 0}) == "seat 2 draws a bit: top 1 and 2, bottom 1 and 3.");
    CHECK(told(Note::DrawsTip, 1, {10, 9, 0}) ==
          "seat 2 draws a tip and completes a tail of 9 bits on turn 10.");
    CHECK(told(Note::LaysFirstBit, 2, {6, 0, 0}) ==
          "seat 3 places a bit next to the fox: top 1 and 2, bottom 1 and 3.");
    CHECK(told(Note::LinksBit, 0, {3, 1, 2}) ==
          "seat 1 joins the new bit over, bottoms together: 1 meets 2.");
    CHECK(told(Note::LosesJoin, 0, {2, 1, 0}) == "seat 1 loses two joins: the new one (over, tops together) "
                                                 "and the one before (under, tops together).");
    CHECK(told(Note::Brushes, 0, {4, 10, 13}) == "seat 1 brushes 4 links. Tail points: 13 now, 10 before.");
    CHECK(told(Note::Brushes, 0, {1, 10, 13}) == "seat 1 brushes 1 link. Tail points: 13 now, 10 before.");
    CHECK(told(Note::Brushes, 0, {0, 10, 10}) == "seat 1 brushes and leaves every link as it is.");
    CHECK(told(Note::TailsComplete, kit::spectator, {13, 0, 0}) == "All tails are complete after turn 13.");
    CHECK(told(Note::VotesFor, 0, {2, 0, 0}) == "seat 1 finds seat 3’s tail the prettiest.");
    CHECK(told(Note::Wins, 3, {24, 1, 0}) == "seat 4 wins with 24 points.");
    CHECK(told(Note::Wins, 3, {24, 2, 0}) == "seat 4 shares the win with 24 points.");
    CHECK(told(Note::Wins, 0, {19, 0, 0}) == "seat 1 finishes the practice game with 19 points.");
}

TEST_CASE("FT-54 facts other than notes have no line in the log") {
    for (const auto kind : {kit::Fact::Kind::Move, kit::Fact::Kind::Add, kit::Fact::Kind::Remove,
                            kit::Fact::Kind::Mark, kit::Fact::Kind::Shuffle, kit::Fact::Kind::Scalar})
        CHECK(Words::factText({.kind = kind, .key = static_cast<std::uint8_t>(Note::Wins)}).empty());
    CHECK(Words::factText(noteFact(static_cast<Note>(200), 0, {})).empty());
}
