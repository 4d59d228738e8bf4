// SPDX-License-Identifier: MIT
#include "tests/conformance/lessons.h"

#include "core/match/save.h"
#include "tests/conformance/checks.h"
#include "tests/conformance/playout.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

namespace taletop::conformance {

using namespace contract;
using match::LessonRun;
using match::Match;

namespace {

std::string at(std::size_t number) { return "step " + std::to_string(number + 1) + ": "; }

std::size_t wordsIn(const kit::Text& text) {
    std::istringstream words(text.source);
    return static_cast<std::size_t>(
        std::distance(std::istream_iterator<std::string>(words), std::istream_iterator<std::string>()));
}

std::vector<const LessonStep*> stepsOf(const Lesson& lesson) {
    std::vector<const LessonStep*> steps;
    for (const LessonChapter& chapter : lesson.chapters)
        for (const LessonStep& step : chapter.steps)
            steps.push_back(&step);
    return steps;
}

bool standsInRulebook(const Game& game, int number) {
    return std::ranges::any_of(game.rulebook(), [&](const RuleChapter& chapter) {
        return std::ranges::count(chapter.entries, number, &RuleEntry::number) > 0;
    });
}

std::string brokenSentence(const Game& game, const kit::Text& text) {
    if (const auto broken = brokenText(game, text); !broken.empty())
        return "a text " + broken;
    const std::string_view source = text.source;
    if (source.size() > longestStepText)
        return "a text is too long: " + std::string(source);
    if (!source.ends_with('.') && !source.ends_with('?') && !source.ends_with('!'))
        return "a text is no sentence: " + std::string(source);
    return {};
}

/// Returns a complaint if the text has too many sentences for a step, or if a sentence has too many words.
/// Otherwise returns "".
std::string longWinded(const kit::Text& text) {
    std::istringstream words(text.source);
    int sentences = 0;
    int length = 0;
    for (std::string word; words >> word;) {
        ++length;
        if (word.ends_with('.') || word.ends_with('?') || word.ends_with('!')) {
            if (length > mostSentenceWords)
                return "a sentence of " + std::to_string(length) + " words: " + text.source;
            ++sentences;
            length = 0;
        }
    }
    return sentences > mostStepSentences ? std::to_string(sentences) + " sentences: " + text.source : "";
}

std::string brokenStep(const Game& game, const LessonStep& step) {
    if (const auto broken = brokenSentence(game, step.text); !broken.empty())
        return broken;
    for (const kit::Text& text : {step.otherwise, step.praise})
        if (const auto broken = brokenSentence(game, text); !text.empty() && !broken.empty())
            return broken;
    for (const kit::Text& text : {step.text, step.otherwise, step.praise})
        if (const auto broken = text.empty() ? "" : longWinded(text); !broken.empty())
            return broken;
    if (!standsInRulebook(game, step.ledger))
        return "it teaches no rule of the rulebook";
    const bool does = step.kind == LessonKind::Do;
    const bool refuses = does || step.kind == LessonKind::Back;
    const bool plain = step.moves == 1 && step.also.empty();
    if (step.moves < 1 || (!does && (!plain || *step.tries != '\0')) || (!refuses && !step.otherwise.empty()))
        return "it has what only a Do has, or a Do of no move";
    if (*step.tries != '\0' && (!plain || !game.parseMove(step.tries)))
        return "what it tries is no move, or not the only one";
    if (!does && *step.look == '\0')
        return "it has nothing to look at";
    if (step.kind != LessonKind::Free && step.kind != LessonKind::Choose && *step.until != '\0')
        return "only a Free or a Choose lasts until something";
    for (const char* move : step.also)
        if (!game.parseMove(move))
            return std::string("'") + move + "' is no move";
    return {};
}

/// Checks a Do step at the table: the expected move and the answer to any other move.
std::string brokenDo(const LessonRun& run, const Match& match) {
    const Game& game = match.game();
    const auto wanted = run.lineMove(match, learnerSeat);
    if (!wanted)
        return "the line's own move may not be made here";
    bool others = false;
    for (const AnyMove& move : legalMovesOf(game, match.state(), learnerSeat))
        others = others || !run.accepts(match, move);
    if (!run.accepts(match, *wanted))
        return "the line's own move is not accepted";
    return others && run.step().otherwise.empty() ? "other legal moves are told nothing" : "";
}

/// Returns the fault of the table at the beginning of a step, or "".
std::string brokenTable(const LessonRun& run, const Match& match) {
    const bool due =
        match.pending().kind == Pending::Kind::Seats && match.pending().seats.contains(learnerSeat);
    const std::string look = run.look(match);
    const bool waits = run.step().kind == LessonKind::Tell ? !run.tells(match) : !due;
    if (!waits && look.empty())
        return "there is nothing to look at";
    if (!waits && !match::isOnTable(look, match))
        return "there is no " + look + " on the table";
    if (run.step().kind == LessonKind::Back && due && !run.takesBack(match))
        return "the last move may not be taken back";
    return run.step().kind == LessonKind::Do && due ? brokenDo(run, match) : "";
}

/// Takes the lesson forward: presses Next, takes a move back, or lets a pending seat move, the learner last
/// with the shown move. Returns false if nothing is possible.
bool goOn(LessonRun& run, Match& match) {
    if (run.tells(match)) {
        run.next();
        return true;
    }
    if (run.takesBack(match)) {
        match.takeBack(learnerSeat);
        run.follow(match);
        return true;
    }
    const auto pending = pendingSeats(match.game(), match.state());
    if (pending.empty())
        return false;
    const kit::Seat who = pending.back(); // the learner has the lowest seat and moves last
    const bool made = !match.submit(who, otherMove(run, match, who));
    run.follow(match);
    return made;
}

/// Plays the shown moves to the end. Returns the first fault, or "".
std::string brokenOnward(LessonRun run, Match match) {
    for (int presses = 0; !run.done(); ++presses) {
        if (const auto broken = brokenTable(run, match); !broken.empty())
            return at(run.number()) + broken;
        if (presses > 10'000 || !goOn(run, match))
            return at(run.number()) + "it leads nowhere";
    }
    return {};
}

/// Checks that every other accepted move also leads to the end.
std::string brokenBeside(const LessonRun& run, const Match& match, std::set<std::string>& used) {
    const Game& game = match.game();
    if (run.tells(match) || run.takesBack(match) || run.step().kind == LessonKind::Free)
        return {};
    for (const AnyMove& move : legalMovesOf(game, match.state(), learnerSeat)) {
        if (!run.accepts(match, move))
            continue;
        used.insert(std::to_string(run.number()) + ' ' + game.moveText(move));
        LessonRun other = run;
        Match table = match;
        if (table.submit(learnerSeat, move))
            return at(run.number()) + "a legal move is refused";
        other.follow(table);
        if (const auto broken = brokenOnward(other, table); !broken.empty())
            return "after " + game.moveText(move) + " in " + at(run.number()) + broken;
    }
    return {};
}

std::string brokenBeginnings(const Game& game, const Lesson& lesson, const match::Journal& line) {
    for (std::size_t number = 0; number < stepsOf(lesson).size(); ++number) {
        LessonRun run(lesson, line);
        const auto opened = run.open(game, number);
        if (const auto* error = std::get_if<match::LoadError>(&opened))
            return at(number) + kit::english(match::sentence(*error));
        if (run.number() != number)
            return at(number) + "the table does not stand there";
    }
    return {};
}

} // namespace

std::variant<match::Journal, std::string> lineOf(const Game& game) {
    const auto path =
        std::filesystem::path(TALETOP_RESOURCES) / "games" / game.info().id / "lessons/first.taletop";
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return path.string() + " is missing";
    std::ostringstream text;
    text << file.rdbuf();
    auto loaded = match::loadSave(text.str());
    if (const auto* error = std::get_if<match::LoadError>(&loaded))
        return path.string() + ": " + kit::english(match::sentence(*error));
    const auto& save = std::get<match::Loaded>(loaded);
    const match::Header& header = save.match.header();
    if (save.match.game().info().id != std::string_view(game.info().id))
        return path.string() + " belongs to another game";
    if (!save.notice.empty() || !header.practice || header.seats[learnerSeat].kind != match::personKind)
        return path.string() + " is no practice match of a person on the first seat, or has a notice";
    return save.match.journal();
}

std::string brokenWords(const Game& game, const Lesson& lesson) {
    if (const auto broken = brokenSentence(game, lesson.goal); !broken.empty())
        return "the goal: " + broken;
    if (const auto broken =
            lesson.rest.empty() ? "" : brokenSentence(game, lesson.rest) + longWinded(lesson.rest);
        !broken.empty())
        return "the rest: " + broken;
    for (const LessonChapter& chapter : lesson.chapters) {
        if (const auto broken = brokenText(game, chapter.title); !broken.empty())
            return "the title of a chapter " + broken;
        if (chapter.steps.empty() || std::string_view(chapter.title.source).ends_with('.'))
            return std::string("a chapter is empty or ends in a full stop: ") + chapter.title.source;
    }
    const auto steps = stepsOf(lesson);
    for (std::size_t number = 0; number < steps.size(); ++number) {
        if (const auto broken = brokenStep(game, *steps[number]); !broken.empty())
            return at(number) + broken;
        const bool tries = *steps[number]->tries != '\0';
        const bool back = number + 1 < steps.size() && steps[number + 1]->kind == LessonKind::Back;
        if (tries != back)
            return at(number) + "what is tried is taken back in the next step, and nothing else";
    }
    return {};
}

namespace {

/// Returns the duration of the line's narrations in seconds. Uses the formula of app/session/event_player.cpp
/// at the usual speed, without skipping.
double toldFor(const Game& game, const match::Journal& line) {
    const auto visibility = game.visibility(learnerSeat);
    double seconds = 0;
    const auto count = [&](const match::Entry&, std::span<const kit::Fact> facts, const AnyState&) {
        std::vector<kit::Fact> seen;
        for (const kit::Fact& fact : facts)
            if (const auto redacted = kit::redact(fact, visibility))
                seen.push_back(*redacted);
        for (const scene::Beat& beat : game.story(seen))
            seconds += 0.7 + 0.022 * static_cast<double>(kit::english(beat.text).size()) +
                       0.18 * static_cast<double>(std::min<std::size_t>(beat.sums.size(), 4));
    };
    [[maybe_unused]] const auto whole = Match::replayed(game, line, SIZE_MAX, count);
    return seconds;
}

} // namespace

std::string tooLong(const Game& game, const Lesson& lesson, const match::Journal& line) {
    std::size_t words = 0;
    std::size_t first = 0; // number of words before and in the first step that is not a Tell
    for (const LessonStep* step : stepsOf(lesson)) {
        words += wordsIn(step->text) + wordsIn(step->praise);
        first = first == 0 && step->kind != LessonKind::Tell ? words : first;
    }
    if (words > mostLessonWords)
        return std::to_string(words) + " words";
    constexpr double wordsASecond = 3;
    if (first == 0 || static_cast<double>(first) / wordsASecond > 30)
        return "the first move of one's own comes late: after " + std::to_string(first) + " words";
    const auto own = static_cast<double>(movesOf(line, learnerSeat));
    const auto others = static_cast<double>(line.entries.size()) - own;
    const auto tried = static_cast<double>(
        std::ranges::count_if(stepsOf(lesson), [](const LessonStep* step) { return *step->tries != '\0'; }));
    constexpr double ownMove = 3;    // seconds; an attempt costs two moves
    constexpr double otherMove = .5; // for a bot's wait and a card's flight
    const double seconds = static_cast<double>(words) / wordsASecond + (own + 2 * tried) * ownMove +
                           others * otherMove + toldFor(game, line);
    if (lesson.minutes < 1 || lesson.minutes > mostLessonMinutes || seconds > lesson.minutes * 60)
        return "about " + std::to_string(static_cast<int>(seconds)) + " seconds";
    return {};
}

std::string unmadeMove(const Game& game, const Lesson& lesson, const match::Journal& line) {
    const auto kindOf = [](const std::string& move) { return move.substr(0, move.find(' ')); };
    std::set<std::string> made;
    for (const match::Entry& entry : line.entries)
        if (entry.who == learnerSeat)
            made.insert(kindOf(entry.move));
    constexpr std::uint64_t games = 6;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const int seats = std::max(3, game.info().seatsLeast);
        for (const Entry& entry : play(game, standardOptions(game.info(), seats), seed).entries)
            if (entry.who >= 0 && !made.contains(kindOf(game.moveText(entry.move))))
                return lesson.rest.empty()
                           ? "nothing is said of what is left out: " + game.moveText(entry.move)
                           : "";
    }
    return lesson.rest.empty() ? "" : "something is still to come, but every kind of move was made";
}

std::string brokenWay(const Game& game, const Lesson& lesson, const match::Journal& line) {
    if (const auto broken = brokenBeginnings(game, lesson, line); !broken.empty())
        return broken;
    LessonRun run(lesson, line);
    auto opened = run.open(game);
    auto& match = std::get<Match>(opened);
    std::set<std::string> used;
    while (!run.done()) {
        if (const auto broken = brokenTable(run, match); !broken.empty())
            return at(run.number()) + broken;
        if (const auto broken = brokenBeside(run, match, used); !broken.empty())
            return broken;
        if (!goOn(run, match))
            return at(run.number()) + "it leads nowhere";
    }
    if (movesOf(match.journal(), learnerSeat) != movesOf(line, learnerSeat))
        return "the line has other moves of the learner than the steps";
    for (std::size_t number = 0; number < run.size(); ++number)
        for (const char* move : run.step(number).also)
            if (!used.contains(std::to_string(number) + ' ' + move))
                return at(number) + "'" + move + "' may never be made";
    return {};
}

namespace {

/// Tries one random candidate on the table. Returns the fault of the answer, or "".
std::string press(LessonRun& run, Match& match, kit::Rng& rng) {
    const Game& game = match.game();
    const auto candidates = candidatesOf(game, match.state(), learnerSeat);
    if (candidates.empty())
        return {};
    const AnyMove& move = candidates[rng.below(static_cast<std::uint32_t>(candidates.size()))];
    if (const auto refusal = game.whyNot(match.state(), learnerSeat, move)) {
        const bool told = refusal->ledger > 0 && brokenText(game, game.refusalText(*refusal)).empty();
        return told ? "" : "'" + game.moveText(move) + "' is refused without a reason";
    }
    if (!run.accepts(match, move))
        return brokenText(game, run.otherwise()).empty() ? "" : "a press that is put off is told nothing";
    if (match.submit(learnerSeat, move))
        return "a legal move is refused";
    run.follow(match);
    return {};
}

void letOthersMove(LessonRun& run, Match& match, kit::Rng& rng) {
    for (const kit::Seat who : pendingSeats(match.game(), match.state()))
        if (who != learnerSeat && !run.tells(match) && rng.below(2) == 0 &&
            match.pending().seats.contains(who)) {
            [[maybe_unused]] const auto refusal = match.submit(who, otherMove(run, match, who));
            run.follow(match);
            if (run.done())
                return;
        }
}

} // namespace

std::string strayNewcomer(LessonRun run, Match match, std::uint64_t seed) {
    kit::Rng rng(seed);
    for (int presses = 0; !run.done(); ++presses) {
        if (presses > 100'000)
            return at(run.number()) + "the newcomer never gets to the end";
        letOthersMove(run, match, rng);
        if (run.done())
            break;
        const bool asked = match.pending().seats.contains(learnerSeat) && !match.over();
        if (asked)
            if (const auto broken = brokenTable(run, match); !broken.empty())
                return at(run.number()) + broken;
        const auto mood = rng.below(20);
        if (mood == 0 && match.canTakeBack(learnerSeat)) {
            match.takeBack(learnerSeat);
            run.follow(match);
        } else if (run.tells(match) && mood < 10) {
            run.next();
        } else if (asked && mood < 3) {
            if (run.takesBack(match))
                match.takeBack(learnerSeat);
            else
                match.submit(learnerSeat, run.shown(match));
            run.follow(match);
        } else if (const auto broken = press(run, match, rng); asked && !broken.empty()) {
            return at(run.number()) + broken;
        }
    }
    return {};
}

} // namespace taletop::conformance
