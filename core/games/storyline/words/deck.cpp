// SPDX-License-Identifier: MIT
#include "core/games/storyline/words/deck.h"

#include "core/games/storyline/words/deck_reader.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::storyline {

namespace {

kit::Notice notice(const char* source, std::vector<kit::Notice> arguments = {}) {
    return {"storyline", source, std::move(arguments)};
}

/// Banners by their names in files: "place", "object and action", "no banner".
kit::Notice listOf(std::span<const Category> banners) {
    if (banners.empty())
        return notice(TALETOP_TEXT("storyline", "no banner"));
    kit::Notice list = std::string(idOf(banners.front()));
    for (const Category banner : banners.subspan(1))
        list = notice(TALETOP_TEXT("storyline", "%1 and %2"), {std::move(list), std::string(idOf(banner))});
    return list;
}

} // namespace

const NarratorWords* Deck::narrator(std::string_view id) const {
    const auto found = std::ranges::find(narrators, id, &NarratorWords::id);
    return found == narrators.end() ? nullptr : &*found;
}

const StoryWords& Deck::story(int face) const {
    assert(isStory(face));
    return kit::at(category(categoryOf(face)).cards, (face - firstStory) % cardsEach);
}

const CategoryWords& Deck::category(Category category) const { return kit::at(categories, category); }

std::variant<Deck, DeckError> readDeck(std::string_view text) {
    if (text.size() > largestDeckFile)
        return DeckError{0, notice(TALETOP_TEXT("storyline", "The file is too large to be a deck."))};
    DeckValue root;
    if (auto error = parseDeckJson(text, root))
        return DeckError{error->line, std::move(error->what)};
    DeckReader reader;
    Deck deck = reader.read(root);
    if (reader.error())
        return *reader.error();
    return deck;
}

std::optional<DeckError> problemFor(const NarratorWords& narrator, int seats) {
    std::array<int, categoryCount> count{};
    int total = 0;
    for (const PageWords& page : narrator.pages)
        for (const Category banner : page.banners) {
            ++kit::at(count, banner);
            ++total;
        }
    if (total > mostBanners) // SL-08
        return DeckError{
            narrator.line,
            notice(TALETOP_TEXT("storyline", "The deck has %1 banners, but there are tokens for only %2."),
                   {total, mostBanners})};
    for (std::size_t i = 0; i < count.size(); ++i)
        if (count[i] > mostOfCategory(seats)) // SL-09
            return DeckError{narrator.line,
                             notice(TALETOP_TEXT("storyline", "The deck has %1 banners for the category %2; "
                                                              "with %3 players there are cards for only %4."),
                                    {count[i], std::string(idOf(static_cast<Category>(i))), seats,
                                     std::max(0, mostOfCategory(seats))})};
    return std::nullopt;
}

std::optional<DeckError> misfit(const NarratorWords& narrator) {
    const std::size_t deck = narrator.id == "A" ? 0 : 1;
    for (std::size_t i = 0; i < narrator.pages.size(); ++i) {
        const PageWords& page = narrator.pages[i];
        const auto wanted = allPages[deck][i].banners();
        if (std::ranges::equal(page.banners, wanted))
            continue;
        return DeckError{
            page.line,
            notice(TALETOP_TEXT("storyline", "Narrator card %1 has %2; in deck %3 it must have %4."),
                   {i + 1, listOf(page.banners), narrator.id, listOf(wanted)})};
    }
    return std::nullopt;
}

} // namespace taletop::storyline
