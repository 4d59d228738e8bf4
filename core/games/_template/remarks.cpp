// SPDX-License-Identifier: MIT
// The words that a player may add to a move: a motto with the commit of a decision (TM-11).
#include "core/games/_template/rules.h"
#include "core/kit/plain_text.h"

#include <nlohmann/json.hpp>

namespace taletop::templategame {

namespace {

constexpr int longestMotto = 20;
constexpr const char* motto = "motto";

} // namespace

std::vector<ruleset::RemarkField> Rules::remarkFields(const Move& move) {
    if (move.kind != Move::Kind::Done)
        return {};
    return {{motto, {"template", TALETOP_TEXT("template", "Motto")}, longestMotto}};
}

std::variant<ruleset::Remarks, kit::Refusal> Rules::tidyRemarks(const Move& move,
                                                                const ruleset::Remarks& remarks) {
    ruleset::Remarks tidied;
    for (const ruleset::Remark& remark : remarks) {
        const auto text = kit::tidyLine(remark.text);
        if (!text || remark.key != motto || move.kind != Move::Kind::Done || !tidied.empty())
            return refusal(Reason::MottoUnreadable);
        if (const auto length = static_cast<int>(kit::codePoints(*text)); length > longestMotto)
            return refusal(Reason::MottoTooLong, std::min(length, INT16_MAX), longestMotto);
        if (!text->empty())
            tidied.push_back({motto, *text});
    }
    return tidied;
}

void Rules::addRemarks(nlohmann::ordered_json& state, std::span<const ruleset::Remarks> all) {
    for (const ruleset::Remarks& remarks : all)
        for (const ruleset::Remark& remark : remarks)
            state["mottos"].push_back(remark.text);
}

} // namespace taletop::templategame
