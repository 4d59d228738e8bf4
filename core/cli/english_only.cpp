// SPDX-License-Identifier: MIT
// Reading translations needs tools of Qt: without Qt, taletop-cli has only English.
#include "core/terminal/say.h"

namespace taletop::cli {

std::span<const Language> builtInLanguages() { return {}; }

} // namespace taletop::cli
