// SPDX-License-Identifier: MIT
// Tests deck files and the texts made from them: SL-10, SL-45 to SL-52.
#include "tests/rules/storyline/table.h"

#include "core/games/storyline/files/files.h"
#include "core/games/storyline/words/tale.h"
#include "core/games/storyline/words/words.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

using namespace taletop;
using namespace taletop::storyline;
using namespace taletop::storyline::testing;
using Json = nlohmann::ordered_json;

namespace {

Json decksJson() { return Json::parse(decksFile()); }

Deck readWhole(const std::string& text) {
    auto read = readDeck(text);
    if (const auto* error = std::get_if<DeckError>(&read))
        FAIL(error->line, ": ", kit::english(error->what));
    return std::get<Deck>(std::move(read));
}

/// The error for a file with this text, or "" if the file is valid.
std::string refusalOf(const std::string& text) {
    const auto read = readDeck(text);
    const auto* error = std::get_if<DeckError>(&read);
    return error == nullptr ? "" : kit::english(error->what);
}
std::string refusalOf(const Json& json) { return refusalOf(json.dump(1)); }

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

Filling filling(std::string_view id, std::string name = {}, std::string detail = {}) {
    return {.face = faceWithId(id), .name = std::move(name), .detail = std::move(detail)};
}

std::string told(const char* deckId, int page, const std::vector<Filling>& fillings) {
    static const Deck deck = readWhole(decksFile());
    return pageText(deck, *deck.narrator(deckId), page - 1, fillings);
}

} // namespace

TEST_CASE("SL-10 the decks of this edition are legal for every number of players") {
    const Deck deck = readWhole(decksFile());
    REQUIRE(deck.narrators.size() == 2);
    for (const NarratorWords& narrator : deck.narrators) {
        CHECK_FALSE(misfit(narrator).has_value());
        for (int seats = 3; seats <= 8; ++seats)
            CHECK_FALSE(problemFor(narrator, seats).has_value());
    }
    for (int face = firstStory; face < firstToken; ++face)
        CHECK(deck.story(face).title == titles()[static_cast<std::size_t>(face)]);
}

TEST_CASE("SL-10 an illegal deck is refused with its line and the reason") {
    Json json = decksJson();
    Json& cards = json["narratorDecks"][0]["cards"];
    const auto changed = [&](auto change) {
        Json other = json;
        change(other["narratorDecks"][0]["cards"]);
        return refusalOf(other);
    };
    CHECK(cards.size() == 15);
    CHECK(holds(changed([](Json& all) { all[0]["text"] = "In {lair} sat {villain}."; }),
                "which is not filled until card 2"));
    CHECK(holds(changed([](Json& all) {
                    all[8]["banner"] = {"object", "object"};
                    all[8]["slots"] = {"x", "y"};
                }),
                "same banner twice"));
    CHECK(holds(changed([](Json& all) { all[2]["slots"] = {"villain"}; }), "Two banners in the deck"));
    CHECK(holds(changed([](Json& all) { all[2]["text"] = "Nothing of note."; }), "does not use its slot"));
    CHECK(holds(changed([](Json& all) { all[2]["text"] = "{mark} and {nobody}"; }), "which no banner fills"));
    CHECK(holds(changed([](Json& all) { all[2]["text"] = "{mark.dative}"; }), "no such form"));
    CHECK(holds(changed([](Json& all) { all[2]["text"] = "{mark"; }), "brace"));
    CHECK(holds(changed([](Json& all) { all[2]["text"] = std::string(10000, 'x'); }), "10000 characters"));
    CHECK(holds(changed([](Json& all) { all[2]["number"] = 4; }), "Narrator card 3 should be here"));
    CHECK(holds(changed([](Json& all) { all.erase(3); }), "15 cards"));
    CHECK(holds(changed([](Json& all) { all[14].erase("end"); }), "end"));
    // Three more double banners give 21 banners in total.
    const auto twentyOne = changed([](Json& all) {
        for (const int page : {1, 4, 11}) {
            all[static_cast<std::size_t>(page)]["banner"].push_back("action");
            const std::string slot = "more" + std::to_string(page);
            all[static_cast<std::size_t>(page)]["slots"].push_back(slot);
            auto& text = all[static_cast<std::size_t>(page)]["text"];
            text = text.get<std::string>() + " {" + slot + "}";
        }
    });
    CHECK(holds(twentyOne, "21 banners"));
    CHECK(std::get<DeckError>(readDeck("{\n \"format\": 1,\n \"format\": 1\n}")).line == 3);
    CHECK(std::get<DeckError>(readDeck("{\n \"format\": 1,\n oops")).line == 3);
    CHECK_FALSE(refusalOf(std::string()).empty());
    CHECK_FALSE(refusalOf(std::string("[]")).empty());
    CHECK_FALSE(refusalOf(std::string(300, '[')).empty());
    CHECK(holds(refusalOf(std::string(largestDeckFile + 1, ' ')), "too large"));
    json["categories"].erase(3);
    CHECK(holds(refusalOf(json), "The category 'object' is missing"));
}

TEST_CASE("SL-10 a home-made story set with missing or wrong cards is refused with the reason") {
    const auto changed = [](auto change) {
        Json json = decksJson();
        change(json["categories"][0]);
        return refusalOf(json);
    };
    CHECK(holds(changed([](Json& all) { all["cards"].erase(0); }), "has 19 cards; it must have 20"));
    CHECK(holds(changed([](Json& all) { all["cards"][1]["id"] = "ch01"; }), "twice"));
    CHECK(holds(changed([](Json& all) { all["cards"][1]["id"] = "pl01"; }), "No card in the category"));
    CHECK(holds(changed([](Json& all) { all["cards"][1]["forms"].erase("object"); }),
                "is missing the form 'object'"));
    CHECK(holds(changed([](Json& all) { all["cards"][1]["title"] = "a\u0001b"; }), "cannot be printed"));
    CHECK(holds(changed([](Json& all) { all["cards"][1]["title"] = "  "; }), "is empty"));
    CHECK(holds(changed([](Json& all) { all["cards"][1]["title"] = 7; }), "must be text"));
    const Json json = decksJson();
    auto broken = json;
    broken["categories"][4]["cards"][19]["title"] = "";
    const auto error = std::get<DeckError>(readDeck(broken.dump(1)));
    const std::string lines = broken.dump(1);
    const auto at = lines.find("\"title\": \"\"");
    CHECK(error.line == std::count(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1);
}

TEST_CASE("SL-09 SL-10 a deck with seven banners of one category is for seven players at most") {
    NarratorWords narrator;
    for (std::size_t i = 0; i < 7; ++i)
        narrator.pages[i].banners = {Category::Object};
    for (std::size_t i = 7; i < 14; ++i)
        narrator.pages[i].banners = {static_cast<Category>(i % 2)};
    CHECK(problemFor(narrator, 8).has_value());
    CHECK_FALSE(problemFor(narrator, 7).has_value());
}

TEST_CASE("SL-07 SL-10 a home-made deck may change words but no banner") {
    Json json = decksJson();
    json["narratorDecks"].erase(1);
    json["narratorDecks"][0]["title"] = "Something Else";
    CHECK(refusalOf(json).empty());
    json["narratorDecks"][0]["id"] = "B";
    const auto refused = game().readStorybook(json.dump(1));
    const auto* error = std::get_if<contract::WordsError>(&refused);
    REQUIRE(error != nullptr);
    CHECK(error->line > 1);
    CHECK(kit::english(error->what) == "Narrator card 1 has place; in deck B it must have object.");
}

TEST_CASE("SL-45 a choice may include a name and a detail") {
    const auto choice = [](const char* text) { return *Files::parseMove(text); };
    const auto entryOf = [&](const char* move, const contract::Remarks& remarks) {
        const auto tidied = Words::tidyRemarks(choice(move), remarks);
        const auto* refusal = std::get_if<kit::Refusal>(&tidied);
        return refusal == nullptr ? 0 : int{refusal->ledger};
    };
    CHECK(entryOf("choose ch01", {{"name", "Old Cornelius"}}) == 0);
    CHECK(entryOf("choose ch01", {}) == 0);
    CHECK(entryOf("choose fe01", {{"name", "Snapper"}}) == 45);
    CHECK(entryOf("choose ac01", {{"name", "Snapper"}}) == 45);
    CHECK(entryOf("choose ac01", {{"detail", "very softly"}}) == 0);
    CHECK(entryOf("choose ob01 ac01", {{"name", "Nip"}, {"detail2", "twice"}}) == 0);
    CHECK(entryOf("choose ob01 ac01", {{"name2", "Nip"}}) == 45);
    CHECK(entryOf("choose ob01", {{"name2", "Nip"}}) == 45);
    CHECK(entryOf("choose ob01", {{"colour", "red"}}) == 45);
    CHECK(entryOf("choose ob01", {{"name", "Nip"}, {"name", "Nap"}}) == 45);
    CHECK(entryOf("play ob01", {{"name", "Nip"}}) == 45);
    CHECK(Words::remarkFields(choice("choose pl01 ob01")).size() == 4);
    CHECK(Words::remarkFields(choice("choose fe01")).size() == 1);
    CHECK(Words::remarkFields(choice("play pl01")).empty());
}

TEST_CASE("SL-46 names and details are plain and short") {
    const Move move = *Files::parseMove("choose ch01");
    const auto tidied = [&](const std::string& key, const std::string& text) -> std::string {
        const auto all = Words::tidyRemarks(move, {{key, text}});
        if (const auto* refusal = std::get_if<kit::Refusal>(&all)) {
            CHECK(refusal->ledger == 46);
            return "refused";
        }
        const auto& remarks = std::get<contract::Remarks>(all);
        return remarks.empty() ? "" : remarks[0].text;
    };
    CHECK(tidied("name", "  Old \t\n Cornelius ") == "Old Cornelius");
    CHECK(tidied("name", " \t ") == "");
    CHECK(tidied("name", std::string(32, 'x')).size() == 32);
    CHECK(tidied("name", std::string(33, 'x')) == "refused");
    CHECK(tidied("detail", std::string(160, 'x')).size() == 160);
    CHECK(tidied("detail", std::string(161, 'x')) == "refused");
    for (const char* bad : {"a\x01z", "a\x7Fz", "a\xC2\x85z", "a\xE2\x80\xA8z", "a\xE2\x80\xAEz",
                            "a\xE2\x81\xA6z", "\xFF", "\xC3"})
        CHECK(tidied("name", bad) == "refused");
    for (const char* good : {"{villain}", "<b>bold</b>", "ผีปอบ", "お化け", "الغول", "👻🎃", "é"})
        CHECK(tidied("name", good) == good);
    std::string skulls;
    for (int i = 0; i < 32; ++i)
        skulls += "💀";
    CHECK(tidied("name", skulls) == skulls);
    CHECK(tidied("name", skulls + "💀") == "refused");
}

TEST_CASE("SL-47 the card of a page fills its slot, and later pages use the slot") {
    const Deck deck = readWhole(decksFile());
    const auto usedOn = [&](const char* id, const char* name) {
        std::vector<int> pages;
        const NarratorWords& narrator = *deck.narrator(id);
        const auto slot = std::ranges::find(narrator.slots, name, &SlotWords::name);
        for (std::size_t page = 0; page < narrator.pages.size(); ++page)
            for (const Piece& piece : narrator.pages[page].pieces)
                if (piece.slot == slot - narrator.slots.begin() &&
                    (pages.empty() || pages.back() != static_cast<int>(page) + 1))
                    pages.push_back(static_cast<int>(page) + 1);
        return pages;
    };
    CHECK(usedOn("A", "villain") == std::vector{2, 3, 4, 5, 6, 8, 9, 12, 13, 14, 15});
    CHECK(usedOn("B", "clue") == std::vector{1, 15});
}

TEST_CASE("SL-48 every card has all forms of its category") {
    const Deck deck = readWhole(decksFile());
    const auto formsOf = [&](const char* id) { return deck.story(faceWithId(id)).forms; };
    CHECK(formsOf("ch01") == Names{"a hungry scarecrow", "the hungry scarecrow", "he", "him", "his"});
    CHECK(formsOf("pl09")[2] == "at a silent fairground");
    CHECK(formsOf("ac01") == Names{"whistle backwards", "whistled backwards", "whistling backwards"});
    const auto usual = [&](Category category) {
        const CategoryWords& words = deck.category(category);
        return words.forms[static_cast<std::size_t>(words.usualForm)];
    };
    CHECK(usual(Category::Character) == "indefinite");
    CHECK(usual(Category::Feature) == "phrase");
    CHECK(usual(Category::Action) == "past");
}

TEST_CASE("SL-49 texts are filled in one pass, and a name is introduced once") {
    const std::vector<Filling> plain{filling("pl20"), filling("ch01"), filling("fe01"),
                                     filling("ob05"), filling("ac07"), filling("ch04")};
    CHECK(told("A", 3, plain) ==
          "Now, Tabitha did not alarm easily. She had seen stranger things than a hungry scarecrow at the "
          "church "
          "jumble sale. But never, in all her life, had she come across one with three rows of teeth.");
    CHECK(holds(told("A", 5, plain), "cried the hungry scarecrow."));
    const std::vector<Filling> named{filling("pl20"),
                                     filling("ch01", "Old Cornelius", "He was fond of tea.")};
    CHECK(told("A", 2, named).ends_with("and saw a hungry scarecrow called Old Cornelius."));
    CHECK(holds(told("A", 5, named), "cried Old Cornelius."));
    const std::vector<Filling> expert{filling("ob01"), filling("fe01"), filling("pl01"), filling("ac01"),
                                      filling("ch13")};
    CHECK(told("B", 5, expert).starts_with("The goblin dentist heard him out"));
    const std::vector<Filling> braces{filling("pl20"), filling("ch01", "{villain}")};
    CHECK(told("A", 2, braces).ends_with("called {villain}."));
    const Deck deck = readWhole(decksFile());
    CHECK(detailsOf(*deck.narrator("A"), 1, named) == Names{"He was fond of tea."});
    CHECK(detailsOf(*deck.narrator("A"), 0, named).empty());
    CHECK(withCapital("élan") == "Élan");
    CHECK(withCapital("жаба") == "Жаба");
    CHECK(withCapital("ผี") == "ผี");
    CHECK(withCapital("") == "");
}

TEST_CASE("SL-49 a detail becomes a sentence in any script") {
    CHECK(asSentence("fond of tea") == "Fond of tea.");
    CHECK(asSentence("It rained.") == "It rained.");
    CHECK(asSentence("was it the cat?") == "Was it the cat?");
    CHECK(asSentence("he sang \"no!\"") == "He sang \"no!\"");
    CHECK(asSentence("\u00E9lan") == "\u00C9lan.");
    CHECK(asSentence("\u96E8\u304C\u964D\u3063\u305F") == "\u96E8\u304C\u964D\u3063\u305F\u3002");
    CHECK(asSentence("\u300C\u96E8\u3002\u300D") == "\u300C\u96E8\u3002\u300D");
    CHECK(asSentence("\u0E1D\u0E19\u0E15\u0E01") == "\u0E1D\u0E19\u0E15\u0E01");
    CHECK(asSentence("").empty());
    CHECK(asSentence("...") == "...");
}

TEST_CASE("SL-50 open slots are shown as blanks") {
    CHECK(told("A", 2, {filling("pl20")}).ends_with("and saw [someone]."));
    const std::string third = told("A", 3, {filling("pl20"), filling("ch01")});
    CHECK(holds(third, "than a hungry scarecrow at"));
    CHECK(third.ends_with("with [something peculiar]."));
}

TEST_CASE("SL-51 the tale of a match has the pages so far and says if it is unfinished") {
    const auto book = std::get<std::unique_ptr<const contract::Storybook>>(game().readStorybook(decksFile()));
    REQUIRE(book != nullptr);
    Table table(5, 0, 3);
    table.untilRound(7);
    const auto anyOf = [](const State& state) { return contract::AnyState::of(state); };
    CHECK(book->tells(anyOf(table.state)));
    const std::vector<contract::Remarks> remarks(6);
    auto tale = book->tell(anyOf(table.state), remarks);
    CHECK(tale.title == "No More Breakfasts");
    CHECK(tale.tellers == std::vector<kit::Seat>{2, 3, 4, 0, 1});
    REQUIRE(tale.pages.size() == 7);
    CHECK(tale.pages[6].open);
    CHECK(tale.closing == "(Here the tale breaks off.)");
    CHECK(tale.pages[3].faces.size() == 2);
    table.untilTheEnd();
    tale = book->tell(anyOf(table.state), std::vector<contract::Remarks>(14));
    CHECK(tale.pages.size() == 15);
    CHECK(tale.closing == "The End");
    for (const contract::TalePage& page : tale.pages) {
        CHECK_FALSE(page.open);
        CHECK_FALSE(holds(page.text, "["));
        CHECK_FALSE(holds(page.text, "{"));
    }
    // The tale does not depend on which seats played its cards.
    Table other = table;
    const kit::TableRef ref = other.state.ref();
    for (kit::Card& marker : ref.zone(zoneOf(ZoneKind::Authors)))
        marker.face = firstMarker;
    CHECK(book->tell(anyOf(other.state), std::vector<contract::Remarks>(14)) == tale);
}

TEST_CASE("SL-52 a language may add forms of its own, in any script") {
    Json json = decksJson();
    Json& places = json["categories"][1];
    places["forms"] = {"nominative", "locative"};
    places["usualForm"] = "nominative";
    places["nameForm"] = "nominative";
    for (Json& card : places["cards"])
        card["forms"] = {{"nominative", "お化け屋敷"}, {"locative", "في المنارة"}};
    Json& cards = json["narratorDecks"][0]["cards"];
    json["narratorDecks"].erase(1);
    cards[0]["text"] = "กาลครั้งหนึ่ง {lair} 👻";
    cards[5]["text"] = "{hidingPlace.locative}";
    cards[6]["text"] = "{prize}";
    cards[9]["text"] = "{prison}";
    cards[12]["text"] = "{arena} {decoy}";
    cards[14]["text"] = "{lair.name}";
    const Deck deck = readWhole(json.dump());
    CHECK(pageText(deck, deck.narrators[0], 0, std::vector{filling("pl01", "Тьма")}) ==
          "กาลครั้งหนึ่ง お化け屋敷 called Тьма 👻");
    CHECK(pageText(deck, deck.narrators[0], 14, std::vector{filling("pl01", "Тьма")}) == "Тьма");
    cards[0]["text"] = "{lair.dative}";
    CHECK(holds(refusalOf(json), "{lair.dative}, but the category place has no such form"));
    places["cards"][4]["forms"].erase("locative");
    CHECK(holds(refusalOf(json), "is missing the form 'locative'"));
}

TEST_CASE("SL-52 a category may have 64 forms and no more") {
    const auto withForms = [](std::size_t count) {
        Json json = decksJson();
        Json& category = json["categories"][0];
        while (category["forms"].size() < count) {
            const std::string form = "form" + std::to_string(category["forms"].size());
            category["forms"].push_back(form);
            for (Json& card : category["cards"])
                card["forms"][form] = card["title"];
        }
        return refusalOf(json);
    };
    CHECK(withForms(mostForms) == "");
    CHECK(holds(withForms(mostForms + 1), "the limit is 64"));
}

TEST_CASE("SL-10 unknown keys are ignored, however many there are") {
    std::string text = decksJson().dump(1);
    std::string unknown;
    for (int i = 0; i < 40'000; ++i)
        unknown += "\"unknown " + std::to_string(i) + "\": {},\n";
    text.insert(text.find("\"categories\""), unknown);
    REQUIRE(text.size() < largestDeckFile);
    CHECK(refusalOf(text) == "");
    const std::size_t at = text.find("\"unknown 39999\"");
    const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1;
    const auto error = std::get<DeckError>(readDeck(text.replace(at, 15, "\"unknown 7\"")));
    CHECK(error.line == line);
    CHECK(kit::english(error.what) == "'unknown 7' appears twice in one object.");
}
