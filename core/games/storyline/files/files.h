// SPDX-License-Identifier: MIT
// StoryLine's part of journals and files.
#pragma once

#include "core/contract/files.h"
#include "core/games/storyline/rules/rules.h"

namespace taletop::storyline {

/// Implements the contract of core/contract/files.h.
struct Files {
    static std::string moveText(const Move& move);
    static std::optional<Move> parseMove(std::string_view text);
    static nlohmann::ordered_json stateJson(const State& view);
    static nlohmann::ordered_json resultJson(const State& view);
};

} // namespace taletop::storyline
