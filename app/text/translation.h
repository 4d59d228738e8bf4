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

/// Returns the sentence in the player's language: translates source, plural form and words; writes numbers
/// like QLocale(). Seats beyond `seatNames` are called "seat 3".
[[nodiscard]] QString translated(const kit::Text& text, const QStringList& seatNames = {});

/// Returns the error or remark about a file, in the player's language.
[[nodiscard]] QString translated(const kit::Notice& notice);

/// Replaces plural forms where no translation is installed: "%n bit(s)", with the number filled in, becomes
/// "1 bit" or "2 bits". A negative count changes nothing.
[[nodiscard]] QString withEnglishPlural(QString form, int count);

/// Translates a source text of the core without arguments.
[[nodiscard]] QString translated(const char* context, const char* source);

/// Installs the texts of a language while this object exists. Missing texts appear in English, with English
/// plurals.
class InstalledWords {
public:
    /// Installs :/i18n/taletop_<language>.qm for the locale, and Qt's own texts; there may be none.
    explicit InstalledWords(const QLocale& locale);
    /// Installs a file for translating or testing.
    explicit InstalledWords(const QString& file);
    InstalledWords(const InstalledWords&) = delete;
    InstalledWords& operator=(const InstalledWords&) = delete;
    ~InstalledWords();

    /// Returns the language of the texts; English if there are no others.
    [[nodiscard]] QLocale language() const { return m_language; }

private:
    enum class From : std::uint8_t { Resources, Qt, File };
    bool add(From from, const QLocale& locale, const QString& file = {});

    std::vector<std::unique_ptr<QTranslator>> m_translators; ///< later ones are asked first
    QLocale m_language{QLocale::English};
};

/// Returns the codes of all languages with texts, English first. Includes those in the folder
/// TALETOP_TRANSLATIONS, as taletop_<language>.qm, which take precedence.
[[nodiscard]] QStringList availableLanguages();
/// Returns a language's file in that folder, or "".
[[nodiscard]] QString fileInWork(const QString& language);

/// Simplifies text for comparison with typed text: no case, accents or line-break marks; so that "ecole"
/// finds "École".
[[nodiscard]] QString plainLetters(const QString& text);

/// Removes the characters that only mark line breaks (translations/line_breaks.cpp).
[[nodiscard]] QString withoutLineMarks(QString text);

} // namespace taletop::app
