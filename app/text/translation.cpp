// SPDX-License-Identifier: MIT
#include "app/text/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QTranslator>

namespace taletop::app {

namespace {

QString argumentText(const char* context, const kit::TextArgument& argument, const QStringList& seatNames) {
    using Kind = kit::TextArgument::Kind;
    switch (argument.kind) {
    case Kind::Number:
        return QLocale().toString(argument.value);
    case Kind::SeatName:
        if (argument.value >= 0 && argument.value < seatNames.size())
            return seatNames[argument.value];
        return QCoreApplication::translate("core", "seat %1").arg(argument.value + 1);
    case Kind::Word:
        return translated(context, argument.word);
    case Kind::None:
        break;
    }
    return {};
}

/// Fills %1 to %8 in one pass, so that a name that holds "%2" stays what it is.
QString filled(const QString& form, const kit::Text& text, const QStringList& seatNames) {
    QString result;
    result.reserve(form.size() + 32);
    for (qsizetype i = 0; i < form.size(); ++i) {
        const int place = form[i] == u'%' && i + 1 < form.size() ? form[i + 1].digitValue() : -1;
        const kit::TextArgument* argument = text.argument(place);
        if (argument == nullptr) {
            result += form[i];
            continue;
        }
        result += argumentText(text.context, *argument, seatNames);
        ++i;
    }
    return result;
}

} // namespace

QString withEnglishPlural(QString form, int count) {
    if (count >= 0)
        form.replace(QLatin1String("(s)"), count == 1 ? QLatin1String("") : QLatin1String("s"));
    return form;
}

QString translated(const char* context, const char* source) {
    return QCoreApplication::translate(context, source);
}

QString translated(const kit::Text& text, const QStringList& seatNames) {
    if (text.empty())
        return {};
    const QString form = QCoreApplication::translate(text.context, text.source, nullptr, text.count);
    return filled(withEnglishPlural(form, text.count), text, seatNames);
}

std::unique_ptr<QTranslator> installTranslation(const QLocale& locale) {
    auto translator = std::make_unique<QTranslator>();
    const auto load = [&](const QLocale& wanted) {
        return translator->load(wanted, QStringLiteral("taletop"), QStringLiteral("_"),
                                QStringLiteral(":/i18n"));
    };
    if (!load(locale) && !load(QLocale(QLocale::English)))
        return nullptr;
    QCoreApplication::installTranslator(translator.get());
    return translator;
}

QStringList availableLanguages() {
    QStringList languages{QStringLiteral("en")};
    const QStringList files = QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("taletop_*.qm")});
    for (const QString& file : files) {
        const QString language = file.section(u'_', 1).section(u'.', 0, 0);
        if (!languages.contains(language))
            languages.append(language);
    }
    return languages;
}

} // namespace taletop::app
