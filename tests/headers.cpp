// SPDX-License-Identifier: MIT
// Nothing of its own: the headers that tests of the core include most are read here once for all of them.
