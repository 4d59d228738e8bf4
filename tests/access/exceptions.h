// SPDX-License-Identifier: MIT
// What the pages may do although it is found, each with the reason. One that is no longer needed
// fails the test.
#pragma once

#include <array>

namespace taletop::app {

struct Exception {
    const char* settings; ///< part of the names of the settings for which it holds
    const char* page;     ///< part of the pages' names
    const char* finding;  ///< part of what is found
    const char* reason;
    bool alone = false; ///< in the setting of this name alone
    bool always = true; ///< found in every run; not what hangs on the line that happens to be the newest
};

inline constexpr std::array exceptions{
    Exception{"fr, small window", "tailstory, resting on a card", "(LongWords in QQuickRow in QQuickColumn)",
              "the line of the log that is longer than its paper; the log has it whole", true, false},
    Exception{"ja, small window", "tailstory, resting on a card", "(LongWords in QQuickRow in QQuickColumn)",
              "the line of the log that is longer than its paper; the log has it whole", true, false},
    Exception{"ja, small window", "tailstory, all seats, late", "(Words in QQuickColumn in QQuickItem)",
              "a player's name at a table of four, in wide letters; the emblem tells the seat too", true},
    Exception{"ja, small window", "storyline, all seats, end", "(LongWords in ScoreHead in QQuickRow)",
              "a player's name at a table of eight, in wide letters; the emblem tells the seat too", true},
    Exception{"ja", "tailstory, all seats", "(Words in QQuickRectangle in TurnSteps)",
              "steps of the turn at a table of four, in letters that are higher than the row that is lit",
              true},
    Exception{"ja, large text, small window", "storyline, all seats, end",
              "(LongWords in ScoreHead in QQuickRow)",
              "a player's name at a table of eight, in wide letters; the emblem tells the seat too", true},
    Exception{
        "ja, large text, small window", "storyline, all seats, looking back",
        "(Words in QQuickRow in slot-1)",
        "a player's name below the card that came from him, in wide letters; the emblem tells the seat too",
        true},
    Exception{
        "longer words", "tailstory", "in TailCard in QQuickItem)",
        "names and types of the smallest cards, thin or tight as they are painted; the card closely has them",
        true},
    Exception{
        "longer words, large text", "tailstory", "in TailCard in QQuickItem)",
        "names and types of the smallest cards, thin or tight as they are painted; the card closely has them",
        true},
    Exception{"longer words", "tailstory", "(FitWords in QQuickItem in achievement-",
              "an achievement's name beside its picture, thin as it is painted; the card closely has it",
              true},
    Exception{"longer words, large text, small window", "tailstory", "(Words in QQuickItem in achievement-",
              "an achievement's name beside its picture, thin as it is painted; the card closely has it",
              true},
    Exception{"longer words, small window", "tailstory", "Words in QQuickRow in QQuickColumn)",
              "the line of the log, or the price of an action, that is longer than its paper; its tip and "
              "the log have it whole",
              true},
    Exception{"longer words, large text, small window", "tailstory", "Words in QQuickRow in QQuickColumn)",
              "the line of the log, or the price of an action, that is longer than its paper; its tip and "
              "the log have it whole",
              true},
    Exception{"longer words, large text", "tailstory", "Words in QQuickRow in QQuickColumn)",
              "the line of the log, or the price of an action, that is longer than its paper; its tip and "
              "the log have it whole",
              true},
    Exception{"large text, small window", "tailstory", "(Words in CardPile in QQuickRow)",
              "what a pile is called, thin as it is painted; its sentence has it", true},
    Exception{"longer words, large text, small window", "tailstory", "(Words in CardPile in QQuickRow)",
              "what a pile is called, thin as it is painted; its sentence has it", true},
    Exception{"large text, small window", "tailstory", "in QQuickItem in QQuickItem (",
              "cards of a stack that is looked at, 29 pixels wide", true},
    Exception{"longer words, large text, small window", "tailstory", "in QQuickItem in QQuickItem (",
              "cards of a stack that is looked at, 29 pixels wide", true},
    Exception{"longer words, large text, small window", "tailstory", "in BeatPanel)",
              "the question's second line where the panel has room for one; the prompt bar asks the same",
              true},
    Exception{"longer words, large text", "tailstory", "in BeatPanel)",
              "the question's second line where the panel has room for one; the prompt bar asks the same",
              true},
    Exception{"longer words, large text, small window", "tailstory", "in QQuickGrid in MatShelf",
              "achievements of the own mat, 35 pixels high where the log or a card is open", true},
    Exception{"longer words, large text, small window", "tailstory, example",
              "(Words in QQuickItem in action-",
              "an action's name, thin as it is painted; the prompt bar tells it", true},
    Exception{"longer words, large text, small window", "tailstory, example",
              "(LongWords in OwnMat in tailstoryTable)",
              "what the own mat says of the turn, thin as it is painted", true},
    Exception{"longer words, large text, small window", "tailstory, lesson",
              "(LongWords in OwnMat in tailstoryTable)",
              "what the own mat says of the turn, thin as it is painted", true},
};

} // namespace taletop::app
