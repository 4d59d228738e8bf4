// SPDX-License-Identifier: MIT
// A lesson: a game taught by playing it. Its steps stand beside the rulebook; the match that they lead
// through, the line, is a save of practice: resources/games/<game>/lessons/first.taletop.
#pragma once

#include "core/kit/text.h"

#include <concepts>
#include <cstddef>
#include <span>

namespace taletop::contract {

enum class LessonKind : std::uint8_t {
    Tell,   ///< a sentence and a thing to look at; goes on with Next, and nobody else moves before
    Do,     ///< the learner's next moves are the next own ones of the line, or one of `also`
    Choose, ///< any legal move of the learner will do
    Free,   ///< the learner plays on until `until`
    Back,   ///< the learner takes back what the Do before had them try
};

/// One sentence and one thing to look at.
struct LessonStep {
    LessonKind kind = LessonKind::Tell;
    kit::Text text; ///< one sentence, or two short ones: what to do and why, or what is so
    int ledger = 0; ///< the number of the entry that it teaches
    /// What is golden, as touches are called: "card/tail/0/2", "zone/deck/-1", "seat/1", "button/pass",
    /// "spot/3", and besides "pad/0", a line of the learner's running score, "sheet/variety", a line of the
    /// score sheet, "button/undo"; several with spaces between. "": of a Do what its move begins with.
    const char* look = "";
    std::span<const char* const> also =
        {}; ///< of a Do: other moves that are as good; each leads to the end too
    kit::Text otherwise =
        {}; ///< of a Do or a Back: what any other legal move is told, "We try that in a moment: first ..."
    kit::Text praise = {};  ///< one short sentence after it, or empty
    int moves = 1;          ///< of a Do: so many own moves of the line in a row
    const char* tries = ""; ///< of a Do: this move instead, which the line has not; a Back follows
    /// Of a Free: the kind of decision (scene::Scene::step) at which the learner stands again after a move
    /// of their own; "": the game is over.
    const char* until = "";
};

/// Steps that belong together; each chapter can be begun alone.
struct LessonChapter {
    kit::Text title; ///< a few words, no full stop
    std::span<const LessonStep> steps;
};

/// A whole lesson; without chapters there is none.
struct Lesson {
    kit::Text goal;  ///< what the game is about, one sentence
    int minutes = 0; ///< it takes so long
    /// What is said at the end of a lesson in which some kind of move was never made: what is still to come.
    kit::Text rest = {};
    std::span<const LessonChapter> chapters;

    [[nodiscard]] bool empty() const { return chapters.empty(); }
};

/// Who learns; the others are computer players.
inline constexpr kit::Seat learnerSeat = 0;

inline constexpr std::size_t longestStepText = 240; ///< bytes, of each text of a step
inline constexpr int mostStepSentences = 2;
inline constexpr int mostSentenceWords = 25;
inline constexpr std::size_t mostLessonWords = 350; ///< of what steps say and praise, in English
inline constexpr int mostLessonMinutes = 6;

/// What the words of a game provide that has a lesson.
template <class Words>
concept TeachingWords = requires {
    { Words::lesson() } -> std::same_as<Lesson>;
};

/// The lesson of these words; without TeachingWords none.
template <class Words>
[[nodiscard]] Lesson lessonOf() {
    if constexpr (TeachingWords<Words>)
        return Words::lesson();
    return {};
}

} // namespace taletop::contract
