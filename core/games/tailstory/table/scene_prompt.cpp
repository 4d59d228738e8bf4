// SPDX-License-Identifier: MIT
// The prompts: the decision that is asked for, and the outcome if nobody answers. Viewers who are not asked
// learn only public facts (TS-46).
#include "core/games/tailstory/table/scene_parts.h"

#include "core/games/tailstory/rules/turn.h"
#include "core/kit/at.h"

namespace taletop::tailstory {

namespace {

struct Prompt {
    const char* step;   ///< Scene::step
    const char* prompt; ///< prompt for the seat that is asked; empty if the code below builds the text
    const char* detail;
};

/// The prompts, by Step.
constexpr std::array<Prompt, static_cast<std::size_t>(Step::Over) + 1> prompts{{
    {"", "", ""},
    {"choose", TALETOP_TEXT("tailstory", "Choose your character."),
     TALETOP_TEXT("tailstory", "The last in the queue chooses first. Everyone starts in Normal form.")},
    {"", "", ""},
    {"action", TALETOP_TEXT("tailstory", "Your turn. Choose an action, or end the turn."), ""},
    {"respond", "", ""},
    {"drawNumber", TALETOP_TEXT("tailstory", "How many cards will you draw?"),
     TALETOP_TEXT("tailstory", "You get them all at once.")},
    {"stealNumber", TALETOP_TEXT("tailstory", "How many cards will you steal?"),
     TALETOP_TEXT("tailstory", "They’re taken at random.")},
    {"", "", ""},
    {"bury", TALETOP_TEXT("tailstory", "Bury up to 2 of your discards, or none."),
     TALETOP_TEXT("tailstory", "They go to the discard pile of the player you stole from.")},
    {"recycle", TALETOP_TEXT("tailstory", "Take 1 or 2 of your discards into your hand."),
     TALETOP_TEXT("tailstory", "Stopping and Recycling cards stay where they are.")},
    {"special", TALETOP_TEXT("tailstory", "Make the sound too, and draw up to 2 cards?"),
     TALETOP_TEXT("tailstory", "You may also stay silent.")},
    {"discard", TALETOP_TEXT("tailstory", "Discard a card."),
     TALETOP_TEXT("tailstory", "Any card in your hand, even the one you just drew.")},
    {"", "", ""},
    {"putBack", TALETOP_TEXT("tailstory", "Put a card from your hand back in your deck."),
     TALETOP_TEXT("tailstory", "Nobody sees which one. Then your deck is shuffled.")},
    {"", "", ""},
    {"keepDug", TALETOP_TEXT("tailstory", "Take a card you dug this turn."), ""},
    {"swapOwn", TALETOP_TEXT("tailstory", "Pick 1 or 2 of your discards to give."),
     TALETOP_TEXT("tailstory", "Then pick the same number of theirs.")},
    {"swapTheirs", TALETOP_TEXT("tailstory", "Now pick the same number of theirs."), ""},
    {"bonus", TALETOP_TEXT("tailstory", "Use your bonus?"),
     TALETOP_TEXT("tailstory", "You played a card of your own type.")},
    {"messDeck", TALETOP_TEXT("tailstory", "Put the top card of your deck on theirs?"),
     TALETOP_TEXT("tailstory", "Nobody sees the card.")},
    {"emergencyDiscard", "",
     TALETOP_TEXT("tailstory",
                  "Your deck and your discard pile are empty, so these cards become your deck.")},
    {"", "", ""},
    {"achieve", TALETOP_TEXT("tailstory", "Your deck ran out. Collect an achievement."),
     TALETOP_TEXT("tailstory", "Place a card from your hand face down. It’s out of play for good.")},
    {"endDiscard", "", TALETOP_TEXT("tailstory", "You can’t hold more than your hand limit.")},
    {"", "", ""},
    {"", "", ""},
}};

/// The texts for the outcome of an action. The second text is for an action that uses a discarded card, which
/// everyone can see (TS-34).
using Outcome = std::array<const char*, 2>;
constexpr Outcome happens{
    TALETOP_TEXT("tailstory", "If nobody does, %2’s “%1” goes ahead."),
    TALETOP_TEXT("tailstory", "If nobody does, %2’s “%1” goes ahead, using the discarded “%3”.")};
constexpr Outcome happensAfterAll{
    TALETOP_TEXT("tailstory", "If nobody does, the stop is stopped, and %2’s “%1” goes ahead."),
    TALETOP_TEXT("tailstory",
                 "If nobody does, the stop is stopped, and %2’s “%1” goes ahead, using the discarded “%3”.")};
constexpr Outcome isStopped{
    TALETOP_TEXT("tailstory", "If nobody does, %2’s “%1” fails, and %2 draws a card."),
    TALETOP_TEXT("tailstory",
                 "If nobody does, %2’s “%1” (using the discarded “%3”) fails, and %2 draws a card.")};

/// TS-49: with an even number of Stopping cards, the action goes ahead.
kit::Text outcome(const State& view) {
    const int stops = chainLength(view) - 1;
    const Outcome& outcome = stops == 0 ? happens : stops % 2 == 0 ? happensAfterAll : isStopped;
    const int borrowed = view.number(Number::Borrowed);
    kit::Text text = sceneText(outcome[borrowed > 0 ? 1 : 0]);
    text.word(nameOf(view.cards(chain)[0].face)).seat(itemOwner(view, 1));
    return borrowed > 0 ? text.word(nameOf(borrowed)) : text;
}

/// The moves that pass on an item of the chain, by the item's number (TS-47).
constexpr std::array passes{"pass 0",  "pass 1",  "pass 2",  "pass 3",  "pass 4",  "pass 5",  "pass 6",
                            "pass 7",  "pass 8",  "pass 9",  "pass 10", "pass 11", "pass 12", "pass 13",
                            "pass 14", "pass 15", "pass 16", "pass 17", "pass 18", "pass 19", "pass 20",
                            "pass 21", "pass 22", "pass 23", "pass 24", "pass 25"};

/// The questions about the newest item of the chain, by the number of its targets (TS-34). The first text is
/// for a seat that is asked, the second for everyone.
constexpr std::array<std::array<const char*, 2>, mostSeats> questions{{
    {TALETOP_TEXT("tailstory", "Stop %2’s “%1”?"), TALETOP_TEXT("tailstory", "Will anyone stop %2’s “%1”?")},
    {TALETOP_TEXT("tailstory", "Stop %2’s “%1”? It targets %3."),
     TALETOP_TEXT("tailstory", "Will anyone stop %2’s “%1”? It targets %3.")},
    {TALETOP_TEXT("tailstory", "Stop %2’s “%1”? It targets %3 and %4."),
     TALETOP_TEXT("tailstory", "Will anyone stop %2’s “%1”? It targets %3 and %4.")},
    {TALETOP_TEXT("tailstory", "Stop %2’s “%1”? It targets %3, %4 and %5."),
     TALETOP_TEXT("tailstory", "Will anyone stop %2’s “%1”? It targets %3, %4 and %5.")},
}};

kit::Text question(const State& view, bool asked) {
    const int newest = chainLength(view);
    kit::SeatSet targets; // the targets of the action; a stop has none
    for (kit::Seat seat = 0; newest == 1 && seat < view.seats(); ++seat)
        if ((view.number(Number::Targets) >> seat & 1) != 0)
            targets.insert(seat);
    kit::Text text = sceneText(kit::at(questions, targets.size())[asked ? 0 : 1]);
    text.word(nameOf(view.cards(chain).back().face)).seat(itemOwner(view, newest));
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        if (targets.contains(seat))
            text.seat(seat);
    return text;
}

void setWindow(const State& view, bool asked, scene::Scene& scene) {
    scene.letItGo = kit::at(passes, chainLength(view));
    scene.prompt = question(view, asked);
    scene.detail = outcome(view);
}

void setAsked(const State& view, kit::Seat viewer, scene::Scene& scene) {
    const Step step = view.step();
    const Prompt& prompt = kit::at(prompts, step);
    scene.step = prompt.step;
    if (step == Step::Window)
        return setWindow(view, true, scene);
    scene.prompt = sceneText(prompt.prompt);
    scene.detail = sceneText(prompt.detail);
    if (step == Step::Emergency || step == Step::EndDiscard)
        scene.prompt =
            sceneText(TALETOP_PLURAL("tailstory", "Discard %n card(s)."))
                .plural(overLimit(view, viewer) - markedIn(view, zoneOf(ZoneKind::Hand, viewer), pickedMark));
    if (markedIn(view, zoneOf(ZoneKind::Hand, viewer), pickedMark) > 0)
        scene.detail = sceneText(TALETOP_TEXT("tailstory", "Press a chosen card again to keep it."));
    if (step == Step::Play)
        scene.detail =
            view.number(Number::Points) == 0
                ? sceneText(TALETOP_TEXT("tailstory", "No action points left. Only free actions remain."))
                : sceneText(TALETOP_PLURAL("tailstory", "%n action point(s) left."))
                      .plural(view.number(Number::Points));
}

} // namespace

void setPrompt(const State& view, kit::Seat viewer, scene::Scene& scene) {
    const auto pending = Rules::pending(view);
    if (chainLength(view) > 0) // for a table that asks everyone together, whoever the viewer is
        scene.counters.push_back({.key = "question", .text = question(view, false)});
    if (viewer >= 0 && pending.seats.contains(viewer))
        return setAsked(view, viewer, scene);
    if (pending.goesByItself())
        scene.prompt = sceneText(TALETOP_TEXT("tailstory", "The story goes on."));
    else if (view.step() == Step::Window)
        setWindow(view, false, scene);
    else if (pending.kind == contract::Pending::Kind::Seats)
        scene.prompt = sceneText(TALETOP_TEXT("tailstory", "Waiting for %1.")).seat(pending.seats.first());
    else if (view.number(Number::Winner) < 0)
        scene.prompt = sceneText(TALETOP_TEXT("tailstory", "The game ends with no winner."));
    else
        scene.prompt = sceneText(TALETOP_TEXT("tailstory", "%1 wins with a fourth achievement."))
                           .seat(view.seatIn(Number::Winner));
}

} // namespace taletop::tailstory
