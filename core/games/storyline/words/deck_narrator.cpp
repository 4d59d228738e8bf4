// SPDX-License-Identifier: MIT
// Reads narrator decks: banners, slots, and texts cut at their slots (SL-10, SL-47).
#include "core/games/storyline/words/deck_reader.h"

#include <algorithm>

namespace taletop::storyline {

namespace {

using Kind = DeckValue::Kind;

constexpr int fewestBanners = 14; ///< SL-10

std::string cardName(int page) { return "narrator card " + std::to_string(page + 1); }

std::string inBraces(std::string_view slot) {
    std::string text = "{";
    return text.append(slot.substr(0, 40)).append("}");
}

bool isName(std::string_view name) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return !name.empty() && name.size() <= 40 && letter(name[0]) &&
           std::ranges::all_of(name, [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
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
        fail(value.line, "the 'id' of a narrator deck is A or B: the deck whose banners it has");
    if (!failed() && deck.narrator(narrator.id) != nullptr)
        fail(value.line, "there are two narrator decks with the id " + narrator.id);
    narrator.title = words(value, "title");
    narrator.blurb = words(value, "blurb", longestText);
    const DeckValue* cards = list(value, "cards");
    if (failed() || cards == nullptr)
        return narrator;
    if (cards->items.size() != pageCount)
        fail(cards->line, "a narrator deck has " + std::to_string(pageCount) + " cards, not " +
                              std::to_string(cards->items.size()));
    for (int page = 0; page < pageCount && !failed(); ++page)
        readBanners(cards->items[static_cast<std::size_t>(page)], narrator, page);
    std::size_t banners = 0;
    for (const PageWords& page : narrator.pages)
        banners += page.banners.size();
    if (!failed() && (banners < fewestBanners || banners > mostBanners))
        fail(value.line, "the deck has " + std::to_string(banners) + " banners; " +
                             std::to_string(fewestBanners) + " to " + std::to_string(mostBanners) +
                             " are possible");
    for (int page = 0; page < pageCount && !failed(); ++page)
        readText(cards->items[static_cast<std::size_t>(page)], deck, narrator, page);
    return narrator;
}

void DeckReader::readBanners(const DeckValue& value, NarratorWords& narrator, int page) {
    PageWords& card = narrator.pages[static_cast<std::size_t>(page)];
    card.line = value.line;
    const DeckValue* number = member(value, "number", Kind::Number, "a whole number");
    const DeckValue* banners = list(value, "banner");
    const DeckValue* slots = list(value, "slots");
    if (failed() || number == nullptr || banners == nullptr || slots == nullptr)
        return;
    if (number->number != page + 1)
        return fail(number->line, cardName(page) + " should stand here"); // SL-03
    const bool last = page == pageCount - 1;
    const DeckValue* end = value.find("end");
    if (last != (end != nullptr && end->kind == Kind::Flag && end->flag))
        return fail(value.line,
                    "the last narrator card, and no other, is marked with \"end\": true"); // SL-06
    const std::size_t count = banners->items.size();
    if (last ? count != 0 : count < 1 || count > mostBannersOnPage)
        return fail(banners->line, cardName(page) + (last ? " is The End and has no banner"
                                                          : " must have one banner, or two"));
    if (slots->items.size() != count)
        return fail(slots->line, cardName(page) + " must have one slot for each banner");
    for (std::size_t i = 0; i < count; ++i) {
        const auto category = categoryNamed(banners->items[i].text);
        const std::string& slot = slots->items[i].text;
        if (!category)
            return fail(banners->items[i].line, cardName(page) + " has a banner of no category");
        if (std::ranges::find(card.banners, *category) != card.banners.end())
            return fail(banners->items[i].line, cardName(page) + " has the same banner twice");
        if (!isName(slot))
            return fail(slots->items[i].line, "the name of a slot is letters and digits, a letter first");
        if (std::ranges::find(narrator.slots, slot, &SlotWords::name) != narrator.slots.end())
            return fail(slots->items[i].line, "two banners of the deck have the slot " + inBraces(slot));
        card.banners.push_back(*category);
        card.slots.push_back(static_cast<int>(narrator.slots.size()));
        narrator.slots.push_back({slot, *category, page});
    }
}

void DeckReader::readText(const DeckValue& value, const Deck& deck, NarratorWords& narrator, int page) {
    const DeckValue* source = member(value, "text", Kind::Text, "a text");
    if (source == nullptr)
        return;
    const std::string text = checked(*source, "the text of " + cardName(page), longestText);
    PageWords& card = narrator.pages[static_cast<std::size_t>(page)];
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
            return fail(source->line, "the text of " + cardName(page) + " has a brace without its other one");
        card.pieces.push_back(readSlot(*source, rest.substr(1, end - 1), deck, narrator, page));
        rest.remove_prefix(end + 1);
    }
    for (const int slot : card.slots)
        if (!failed() && std::ranges::find(card.pieces, slot, &Piece::slot) == card.pieces.end())
            fail(source->line, cardName(page) + " does not use its slot " +
                                   inBraces(narrator.slots[static_cast<std::size_t>(slot)].name));
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
        fail(value.line, cardName(page) + " uses " + inBraces(name) + ", which no banner fills");
        return piece;
    }
    if (slot->page > page) {
        fail(value.line, cardName(page) + " uses " + inBraces(name) + ", which is filled only on card " +
                             std::to_string(slot->page + 1));
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
    if (found == forms.end()) {
        std::string what = "the text asks for ";
        what += inBraces(slot.name + '.' + std::string(form.substr(0, 40))) + ", but the category ";
        fail(value.line, what + idOf(slot.category) + " has no such form");
    }
    return static_cast<int>(found - forms.begin());
}

} // namespace taletop::storyline
