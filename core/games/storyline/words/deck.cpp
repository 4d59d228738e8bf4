// SPDX-License-Identifier: MIT
#include "core/games/storyline/words/deck.h"

#include "core/games/storyline/words/deck_reader.h"

#include <algorithm>

namespace taletop::storyline {

namespace {

/// "place", "object and action", "no banner".
std::string listOf(std::span<const Category> banners) {
    std::string list;
    for (const Category banner : banners)
        list.append(list.empty() ? "" : " and ").append(idOf(banner));
    return list.empty() ? "no banner" : list;
}

} // namespace

const NarratorWords* Deck::narrator(std::string_view id) const {
    const auto found = std::ranges::find(narrators, id, &NarratorWords::id);
    return found == narrators.end() ? nullptr : &*found;
}

const StoryWords& Deck::story(int face) const {
    assert(isStory(face));
    return category(categoryOf(face)).cards[static_cast<std::size_t>((face - firstStory) % cardsEach)];
}

const CategoryWords& Deck::category(Category category) const {
    return categories[static_cast<std::size_t>(category)];
}

std::variant<Deck, DeckError> readDeck(std::string_view text) {
    if (text.size() > largestDeckFile)
        return DeckError{0, "The file is too large for a deck."};
    DeckValue root;
    if (auto error = parseDeckJson(text, root))
        return DeckError{error->line, capitalised(error->what) + '.'};
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
            ++count[static_cast<std::size_t>(banner)];
            ++total;
        }
    if (total > mostBanners) { // SL-08
        std::string what = "The deck has " + std::to_string(total);
        return DeckError{narrator.line,
                         what += " banners, and tokens for " + std::to_string(mostBanners) + '.'};
    }
    for (std::size_t i = 0; i < count.size(); ++i)
        if (count[i] > mostOfCategory(seats)) { // SL-09
            std::string what = "The deck has " + std::to_string(count[i]);
            what.append(" banners of the category ").append(idOf(static_cast<Category>(i)));
            what += "; for " + std::to_string(seats);
            return DeckError{narrator.line, what += " players there are cards for " +
                                                    std::to_string(std::max(0, mostOfCategory(seats))) + '.'};
        }
    return std::nullopt;
}

std::optional<DeckError> misfit(const NarratorWords& narrator) {
    const std::size_t deck = narrator.id == "A" ? 0 : 1;
    for (std::size_t i = 0; i < narrator.pages.size(); ++i) {
        const PageWords& page = narrator.pages[i];
        const auto wanted = allPages[deck][i].banners();
        if (std::ranges::equal(page.banners, wanted))
            continue;
        std::string what = "Narrator card " + std::to_string(i + 1);
        what += " has " + listOf(page.banners) + "; deck " + narrator.id;
        return DeckError{page.line, what += " has " + listOf(wanted) + " there, and the rules follow that."};
    }
    return std::nullopt;
}

} // namespace taletop::storyline
