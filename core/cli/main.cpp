// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"

#include <iostream>

int main(int argc, char** argv) { return taletop::cli::run(argc, argv, std::cout, std::cerr); }
