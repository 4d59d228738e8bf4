// SPDX-License-Identifier: MIT
// Translates the core's sentences into the player's language.
#pragma once

#include "core/kit/notice.h"
#include "core/kit/text.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QTranslator;

namespace taletop::app {

/// Returns the sentence in the player's language, with plural forms and translated arguments, and with
/// numbers in the format of QLocale(). Seats beyond `seatNames` are called "seat 3".
[[nodiscard]] QString translated(const kit::Text& text, const QStringList& seatNames = {});

/// Returns an error or a remark about a file in the player's language.
[[nodiscard]] QString translated(const kit::Notice& notice);

/// Replaces plural forms if no translation is installed: "%n bit(s)", with the number filled in, becomes "1
/// bit" or "2 bits". A negative count changes nothing.
[[nodiscard]] QString withEnglishPlural(QString form, int count);

/// Translates a source text of the core that has no arguments.
[[nodiscard]] QString translated(const char* context, const char* source);

/// Installs a language's texts while this object exists. Missing texts appear in English with English
/// plurals.
class InstalledWords {
public:
    /// Installs :/i18n/taletop_<language>.qm for the locale, and Qt's own texts, if they exist.
    explicit InstalledWords(const QLocale& locale);
    /// Installs a translation file, for translators and tests.
    explicit InstalledWords(const QString& file);
    InstalledWords(const InstalledWords&) = delete;
    InstalledWords& operator=(const InstalledWords&) = delete;
    ~InstalledWords();

    /// Returns the language of the installed texts, or English if there are no others.
    [[nodiscard]] QLocale language() const { return m_language; }

private:
    enum class From : std::uint8_t { Resources, Qt, File };
    bool add(From from, const QLocale& locale, const QString& file = {});

    std::vector<std::unique_ptr<QTranslator>> m_translators; ///< later ones are searched first
    QLocale m_language{QLocale::English};
};

/// Returns the codes of all languages with texts, English first. Includes languages with a file
/// taletop_<language>.qm in the folder TALETOP_TRANSLATIONS, which takes precedence.
[[nodiscard]] QStringList availableLanguages();
/// Returns the file of a language in that folder, or "".
[[nodiscard]] QString fileInWork(const QString& language);

/// Simplifies text for comparison with typed text: removes case, accents and line-break marks, so that
/// "ecole" finds "École".
[[nodiscard]] QString plainLetters(const QString& text);

/// Removes the characters that only mark line breaks (translations/line_breaks.cpp).
[[nodiscard]] QString withoutLineMarks(QString text);

} // namespace taletop::app
