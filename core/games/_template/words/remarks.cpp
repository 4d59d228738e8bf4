// SPDX-License-Identifier: MIT
// The words that a player may add to a move: a motto with the commit of a decision (TM-11).
#include "core/games/_template/rules/rules.h"
#include "core/games/_template/words/words.h"
#include "core/kit/plain_text.h"

#include <nlohmann/json.hpp>

namespace taletop::templategame {

namespace {

constexpr int longestMotto = 20;
constexpr const char* motto = "motto";

} // namespace

std::vector<contract::RemarkField> Words::remarkFields(const Move& move) {
    if (move.kind != Move::Kind::Done)
        return {};
    return {{motto, {"template", TALETOP_TEXT("template", "Motto")}, longestMotto}};
}

std::variant<contract::Remarks, kit::Refusal> Words::tidyRemarks(const Move& move,
                                                                 const contract::Remarks& remarks) {
    contract::Remarks tidied;
    for (const contract::Remark& remark : remarks) {
        const auto text = kit::tidyLine(remark.text);
        if (!text || remark.key != motto || move.kind != Move::Kind::Done || !tidied.empty())
            return refusal(RefusalCode::MottoUnreadable);
        if (const auto length = static_cast<int>(kit::codePoints(*text)); length > longestMotto)
            return refusal(RefusalCode::MottoTooLong, std::min(length, INT16_MAX), longestMotto);
        if (!text->empty())
            tidied.push_back({motto, *text});
    }
    return tidied;
}

void Words::addRemarks(nlohmann::ordered_json& state, std::span<const contract::Remarks> all) {
    for (const contract::Remarks& remarks : all)
        for (const contract::Remark& remark : remarks)
            state["mottos"].push_back(remark.text);
}

} // namespace taletop::templategame
