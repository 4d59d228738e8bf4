// SPDX-License-Identifier: MIT
// The page of a hand as a browser gets it, in the table's language.
#pragma once

#include <QByteArray>

namespace taletop::app {

/// Returns resources/phone/hand.html with the words that its script shows.
[[nodiscard]] QByteArray handPage();

} // namespace taletop::app
