// SPDX-License-Identifier: MIT
// Names that have a meaning for every table. Games use them to mark text that people must read before the
// game continues, and seats that will be asked later.
#pragma once

#include "core/scene/scene.h"
#include "core/scene/story.h"

namespace taletop::scene {

/// Chapters of moments that people need time to read. In a match with a person, these moments stay at any
/// speed until someone continues.
inline constexpr const char* pageChapter = "page";   ///< a page of a tale, narrated to its end
inline constexpr const char* cardsChapter = "cards"; ///< the cards that someone will choose from

[[nodiscard]] inline bool waits(const Beat& beat) {
    return kit::sameWords(beat.chapter, pageChapter) || kit::sameWords(beat.chapter, cardsChapter);
}

/// The key of a counter whose text says that everyone may read the open cards before its seat chooses from
/// them. People take as long as they like; before a bot chooses, the text is narrated.
inline constexpr const char* readingCounter = "reading";

/// The key of a counter for a seat that is not asked now, but will be before the others have finished.
inline constexpr const char* laterCounter = "later";

} // namespace taletop::scene
