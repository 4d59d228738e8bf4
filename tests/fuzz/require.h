// SPDX-License-Identifier: MIT
// The assertion for fuzz targets, which unlike assert is checked in every build.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace taletop::tests {

inline void require(bool holds, const char* what) {
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

} // namespace taletop::tests
