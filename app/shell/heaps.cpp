// SPDX-License-Identifier: MIT
#include "app/shell/heaps.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace taletop::app {

void shareHeaps() {
#ifdef __GLIBC__
    constexpr int heaps = 2; // with a single one, who thinks would wait for who draws
    ::mallopt(M_ARENA_MAX, heaps);
#endif
}

} // namespace taletop::app
