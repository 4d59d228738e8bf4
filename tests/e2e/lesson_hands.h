// SPDX-License-Identifier: MIT
// Follows the steps of a lesson in the real window, by mouse alone or by keys alone.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

#include <cstdint>

namespace taletop::app {

[[nodiscard]] QStringList gamesWithLessons();
[[nodiscard]] LessonGuide& lessonOf(TableWindow& table);

/// Waits while the others move and events are narrated, until the step is active.
void waitForStep(TableWindow& table);

/// Does the item of this name, or one in it, have the focus?
[[nodiscard]] bool hasFocus(TableWindow& table, const QString& name);

/// The touches of the move that the step asks for, or of one that ends a free step; "button/undo" to take
/// back.
[[nodiscard]] QStringList wanted(TableWindow& table);

/// Saves a picture of the current step in the folder that TALETOP_PICTURES names, if any.
void keepPicture(TableWindow& table, const QString& name);

/// Follows the steps to the end of the lesson; fails the test if that is impossible.
void playByMouse(TableWindow& table);
void playByKeys(TableWindow& table);

/// Plays to the end of the lesson although three in four presses are at random places.
void strayByMouse(TableWindow& table, std::uint64_t seed);

} // namespace taletop::app
