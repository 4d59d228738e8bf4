// SPDX-License-Identifier: MIT
// The contract of a game's file format: its moves, states and results in journals and other files.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace taletop::contract {

/// Writes and reads moves, and writes states and results.
template <class Files, class Rules>
concept GameFiles = requires(const typename Rules::State& view, const typename Rules::Move& move,
                             std::string_view text) {
    /// The move as one line of text. Each move has exactly one text.
    { Files::moveText(move) } -> std::same_as<std::string>;
    /// The move that a text seems to mean. Callers must check that moveText returns the same text for it.
    { Files::parseMove(text) } -> std::same_as<std::optional<typename Rules::Move>>;
    /// The state and the score sheet as JSON.
    { Files::stateJson(view) } -> std::same_as<nlohmann::ordered_json>;
    { Files::resultJson(view) } -> std::same_as<nlohmann::ordered_json>;
};

} // namespace taletop::contract
