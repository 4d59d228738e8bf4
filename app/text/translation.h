// SPDX-License-Identifier: MIT
// From the core's sentences to the player's language.
#pragma once

#include "core/kit/text.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <memory>

class QTranslator;

namespace taletop::app {

/// The sentence in the player's language: source, plural form and words are translated, numbers
/// are written as QLocale() writes them. Seats beyond `seatNames` are called "seat 3".
[[nodiscard]] QString translated(const kit::Text& text, const QStringList& seatNames = {});

/// What English has instead of plural forms where no translation is installed: "%n bit(s)", with
/// the number filled in, becomes "1 bit" or "2 bits". A negative count changes nothing.
[[nodiscard]] QString withEnglishPlural(QString form, int count);

/// A source text of the core without arguments.
[[nodiscard]] QString translated(const char* context, const char* source);

/// Installs :/i18n/taletop_<language>.qm for the locale, or that of English with its plurals. The
/// translator lives as long as the caller keeps it; null: there is none, and plurals read "card(s)".
[[nodiscard]] std::unique_ptr<QTranslator> installTranslation(const QLocale& locale);

/// The languages that there are texts in, by their codes; English first.
[[nodiscard]] QStringList availableLanguages();

} // namespace taletop::app
