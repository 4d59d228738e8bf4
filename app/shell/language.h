// SPDX-License-Identifier: MIT
// The language of the program, as it is set: its texts, its numbers, its direction.
#pragma once

#include "app/shell/settings.h"

#include <QLocale>

#include <memory>

class QTranslator;

namespace taletop::app {

class Language : public QObject {
    Q_OBJECT

public:
    /// Speaks as `settings` say, now and whenever they change. Windows hear of it by LanguageChange.
    explicit Language(Settings& settings, QObject* parent = nullptr);
    ~Language() override;

private:
    void speak();

    Settings& m_settings;
    QLocale m_systems; ///< as the program found it
    std::unique_ptr<QTranslator> m_translator;
};

} // namespace taletop::app
