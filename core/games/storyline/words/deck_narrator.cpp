// SPDX-License-Identifier: MIT
// Reads narrator decks: banners, slots, and texts split at their slots (SL-10, SL-47).
#include "core/games/storyline/words/deck_reader.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::storyline {

namespace {

constexpr int fewestBanners = 14; ///< SL-10

kit::Notice inBraces(std::string_view slot) {
    return std::string("{").append(slot.substr(0, 40)).append("}");
}

std::optional<Category> categoryNamed(std::string_view id) {
    for (int i = 0; i < categoryCount; ++i)
        if (id == idOf(static_cast<Category>(i)))
            return static_cast<Category>(i);
    return std::nullopt;
}

} // namespace

NarratorWords DeckReader::readNarrator(const DeckValue& value, const Deck& deck) {
    NarratorWords narrator;
    narrator.line = value.line;
    narrator.id = words(value, "id");
    if (!failed() && narrator.id != "A" && narrator.id != "B")
        fail(value.line,
             TALETOP_TEXT(
                 "storyline",
                 "The 'id' of a narrator deck must be A or B, depending on which deck’s banners it uses."));
    if (!failed() && deck.narrator(narrator.id) != nullptr)
        fail(value.line, TALETOP_TEXT("storyline", "Two narrator decks have the id %1."), {narrator.id});
    narrator.title = words(value, "title");
    narrator.blurb = words(value, "blurb", longestText);
    const DeckValue* cards = list(value, "cards");
    if (failed() || cards == nullptr)
        return narrator;
    if (cards->items.size() != pageCount)
        fail(cards->line, TALETOP_TEXT("storyline", "A narrator deck must have %1 cards; this one has %2."),
             {pageCount, cards->items.size()});
    for (int page = 0; page < pageCount && !failed(); ++page)
        readBanners(kit::at(cards->items, page), narrator, page);
    std::size_t banners = 0;
    for (const PageWords& page : narrator.pages)
        banners += page.banners.size();
    if (!failed() && (banners < fewestBanners || banners > mostBanners))
        fail(value.line, TALETOP_TEXT("storyline", "The deck has %1 banners; it must have %2 to %3."),
             {banners, fewestBanners, mostBanners});
    for (int page = 0; page < pageCount && !failed(); ++page)
        readText(kit::at(cards->items, page), deck, narrator, page);
    return narrator;
}

void DeckReader::readBanners(const DeckValue& value, NarratorWords& narrator, int page) {
    PageWords& card = kit::at(narrator.pages, page);
    card.line = value.line;
    const DeckValue* number = member(value, "number", Kind::Number);
    const DeckValue* banners = list(value, "banner");
    const DeckValue* slots = list(value, "slots");
    if (failed() || number == nullptr || banners == nullptr || slots == nullptr)
        return;
    if (number->number != page + 1)
        return fail(number->line, TALETOP_TEXT("storyline", "Narrator card %1 should be here."),
                    {page + 1}); // SL-03
    const bool last = page == pageCount - 1;
    const DeckValue* end = value.find("end");
    if (last != (end != nullptr && end->kind == Kind::Flag && end->flag))
        return fail(value.line,
                    TALETOP_TEXT(
                        "storyline",
                        "The last narrator card, and no other, must be marked with \"end\": true.")); // SL-06
    const std::size_t count = banners->items.size();
    if (last ? count != 0 : count < 1 || count > mostBannersOnPage)
        return fail(banners->line,
                    last ? TALETOP_TEXT("storyline", "Narrator card %1 is The End and must have no banner.")
                         : TALETOP_TEXT("storyline", "Narrator card %1 must have one or two banners."),
                    {page + 1});
    if (slots->items.size() != count)
        return fail(slots->line,
                    TALETOP_TEXT("storyline", "Narrator card %1 must have one slot for each banner."),
                    {page + 1});
    for (std::size_t i = 0; i < count; ++i) {
        const auto category = categoryNamed(banners->items[i].text);
        const std::string& slot = slots->items[i].text;
        if (!category)
            return fail(banners->items[i].line,
                        TALETOP_TEXT("storyline", "Narrator card %1 has a banner for an unknown category."),
                        {page + 1});
        if (std::ranges::find(card.banners, *category) != card.banners.end())
            return fail(banners->items[i].line,
                        TALETOP_TEXT("storyline", "Narrator card %1 has the same banner twice."), {page + 1});
        if (!isName(slot))
            return fail(slots->items[i].line,
                        TALETOP_TEXT("storyline", "The name of a slot may contain only letters and digits, "
                                                  "and it must start with a letter."));
        if (std::ranges::find(narrator.slots, slot, &SlotWords::name) != narrator.slots.end())
            return fail(slots->items[i].line,
                        TALETOP_TEXT("storyline", "Two banners in the deck have the slot %1."),
                        {inBraces(slot)});
        card.banners.push_back(*category);
        card.slots.push_back(static_cast<int>(narrator.slots.size()));
        narrator.slots.push_back({slot, *category, page});
    }
}

void DeckReader::readText(const DeckValue& value, const Deck& deck, NarratorWords& narrator, int page) {
    const DeckValue* source = member(value, "text", Kind::Text);
    if (source == nullptr)
        return;
    const std::string text =
        checked(*source, {"storyline", TALETOP_TEXT("storyline", "The text of narrator card %1"), {page + 1}},
                longestText);
    PageWords& card = kit::at(narrator.pages, page);
    std::string_view rest = text;
    while (!rest.empty() && !failed()) {
        const std::size_t brace = rest.find_first_of("{}");
        if (brace != 0) {
            card.pieces.push_back({.words = std::string(rest.substr(0, brace))});
            rest.remove_prefix(std::min(brace, rest.size()));
            continue;
        }
        const std::size_t end = rest.find('}');
        if (rest[0] == '}' || end == std::string_view::npos ||
            rest.substr(1, end - 1).find('{') != std::string_view::npos)
            return fail(source->line,
                        TALETOP_TEXT("storyline", "The text of narrator card %1 has an unmatched brace."),
                        {page + 1});
        card.pieces.push_back(readSlot(*source, rest.substr(1, end - 1), deck, narrator, page));
        rest.remove_prefix(end + 1);
    }
    for (const int slot : card.slots)
        if (!failed() && std::ranges::find(card.pieces, slot, &Piece::slot) == card.pieces.end())
            fail(source->line, TALETOP_TEXT("storyline", "Narrator card %1 does not use its slot %2."),
                 {page + 1, inBraces(kit::at(narrator.slots, slot).name)});
}

Piece DeckReader::readSlot(const DeckValue& value, std::string_view inside, const Deck& deck,
                           const NarratorWords& narrator, int page) {
    Piece piece;
    piece.capital = inside.starts_with('^');
    if (piece.capital)
        inside.remove_prefix(1);
    const std::size_t dot = inside.find('.');
    const std::string_view name = inside.substr(0, dot);
    const auto slot = std::ranges::find(narrator.slots, name, &SlotWords::name);
    if (slot == narrator.slots.end()) {
        fail(value.line, TALETOP_TEXT("storyline", "Narrator card %1 uses %2, which no banner fills."),
             {page + 1, inBraces(name)});
        return piece;
    }
    if (slot->page > page) {
        fail(value.line,
             TALETOP_TEXT("storyline", "Narrator card %1 uses %2, which is not filled until card %3."),
             {page + 1, inBraces(name), slot->page + 1});
        return piece;
    }
    piece.slot = static_cast<int>(slot - narrator.slots.begin());
    piece.form = dot == std::string_view::npos ? deck.category(slot->category).usualForm
                                               : formOf(value, inside.substr(dot + 1), *slot, deck);
    return piece;
}

int DeckReader::formOf(const DeckValue& value, std::string_view form, const SlotWords& slot,
                       const Deck& deck) {
    if (form == "name")
        return nameForm;
    const auto& forms = deck.category(slot.category).forms;
    const auto found = std::ranges::find(forms, form);
    if (found == forms.end())
        fail(value.line,
             TALETOP_TEXT("storyline", "The text asks for %1, but the category %2 has no such form."),
             {inBraces(slot.name + '.' + std::string(form.substr(0, 40))), std::string(idOf(slot.category))});
    return static_cast<int>(found - forms.begin());
}

} // namespace taletop::storyline
