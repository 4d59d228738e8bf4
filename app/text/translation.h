// SPDX-License-Identifier: MIT
// From the core's sentences to the player's language.
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

/// The sentence in the player's language: source, plural form and words are translated, numbers
/// are written as QLocale() writes them. Seats beyond `seatNames` are called "seat 3".
[[nodiscard]] QString translated(const kit::Text& text, const QStringList& seatNames = {});

/// What is wrong with a file, or was noticed in it, in the player's language.
[[nodiscard]] QString translated(const kit::Notice& notice);

/// What English has instead of plural forms where no translation is installed: "%n bit(s)", with
/// the number filled in, becomes "1 bit" or "2 bits". A negative count changes nothing.
[[nodiscard]] QString withEnglishPlural(QString form, int count);

/// A source text of the core without arguments.
[[nodiscard]] QString translated(const char* context, const char* source);

/// The words of a language, for as long as this lives. What it lacks is said in English, with English
/// plurals.
class InstalledWords {
public:
    /// Those of :/i18n/taletop_<language>.qm for the locale, and Qt's own; there may be none for it.
    explicit InstalledWords(const QLocale& locale);
    /// Those of a file that somebody works at or tests with.
    explicit InstalledWords(const QString& file);
    InstalledWords(const InstalledWords&) = delete;
    InstalledWords& operator=(const InstalledWords&) = delete;
    ~InstalledWords();

    /// Of the words, English where there are no others.
    [[nodiscard]] QLocale language() const { return m_language; }

private:
    enum class From : std::uint8_t { Resources, Qt, File };
    bool add(From from, const QLocale& locale, const QString& file = {});

    std::vector<std::unique_ptr<QTranslator>> m_translators; ///< the later are asked first
    QLocale m_language{QLocale::English};
};

/// The languages that there are texts in, by their codes; English first. Those that somebody works at stand
/// besides in the folder that TALETOP_TRANSLATIONS names, as taletop_<language>.qm; one of a language that
/// there is takes its place.
[[nodiscard]] QStringList availableLanguages();
/// The file of a language in that folder, or "".
[[nodiscard]] QString fileInWork(const QString& language);

/// For comparing with what people type: without case and accents, and without the marks that only say where
/// a line may break; so that "ecole" finds "École".
[[nodiscard]] QString plainLetters(const QString& text);

/// Without the letters that only say where lines may break (translations/line_breaks.cpp).
[[nodiscard]] QString withoutLineMarks(QString text);

} // namespace taletop::app
