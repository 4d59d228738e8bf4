// SPDX-License-Identifier: MIT
#include "app/shell/language.h"

#include "app/text/translation.h"

#include <QGuiApplication>
#include <QTranslator>

namespace taletop::app {

Language::Language(Settings& settings, QObject* parent) : QObject(parent), m_settings(settings) {
    connect(&settings, &Settings::changed, this, [this](const QByteArray& key) {
        if (key == "language")
            speak();
    });
    speak();
}

Language::~Language() { QLocale::setDefault(m_systems); }

void Language::speak() {
    const QString wanted = m_settings.value("language").toString();
    const QLocale locale = wanted == QLatin1String("system") ? m_systems : QLocale(wanted);
    QLocale::setDefault(locale);
    m_translator = installTranslation(locale);
    // Left to right unless the words really are of a language that is written the other way.
    const QLocale spoken(m_translator ? m_translator->language() : QString());
    QGuiApplication::setLayoutDirection(spoken.textDirection());
}

} // namespace taletop::app
