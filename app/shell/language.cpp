// SPDX-License-Identifier: MIT
#include "app/shell/language.h"

#include "app/shell/fonts.h"

#include <QGuiApplication>

namespace taletop::app {

Language::Language(const QString& wanted) {
    const QString file = wanted.endsWith(QLatin1String(".qm")) ? wanted : fileInWork(wanted);
    // Keep the system's locale for an unknown language, which has no formats for numbers and dates.
    const bool asSystem = file == wanted || QLocale(wanted).language() == QLocale::C;
    const QLocale locale = asSystem ? m_systems : QLocale(wanted);
    QLocale::setDefault(locale);
    fonts::provideFor(locale);
    QCoreApplication::installTranslator(&m_titles);
    m_words =
        file.isEmpty() ? std::make_unique<InstalledWords>(locale) : std::make_unique<InstalledWords>(file);
    // Use formats for numbers, lists and dates of the language shown. If it is the system's language, keep
    // the system's own formats.
    if (const QLocale shown = m_words->language();
        shown.language() != locale.language() && shown.language() != QLocale::C)
        QLocale::setDefault(shown);
    // Use the direction of the language shown.
    QGuiApplication::setLayoutDirection(m_words->language().textDirection());
}

Language::~Language() { QLocale::setDefault(m_systems); }

} // namespace taletop::app
