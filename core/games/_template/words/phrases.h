// SPDX-License-Identifier: MIT
// Phrases that several sentences of the game share.
#pragma once

#include "core/kit/text.h"

namespace taletop::templategame {

/// A sentence of the game; `source` is marked with TALETOP_TEXT("template", ...).
[[nodiscard]] inline kit::Text text(const char* source) { return {"template", source}; }

} // namespace taletop::templategame
