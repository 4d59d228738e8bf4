// SPDX-License-Identifier: MIT
#include "core/games/storyline/words/tale.h"

#include "core/kit/at.h"
#include "core/kit/plain_text.h"

#include <algorithm>
#include <array>

namespace taletop::storyline {

namespace {

/// The capital of a letter, or the same code point if it has none.
std::uint32_t capitalOf(std::uint32_t letter) {
    const auto within = [letter](std::uint32_t first, std::uint32_t last) {
        return letter >= first && letter <= last;
    };
    if (within('a', 'z') || (within(0xE0, 0xFE) && letter != 0xF7) ||
        (within(0x3B1, 0x3C9) && letter != 0x3C2) || within(0x430, 0x44F))
        return letter - 0x20;
    if (letter == 0xFF)
        return 0x178;
    if (letter == 0x131)
        return 'I';
    if ((within(0x100, 0x137) || within(0x14A, 0x177)) && letter % 2 == 1)
        return letter - 1;
    if ((within(0x139, 0x148) || within(0x179, 0x17E)) && letter % 2 == 0)
        return letter - 1;
    if (letter == 0x3AC)
        return 0x386;
    if (within(0x3AD, 0x3AF))
        return letter - 0x25;
    if (letter == 0x3CC)
        return 0x38C;
    if (letter == 0x3CD || letter == 0x3CE)
        return letter - 0x3F;
    return within(0x450, 0x45F) ? letter - 0x50 : letter;
}

/// The UTF-8 of a code point below U+0800.
std::string utf8Of(std::uint32_t letter) {
    if (letter < 0x80)
        return {static_cast<char>(letter)};
    return {static_cast<char>(0xC0U | letter >> 6U), static_cast<char>(0x80U | (letter & 0x3FU))};
}

/// Fills in "{phrase} called {name}" in one pass, so that inserted text is not scanned again.
std::string patternFilled(std::string_view pattern, const std::string& phrase, const std::string& name) {
    constexpr std::string_view phraseMark = "{phrase}";
    constexpr std::string_view nameMark = "{name}";
    std::string result;
    while (!pattern.empty()) {
        if (pattern.starts_with(phraseMark)) {
            result += phrase;
            pattern.remove_prefix(phraseMark.size());
        } else if (pattern.starts_with(nameMark)) {
            result += name;
            pattern.remove_prefix(nameMark.size());
        } else {
            result += pattern[0];
            pattern.remove_prefix(1);
        }
    }
    return result;
}

/// The text for a slot. `introduces` says that its name appears here for the first time (SL-49).
std::string filled(const Deck& deck, const SlotWords& slot, const Piece& piece, const Filling& filling,
                   bool introduces) {
    const CategoryWords& category = deck.category(slot.category);
    const std::string& name = filling.name;
    const auto form = static_cast<std::size_t>(piece.form == nameForm ? category.formForName : piece.form);
    std::string words = deck.story(filling.face).forms[form];
    if (!name.empty() && piece.form == nameForm)
        words = name;
    else if (!name.empty() && introduces)
        words = patternFilled(deck.named, words, name);
    return piece.capital ? withCapital(std::move(words)) : words;
}

/// Can the sign follow the end of a sentence, like quotation marks and brackets?
bool closes(std::uint32_t sign) {
    constexpr std::array signs{0x22U,   0x27U,   0x29U,   0x5DU,   0xBBU,   0x2019U,
                               0x201DU, 0x201CU, 0x203AU, 0x300DU, 0x300FU, 0xFF09U};
    return std::ranges::find(signs, sign) != signs.end();
}

bool ends(std::uint32_t sign) {
    constexpr std::array signs{0x21U, 0x2EU, 0x3AU, 0x3FU, 0x2026U, 0x3002U, 0xFF01U, 0xFF1FU, 0xFF0EU};
    return std::ranges::find(signs, sign) != signs.end();
}

/// The full stop in the script of a sentence's last letter; Thai has none.
std::string_view stopAfter(std::uint32_t letter) {
    if (letter >= 0x0E00 && letter <= 0x0E7F)
        return "";
    const bool eastAsian = (letter >= 0x3005 && letter <= 0x9FFF) || (letter >= 0xF900 && letter <= 0xFAFF) ||
                           (letter >= 0xFF10 && letter <= 0xFF9F) || letter >= 0x20000;
    return eastAsian ? "\u3002" : ".";
}

} // namespace

std::string asSentence(std::string text) {
    std::uint32_t last = 0;
    bool ended = false;
    for (std::string_view rest = text; !rest.empty();) {
        const kit::CodePoint sign = kit::firstCodePoint(rest);
        if (sign.bytes == 0)
            return text;
        rest.remove_prefix(sign.bytes);
        if (closes(sign.value))
            continue;
        last = sign.value;
        ended = ends(last);
    }
    if (last == 0)
        return text;
    std::string sentence = withCapital(std::move(text));
    return ended ? sentence : sentence.append(stopAfter(last));
}

std::string withCapital(std::string text) {
    if (text.empty())
        return text;
    const kit::CodePoint first = kit::firstCodePoint(text);
    const std::uint32_t capital = capitalOf(first.value);
    return capital == first.value ? text : utf8Of(capital).append(text, first.bytes);
}

std::string pageText(const Deck& deck, const NarratorWords& narrator, int page,
                     std::span<const Filling> fillings) {
    std::string text;
    std::vector<bool> used(narrator.slots.size());
    for (const Piece& piece : kit::at(narrator.pages, page).pieces) {
        text += piece.words;
        if (piece.slot < 0)
            continue;
        const auto index = static_cast<std::size_t>(piece.slot);
        const SlotWords& slot = narrator.slots[index];
        if (index >= fillings.size() || !isStory(fillings[index].face)) { // SL-50
            text.append(1, '[').append(deck.category(slot.category).blank).append(1, ']');
            continue;
        }
        text += filled(deck, slot, piece, fillings[index], slot.page == page && !used[index]);
        used[index] = true;
    }
    return text;
}

std::vector<std::string> detailsOf(const NarratorWords& narrator, int page,
                                   std::span<const Filling> fillings) {
    std::vector<std::string> details;
    for (const int slot : kit::at(narrator.pages, page).slots) {
        const auto index = static_cast<std::size_t>(slot);
        if (index < fillings.size() && !fillings[index].detail.empty())
            details.push_back(asSentence(fillings[index].detail));
    }
    return details;
}

} // namespace taletop::storyline
