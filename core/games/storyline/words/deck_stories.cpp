// SPDX-License-Identifier: MIT
// Reads the frame of a deck file, and its story cards with their forms (SL-04, SL-48, SL-52).
#include "core/games/storyline/words/deck_reader.h"
#include "core/kit/plain_text.h"

#include <algorithm>

namespace taletop::storyline {

namespace {

using Kind = DeckValue::Kind;

constexpr std::int64_t knownFormat = 1;

std::string quoted(std::string_view name) {
    std::string text = "'";
    return text.append(name.substr(0, 40)).append("'");
}

/// Letters and digits, a letter first: names of slots and forms.
bool isName(std::string_view name) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return !name.empty() && name.size() <= 40 && letter(name[0]) &&
           std::ranges::all_of(name, [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

} // namespace

std::string capitalised(std::string sentence) {
    if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z')
        sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
    return sentence;
}

void DeckReader::fail(int line, std::string what) {
    if (!m_error)
        m_error = DeckError{line, capitalised(std::move(what)) + '.'};
}

const DeckValue* DeckReader::member(const DeckValue& object, const char* key, Kind kind,
                                    const char* kindName) {
    const DeckValue* found = object.find(key);
    if (found == nullptr)
        fail(object.line, quoted(key) + " is missing");
    else if (found->kind != kind)
        fail(found->line, quoted(key) + " must be " + kindName);
    return found != nullptr && found->kind == kind ? found : nullptr;
}

const DeckValue* DeckReader::list(const DeckValue& object, const char* key) {
    return member(object, key, Kind::List, "a list");
}

std::string DeckReader::checked(const DeckValue& value, const std::string& what, std::size_t longest) {
    if (value.kind != Kind::Text) {
        fail(value.line, what + " must be a text");
        return {};
    }
    const auto tidy = kit::tidyLine(value.text);
    if (!tidy)
        fail(value.line, what + " holds characters that cannot be printed");
    else if (tidy->empty())
        fail(value.line, what + " is empty");
    else if (kit::codePoints(*tidy) > longest)
        fail(value.line, what + " has " + std::to_string(kit::codePoints(*tidy)) + " characters; at most " +
                             std::to_string(longest) + " are possible");
    return tidy.value_or(std::string());
}

std::string DeckReader::words(const DeckValue& object, const char* key, std::size_t longest) {
    const DeckValue* value = member(object, key, Kind::Text, "a text");
    return value == nullptr ? std::string() : checked(*value, quoted(key), longest);
}

Deck DeckReader::read(const DeckValue& root) {
    Deck deck;
    if (root.kind != Kind::Object) {
        fail(root.line, "a deck file is a JSON object");
        return deck;
    }
    const DeckValue* format = member(root, "format", Kind::Number, "a whole number");
    if (format != nullptr && format->number != knownFormat)
        fail(format->line, "this format of decks is not known here; 1 is");
    deck.language = words(root, "language");
    if (const DeckValue* patterns = member(root, "patterns", Kind::Object, "an object")) {
        deck.named = words(*patterns, "named");
        deck.closing = words(*patterns, "closing");
        deck.unfinished = words(*patterns, "unfinished");
        if (!failed() && (deck.named.find("{phrase}") == std::string::npos ||
                          deck.named.find("{name}") == std::string::npos))
            fail(patterns->line, "the pattern 'named' must hold {phrase} and {name}");
    }
    if (const DeckValue* categories = list(root, "categories")) {
        for (const DeckValue& category : categories->items)
            readCategory(category, deck);
        for (int i = 0; i < categoryCount && !failed(); ++i)
            if (deck.categories[static_cast<std::size_t>(i)].title.empty())
                fail(categories->line,
                     "the category " + quoted(idOf(static_cast<Category>(i))) + " is missing");
    }
    const DeckValue* narrators = failed() ? nullptr : list(root, "narratorDecks");
    if (narrators == nullptr)
        return deck;
    if (narrators->items.empty() || narrators->items.size() > deckCount)
        fail(narrators->line, "there must be one narrator deck, or two");
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
        return fail(value.line, "there is no category " + quoted(id) +
                                    "; the categories are character, place, feature, object, action");
    CategoryWords& category = deck.categories[static_cast<std::size_t>(index)];
    if (!category.title.empty())
        return fail(value.line, "the category " + quoted(id) + " is there twice");
    category.title = words(value, "title");
    category.blank = words(value, "blank");
    const DeckValue* named = member(value, "canBeNamed", Kind::Flag, "true or false");
    category.canBeNamed = named != nullptr && named->flag;
    readForms(value, category);
    readStories(value, static_cast<Category>(index), category);
}

void DeckReader::readForms(const DeckValue& value, CategoryWords& category) {
    const DeckValue* forms = list(value, "forms");
    if (forms == nullptr)
        return;
    if (forms->items.size() > mostForms)
        return fail(forms->line, "a category has " + std::to_string(forms->items.size()) +
                                     " forms; at most " + std::to_string(mostForms) + " are possible");
    for (const DeckValue& form : forms->items) {
        if (form.kind != Kind::Text || !isName(form.text) || form.text == "name")
            return fail(form.line, "the name of a form is letters and digits, and not 'name'");
        if (std::ranges::find(category.forms, form.text) != category.forms.end())
            return fail(form.line, "the form " + quoted(form.text) + " is there twice");
        category.forms.push_back(form.text);
    }
    const auto place = [&](const std::string& form, int line) {
        const auto found = std::ranges::find(category.forms, form);
        if (found == category.forms.end())
            fail(line, "there is no form " + quoted(form) + " in 'forms'");
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
        return fail(cards->line, "the category " + quoted(idOf(id)) + " has " +
                                     std::to_string(cards->items.size()) + " cards; it must have " +
                                     std::to_string(cardsEach));
    for (const DeckValue& card : cards->items) {
        const std::string name = words(card, "id");
        const int face = faceWithId(name);
        if (failed())
            return;
        if (!isStory(face) || categoryOf(face) != id)
            return fail(card.line,
                        "no card of the category " + quoted(idOf(id)) + " has the id " + quoted(name));
        StoryWords& story = category.cards[static_cast<std::size_t>((face - firstStory) % cardsEach)];
        if (!story.title.empty())
            return fail(card.line, "the card " + quoted(name) + " is there twice");
        story = readStory(card, name, category);
    }
}

StoryWords DeckReader::readStory(const DeckValue& value, const std::string& id,
                                 const CategoryWords& category) {
    StoryWords story;
    story.title = words(value, "title");
    const DeckValue* forms = member(value, "forms", Kind::Object, "an object");
    if (forms == nullptr)
        return story;
    for (const std::string& form : category.forms) {
        const DeckValue* words = forms->find(form);
        if (words == nullptr) {
            fail(value.line, "the card " + quoted(id) + " lacks the form " + quoted(form));
            return story;
        }
        story.forms.push_back(checked(*words, "the form " + quoted(form), longestWords));
    }
    return story;
}

} // namespace taletop::storyline
