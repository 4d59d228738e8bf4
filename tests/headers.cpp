// SPDX-License-Identifier: MIT
// Intentionally empty. CMake compiles this file to precompile the headers that most tests of the core
// include.
