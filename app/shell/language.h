// SPDX-License-Identifier: MIT
// Sets the program's language while this object exists: its texts, formats and text direction.
#pragma once

#include "app/models/tale_titles.h"
#include "app/text/translation.h"

#include <QLocale>
#include <QString>

#include <memory>

namespace taletop::app {

class Language {
public:
    /// Uses `wanted`: an available language, a translation file, or "" for the system's language. Texts that
    /// are already translated do not change.
    explicit Language(const QString& wanted);
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
    ~Language();

private:
    QLocale m_systems;   ///< the system's locale when the program started
    TaleTitles m_titles; ///< used when the translations have no match
    std::unique_ptr<InstalledWords> m_words;
};

} // namespace taletop::app
