// SPDX-License-Identifier: MIT
// What CLI11 writes around our options and says of wrong ones, in the reader's language.
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

/// Sets the words of the help; before commands are added, which take them over.
void nameParts(CLI::App& app, const Say& say);

/// Sets the headings of the help; once all options and commands are there.
void nameGroups(CLI::App& app, const Say& say);

/// What was wrong with the arguments, without an end.
[[nodiscard]] std::string problemOf(const CLI::App& app, const CLI::ParseError& error, const Say& say);

/// Lets an option take whole numbers from `least` to `most` alone.
void bound(CLI::Option& option, std::uint64_t least, std::uint64_t most, const Say& say);

} // namespace taletop::cli
