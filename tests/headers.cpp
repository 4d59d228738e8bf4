// SPDX-License-Identifier: MIT
// Intentionally empty: it precompiles the headers that most tests of the core include.
