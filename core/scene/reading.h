// SPDX-License-Identifier: MIT
// Names that every table knows. A game uses them to mark what people must read before it continues, and who
// will be needed although they are not asked now.
#pragma once

#include "core/scene/scene.h"
#include "core/scene/story.h"

namespace taletop::scene {

/// Chapters of moments that people should read and judge. In a match with a person they stay until a press,
/// at any speed.
inline constexpr const char* pageChapter = "page";   ///< a page of a tale, narrated to its end
inline constexpr const char* cardsChapter = "cards"; ///< what someone is about to choose from

[[nodiscard]] inline bool waits(const Beat& beat) {
    return kit::sameWords(beat.chapter, pageChapter) || kit::sameWords(beat.chapter, cardsChapter);
}

/// The key of a counter whose text says that everyone may read the open cards before its seat chooses from
/// them. People take as long as they like; before a bot chooses, the text is narrated.
inline constexpr const char* readingCounter = "reading";

/// The key of a counter for a seat that is not asked now, but will be before the others have finished.
inline constexpr const char* laterCounter = "later";

} // namespace taletop::scene
