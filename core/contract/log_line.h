// SPDX-License-Identifier: MIT
// The sentences of a log as data: one for each note of a game, with the meaning of its arguments. Generated
// from the game's prose.md (tools/prose.py).
#pragma once

#include "core/kit/fact.h"
#include "core/kit/refusal.h"
#include "core/kit/text.h"

#include <array>

namespace taletop::contract {

/// Appends an argument of a note to its sentence. Games define more of these functions, such as one for the
/// name of a face.
using LogArgument = void (*)(kit::Text& line, int argument);

namespace argument {

inline void number(kit::Text& line, int argument) { line.number(argument); }
inline void plural(kit::Text& line, int argument) { line.plural(argument); }
inline void seat(kit::Text& line, int argument) { line.seat(static_cast<kit::Seat>(argument)); }

} // namespace argument

/// The sentence of a note; kit::catalogue orders them by code.
template <class Note>
struct LogLine {
    Note code{};
    kit::Text sentence;
    std::array<LogArgument, 3>
        arguments{}; ///< printers of the note's numbers, in order; nullptr for a number that is not printed
};

/// The sentence with the note's seat, if it has one, and its arguments.
template <class Note>
[[nodiscard]] kit::Text logText(const LogLine<Note>& line, const kit::Fact& fact) {
    kit::Text text = line.sentence;
    if (fact.seat != kit::spectator)
        text.seat(fact.seat);
    for (std::size_t i = 0; i < line.arguments.size(); ++i)
        if (line.arguments[i] != nullptr)
            line.arguments[i](text, fact.arguments[i]);
    return text;
}

/// The sentence of a note; an empty Text for other facts.
template <class Note, std::size_t Size>
[[nodiscard]] kit::Text logText(const std::array<LogLine<Note>, Size>& lines, const kit::Fact& fact) {
    return fact.kind == kit::Fact::Kind::Note && fact.key < Size ? logText(lines[fact.key], fact)
                                                                 : kit::Text();
}

} // namespace taletop::contract
