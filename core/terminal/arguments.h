// SPDX-License-Identifier: MIT
// Translates the texts of CLI11: the help around our options, and its errors.
#pragma once

#include "core/terminal/say.h"

#include <cstdint>
#include <string>

namespace CLI {
class App;
class Option;
class ParseError;
} // namespace CLI

namespace taletop::cli {

/// Sets the words of the help; call it before adding commands, which inherit them.
void nameParts(CLI::App& app, const Say& say);

/// Sets the headings of the help; call it after adding all options and commands.
void nameGroups(CLI::App& app, const Say& say);

/// The problem with the arguments, without a full stop.
[[nodiscard]] std::string problemOf(const CLI::App& app, const CLI::ParseError& error, const Say& say);

/// Restricts an option to whole numbers from `least` to `most`.
void bound(CLI::Option& option, std::uint64_t least, std::uint64_t most, const Say& say);

} // namespace taletop::cli
