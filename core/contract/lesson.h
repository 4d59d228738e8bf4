// SPDX-License-Identifier: MIT
// A lesson: it teaches a game by playing it. Its steps are in the same prose.md as the rulebook. The moves
// that they follow are called the line: a practice match in resources/games/<game>/lessons/first.taletop.
#pragma once

#include "core/kit/text.h"

#include <concepts>
#include <cstddef>
#include <span>

namespace taletop::contract {

enum class LessonKind : std::uint8_t {
    Tell,   ///< a sentence and a thing to look at; Next continues, and nobody else moves before that
    Do,     ///< the learner makes their next moves of the line, or one of `also`
    Choose, ///< the learner makes any legal move
    Free,   ///< the learner plays freely until `until`
    Back,   ///< the learner takes back the move tried in the Do before this step
};

/// A sentence and a thing to look at.
struct LessonStep {
    LessonKind kind = LessonKind::Tell;
    kit::Text text; ///< one sentence, or two short ones: what to do and why, or a fact
    int ledger = 0; ///< number of the entry that it teaches
    /// The things to highlight, named like touches: "card/tail/0/2", "zone/deck/-1", "seat/1", "button/pass",
    /// "spot/3"; also "pad/0", a line of the learner's running score, "sheet/variety", a line of the score
    /// sheet, and "button/undo". Separated by spaces. "": in a Do, the start of its move.
    const char* look = "";
    std::span<const char* const> also =
        {}; ///< for Do: other moves that are just as good; each leads to the end too
    kit::Text otherwise =
        {}; ///< for Do or Back: the answer to any other legal move: "We try that in a moment: first ..."
    kit::Text praise = {};  ///< a short sentence after the move, or empty
    int moves = 1;          ///< for Do: how many of the learner's moves of the line it takes
    const char* tries = ""; ///< for Do: a move to make instead, which is not in the line; a Back follows
    /// For Free: the kind of decision (scene::Scene::step) at which the learner arrives after a move of their
    /// own; "": the end of the game. For Choose: the kind to which a move with several parts leads back.
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
    int minutes = 0;     ///< how long it takes
    kit::Text rest = {}; ///< shown at the end if the learner missed some kind of move: what is still to come
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
