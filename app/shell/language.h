// SPDX-License-Identifier: MIT
// The language of the program, as it is set: its texts, its numbers, its direction.
#pragma once

#include "app/models/tale_titles.h"
#include "app/shell/settings.h"
#include "app/text/translation.h"

#include <QLocale>

#include <memory>

namespace taletop::app {

class Language : public QObject {
    Q_OBJECT

public:
    /// Speaks as `settings` say, now and whenever they change; until then `instead`, if it is not empty: a
    /// language that there is, or a file of one. Windows hear of it by LanguageChange.
    explicit Language(Settings& settings, const QString& instead = {}, QObject* parent = nullptr);
    ~Language() override;

private:
    void speak(const QString& wanted);

    Settings& m_settings;
    QLocale m_systems;                    ///< as the program found it
    std::unique_ptr<TaleTitles> m_titles; ///< asked when the words have none
    std::unique_ptr<InstalledWords> m_words;
};

} // namespace taletop::app
