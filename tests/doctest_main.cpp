// SPDX-License-Identifier: MIT
// The main function of the test programs that use doctest.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
