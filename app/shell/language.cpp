// SPDX-License-Identifier: MIT
#include "app/shell/language.h"

#include "app/shell/fonts.h"

#include <QGuiApplication>

namespace taletop::app {

Language::Language(const QString& wanted) {
    const QString file = wanted.endsWith(QLatin1String(".qm")) ? wanted : fileInWork(wanted);
    // A language that nobody speaks has no numbers and no days of its own.
    const bool asSystem = file == wanted || QLocale(wanted).language() == QLocale::C;
    const QLocale locale = asSystem ? m_systems : QLocale(wanted);
    QLocale::setDefault(locale);
    fonts::provideFor(locale);
    QCoreApplication::installTranslator(&m_titles);
    m_words =
        file.isEmpty() ? std::make_unique<InstalledWords>(locale) : std::make_unique<InstalledWords>(file);
    // Numbers, lists and dates follow the language shown, in the system's own formats if that is the same.
    if (const QLocale shown = m_words->language();
        shown.language() != locale.language() && shown.language() != QLocale::C)
        QLocale::setDefault(shown);
    // From right to left only where the language shown is written so.
    QGuiApplication::setLayoutDirection(m_words->language().textDirection());
}

Language::~Language() { QLocale::setDefault(m_systems); }

} // namespace taletop::app
