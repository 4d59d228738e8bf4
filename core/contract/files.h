// SPDX-License-Identifier: MIT
// The contract of a game's files: the content of journals and files.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace taletop::contract {

/// Writes and reads moves and tables.
template <class Files, class Rules>
concept GameFiles = requires(const typename Rules::State& view, const typename Rules::Move& move,
                             std::string_view text) {
    /// The move as one line of text. Each move has exactly one text.
    { Files::moveText(move) } -> std::same_as<std::string>;
    /// The move that a text may mean; valid only if moveText gives the same text for it.
    { Files::parseMove(text) } -> std::same_as<std::optional<typename Rules::Move>>;
    /// The table and the score sheet.
    { Files::stateJson(view) } -> std::same_as<nlohmann::ordered_json>;
    { Files::resultJson(view) } -> std::same_as<nlohmann::ordered_json>;
};

} // namespace taletop::contract
