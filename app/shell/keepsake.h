// SPDX-License-Identifier: MIT
// Makes the book of a tale from the table's state.
#pragma once

#include "app/book/book.h"
#include "app/session/tale_reader.h"
#include "core/contract/game.h"

#include <QDate>
#include <QStringList>

namespace taletop::app {

/// Returns the book of the tale, with the game's own card pictures. Leaves out a page that still waits for a
/// card (SL-51). Names the tellers, but not the giver of any card. Has no pages if none is finished.
[[nodiscard]] Book bookOf(const TaleReader& reader, const contract::Game& game, const QStringList& seatNames,
                          QDate day);

} // namespace taletop::app
