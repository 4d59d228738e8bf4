// SPDX-License-Identifier: MIT
// Dialogs for saving or printing the book of a tale, and for saving a postcard.
#pragma once

#include "app/shell/postcard.h"
#include "app/shell/tale_book.h"

class QWidget;

namespace taletop::app {

class Preferences;

/// Asks for a file or a printer, and saves or prints the book. Errors appear in the book's `problem`.
void carryOut(QWidget* parent, Preferences& preferences, TaleBook& book, TaleBook::Form form);

/// Asks for a file and saves the postcard's picture. Errors appear in its `news`.
void carryOut(QWidget* parent, Preferences& preferences, Postcard& card, const QImage& picture);

} // namespace taletop::app
