// SPDX-License-Identifier: MIT
// What journals and files hold of Tail Story.
#pragma once

#include "core/contract/files.h"
#include "core/games/tailstory/rules/rules.h"

namespace taletop::tailstory {

/// As core/contract/files.h asks for it.
struct Files {
    static std::string moveText(const Move& move);
    static std::optional<Move> parseMove(std::string_view text);
    static nlohmann::ordered_json stateJson(const State& view);
    static nlohmann::ordered_json resultJson(const State& view);
};

} // namespace taletop::tailstory
