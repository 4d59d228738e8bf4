// SPDX-License-Identifier: MIT
// Where somebody stands in a lesson: which step, what it accepts, and how the line goes on for chance and
// for the other seats. It holds no match; whoever has one asks about it.
#pragma once

#include "core/match/match.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace taletop::match {

/// The touch as steps, tables and tests call it: "card/hand/0/2", "zone/deck/-1", "seat/1", "button/pass",
/// "spot/3"; "" of a zone that the scene has not.
[[nodiscard]] std::string touchText(const scene::Pick& pick, const scene::Scene& scene);

/// Is all that is called so on the table, as the learner sees it? Several with spaces between.
[[nodiscard]] bool isOnTable(std::string_view look, const Match& match);

class LessonRun {
public:
    /// `line` is the journal of a whole way through the lesson.
    LessonRun(const contract::Lesson& lesson, Journal line);

    /// The match as it stands where step `number` (from 0) begins, as the line leads there, or why the line
    /// does not; this run stands there then. Its chance is foreseen.
    [[nodiscard]] std::variant<Match, LoadError> open(const contract::Game& game, std::size_t number = 0);

    [[nodiscard]] std::size_t size() const { return m_steps.size(); }
    [[nodiscard]] std::size_t number() const { return m_number; } ///< of the step, from 0; size(): the end
    [[nodiscard]] bool done() const { return m_number == m_steps.size(); }
    /// done() must not hold.
    [[nodiscard]] const contract::LessonStep& step() const { return *m_steps[m_number]; }
    [[nodiscard]] const contract::LessonStep& step(std::size_t number) const { return *m_steps[number]; }
    /// The number of the step that a chapter begins with.
    [[nodiscard]] std::size_t beginning(std::size_t chapter) const;
    /// The chapter of a step; of the end the last one.
    [[nodiscard]] std::size_t chapterOf(std::size_t number) const;

    /// Does a Tell stand? It comes as soon as what it looks at is on the table, or the learner is to move,
    /// or the game is over; then nobody but the learner moves.
    [[nodiscard]] bool tells(const Match& match) const;
    /// From a Tell to the next step; tells() must hold.
    void next();
    /// Is the learner to take the last move back now?
    [[nodiscard]] bool takesBack(const Match& match) const;
    /// After whatever happened to the match, a move taken back among it: the step that it stands at now.
    void follow(const Match& match);

    /// May the learner make this legal move now? Where a Tell stands, what the next step accepts passes it.
    [[nodiscard]] bool accepts(const Match& match, const contract::AnyMove& move) const;
    /// What another legal move is told.
    [[nodiscard]] kit::Text otherwise() const;
    /// What the line has this seat do next, if it must act and may; where the learner may not do that any
    /// more, of what a Do accepts as well the first that may be made.
    [[nodiscard]] std::optional<contract::AnyMove> lineMove(const Match& match, kit::Seat who) const;
    /// What "Show me" plays for the learner, who must act: the line's move, or one of the computer player;
    /// where takesBack() holds, it takes back instead.
    [[nodiscard]] contract::AnyMove shown(const Match& match) const;
    /// What is golden now: what the step names, or of a Do what its move begins with; "": nothing.
    [[nodiscard]] std::string look(const Match& match) const;

private:
    [[nodiscard]] const contract::LessonStep* due() const;
    [[nodiscard]] bool isThrough(const Match& match, std::size_t moves) const;
    [[nodiscard]] std::optional<LoadError> playTo(Match& match, std::size_t number);
    [[nodiscard]] kit::Notice playOn(Match& match) const;
    [[nodiscard]] std::size_t ordinalOf(const Match& match, kit::Seat who) const;

    std::vector<const contract::LessonStep*> m_steps;
    std::vector<std::size_t> m_beginnings; ///< of the chapters
    Journal m_line;
    std::size_t m_number = 0;
    std::vector<std::size_t> m_begun;     ///< how many moves the learner had made when step i began
    std::vector<std::size_t> m_lineBegun; ///< and how many the learner has made by then along the line
};

/// The move of somebody who is not led: the line's, or that of the casual computer player.
[[nodiscard]] contract::AnyMove otherMove(const LessonRun& run, const Match& match, kit::Seat who);

} // namespace taletop::match
