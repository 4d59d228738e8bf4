// SPDX-License-Identifier: MIT
// Finds the first sentence of a text, in any language.
#pragma once

#include <QString>

namespace taletop::app {

/// Returns the text up to a translator's mark (‖), which Thai needs because it has no full stops. Without a
/// mark, returns the text up to the end of the first sentence according to Unicode.
[[nodiscard]] QString firstSentence(const QString& text);

} // namespace taletop::app
