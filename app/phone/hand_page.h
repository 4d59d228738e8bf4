// SPDX-License-Identifier: MIT
// The web page of a hand, in the table's language.
#pragma once

#include <QByteArray>

namespace taletop::app {

/// Returns resources/phone/hand.html with the texts that its script shows.
[[nodiscard]] QByteArray handPage();

} // namespace taletop::app
