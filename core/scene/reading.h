// SPDX-License-Identifier: MIT
// Names that every table knows, by which a game says what people have to read before it goes on, and who is
// not ready though nobody asks them.
#pragma once

#include "core/scene/scene.h"
#include "core/scene/story.h"

namespace taletop::scene {

/// Chapters of moments that are there to be read and judged: where a person plays they stand until
/// a press, at any speed.
inline constexpr const char* pageChapter = "page";   ///< a page of a tale, told to its end
inline constexpr const char* cardsChapter = "cards"; ///< what somebody is about to choose by

[[nodiscard]] inline bool waits(const Beat& beat) {
    return kit::sameWords(beat.chapter, pageChapter) || kit::sameWords(beat.chapter, cardsChapter);
}

/// The key of a counter: all may read what lies open before its seat chooses by it, and its text
/// says so. People look as long as they like; before a bot chooses, the text is told.
inline constexpr const char* readingCounter = "reading";

/// The key of a counter: its seat is not asked now, but will be before the others are through.
inline constexpr const char* laterCounter = "later";

} // namespace taletop::scene
