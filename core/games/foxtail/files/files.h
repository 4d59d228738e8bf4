// SPDX-License-Identifier: MIT
// What journals and files hold of Foxtail.
#pragma once

#include "core/contract/files.h"
#include "core/games/foxtail/rules/rules.h"

namespace taletop::foxtail {

/// As core/contract/files.h asks for it.
struct Files {
    static std::string moveText(const Move& move);
    static std::optional<Move> parseMove(std::string_view text);
    static nlohmann::ordered_json stateJson(const State& view);
    static nlohmann::ordered_json resultJson(const State& view);
};

} // namespace taletop::foxtail
