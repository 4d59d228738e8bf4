// SPDX-License-Identifier: MIT
// The contract of a game's files: what journals and files hold.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace taletop::contract {

/// How moves and tables are written down.
template <class Files, class Rules>
concept GameFiles = requires(const typename Rules::State& view, const typename Rules::Move& move,
                             std::string_view text) {
    /// A move as one line of text. A move has one text only.
    { Files::moveText(move) } -> std::same_as<std::string>;
    /// What can be read as a move; it counts where moveText says the same of it.
    { Files::parseMove(text) } -> std::same_as<std::optional<typename Rules::Move>>;
    /// What lies on the table, and the score sheet.
    { Files::stateJson(view) } -> std::same_as<nlohmann::ordered_json>;
    { Files::resultJson(view) } -> std::same_as<nlohmann::ordered_json>;
};

} // namespace taletop::contract
