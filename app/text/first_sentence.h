// SPDX-License-Identifier: MIT
// The first sentence of a text of several, in whatever language.
#pragma once

#include <QString>

namespace taletop::app {

/// Up to where a translator has marked its end (‖), as in Thai, which ends no sentence with a stop; else as
/// Unicode parts sentences.
[[nodiscard]] QString firstSentence(const QString& text);

} // namespace taletop::app
