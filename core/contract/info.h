// SPDX-License-Identifier: MIT
// What a game tells about itself before it starts: name, seats, options.
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

/// One option of a game. Its values are whole numbers from `least` to `most`; named values stand
/// in `values` (value `least` first), a switch is 0 or 1 without names.
struct OptionInfo {
    const char* key; ///< as on the command line and in files
    kit::Text label;
    kit::Text explanation;
    int least;
    int most;
    int standard;
    std::span<const char* const> values = {};      ///< keys of the values, or empty
    std::span<const char* const> valueLabels = {}; ///< their source texts, in the same order
    bool inTable = false; ///< a number of a table that is rarely changed; they stand last, together
    bool aside = false;   ///< seldom matters to whoever sits down: the seat sheet keeps it under "More"
};

struct Options;

/// What a game is. All of it is constant.
struct GameInfo {
    const char* id;     ///< "foxtail": folders, files, command line
    const char* ledger; ///< "FT": refusals print FT-45
    kit::Text title;
    kit::Text tagline;
    kit::Text credits;
    int seatsLeast;
    int seatsMost;
    int minutes;
    int revision;     ///< of the rules: a save of another revision is replayed with a warning
    int longestMoves; ///< no game that bots play has more journal entries than this
    std::span<const OptionInfo> options;
    std::span<const char* const> faceNames; ///< card names by face, [0] is "" (the unknown face)
    /// An error sentence if options do not go together that are in bounds each; nullptr: all do.
    std::optional<kit::Notice> (*conflict)(const Options&) = nullptr;
    /// What seats hide from each other stays hidden when the game is over, also in replays.
    bool secretsStay = false;
};

/// A filled-in set-up sheet.
struct Options {
    int seats = 0;
    std::array<int, maxOptions> values{}; ///< in the order of GameInfo::options

    friend bool operator==(const Options&, const Options&) = default;
};

/// All options at their standard.
[[nodiscard]] Options standardOptions(const GameInfo& info, int seats);

/// Sets one option by key and value text ("1", "on", "autumn"); an error sentence if the key is
/// unknown or the value out of bounds.
[[nodiscard]] std::optional<kit::Notice> setOption(const GameInfo& info, Options& options,
                                                   std::string_view key, std::string_view value);

/// The text of an option's value, as setOption takes it.
[[nodiscard]] std::string optionValueText(const OptionInfo& option, int value);

/// Is the number of seats right, every value in bounds, and do they go together? An error sentence
/// if not.
[[nodiscard]] std::optional<kit::Notice> checkOptions(const GameInfo& info, const Options& options);

} // namespace taletop::contract
