// SPDX-License-Identifier: MIT
// How memory is shared among the threads of the program.
#pragma once

namespace taletop::app {

/// One heap for what the window does and one for all other threads, where the C library (glibc) would give
/// each thread its own, most of which stays empty but is kept. Before the first thread.
void shareHeaps();

} // namespace taletop::app
