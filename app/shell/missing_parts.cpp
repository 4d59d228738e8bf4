// SPDX-License-Identifier: MIT
#include "app/shell/missing_parts.h"

#include "app/shell/fonts.h"
#include "app/shell/preferences.h"
#include "app/sound/sounds.h"
#include "app/speech/voice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QLibraryInfo>

namespace taletop::app {

namespace {

constexpr const char* toldKey = "missingPartsTold";

QString packageOf(const QString& typeface) {
    if (typeface == fonts::title)
        return QStringLiteral("fonts-vollkorn");
    return typeface == fonts::story ? QStringLiteral("fonts-sil-gentiumplus")
                                    : QStringLiteral("fonts-sil-andika");
}

/// Japanese or Thai where nothing on this system has its letters: they would be empty boxes.
QLocale::Language unwrittenHere(const QLocale& locale) {
    const auto nothingWrites = [](QFontDatabase::WritingSystem system) {
        return QFontDatabase::families(system).isEmpty();
    };
    if (locale.language() == QLocale::Japanese && nothingWrites(QFontDatabase::Japanese))
        return QLocale::Japanese;
    if (locale.language() == QLocale::Thai && nothingWrites(QFontDatabase::Thai))
        return QLocale::Thai;
    return QLocale::C;
}

MissingPart lettersOf(QLocale::Language language) {
    return {QStringLiteral("letters"),
            [language] {
                return QCoreApplication::translate("MissingParts", "No typeface here has the letters of %1.")
                    .arg(QLocale(language).nativeLanguageName());
            },
            {language == QLocale::Japanese ? QStringLiteral("fonts-morisawa-bizud-gothic")
                                           : QStringLiteral("fonts-tlwg-loma-otf")}};
}

bool hasWaylandPlugin() {
    const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath) + QStringLiteral("/platforms"));
    return !plugins.entryList({QStringLiteral("*qwayland*")}, QDir::Files).isEmpty();
}

} // namespace

FoundParts findParts(const QLocale& locale) {
    FoundParts found;
    found.sounds = Sounds::installed();
    found.voice = Voice::installed();
    for (const auto& family : {fonts::title, fonts::story, fonts::plain})
        if (!fonts::installed(family))
            found.typefaces.append(family);
    found.unwritten = unwrittenHere(locale);
    found.wayland = qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") || hasWaylandPlugin();
    return found;
}

std::vector<MissingPart> missingParts(const FoundParts& found) {
    std::vector<MissingPart> missing;
    if (!found.sounds)
        missing.push_back({QStringLiteral("sounds"),
                           [] {
                               return QCoreApplication::translate(
                                   "MissingParts", "The table is silent: Qt Multimedia is not installed.");
                           },
                           {QStringLiteral("qml6-module-qtmultimedia")}});
    if (!found.voice)
        missing.push_back(
            {QStringLiteral("voice"),
             [] {
                 return QCoreApplication::translate(
                     "MissingParts", "Nothing can be read aloud: Qt TextToSpeech is not installed.");
             },
             {QStringLiteral("qml6-module-qttexttospeech"), QStringLiteral("qt6-speech-speechd-plugin")}});
    if (!found.typefaces.isEmpty()) {
        MissingPart part{QStringLiteral("typefaces"),
                         [missed = found.typefaces.join(QStringLiteral(", "))] {
                             return QCoreApplication::translate("MissingParts",
                                                                "Letters look otherwise: these typefaces are "
                                                                "not installed: %1.")
                                 .arg(missed);
                         },
                         {}};
        for (const QString& family : found.typefaces)
            part.names.append(packageOf(family));
        missing.push_back(part);
    }
    if (found.unwritten != QLocale::C)
        missing.push_back(lettersOf(found.unwritten));
    if (!found.wayland)
        missing.push_back({QStringLiteral("wayland"),
                           [] {
                               return QCoreApplication::translate(
                                   "MissingParts",
                                   "The window is one of X11: Qt’s part for Wayland is not installed.");
                           },
                           {QStringLiteral("qt6-wayland")}});
    return missing;
}

Sentence newsOfMissingParts(const std::vector<MissingPart>& missing, Preferences& preferences, bool debian) {
    const QStringList told = preferences.value(toldKey, QStringList());
    std::vector<Sentence> sentences;
    QStringList packages;
    QStringList ids;
    for (const MissingPart& part : missing) {
        ids.append(part.id);
        if (told.contains(part.id))
            continue;
        sentences.push_back(part.what);
        packages.append(part.names);
    }
    if (ids != told)
        preferences.set(toldKey, ids);
    if (debian && !packages.isEmpty())
        sentences.push_back([names = packages.join(u' ')] {
            return QCoreApplication::translate("MissingParts", "This brings it: sudo apt install %1")
                .arg(names);
        });
    return Sentence::joined(sentences);
}

bool hasDebianPackages() { return QFile::exists(QStringLiteral("/var/lib/dpkg/status")); }

QString noWindowsHere() {
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
        !qEnvironmentVariableIsEmpty("DISPLAY") || hasWaylandPlugin())
        return {};
    return QCoreApplication::translate("MissingParts",
                                       "this desktop has windows of Wayland alone, for which Qt's part is "
                                       "missing; Debian's package qt6-wayland brings it");
}

} // namespace taletop::app
