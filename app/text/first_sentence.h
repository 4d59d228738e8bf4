// SPDX-License-Identifier: MIT
// Finds the first sentence of a text, in any language.
#pragma once

#include <QString>

namespace taletop::app {

/// Returns the text up to a translator's mark (‖), needed in Thai, which has no full stops; without a mark,
/// up to the end of the sentence according to Unicode.
[[nodiscard]] QString firstSentence(const QString& text);

} // namespace taletop::app
