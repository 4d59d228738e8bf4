// SPDX-License-Identifier: MIT
#include "core/contract/line_rules.h"

#include "core/contract/game.h"

namespace taletop::contract {

int ruleOfLine(const Game& game, std::string_view key) {
    if (const auto* const explainer = dynamic_cast<const ScoreExplainer*>(&game))
        for (const LineRule& rule : explainer->lineRules())
            if (key == rule.key)
                return rule.ledger;
    return 0;
}

} // namespace taletop::contract
