// SPDX-License-Identifier: MIT
// What journals and files hold of StoryLine.
#pragma once

#include "core/contract/files.h"
#include "core/games/storyline/rules/rules.h"

namespace taletop::storyline {

/// As core/contract/files.h asks for it.
struct Files {
    static std::string moveText(const Move& move);
    static std::optional<Move> parseMove(std::string_view text);
    static nlohmann::ordered_json stateJson(const State& view);
    static nlohmann::ordered_json resultJson(const State& view);
};

} // namespace taletop::storyline
