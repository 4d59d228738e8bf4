// SPDX-License-Identifier: MIT
// The first sentence of a text of several, in whatever language.
#pragma once

#include <QString>

namespace taletop::app {

/// As Unicode parts sentences; of a language that writes none apart, the whole text.
[[nodiscard]] QString firstSentence(const QString& text);

} // namespace taletop::app
