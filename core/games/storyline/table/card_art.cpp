// SPDX-License-Identifier: MIT
// The pictures and the printed contents of cards.
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/table/table.h"
#include "core/games/storyline/words/words.h"

namespace taletop::storyline {

namespace {

/// The picture's window on a story card, in the card's own units.
constexpr double windowX = 3.5;
constexpr double windowY = 3.5;
constexpr double windowWidth = 56;
constexpr double windowHeight = 46;

std::string fileOf(const char* folder, std::string_view name) {
    std::string file = folder;
    return file.append(name).append(".svg");
}

} // namespace

scene::CardLook Shown::cardLook() { return {}; }

std::vector<scene::ArtLayer> Shown::cardArt(int face) {
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
    if (isToken(face)) // a round picture: the table draws it in a square
        return {{.file = fileOf("tokens/", idOf(face)), .width = look.width, .height = look.width}};
    if (isPage(face))
        return framed(fileOf("narrator/", deckOf(face) == 0 ? "a" : "b"));
    if (face != kit::unknownFace)
        return {}; // the table draws markers and seals
    // Backs differ by category. The table picks backs/<category>.svg for the card's zone.
    return whole(fileOf("backs/", idOf(Category::Character)));
}

scene::CardFacts Shown::cardFacts(int face) {
    scene::CardFacts facts{.name = Words::cardText(face).name, .numbers = {}, .lines = {}, .pictures = {}};
    if (isStory(face))
        facts.numbers.push_back({"category", placeOf(categoryOf(face)) + 1});
    if (numberOn(face) > 0)
        facts.numbers.push_back({"points", numberOn(face)});
    if (face == faceOf(Token::Bones))
        facts.numbers.push_back({"bones", 1});
    if (face >= firstMarker && face < seal)
        facts.numbers.push_back({"seat", face - firstMarker});
    if (isPage(face)) {
        facts.numbers.push_back({"page", pageNumber(face)});
        for (const Category category : pageOf(face).banners())
            facts.numbers.push_back({"banner", placeOf(category) + 1});
    }
    for (const scene::ArtLayer& layer : cardArt(face))
        facts.pictures.push_back(layer.file);
    return facts;
}

} // namespace taletop::storyline
