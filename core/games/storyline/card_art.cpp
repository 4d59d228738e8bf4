// SPDX-License-Identifier: MIT
// The pictures and the words of single cards.
#include "core/games/storyline/rules.h"

namespace taletop::storyline {

namespace {

/// The window of a story card's picture, in the card's own units.
constexpr double windowX = 3.5;
constexpr double windowY = 3.5;
constexpr double windowWidth = 56;
constexpr double windowHeight = 46;

std::string fileOf(const char* folder, std::string_view name) {
    std::string file = folder;
    return file.append(name).append(".svg");
}

struct TokenRule {
    const char* text;
    int entry;
};

/// By token.
constexpr std::array<TokenRule, tokenKinds> tokenRules{{
    {TALETOP_TEXT("storyline", "Worth as many points as it shows."), 57},
    {TALETOP_TEXT("storyline", "Worth as many points as it shows."), 57},
    {TALETOP_TEXT("storyline", "Worth as many points as it shows."), 57},
    {TALETOP_TEXT("storyline", "Cover one of your own tokens that shows a number: it is worth nothing."), 60},
    {TALETOP_TEXT("storyline", "If first place is tied you win, tied or not."), 67},
    {TALETOP_TEXT("storyline", "Flip it: skull up 3 points, skull down none."), 62},
    {TALETOP_TEXT("storyline", "Take one more token: a number counts twice."), 63},
}};

} // namespace

scene::CardLook Rules::cardLook() { return {}; }

std::vector<scene::ArtLayer> Rules::cardArt(int face) {
    const scene::CardLook look = cardLook();
    const auto whole = [&](std::string file) -> std::vector<scene::ArtLayer> {
        return {{.file = std::move(file), .width = look.width, .height = look.height}};
    };
    const auto framed = [](std::string file) -> std::vector<scene::ArtLayer> {
        return {{.file = std::move(file),
                 .x = windowX,
                 .y = windowY,
                 .width = windowWidth,
                 .height = windowHeight}};
    };
    if (isStory(face))
        return framed(fileOf("stories/", idOf(face)));
    if (isToken(face)) // round: the table draws it in a square
        return {{.file = fileOf("tokens/", idOf(face)), .width = look.width, .height = look.width}};
    if (isPage(face))
        return framed(fileOf("narrator/", deckOf(face) == 0 ? "a" : "b"));
    if (face != kit::unknownFace)
        return {}; // markers and seals are drawn by the table
    // Backs differ by category: the table knows it from the zone, backs/<category>.svg.
    return whole(fileOf("backs/", idOf(Category::Character)));
}

scene::CardText Rules::cardText(int face) {
    if (face == kit::unknownFace)
        return {.name = text(TALETOP_TEXT("storyline", "A card face down")), .rules = {}};
    if (isMarker(face))
        return {
            .name =
                text(TALETOP_TEXT("storyline", "From %1")).seat(static_cast<kit::Seat>(face - firstMarker)),
            .rules = {{text(TALETOP_TEXT("storyline", "Whose card was chosen here.")), 35}}};
    scene::CardText words{.name = text(titles()[static_cast<std::size_t>(face)]), .rules = {}};
    if (isStory(face)) {
        words.rules = {{text(titleOf(categoryOf(face))), 4}};
    } else if (isToken(face)) {
        const TokenRule& rule = tokenRules[static_cast<std::size_t>(face - firstToken)];
        words.rules = {{text(rule.text), rule.entry}};
    } else if (face == seal) {
        words.rules = {{text(TALETOP_TEXT("storyline", "This seat has played.")), 26}};
    } else {
        words.name = text(TALETOP_TEXT("storyline", "Page %1")).number(pageNumber(face));
        for (const Category category : pageOf(face).banners())
            words.rules.push_back({text(titleOf(category)), 6});
    }
    return words;
}

scene::CardFacts Rules::cardFacts(int face) {
    scene::CardFacts facts{.name = cardText(face).name, .numbers = {}, .lines = {}, .pictures = {}};
    if (isStory(face))
        facts.numbers.push_back({"category", static_cast<int>(categoryOf(face)) + 1});
    if (isPage(face)) {
        facts.numbers.push_back({"page", pageNumber(face)});
        for (const Category category : pageOf(face).banners())
            facts.numbers.push_back({"banner", static_cast<int>(category) + 1});
    }
    for (const scene::ArtLayer& layer : cardArt(face))
        facts.pictures.push_back(layer.file);
    return facts;
}

} // namespace taletop::storyline
