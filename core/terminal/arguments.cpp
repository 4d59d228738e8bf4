// SPDX-License-Identifier: MIT
#include "core/terminal/arguments.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <limits>

namespace taletop::cli {

namespace {

/// The command in the arguments, or the program itself.
const CLI::App& commandOf(const CLI::App& app) {
    const auto given = app.get_subcommands();
    return given.empty() ? app : *given.front();
}

/// The name of a required option that is missing, or "".
std::string missingIn(const CLI::App& command) {
    for (const CLI::Option* option : command.get_options())
        if (option->get_required() && option->count() == 0)
            return option->get_name();
    return {};
}

} // namespace

void nameParts(CLI::App& app, const Say& say) {
    app.set_help_flag("-h,--help", say(TALETOP_TEXT("cli", "Print this help message and exit")));
    const auto words = app.get_formatter();
    words->label("Usage", say(TALETOP_TEXT("cli", "Usage")));
    words->label("OPTIONS", say(TALETOP_TEXT("cli", "OPTIONS")));
    words->label("SUBCOMMAND", say(TALETOP_TEXT("cli", "SUBCOMMAND")));
    words->label("Positionals", say(TALETOP_TEXT("cli", "Arguments")));
    words->label("REQUIRED", say(TALETOP_TEXT("cli", "REQUIRED")));
}

void nameGroups(CLI::App& app, const Say& say) {
    for (CLI::Option* option : app.get_options())
        option->group(say(TALETOP_TEXT("cli", "Options")));
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) {
        command->group(say(TALETOP_TEXT("cli", "Subcommands")));
        nameGroups(*command, say);
    }
}

std::string problemOf(const CLI::App& app, const CLI::ParseError& error, const Say& say) {
    std::string told = error.what();
    const CLI::App& command = commandOf(app);
    if (const auto rest = app.remaining(true);
        dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && !rest.empty())
        return say(TALETOP_TEXT("cli", "unexpected argument '%1'"), {rest.front()});
    if (const std::string missing = missingIn(command);
        dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !missing.empty())
        return say(TALETOP_TEXT("cli", "%1 is missing"), {missing});
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        return say(TALETOP_TEXT("cli", "%1 needs one value"), {told.substr(0, told.find(':'))});
    return told; // from our own validators, or an error that no argument here can cause
}

void bound(CLI::Option& option, std::uint64_t least, std::uint64_t most, const Say& say) {
    // Checks the range here because CLI11 accepts -1 and too large numbers for unsigned numbers.
    const auto check = [=](const std::string& text) {
        std::uint64_t number = 0;
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool whole = failed == std::errc{} && end == text.data() + text.size();
        if (whole && number >= least && number <= most)
            return std::string();
        if (most == std::numeric_limits<std::uint64_t>::max())
            return say(TALETOP_TEXT("cli", "'%1' must be a whole number from %2 to 2^64 - 1"),
                       {text, std::to_string(least)});
        return say(TALETOP_TEXT("cli", "'%1' must be a whole number from %2 to %3"),
                   {text, std::to_string(least), std::to_string(most)});
    };
    // The name of the type in the help, in the style of CLI11.
    const std::string name = most == std::numeric_limits<std::uint64_t>::max()
                                 ? "WHOLE"
                                 : "INT in [" + std::to_string(least) + " - " + std::to_string(most) + ']';
    option.check(CLI::Validator(check, name));
}

} // namespace taletop::cli
