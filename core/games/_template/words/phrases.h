// SPDX-License-Identifier: MIT
// The words of the game that several of its sentences share.
#pragma once

#include "core/kit/text.h"

namespace taletop::templategame {

/// A sentence of the game; `source` is marked with TALETOP_TEXT("template", ...).
[[nodiscard]] inline kit::Text text(const char* source) { return {"template", source}; }

} // namespace taletop::templategame
