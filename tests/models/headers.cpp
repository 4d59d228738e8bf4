// SPDX-License-Identifier: MIT
// Nothing of its own: the headers of Qt that tests include most are read here once for all of them.
