// SPDX-License-Identifier: MIT
// A lesson, which teaches a game by playing it. Its steps are in prose.md, like the rulebook. They follow a
// practice match called the line: resources/games/<game>/lessons/first.taletop.
#pragma once

#include "core/kit/text.h"

#include <concepts>
#include <cstddef>
#include <span>

namespace taletop::contract {

enum class LessonKind : std::uint8_t {
    Tell, ///< shows a sentence and something to look at; the other seats wait until the learner presses Next
    Do,   ///< the learner makes their next moves of the line, or one of `also`
    Choose, ///< the learner makes any legal move
    Free,   ///< the learner plays freely until `until`
    Back,   ///< the learner takes back the move that they tried in the preceding Do
};

/// One step: a sentence, and usually something to look at.
struct LessonStep {
    LessonKind kind = LessonKind::Tell;
    kit::Text text; ///< one sentence, or two short ones: what to do and why, or a fact
    int ledger = 0; ///< number of the ledger entry that it teaches
    /// The things to highlight, separated by spaces and named like touches: "card/tail/0/2", "zone/deck/-1",
    /// "seat/1", "button/pass", "spot/3". Also "pad/0" (a line of the learner's running score),
    /// "sheet/variety" (a line of the score sheet) and "button/undo". If empty, a Do highlights the start of
    /// its move.
    const char* look = "";
    std::span<const char* const> also =
        {};                   ///< for Do: other moves that are just as good and also lead to the end
    kit::Text otherwise = {}; ///< for Do or Back: the response to any other legal move, such as "We try that
                              ///< in a moment: first ..."
    kit::Text praise = {};    ///< a short sentence after the move, or empty
    int moves = 1;            ///< for Do: the number of the learner's moves in the line that it covers
    const char* tries = "";   ///< for Do: a move outside the line to try first; the next step is a Back
    /// For Free: the step ends when the learner, after a move of theirs, faces this kind of decision
    /// (scene::Scene::step); if empty, it ends with the game. For Choose: the kind of decision that comes up
    /// again after a move with several parts.
    const char* until = "";
};

/// Steps that belong together; each chapter can be started on its own.
struct LessonChapter {
    kit::Text title; ///< a few words, no full stop
    std::span<const LessonStep> steps;
};

/// A whole lesson; empty if it has no chapters.
struct Lesson {
    kit::Text goal;      ///< the goal of the game, in one sentence
    int minutes = 0;     ///< duration of the lesson
    kit::Text rest = {}; ///< outlook on what is to come, shown at the end if some kind of move was not made
    std::span<const LessonChapter> chapters;

    [[nodiscard]] bool empty() const { return chapters.empty(); }
};

/// The learner's seat; bots have the others.
inline constexpr kit::Seat learnerSeat = 0;

inline constexpr std::size_t longestStepText = 240; ///< bytes, for each text of a step
inline constexpr int mostStepSentences = 2;
inline constexpr int mostSentenceWords = 25;
inline constexpr std::size_t mostLessonWords = 350; ///< total of all texts and praises of steps, in English
inline constexpr int mostLessonMinutes = 6;

/// Words of a game that has a lesson.
template <class Words>
concept TeachingWords = requires {
    { Words::lesson() } -> std::same_as<Lesson>;
};

/// The lesson of these words; empty for games without TeachingWords.
template <class Words>
[[nodiscard]] Lesson lessonOf() {
    if constexpr (TeachingWords<Words>)
        return Words::lesson();
    return {};
}

} // namespace taletop::contract
