// SPDX-License-Identifier: MIT
#include "app/shell/language.h"

#include "app/shell/fonts.h"

#include <QGuiApplication>

namespace taletop::app {

Language::Language(Settings& settings, const QString& instead, QObject* parent)
    : QObject(parent), m_settings(settings) {
    const auto asSet = [this] { return m_settings.value("language").toString(); };
    connect(&settings, &Settings::changed, this, [this, asSet](const QByteArray& key) {
        if (key == "language")
            speak(asSet());
    });
    speak(instead.isEmpty() ? asSet() : instead);
}

Language::~Language() { QLocale::setDefault(m_systems); }

void Language::speak(const QString& wanted) {
    const QString file = wanted.endsWith(QLatin1String(".qm")) ? wanted : fileInWork(wanted);
    // A language that nobody speaks has no numbers and no days of its own.
    const bool asSystem = file == wanted || QLocale(wanted).language() == QLocale::C;
    const QLocale locale = asSystem ? m_systems : QLocale(wanted);
    QLocale::setDefault(locale);
    fonts::provideFor(locale);
    m_words.reset(); // two languages at once would mix where one lacks a message
    m_titles = std::make_unique<TaleTitles>();
    QCoreApplication::installTranslator(m_titles.get());
    m_words =
        file.isEmpty() ? std::make_unique<InstalledWords>(locale) : std::make_unique<InstalledWords>(file);
    // Numbers, lists and days as in the words, with what the system says of them where that is its language.
    if (const QLocale shown = m_words->language();
        shown.language() != locale.language() && shown.language() != QLocale::C)
        QLocale::setDefault(shown);
    // Left to right unless the words really are of a language that is written the other way.
    QGuiApplication::setLayoutDirection(m_words->language().textDirection());
}

} // namespace taletop::app
