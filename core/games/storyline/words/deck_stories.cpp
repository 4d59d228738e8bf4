// SPDX-License-Identifier: MIT
// Reads the frame of a deck file, and its story cards with their forms (SL-04, SL-48, SL-52).
#include "core/games/storyline/words/deck_reader.h"
#include "core/kit/at.h"
#include "core/kit/plain_text.h"

#include <algorithm>

namespace taletop::storyline {

namespace {

constexpr std::int64_t knownFormat = 1;

/// Puts a name in quotation marks and shortens it to fit into a sentence.
kit::Notice inQuotes(std::string_view name) {
    return std::string("'").append(name.substr(0, 40)).append("'");
}

/// The names of all categories in files, in our order.
std::string allCategories() {
    std::string list;
    for (int i = 0; i < categoryCount; ++i)
        list.append(i == 0 ? "" : ", ").append(idOf(static_cast<Category>(i)));
    return list;
}

/// The complaint about a member of the wrong kind; %1 is its key.
const char* mustBe(DeckValue::Kind kind) {
    switch (kind) {
    case DeckValue::Kind::Text:
        return TALETOP_TEXT("storyline", "%1 must be text.");
    case DeckValue::Kind::List:
        return TALETOP_TEXT("storyline", "%1 must be a list.");
    case DeckValue::Kind::Number:
        return TALETOP_TEXT("storyline", "%1 must be a whole number.");
    case DeckValue::Kind::Flag:
        return TALETOP_TEXT("storyline", "%1 must be true or false.");
    default:
        return TALETOP_TEXT("storyline", "%1 must be an object.");
    }
}

} // namespace

bool DeckReader::isName(std::string_view name) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return !name.empty() && name.size() <= 40 && letter(name[0]) &&
           std::ranges::all_of(name, [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

void DeckReader::fail(int line, const char* what, std::vector<kit::Notice> arguments) {
    if (!m_error)
        m_error = DeckError{line, {"storyline", what, std::move(arguments)}};
}

const DeckValue* DeckReader::member(const DeckValue& object, const char* key, Kind kind) {
    const DeckValue* found = object.find(key);
    if (found == nullptr)
        fail(object.line, TALETOP_TEXT("storyline", "%1 is missing."), {inQuotes(key)});
    else if (found->kind != kind)
        fail(found->line, mustBe(kind), {inQuotes(key)});
    return found != nullptr && found->kind == kind ? found : nullptr;
}

const DeckValue* DeckReader::list(const DeckValue& object, const char* key) {
    return member(object, key, Kind::List);
}

std::string DeckReader::checked(const DeckValue& value, const kit::Notice& what, std::size_t longest) {
    if (value.kind != Kind::Text) {
        fail(value.line, mustBe(Kind::Text), {what});
        return {};
    }
    const auto tidy = kit::tidyLine(value.text);
    if (!tidy)
        fail(value.line, TALETOP_TEXT("storyline", "%1 contains characters that cannot be printed."), {what});
    else if (tidy->empty())
        fail(value.line, TALETOP_TEXT("storyline", "%1 is empty."), {what});
    else if (kit::codePoints(*tidy) > longest)
        fail(value.line, TALETOP_TEXT("storyline", "%1 has %2 characters; the limit is %3."),
             {what, kit::codePoints(*tidy), longest});
    return tidy.value_or(std::string());
}

std::string DeckReader::words(const DeckValue& object, const char* key, std::size_t longest) {
    const DeckValue* value = member(object, key, Kind::Text);
    return value == nullptr ? std::string() : checked(*value, inQuotes(key), longest);
}

Deck DeckReader::read(const DeckValue& root) {
    Deck deck;
    if (root.kind != Kind::Object) {
        fail(root.line, TALETOP_TEXT("storyline", "A deck file must be a JSON object."));
        return deck;
    }
    const DeckValue* format = member(root, "format", Kind::Number);
    if (format != nullptr && format->number != knownFormat)
        fail(format->line, TALETOP_TEXT("storyline", "Unknown deck format. Taletop reads format 1."));
    deck.language = words(root, "language");
    if (const DeckValue* patterns = member(root, "patterns", Kind::Object)) {
        deck.named = words(*patterns, "named");
        deck.closing = words(*patterns, "closing");
        deck.unfinished = words(*patterns, "unfinished");
        if (!failed() && (deck.named.find("{phrase}") == std::string::npos ||
                          deck.named.find("{name}") == std::string::npos))
            fail(patterns->line,
                 TALETOP_TEXT("storyline", "The pattern 'named' must contain {phrase} and {name}."));
    }
    if (const DeckValue* categories = list(root, "categories")) {
        for (const DeckValue& category : categories->items)
            readCategory(category, deck);
        for (int i = 0; i < categoryCount && !failed(); ++i)
            if (kit::at(deck.categories, i).title.empty())
                fail(categories->line, TALETOP_TEXT("storyline", "The category %1 is missing."),
                     {inQuotes(idOf(static_cast<Category>(i)))});
    }
    const DeckValue* narrators = failed() ? nullptr : list(root, "narratorDecks");
    if (narrators == nullptr)
        return deck;
    if (narrators->items.empty() || narrators->items.size() > deckCount)
        fail(narrators->line, TALETOP_TEXT("storyline", "There must be one or two narrator decks."));
    for (const DeckValue& narrator : narrators->items)
        if (!failed())
            deck.narrators.push_back(readNarrator(narrator, deck));
    return deck;
}

void DeckReader::readCategory(const DeckValue& value, Deck& deck) {
    if (failed())
        return;
    const std::string id = words(value, "id");
    int index = 0;
    while (index < categoryCount && id != idOf(static_cast<Category>(index)))
        ++index;
    if (index == categoryCount)
        return fail(value.line, TALETOP_TEXT("storyline", "There is no category %1; the categories are %2."),
                    {inQuotes(id), allCategories()});
    CategoryWords& category = kit::at(deck.categories, index);
    if (!category.title.empty())
        return fail(value.line, TALETOP_TEXT("storyline", "The category %1 appears twice."), {inQuotes(id)});
    category.title = words(value, "title");
    category.blank = words(value, "blank");
    const DeckValue* named = member(value, "canBeNamed", Kind::Flag);
    category.canBeNamed = named != nullptr && named->flag;
    readForms(value, category);
    readStories(value, static_cast<Category>(index), category);
}

void DeckReader::readForms(const DeckValue& value, CategoryWords& category) {
    const DeckValue* forms = list(value, "forms");
    if (forms == nullptr)
        return;
    if (forms->items.size() > mostForms)
        return fail(forms->line, TALETOP_TEXT("storyline", "A category has %1 forms; the limit is %2."),
                    {forms->items.size(), mostForms});
    for (const DeckValue& form : forms->items) {
        if (form.kind != Kind::Text || !isName(form.text) || form.text == "name")
            return fail(
                form.line,
                TALETOP_TEXT(
                    "storyline",
                    "The name of a form may contain only letters and digits, and it must not be 'name'."));
        if (std::ranges::find(category.forms, form.text) != category.forms.end())
            return fail(form.line, TALETOP_TEXT("storyline", "The form %1 appears twice."),
                        {inQuotes(form.text)});
        category.forms.push_back(form.text);
    }
    const auto place = [&](const std::string& form, int line) {
        const auto found = std::ranges::find(category.forms, form);
        if (found == category.forms.end())
            fail(line, TALETOP_TEXT("storyline", "There is no form %1 in 'forms'."), {inQuotes(form)});
        return static_cast<int>(found - category.forms.begin());
    };
    category.usualForm = place(words(value, "usualForm"), value.line);
    category.formForName =
        value.find("nameForm") == nullptr ? category.usualForm : place(words(value, "nameForm"), value.line);
}

void DeckReader::readStories(const DeckValue& value, Category id, CategoryWords& category) {
    const DeckValue* cards = list(value, "cards");
    if (failed() || cards == nullptr)
        return;
    if (cards->items.size() != cardsEach)
        return fail(cards->line, TALETOP_TEXT("storyline", "The category %1 has %2 cards; it must have %3."),
                    {inQuotes(idOf(id)), cards->items.size(), cardsEach});
    for (const DeckValue& card : cards->items) {
        const std::string name = words(card, "id");
        const int face = faceWithId(name);
        if (failed())
            return;
        if (!isStory(face) || categoryOf(face) != id)
            return fail(card.line, TALETOP_TEXT("storyline", "No card in the category %1 has the id %2."),
                        {inQuotes(idOf(id)), inQuotes(name)});
        StoryWords& story = kit::at(category.cards, (face - firstStory) % cardsEach);
        if (!story.title.empty())
            return fail(card.line, TALETOP_TEXT("storyline", "The card %1 appears twice."), {inQuotes(name)});
        story = readStory(card, name, category);
    }
}

StoryWords DeckReader::readStory(const DeckValue& value, const std::string& id,
                                 const CategoryWords& category) {
    StoryWords story;
    story.title = words(value, "title");
    const DeckValue* forms = member(value, "forms", Kind::Object);
    if (forms == nullptr)
        return story;
    for (const std::string& form : category.forms) {
        const DeckValue* words = forms->find(form);
        if (words == nullptr) {
            fail(value.line, TALETOP_TEXT("storyline", "The card %1 is missing the form %2."),
                 {inQuotes(id), inQuotes(form)});
            return story;
        }
        story.forms.push_back(checked(
            *words, {"storyline", TALETOP_TEXT("storyline", "The form %1"), {inQuotes(form)}}, longestWords));
    }
    return story;
}

} // namespace taletop::storyline
