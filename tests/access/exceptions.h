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
};

inline constexpr std::array exceptions{
    Exception{
        "small window", "papertales", "in OwnKingdom in papertalesTable",
        "own spots are below a finger's size where rivals, an example's strip or large text take the room",
        true},
    Exception{
        "longer words, small window", "papertales", "in OwnKingdom in papertalesTable",
        "own spots are below a finger's size where rivals, an example's strip or large text take the room",
        true},
    Exception{
        "large text, small window", "papertales", "in OwnKingdom in papertalesTable",
        "own spots are below a finger's size where rivals, an example's strip or large text take the room",
        true},
    Exception{
        "longer words, large text, small window", "papertales", "in OwnKingdom in papertalesTable",
        "own spots are below a finger's size where rivals, an example's strip or large text take the room",
        true},
    Exception{"small window", "papertales, all seats", "(Words in PaperCard in QQuickItem)",
              "the figure of a card that is 45 pixels wide, thin as it is painted; the card closely has it",
              true},
    Exception{"longer words, small window", "papertales, all seats", "(Words in PaperCard in QQuickItem)",
              "the figure of a card that is 45 pixels wide, thin as it is painted; the card closely has it",
              true},
    Exception{"small window", "papertales, all seats", "(unitName in PaperCard in QQuickItem)",
              "a name of two words on a card that is 45 pixels wide; the card closely has it", true},
    Exception{"large text, small window", "papertales, looking back", "in QQuickColumn in QQuickItem",
              "levels of a Building that can only be looked at there, 40 pixels high", true},
    Exception{"longer words, large text, small window", "papertales, looking back",
              "in QQuickColumn in QQuickItem",
              "levels of a Building that can only be looked at there, 40 pixels high", true},
    Exception{
        "longer words", "tailstory", "in TailCard in QQuickItem)",
        "names and types of the smallest cards, thin or tight as they are painted; the card closely has them",
        true},
    Exception{
        "longer words, small window", "tailstory", "in TailCard in QQuickItem)",
        "names and types of the smallest cards, thin or tight as they are painted; the card closely has them",
        true},
    Exception{
        "large text, small window", "tailstory", "in TailCard in QQuickItem)",
        "names and types of the smallest cards, thin or tight as they are painted; the card closely has them",
        true},
    Exception{
        "longer words, large text, small window", "tailstory", "in TailCard in QQuickItem)",
        "names and types of the smallest cards, thin or tight as they are painted; the card closely has them",
        true},
    Exception{
        "longer words, large text", "tailstory", "in TailCard in QQuickItem)",
        "names and types of the smallest cards, thin or tight as they are painted; the card closely has them",
        true},
    Exception{"longer words", "tailstory", "(Words in QQuickItem in achievement-",
              "an achievement's name beside its picture, thin as it is painted; the card closely has it",
              true},
    Exception{"longer words, large text, small window", "tailstory", "(Words in QQuickItem in achievement-",
              "an achievement's name beside its picture, thin as it is painted; the card closely has it",
              true},
    Exception{
        "longer words, small window", "tailstory", "(Words in QQuickRow in QQuickColumn)",
        "the line of the log, or the price of an action, that is longer than its paper; the log has it whole",
        true},
    Exception{
        "longer words, large text, small window", "tailstory", "(Words in QQuickRow in QQuickColumn)",
        "the line of the log, or the price of an action, that is longer than its paper; the log has it whole",
        true},
    Exception{
        "longer words, large text", "tailstory", "(Words in QQuickRow in QQuickColumn)",
        "the line of the log, or the price of an action, that is longer than its paper; the log has it whole",
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
              "(Words in OwnMat in tailstoryTable)",
              "what the own mat says of the turn, thin as it is painted", true},
    Exception{"longer words, large text, small window", "tailstory, lesson",
              "(Words in OwnMat in tailstoryTable)",
              "what the own mat says of the turn, thin as it is painted", true},
    Exception{"longer words, large text, small window", "tailstory, lesson", "(Words in QQuickItem in stack)",
              "what the empty stack says reaches the order of a rival where a lesson's strip takes the room",
              true},
    Exception{"longer words, large text", "foxtail, example", "(Words in QQuickRow in ghost-3)",
              "the words of a chip beside the widest tail; the prompt bar tells them", true},
};

} // namespace taletop::app
