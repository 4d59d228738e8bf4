// SPDX-License-Identifier: MIT
// The texts of the template: sentences of the log, of refusals and cards, and its rules for players.
#pragma once

#include "core/contract/words.h"
#include "core/games/_template/rules/rules.h"

namespace taletop::templategame {

/// Implements the contract of core/contract/words.h.
struct Words {
    static kit::Text refusalText(const kit::Refusal& refusal);
    static kit::Text factText(const kit::Fact& fact);
    static scene::CardText cardText(int face);
    /// The label of the move's button.
    static kit::Text moveTitle(const Move& move);
    static kit::Text zoneTitle(ZoneKind kind);
    /// An empty story: every move is easy to follow on the table.
    static std::vector<scene::Beat> story(std::span<const kit::Fact>) { return {}; }
    static contract::Rulebook rulebook();
    static std::vector<contract::RemarkField> remarkFields(const Move& move);
    static std::variant<contract::Remarks, kit::Refusal> tidyRemarks(const Move& move,
                                                                     const contract::Remarks& remarks);
    static void addRemarks(nlohmann::ordered_json& state, std::span<const contract::Remarks> all);
};

} // namespace taletop::templategame
