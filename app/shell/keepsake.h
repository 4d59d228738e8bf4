// SPDX-License-Identifier: MIT
// From a tale that was told at a table to the book that is kept of it.
#pragma once

#include "app/book/book.h"
#include "app/session/tale_reader.h"
#include "core/contract/game.h"

#include <QDate>
#include <QStringList>

namespace taletop::app {

/// The book of the tale that is read, with the game's own pictures of the cards. A page that still waits for
/// a card is left out (SL-51). It names the tellers, and nobody as the giver of a card. Without a finished
/// page there are no pages at all.
[[nodiscard]] Book bookOf(const TaleReader& reader, const contract::Game& game, const QStringList& seatNames,
                          QDate day);

} // namespace taletop::app
