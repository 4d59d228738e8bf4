// SPDX-License-Identifier: MIT
// Which rule tells what a line of the score sheet counts.
#pragma once

#include <concepts>
#include <span>
#include <string_view>

namespace taletop::contract {

/// A line of the score sheet and its entry of the ledger.
struct LineRule {
    const char* key = ""; ///< of the line (ScoreLine)
    int ledger = 0;       ///< the number of the entry
};

/// What the table of a game provides whose score sheet leads to its rules.
template <class Shown>
concept ExplainedTable = requires {
    { Shown::lineRules() } -> std::same_as<std::span<const LineRule>>;
};

/// The side of a game that has them; GameOf has it, with none for games without an ExplainedTable.
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
/// The number of the entry; 0: of no line, or none tells it.
[[nodiscard]] int ruleOfLine(const Game& game, std::string_view key);

} // namespace taletop::contract
