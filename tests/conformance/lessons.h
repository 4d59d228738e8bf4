// SPDX-License-Identifier: MIT
// Checks that every lesson must pass: its texts, its line, all ways through it that its steps accept, and
// newcomers who press at random.
#pragma once

#include "core/match/lesson_run.h"

#include <string>
#include <variant>

namespace taletop::conformance {

/// Returns the line of the game's lesson from the resources, or the fault of the lesson's file.
[[nodiscard]] std::variant<match::Journal, std::string> lineOf(const contract::Game& game);

/// Returns the fault in the texts of the steps, such as "step 3: ...", or "".
[[nodiscard]] std::string brokenWords(const contract::Game& game, const contract::Lesson& lesson);

/// Returns a fault in the note about moves still to come, or "". A lesson must have this note if, and only
/// if, it leaves out a kind of move.
[[nodiscard]] std::string unmadeMove(const contract::Game& game, const contract::Lesson& lesson,
                                     const match::Journal& line);

/// Returns the fault along the line, after other accepted moves, or at the start of a chapter, or "".
[[nodiscard]] std::string brokenWay(const contract::Game& game, const contract::Lesson& lesson,
                                    const match::Journal& line);

/// Returns the fault if the lesson takes longer than it promises, or "". The estimate covers reading, all
/// moves and narration.
[[nodiscard]] std::string tooLong(const contract::Game& game, const contract::Lesson& lesson,
                                  const match::Journal& line);

/// Plays from the step of `run` to the end with random presses, legal and illegal, with undo and "Show me".
/// Returns a fault, or "": a refusal without a reason, a step whose move is impossible, or no end.
[[nodiscard]] std::string strayNewcomer(match::LessonRun run, match::Match match, std::uint64_t seed);

} // namespace taletop::conformance
