// SPDX-License-Identifier: MIT
// The progress of a learner in a lesson: the current step, the moves that it accepts, and the line's moves
// for chance and the other seats. It stores no match; the caller passes one in.
#pragma once

#include "core/match/match.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace taletop::match {

/// The name of a touch in steps, tables and tests: "card/hand/0/2", "zone/deck/-1", "seat/1", "button/pass",
/// "spot/3"; "" for a zone that is not in the scene.
[[nodiscard]] std::string touchText(const scene::Pick& pick, const scene::Scene& scene);

/// Are all things with these names, separated by spaces, on the table as the learner sees it?
[[nodiscard]] bool isOnTable(std::string_view look, const Match& match);

class LessonRun {
public:
    /// `line` is the journal of a complete game through the lesson.
    LessonRun(const contract::Lesson& lesson, Journal line);

    /// Moves this run to the beginning of step `number` (from 0). Returns the match there, played along the
    /// line and with the line's chance outcomes foreseen, or the reason why the line does not lead there.
    [[nodiscard]] std::variant<Match, LoadError> open(const contract::Game& game, std::size_t number = 0);

    [[nodiscard]] std::size_t size() const { return m_steps.size(); }
    [[nodiscard]] std::size_t number() const { return m_number; } ///< current step, from 0; size() at the end
    [[nodiscard]] bool done() const { return m_number == m_steps.size(); }
    /// The current step; done() must be false.
    [[nodiscard]] const contract::LessonStep& step() const { return *m_steps[m_number]; }
    [[nodiscard]] const contract::LessonStep& step(std::size_t number) const { return *m_steps[number]; }
    /// The number of the first step of a chapter.
    [[nodiscard]] std::size_t beginning(std::size_t chapter) const;
    /// The chapter of a step; the last chapter for size().
    [[nodiscard]] std::size_t chapterOf(std::size_t number) const;

    /// Is a Tell being shown? It appears once its highlighted thing is on the table, the learner must move,
    /// or the game is over. From then on, only the learner may move.
    [[nodiscard]] bool tells(const Match& match) const;
    /// Goes to the step after a Tell; tells() must be true.
    void next();
    /// Must the learner take back the last move now?
    [[nodiscard]] bool takesBack(const Match& match) const;
    /// Updates the current step after any change of the match, including a take-back.
    void follow(const Match& match);

    /// May the learner make this legal move now? A Tell ends with a move that the next step accepts.
    [[nodiscard]] bool accepts(const Match& match, const contract::AnyMove& move) const;
    /// Has the learner made the first of the moves that a Do asks for?
    [[nodiscard]] bool isBegun(const Match& match) const;
    /// The response to a legal move that is not accepted.
    [[nodiscard]] kit::Text otherwise() const;
    /// The line's next move for this seat, if the seat must act and the move is legal. If the learner can no
    /// longer make it, the first legal move among the alternatives of a Do.
    [[nodiscard]] std::optional<contract::AnyMove> lineMove(const Match& match, kit::Seat who) const;
    /// The move that "Show me" makes for the learner, who must be pending: the line's, or a bot's. If
    /// takesBack() is true, "Show me" takes back instead.
    [[nodiscard]] contract::AnyMove shown(const Match& match) const;
    /// The things to highlight now: those that the step names, or the start of a Do's move; "" for none.
    [[nodiscard]] std::string look(const Match& match) const;

private:
    [[nodiscard]] const contract::LessonStep* due() const;
    [[nodiscard]] bool isThrough(const Match& match, std::size_t moves) const;
    [[nodiscard]] std::optional<LoadError> playTo(Match& match, std::size_t number);
    [[nodiscard]] kit::Notice playOn(Match& match) const;
    [[nodiscard]] std::size_t ordinalOf(const Match& match, kit::Seat who) const;

    std::vector<const contract::LessonStep*> m_steps;
    std::vector<std::size_t> m_beginnings; ///< first steps of the chapters
    Journal m_line;
    std::size_t m_number = 0;
    std::vector<std::size_t> m_begun;     ///< number of the learner's moves when step i began
    std::vector<std::size_t> m_lineBegun; ///< the same counts along the line
};

/// The move of a seat that the lesson does not guide: the line's, or the casual bot's.
[[nodiscard]] contract::AnyMove otherMove(const LessonRun& run, const Match& match, kit::Seat who);

} // namespace taletop::match
