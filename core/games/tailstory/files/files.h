// SPDX-License-Identifier: MIT
// The text and JSON formats of Tail Story, for journals and other files.
#pragma once

#include "core/contract/files.h"
#include "core/games/tailstory/rules/rules.h"

namespace taletop::tailstory {

/// Implements the contract of core/contract/files.h.
struct Files {
    static std::string moveText(const Move& move);
    static std::optional<Move> parseMove(std::string_view text);
    static nlohmann::ordered_json stateJson(const State& view);
    static nlohmann::ordered_json resultJson(const State& view);
};

} // namespace taletop::tailstory
