// SPDX-License-Identifier: MIT
// The words that the Narrator may add to a choice: a name and a detail for each chosen card (SL-45, SL-46).
// They do not affect play and cannot be changed after the choice.
#include "core/games/storyline/rules/refusals.h"
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/words/words.h"
#include "core/kit/plain_text.h"

#include <nlohmann/json.hpp>

namespace taletop::storyline {

namespace {

constexpr int longestName = 32;    ///< code points (SL-46)
constexpr int longestDetail = 160; ///< code points (SL-46)

/// The keys for the first and the second chosen card.
constexpr std::array<const char*, 2> nameKeys{"name", "name2"};
constexpr std::array<const char*, 2> detailKeys{"detail", "detail2"};

/// SL-45: characters, places and objects.
bool canBeNamed(int face) {
    const Category category = categoryOf(face);
    return category != Category::Feature && category != Category::Action;
}

const std::string* find(const contract::Remarks& remarks, std::string_view key) {
    const auto found = std::ranges::find(remarks, key, &contract::Remark::key);
    return found == remarks.end() ? nullptr : &found->text;
}

/// Tidies the words of one field and adds them, if there are any.
std::optional<kit::Refusal> add(const contract::Remarks& given, const char* key, int longest,
                                RefusalCode tooLong, contract::Remarks& tidied) {
    const std::string* words = find(given, key);
    if (words == nullptr)
        return std::nullopt;
    const auto text = kit::tidyLine(*words);
    if (!text)
        return refusal(RefusalCode::BadCharacters);
    const auto length = static_cast<int>(std::min<std::size_t>(kit::codePoints(*text), INT16_MAX));
    if (length > longest)
        return refusal(tooLong, length, longest);
    if (!text->empty())
        tidied.push_back({key, *text});
    return std::nullopt;
}

/// Is every remark for one of these cards, and does each occur only once?
bool belongs(const Move& move, const contract::Remarks& remarks) {
    return std::ranges::all_of(remarks, [&](const contract::Remark& remark) {
        const auto same = std::ranges::count(remarks, remark.key, &contract::Remark::key);
        for (std::size_t i = 0; i < move.cards.size(); ++i)
            if (move.cards[i] != 0 && (remark.key == nameKeys[i] || remark.key == detailKeys[i]))
                return same == 1;
        return false;
    });
}

} // namespace

std::vector<contract::RemarkField> Words::remarkFields(const Move& move) {
    std::vector<contract::RemarkField> fields;
    if (move.kind != Move::Kind::Choose)
        return fields;
    for (std::size_t i = 0; i < move.cards.size(); ++i) {
        if (move.cards[i] == 0)
            continue;
        const char* title = titles()[move.cards[i]];
        if (canBeNamed(move.cards[i]))
            fields.push_back(
                {nameKeys[i], text(TALETOP_TEXT("storyline", "Name: %1")).word(title), longestName});
        fields.push_back(
            {detailKeys[i], text(TALETOP_TEXT("storyline", "Detail: %1")).word(title), longestDetail});
    }
    return fields;
}

std::variant<contract::Remarks, kit::Refusal> Words::tidyRemarks(const Move& move,
                                                                 const contract::Remarks& remarks) {
    contract::Remarks tidied;
    if (!remarks.empty() && (move.kind != Move::Kind::Choose || !belongs(move, remarks)))
        return refusal(RefusalCode::NothingToAddTo);
    for (std::size_t i = 0; i < move.cards.size() && !remarks.empty(); ++i) {
        if (const std::string* name = find(remarks, nameKeys[i]);
            name != nullptr && !name->empty() && !canBeNamed(move.cards[i]))
            return refusal(RefusalCode::NoName, move.cards[i]);
        if (const auto why = add(remarks, nameKeys[i], longestName, RefusalCode::NameTooLong, tidied))
            return *why;
        if (const auto why = add(remarks, detailKeys[i], longestDetail, RefusalCode::DetailTooLong, tidied))
            return *why;
    }
    return tidied;
}

void Words::addRemarks(nlohmann::ordered_json& state, std::span<const contract::Remarks> all) {
    auto& tale = state["tale"];
    for (std::size_t page = 0; page < all.size() && page < tale.size(); ++page)
        for (const contract::Remark& remark : all[page])
            tale[page][remark.key] = remark.text;
}

} // namespace taletop::storyline
