// SPDX-License-Identifier: MIT
// Checks for every lesson: its texts, its line, every way through it that its steps accept, and newcomers who
// press at random.
#pragma once

#include "core/match/lesson_run.h"

#include <string>
#include <variant>

namespace taletop::conformance {

/// The line of the game's lesson from the resources, or the fault of its file.
[[nodiscard]] std::variant<match::Journal, std::string> lineOf(const contract::Game& game);

/// The fault in the texts of the steps, "step 3: ..."; empty if there is none.
[[nodiscard]] std::string brokenWords(const contract::Game& game, const contract::Lesson& lesson);

/// The fault in what the end says of moves still to come: a lesson says so if, and only if, some kind of move
/// is never made in it.
[[nodiscard]] std::string unmadeMove(const contract::Game& game, const contract::Lesson& lesson,
                                     const match::Journal& line);

/// The fault along the line, in other accepted moves, or at the start of a chapter.
[[nodiscard]] std::string brokenWay(const contract::Game& game, const contract::Lesson& lesson,
                                    const match::Journal& line);

/// The fault if the estimated time differs from the lesson's promise: reading, own moves, those of the
/// others, and narration.
[[nodiscard]] std::string tooLong(const contract::Game& game, const contract::Lesson& lesson,
                                  const match::Journal& line);

/// Presses at random, legally and illegally, undoes, uses "Show me": from the step of `run` to the end.
/// Returns a fault: a refusal without a reason, a step whose move is impossible, no end.
[[nodiscard]] std::string strayNewcomer(match::LessonRun run, match::Match match, std::uint64_t seed);

} // namespace taletop::conformance
