// SPDX-License-Identifier: MIT
// What the template says: sentences of the log, of refusals and cards, and its rules as players read them.
#pragma once

#include "core/contract/words.h"
#include "core/games/_template/rules/rules.h"

namespace taletop::templategame {

/// As core/contract/words.h asks for it.
struct Words {
    static kit::Text refusalText(const kit::Refusal& refusal);
    static kit::Text factText(const kit::Fact& fact);
    static scene::CardText cardText(int face);
    /// What a button says that makes the move.
    static kit::Text moveTitle(const Move& move);
    /// What is written beside a zone.
    static kit::Text zoneTitle(ZoneKind kind);
    /// Nothing happens here that one move does not show.
    static std::vector<scene::Beat> story(std::span<const kit::Fact>) { return {}; }
    static contract::Rulebook rulebook();
    static std::vector<contract::RemarkField> remarkFields(const Move& move);
    static std::variant<contract::Remarks, kit::Refusal> tidyRemarks(const Move& move,
                                                                     const contract::Remarks& remarks);
    static void addRemarks(nlohmann::ordered_json& state, std::span<const contract::Remarks> all);
};

} // namespace taletop::templategame
