// SPDX-License-Identifier: MIT
// What is checked of every lesson: its words, its line, every way through it that its steps accept, and
// newcomers who press at random.
#pragma once

#include "core/match/lesson_run.h"

#include <string>
#include <variant>

namespace taletop::conformance {

/// The line of the game's lesson, as it lies in the resources; or what is wrong with its file.
[[nodiscard]] std::variant<match::Journal, std::string> lineOf(const contract::Game& game);

/// What is wrong with the words of the steps, "step 3: ..."; empty: nothing.
[[nodiscard]] std::string brokenWords(const contract::Game& game, const contract::Lesson& lesson);

/// A lesson in which some kind of move is never made says what is still to come, and no other does so.
[[nodiscard]] std::string unmadeMove(const contract::Game& game, const contract::Lesson& lesson,
                                     const match::Journal& line);

/// What is wrong along the line, in the moves that are accepted beside it, or where a chapter begins.
[[nodiscard]] std::string brokenWay(const contract::Game& game, const contract::Lesson& lesson,
                                    const match::Journal& line);

/// The estimate does not fit what the lesson promises: reading, own moves, those of the others, and what is
/// told beat by beat.
[[nodiscard]] std::string tooLong(const contract::Game& game, const contract::Lesson& lesson,
                                  const match::Journal& line);

/// Presses at random, legal and illegal, takes back, is shown: from where `run` stands to the end. What is
/// wrong: a press without a reason, a step whose move is gone, no end.
[[nodiscard]] std::string strayNewcomer(match::LessonRun run, match::Match match, std::uint64_t seed);

} // namespace taletop::conformance
