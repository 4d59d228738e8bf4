// SPDX-License-Identifier: MIT
// Where a tale's book and a postcard go: the dialogs for a file and for the printer.
#pragma once

#include "app/shell/postcard.h"
#include "app/shell/tale_book.h"

class QWidget;

namespace taletop::app {

class Preferences;

/// Asks for a file or a printer and saves or prints. What goes wrong stands in the book's `problem`.
void carryOut(QWidget* parent, Preferences& preferences, TaleBook& book, TaleBook::Form form);

/// Asks for a file and writes the picture of the card. What goes wrong stands in its `news`.
void carryOut(QWidget* parent, Preferences& preferences, Postcard& card, const QImage& picture);

} // namespace taletop::app
