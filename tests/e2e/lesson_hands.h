// SPDX-License-Identifier: MIT
// Follows the steps of a lesson in the real window, either by mouse alone or by keys alone.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

#include <cstdint>

namespace taletop::app {

[[nodiscard]] QStringList gamesWithLessons();
[[nodiscard]] LessonGuide& lessonOf(TableWindow& table);

/// Waits until the step is active, while other seats move and events are narrated.
void waitForStep(TableWindow& table);

/// Is the focus on the item with this name, or within that item?
[[nodiscard]] bool hasFocus(TableWindow& table, const QString& name);

/// Returns the touches of the move that the step asks for, or of a move that ends a free step. They are
/// "button/undo" if the step asks to take back a move.
[[nodiscard]] QStringList wanted(TableWindow& table);

/// Saves a picture of the current step in the folder that TALETOP_PICTURES names, if it is set.
void keepPicture(TableWindow& table, const QString& name);

/// Follows all steps of the lesson to its end. The test fails if a step cannot be done.
void playByMouse(TableWindow& table);
void playByKeys(TableWindow& table);

/// Plays the lesson to its end, although three of four presses are at random places.
void strayByMouse(TableWindow& table, std::uint64_t seed);

} // namespace taletop::app
