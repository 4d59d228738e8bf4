// SPDX-License-Identifier: MIT
// Whoever plays a lesson in the real window, by mouse alone or by keys alone, and does what the steps ask
// for.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

#include <cstdint>

namespace taletop::app {

[[nodiscard]] QStringList gamesWithLessons();
[[nodiscard]] LessonGuide& lessonOf(TableWindow& table);

/// Until the step stands, whatever the others do and tell meanwhile.
void waitForStep(TableWindow& table);

/// Has the item of this name the keyboard, or one in it?
[[nodiscard]] bool hasFocus(TableWindow& table, const QString& name);

/// What the lesson asks for, or what ends what one is free to do: a choice, by its things; "button/undo": to
/// take back.
[[nodiscard]] QStringList wanted(TableWindow& table);

/// Of the step that stands, in the folder that TALETOP_PICTURES names, if it names one.
void keepPicture(TableWindow& table, const QString& name);

/// Each by what the step asks for, up to the end of the lesson; fails the test where that does not go.
void playByMouse(TableWindow& table);
void playByKeys(TableWindow& table);

/// Three of four presses go anywhere on the table; still the end is reached.
void strayByMouse(TableWindow& table, std::uint64_t seed);

} // namespace taletop::app
