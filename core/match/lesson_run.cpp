// SPDX-License-Identifier: MIT
#include "core/match/lesson_run.h"

#include "core/kit/rng.h"
#include "core/match/foreseen.h"
#include "core/match/words.h"

#include <algorithm>
#include <cassert>

namespace taletop::match {

namespace {

using contract::AnyMove;
using contract::learnerSeat;
using contract::LessonKind;
using contract::LessonStep;
using contract::Pending;

bool isDue(const Match& match, kit::Seat who) {
    const Pending pending = match.pending();
    return pending.kind == Pending::Kind::Seats && pending.seats.contains(who);
}

scene::Scene sceneOf(const Match& match) { return match.game().scene(match.view(learnerSeat), learnerSeat); }

/// Has the learner made all parts of their move in a Choose? Yes if they face `decision` again, or if another
/// seat must act outside a reaction window.
bool isMade(const Match& match, const char* decision) {
    if (*decision == '\0' || match.pending().kind != Pending::Kind::Seats)
        return *decision == '\0';
    const scene::Scene scene = sceneOf(match);
    return isDue(match, learnerSeat) ? kit::sameWords(scene.step, decision) : *scene.letItGo == '\0';
}

} // namespace

std::string touchText(const scene::Pick& pick, const scene::Scene& scene) {
    using Kind = scene::Pick::Kind;
    const std::string index = std::to_string(pick.index);
    if (pick.kind == Kind::Seat)
        return "seat/" + index;
    if (pick.kind == Kind::Spot)
        return "spot/" + index;
    if (pick.kind == Kind::Button)
        return std::string("button/") + pick.key;
    const auto zone =
        std::ranges::find_if(scene.zones, [&](const scene::Zone& each) { return each.zone == pick.zone; });
    if (zone == scene.zones.end())
        return {};
    const std::string place = std::string(zone->kind) + '/' + std::to_string(zone->owner);
    return pick.kind == Kind::Card ? "card/" + place + '/' + index : "zone/" + place;
}

namespace {

bool isInScene(std::string_view touch, const scene::Scene& scene, int seats) {
    using Kind = scene::Pick::Kind;
    const auto named = [&](const scene::Pick& pick) { return touchText(pick, scene) == touch; };
    for (const scene::Zone& zone : scene.zones) {
        if (zone.known && named({.kind = Kind::Zone, .zone = zone.zone}))
            return true;
        for (int index = 0; index < std::ssize(zone.cards); ++index)
            if (named({.kind = Kind::Card, .zone = zone.zone, .index = index}))
                return true;
    }
    for (int seat = 0; seat < seats; ++seat)
        if (named({.kind = Kind::Seat, .index = seat}))
            return true;
    return std::ranges::any_of(scene.choices, [&](const scene::Choice& choice) {
        return std::ranges::any_of(choice.gesture, named);
    });
}

/// Does the touch name something on the table outside the scene: a line of points, or the undo button?
bool isBesideTheScene(std::string_view touch, const scene::Scene& scene, const Match& match) {
    if (touch == "button/undo")
        return match.canTakeBack(learnerSeat);
    const auto lines = std::ranges::count(scene.pad, learnerSeat, &scene::PadLine::seat);
    for (int line = 0; line < lines; ++line)
        if (!match.over() && touch == "pad/" + std::to_string(line))
            return true;
    if (!match.over() || !touch.starts_with("sheet/"))
        return false;
    return std::ranges::any_of(match.game().result(match.state()).lines,
                               [&](const contract::ScoreLine& line) { return touch.substr(6) == line.key; });
}

} // namespace

bool isOnTable(std::string_view look, const Match& match) {
    const scene::Scene scene = sceneOf(match);
    while (!look.empty()) {
        const std::string_view touch = look.substr(0, look.find(' '));
        look.remove_prefix(std::min(look.size(), touch.size() + 1));
        if (!isInScene(touch, scene, match.header().options.seats) && !isBesideTheScene(touch, scene, match))
            return false;
    }
    return true;
}

LessonRun::LessonRun(const contract::Lesson& lesson, Journal line) : m_line(std::move(line)) {
    for (const contract::LessonChapter& chapter : lesson.chapters) {
        m_beginnings.push_back(m_steps.size());
        for (const LessonStep& step : chapter.steps)
            m_steps.push_back(&step);
    }
    m_begun.assign(m_steps.size() + 1, 0);
}

std::variant<Match, LoadError> LessonRun::open(const contract::Game& game, std::size_t number) {
    assert(number <= size());
    std::size_t length = 0;
    auto opened = Match::replayed(game, m_line, length);
    while (std::holds_alternative<Match>(opened) && !isDue(std::get<Match>(opened), learnerSeat) &&
           length < m_line.entries.size())
        opened = Match::replayed(game, m_line, ++length);
    if (std::holds_alternative<LoadError>(opened))
        return opened;
    auto& match = std::get<Match>(opened);
    match.foresee(outcomesOf(m_line));
    m_lineBegun.clear();
    Match whole = match;
    if (const auto problem = playTo(whole, size()))
        return *problem;
    m_lineBegun = m_begun;
    if (const auto problem = playTo(match, number))
        return *problem;
    return opened;
}

/// Plays the line from its beginning to a step; returns the reason if that fails.
std::optional<LoadError> LessonRun::playTo(Match& match, std::size_t number) {
    m_number = 0;
    for (follow(match); m_number < number; follow(match)) {
        if (tells(match))
            next();
        else if (takesBack(match))
            match.takeBack(learnerSeat);
        else if (const kit::Notice problem = playOn(match); !problem.empty())
            return LoadError{static_cast<int>(match.journal().entries.size()) + 2,
                             notice(TALETOP_TEXT("files", "step %1 of the lesson cannot be reached: %2."),
                                    {m_number + 1, problem})};
    }
    return std::nullopt;
}

/// Plays the line's next move, those of other seats before the learner's. Returns the problem if there is
/// none to play.
kit::Notice LessonRun::playOn(Match& match) const {
    for (auto seat = kit::seatAt(match.header().options.seats - 1); seat >= 0; --seat)
        if (const auto move = lineMove(match, seat)) {
            [[maybe_unused]] const auto refusal = match.submit(seat, *move);
            assert(!refusal);
            return {};
        }
    return notice(match.over() ? TALETOP_TEXT("files", "the game is over")
                               : TALETOP_TEXT("files", "the line has no move that can be made here"));
}

std::size_t LessonRun::beginning(std::size_t chapter) const { return m_beginnings[chapter]; }

std::size_t LessonRun::chapterOf(std::size_t number) const {
    const auto after = std::ranges::upper_bound(m_beginnings, std::min(number, size() - 1));
    return static_cast<std::size_t>(after - m_beginnings.begin()) - 1;
}

bool LessonRun::tells(const Match& match) const {
    if (done() || step().kind != LessonKind::Tell)
        return false;
    return match.over() || isDue(match, learnerSeat) ||
           (*step().look != '\0' && isOnTable(step().look, match));
}

void LessonRun::next() {
    const std::size_t begun = m_begun[m_number];
    m_begun[++m_number] = begun;
}

bool LessonRun::takesBack(const Match& match) const {
    return !done() && step().kind == LessonKind::Back && isDue(match, learnerSeat) &&
           match.canTakeBack(learnerSeat);
}

bool LessonRun::isThrough(const Match& match, std::size_t moves) const {
    const LessonStep& now = step();
    switch (now.kind) {
    case LessonKind::Tell:
        return moves > 0;
    case LessonKind::Do:
        return moves >= static_cast<std::size_t>(now.moves) || match.over();
    case LessonKind::Choose:
        return match.over() || (moves > 0 && isMade(match, now.until));
    case LessonKind::Back: // a take-back lowers the number of moves: see follow()
        return match.over();
    case LessonKind::Free:
        break;
    }
    return match.over() || (moves > 0 && *now.until != '\0' && isDue(match, learnerSeat) &&
                            kit::sameWords(sceneOf(match).step, now.until));
}

void LessonRun::follow(const Match& match) {
    const std::size_t made = movesOf(match.journal(), learnerSeat);
    while (m_number > 0 && made < m_begun[m_number]) {
        if (!done() && step().kind == LessonKind::Back && made + 1 == m_begun[m_number])
            m_begun[++m_number] = made; // the learner took the attempt back, as the step asks
        else
            --m_number;
    }
    while (!done() && isThrough(match, made - m_begun[m_number])) {
        std::size_t taken = 0; // 0 for a Tell: the move that passes it belongs to the next step
        if (step().kind == LessonKind::Do)
            taken = static_cast<std::size_t>(step().moves);
        else if (step().kind == LessonKind::Free || *step().until != '\0')
            taken = made;
        else if (step().kind == LessonKind::Choose)
            taken = 1;
        const std::size_t begun = m_begun[m_number];
        m_begun[++m_number] = std::min(made, begun + taken);
    }
}

/// The step that asks for a move: the current one, or the first after the Tells. nullptr if none is left.
const LessonStep* LessonRun::due() const {
    for (std::size_t number = m_number; number < size(); ++number)
        if (m_steps[number]->kind != LessonKind::Tell)
            return m_steps[number];
    return nullptr;
}

bool LessonRun::accepts(const Match& match, const AnyMove& move) const {
    const LessonStep* asked = due();
    if (asked != nullptr && asked->kind == LessonKind::Back)
        return false;
    if (asked == nullptr || asked->kind != LessonKind::Do)
        return true;
    const auto wanted = lineMove(match, learnerSeat);
    const contract::Game& game = match.game();
    if (!wanted || game.sameMove(*wanted, move)) // off the line, the learner may make any move
        return true;
    return std::ranges::count(asked->also, game.moveText(move)) > 0;
}

bool LessonRun::isBegun(const Match& match) const {
    return !done() && step().kind == LessonKind::Do &&
           movesOf(match.journal(), learnerSeat) > m_begun[m_number];
}

kit::Text LessonRun::otherwise() const {
    const LessonStep* asked = due();
    if (asked != nullptr && !asked->otherwise.empty())
        return asked->otherwise;
    return {"core", TALETOP_TEXT("core", "We’ll try that in a moment.")};
}

/// The index of this seat's next entry in the line. The learner's is counted from the start of the step,
/// because they may have made more or fewer moves before it than the line.
std::size_t LessonRun::ordinalOf(const Match& match, kit::Seat who) const {
    const std::size_t made = movesOf(match.journal(), who);
    if (who != learnerSeat || m_lineBegun.empty())
        return made;
    return m_lineBegun[m_number] + made - m_begun[m_number];
}

std::optional<AnyMove> LessonRun::lineMove(const Match& match, kit::Seat who) const {
    if (!isDue(match, who))
        return std::nullopt;
    const auto legal = [&](std::string_view text) {
        const auto move = match.game().parseMove(text);
        return move && !match.game().whyNot(match.state(), who, *move) ? move : std::nullopt;
    };
    const LessonStep* asked = who == learnerSeat ? due() : nullptr;
    if (asked != nullptr && asked->kind == LessonKind::Back)
        return std::nullopt;
    if (asked != nullptr && *asked->tries != '\0')
        return legal(asked->tries);
    std::size_t left = ordinalOf(match, who);
    const auto entry = std::ranges::find_if(
        m_line.entries, [&](const Entry& each) { return each.who == who && left-- == 0; });
    auto move = entry == m_line.entries.end() ? std::nullopt : legal(entry->move);
    // If the learner chose another order or place, continue with a move that is just as good.
    for (std::size_t i = 0; asked != nullptr && !move && i < asked->also.size(); ++i)
        move = legal(asked->also[i]);
    return move;
}

AnyMove LessonRun::shown(const Match& match) const { return otherMove(*this, match, learnerSeat); }

std::string LessonRun::look(const Match& match) const {
    if (done())
        return {};
    const bool free = step().kind == LessonKind::Free || *step().until != '\0';
    // If such a step asks the learner something else now, highlight that instead.
    if (*step().look != '\0' && (!free || !isDue(match, learnerSeat) || isOnTable(step().look, match)))
        return step().look;
    const scene::Scene scene = sceneOf(match);
    if (free)
        return scene.choices.empty() ? step().look : touchText(scene.choices.front().gesture.front(), scene);
    const auto move = step().kind == LessonKind::Do ? lineMove(match, learnerSeat) : std::nullopt;
    if (!move)
        return {};
    const auto choice = std::ranges::find(scene.choices, match.game().moveText(*move), &scene::Choice::move);
    return choice == scene.choices.end() ? std::string() : touchText(choice->gesture.front(), scene);
}

AnyMove otherMove(const LessonRun& run, const Match& match, kit::Seat who) {
    if (const auto move = run.lineMove(match, who))
        return *move;
    kit::Rng rng = kit::Rng::forOrdinal(match.header().seed, match.journal().entries.size());
    return match.game().casualMove(match.view(who), who, rng);
}

} // namespace taletop::match
