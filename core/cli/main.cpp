// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"

#include <cstdlib>
#include <iostream>

namespace {

/// The system's language for messages: the value of the first of these variables that is set.
std::string systemsLanguage() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* locale = std::getenv(name); locale != nullptr && *locale != '\0')
            return taletop::cli::languageOf(locale);
    return {};
}

} // namespace

int main(int argc, char** argv) {
    const taletop::cli::Tongue tongue{taletop::cli::builtInLanguages(), systemsLanguage()};
    return taletop::cli::run(argc, argv, std::cout, std::cerr, tongue);
}
