// SPDX-License-Identifier: MIT
// Opens the example of a rule as the app does. TALETOP_EXAMPLES must be the game's folder of examples.
#pragma once

#include "core/match/save.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <utility>

namespace taletop {

inline match::Match exampleMatch(const std::string& id) {
    std::ifstream file(std::string(TALETOP_EXAMPLES "/") + id + ".taletop", std::ios::binary);
    REQUIRE_MESSAGE(file, id);
    std::ostringstream text;
    text << file.rdbuf();
    auto loaded = match::loadSave(text.str());
    REQUIRE_MESSAGE(std::holds_alternative<match::Loaded>(loaded), id);
    return std::get<match::Loaded>(std::move(loaded)).match;
}

} // namespace taletop
