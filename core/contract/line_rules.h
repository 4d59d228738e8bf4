// SPDX-License-Identifier: MIT
// Maps each line of the score sheet to the rule that explains it.
#pragma once

#include <concepts>
#include <span>
#include <string_view>

namespace taletop::contract {

/// A line of the score sheet and its ledger entry.
struct LineRule {
    const char* key = ""; ///< key of the line (ScoreLine)
    int ledger = 0;       ///< the number of the entry
};

/// The table of a game that links its score sheet to the rules.
template <class Shown>
concept ExplainedTable = requires {
    { Shown::lineRules() } -> std::same_as<std::span<const LineRule>>;
};

/// The interface to these links. GameOf implements it; games without an ExplainedTable have none.
class ScoreExplainer {
public:
    ScoreExplainer() = default;
    ScoreExplainer(const ScoreExplainer&) = delete;
    ScoreExplainer& operator=(const ScoreExplainer&) = delete;
    virtual ~ScoreExplainer() = default;

    [[nodiscard]] virtual std::span<const LineRule> lineRules() const = 0;
};

template <class Shown>
class ScoreExplainerOf : public ScoreExplainer {
public:
    [[nodiscard]] std::span<const LineRule> lineRules() const final {
        if constexpr (ExplainedTable<Shown>)
            return Shown::lineRules();
        return {};
    }
};

class Game;
/// The number of the entry for the line with this key; 0 if there is no such line or entry.
[[nodiscard]] int ruleOfLine(const Game& game, std::string_view key);

} // namespace taletop::contract
