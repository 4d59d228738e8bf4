// SPDX-License-Identifier: MIT
// The transcript of a match for outside tools: JSON lines with every entry's unredacted facts and the full
// state after it. Longer than a save; Taletop never continues a match from one.
//
//   {"taletop":"transcript","version":1,"game":"foxtail","seats":4,"options":{..},"seed":7}
//   {"n":1,"who":0|"chance","move":"..","facts":[..],"state":{..}}      for each entry
//   {"result":{"seats":[{..}],"winners":[..]}}                          once the game is over
//
// Facts name zones by number; a card is its face's number and name:
//   {"kind":"move","from":0,"fromIndex":43,"to":6,"toIndex":0,"face":12,"card":"..","mark":0}
// add and remove have one of the two places, mark has "to"; then {"kind":"shuffle","zone":0},
//   {"kind":"scalar","key":2,"value":1}, {"kind":"note","key":1,"seat":0,"arguments":[..],"text":".."}.
#pragma once

#include "core/match/match.h"

#include <string>
#include <string_view>
#include <variant>

namespace taletop::match {

inline constexpr int transcriptVersion = 1;
inline constexpr std::size_t largestTranscript = 64U << 20U; ///< bytes; nothing larger is read

/// The lines of a match so far, each ending in a line break.
[[nodiscard]] std::string transcriptText(const Match& match);

/// The first line of a playable transcript that differs from the result of the rules.
struct Difference {
    LoadError where;
};

/// Plays a transcript and compares every state, every list of facts and the result with those of the rules. A
/// damaged file or an illegal move is a LoadError.
[[nodiscard]] std::variant<Match, LoadError, Difference> checkTranscript(std::string_view text);

} // namespace taletop::match
