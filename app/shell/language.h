// SPDX-License-Identifier: MIT
// The language of the program, for as long as this lives: its texts, its numbers, its direction.
#pragma once

#include "app/models/tale_titles.h"
#include "app/text/translation.h"

#include <QLocale>
#include <QString>

#include <memory>

namespace taletop::app {

class Language {
public:
    /// Speaks `wanted`: a language that there is, a file of one, or "", the system's. What has been
    /// translated before stays as it was.
    explicit Language(const QString& wanted);
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
    ~Language();

private:
    QLocale m_systems;   ///< as the program found it
    TaleTitles m_titles; ///< asked when the words have none
    std::unique_ptr<InstalledWords> m_words;
};

} // namespace taletop::app
