// SPDX-License-Identifier: MIT
#include "app/text/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QTranslator>

#include <atomic>
#include <utility>

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

/// Fills in %1 to %8 in one pass, so that a name that contains "%2" is not changed.
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

/// Is this one of Qt's own messages, which our files don't contain?
bool isQts(const char* context) {
    return context[0] == 'Q' && (context[1] == '\0' || (context[1] >= 'A' && context[1] <= 'Z'));
}

/// A translator that ignores empty messages, as in broken or unfinished files, so that the next translator is
/// used.
class Words : public QTranslator {
public:
    /// Logs the first text that `file` lacks, unless `file` is "".
    explicit Words(QString file) : m_file(std::move(file)) {}

    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int count) const override {
        QString words = QTranslator::translate(context, source, disambiguation, count);
        if (!words.isEmpty())
            return words;
        if (!m_file.isEmpty() && *source != '\0' && !isQts(context) && !m_told.test_and_set())
            qWarning("%s lacks some of the words, such as “%s”; they are said in English",
                     qPrintable(QFileInfo(m_file).fileName()), source);
        return {};
    }

private:
    QString m_file;
    mutable std::atomic_flag m_told; ///< limits the warnings to one; bots translate on their own threads
};

const QString wordsFolder = QStringLiteral(":/i18n");
const QString wordsPrefix = QStringLiteral("taletop");
const QString beforeLanguage = QStringLiteral("_");

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

QString translated(const kit::Notice& notice) {
    const auto translate = [](const char* context, const char* source, int count) {
        return QCoreApplication::translate(context, source, nullptr, count).toStdString();
    };
    return QString::fromStdString(notice.said(translate));
}

bool InstalledWords::add(From from, const QLocale& locale, const QString& file) {
    auto words = std::make_unique<Words>(from == From::File ? file : QString());
    const bool there = from == From::File ? words->load(file)
                       : from == From::Qt ? words->load(locale, QStringLiteral("qtbase"), beforeLanguage,
                                                        QLibraryInfo::path(QLibraryInfo::TranslationsPath))
                                          : words->load(locale, wordsPrefix, beforeLanguage, wordsFolder);
    if (!there)
        return false;
    QCoreApplication::installTranslator(words.get());
    m_translators.push_back(std::move(words));
    return true;
}

InstalledWords::InstalledWords(const QLocale& locale) {
    add(From::Resources, m_language); // needed for English plurals
    if (locale.language() == QLocale::English)
        return;
    if (!add(From::Resources, locale))
        return;
    m_language = QLocale(m_translators.back()->language());
    add(From::Qt, m_language);
}

InstalledWords::InstalledWords(const QString& file) {
    add(From::Resources, m_language);
    if (add(From::File, {}, file))
        m_language = QLocale(m_translators.back()->language());
    else
        qWarning("%s holds no translation that can be read; what it should say is said in English",
                 qPrintable(QFileInfo(file).fileName()));
}

InstalledWords::~InstalledWords() {
    while (!m_translators.empty())
        m_translators.pop_back(); // removes the translator from the program
}

namespace {

/// Returns the folder of translators or testers, or "" if there is none.
QString folderOfWork() { return qEnvironmentVariable("TALETOP_TRANSLATIONS"); }

} // namespace

QStringList availableLanguages() {
    QStringList languages{QStringLiteral("en")};
    QStringList files = QDir(wordsFolder).entryList({QStringLiteral("taletop_*.qm")});
    if (!folderOfWork().isEmpty())
        files += QDir(folderOfWork()).entryList({QStringLiteral("taletop_*.qm")}, QDir::Files);
    for (const QString& file : files) {
        const QString language = file.section(u'_', 1).section(u'.', 0, 0);
        if (!languages.contains(language))
            languages.append(language);
    }
    return languages;
}

QString fileInWork(const QString& language) {
    const QString name = QStringLiteral("taletop_%1.qm").arg(language);
    const bool wanted = !folderOfWork().isEmpty() && QFileInfo(name).fileName() == name;
    const QFileInfo file(QDir(folderOfWork()).filePath(name));
    return wanted && file.isFile() ? file.absoluteFilePath() : QString();
}

QString withoutLineMarks(QString text) {
    return text.remove(QChar(0x200B)).remove(QChar(0x2060)).remove(QChar(0x180E));
}

QString plainLetters(const QString& text) {
    QString letters;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD))
        if (letter.category() != QChar::Mark_NonSpacing && letter.category() != QChar::Other_Format)
            letters += letter;
    return letters.toCaseFolded();
}

} // namespace taletop::app
