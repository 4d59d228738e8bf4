// SPDX-License-Identifier: MIT
// The list of languages for builds without Qt, whose tools read the translations: taletop-cli has only
// English.
#include "core/terminal/say.h"

namespace taletop::cli {

std::span<const Language> builtInLanguages() { return {}; }

} // namespace taletop::cli
