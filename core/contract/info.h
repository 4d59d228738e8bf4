// SPDX-License-Identifier: MIT
// The description of a game before it starts: name, seats, options.
#pragma once

#include "core/kit/notice.h"
#include "core/kit/text.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace taletop::contract {

inline constexpr std::size_t maxOptions = 20;

/// An option of a game. Its values are whole numbers from `least` to `most`; named values have their names in
/// `values` (value `least` first), and a switch is 0 or 1 without names.
struct OptionInfo {
    const char* key; ///< its name on the command line and in files
    kit::Text label;
    kit::Text explanation;
    int least;
    int most;
    int standard;
    std::span<const char* const> values = {};      ///< keys of the values, or empty
    std::span<const char* const> valueLabels = {}; ///< their source texts, in the same order
    bool inTable = false; ///< a number that people rarely change, shown in a table; such options come last
    bool aside = false;   ///< rarely needed: the seat sheet shows it under "More"
};

struct Options;

/// The constant properties of a game.
struct GameInfo {
    const char* id;     ///< "foxtail", in folders, files and on the command line
    const char* ledger; ///< prefix of its ledger entries: "FT" in FT-45
    kit::Text title;
    kit::Text tagline;
    kit::Text credits;
    int seatsLeast;
    int seatsMost;
    int minutes;
    int revision;     ///< revision of the rules; saves from another revision replay with a warning
    int longestMoves; ///< games of bots have at most this many journal entries
    std::span<const OptionInfo> options;
    std::span<const char* const> faceNames; ///< card names by face, [0] is "" (the unknown face)
    /// Returns an error if individually valid values conflict, or nullopt. nullptr if no values can conflict.
    std::optional<kit::Notice> (*conflict)(const Options&) = nullptr;
    /// Do secrets between seats stay hidden after the game, even in replays?
    bool secretsStay = false;
};

/// The choices made before a game starts.
struct Options {
    int seats = 0;
    std::array<int, maxOptions> values{}; ///< values in the order of GameInfo::options

    friend bool operator==(const Options&, const Options&) = default;
};

/// Every option at its default.
[[nodiscard]] Options standardOptions(const GameInfo& info, int seats);

/// Sets an option by key and value text ("1", "on", "autumn"); returns an error if the key is unknown or the
/// value is out of bounds.
[[nodiscard]] std::optional<kit::Notice> setOption(const GameInfo& info, Options& options,
                                                   std::string_view key, std::string_view value);

/// The text of an option's value, in the form that setOption accepts.
[[nodiscard]] std::string optionValueText(const OptionInfo& option, int value);

/// Checks the number of seats, the bounds of all values, and conflicts between them; returns an error if
/// something is wrong.
[[nodiscard]] std::optional<kit::Notice> checkOptions(const GameInfo& info, const Options& options);

} // namespace taletop::contract
