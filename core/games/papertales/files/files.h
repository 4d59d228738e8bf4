// SPDX-License-Identifier: MIT
// The text and JSON formats of Paper Tales, for journals and other files.
#pragma once

#include "core/contract/files.h"
#include "core/games/papertales/rules/rules.h"

namespace taletop::papertales {

/// Implements the contract of core/contract/files.h.
struct Files {
    static std::string moveText(const Move& move);
    static std::optional<Move> parseMove(std::string_view text);
    static nlohmann::ordered_json stateJson(const State& view);
    static nlohmann::ordered_json resultJson(const State& view);
};

} // namespace taletop::papertales
