// SPDX-License-Identifier: MIT
// Translations are read by tools of Qt: without Qt taletop-cli speaks English.
#include "core/terminal/say.h"

namespace taletop::cli {

std::span<const Language> builtInLanguages() { return {}; }

} // namespace taletop::cli
