// SPDX-License-Identifier: MIT
#include "app/shell/program.h"

int main(int argc, char** argv) { return taletop::app::run(argc, argv); }
