// SPDX-License-Identifier: MIT
#include "app/shell/missing_parts.h"

#include "app/shell/fonts.h"
#include "app/sound/sounds.h"
#include "app/speech/voice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFontDatabase>
#include <QLibraryInfo>

namespace taletop::app {

namespace {

/// Returns the language if it is Japanese or Thai and no installed font has its letters, so that they would
/// appear as empty boxes.
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

bool hasWaylandPlugin() {
    const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath) + QStringLiteral("/platforms"));
    return !plugins.entryList({QStringLiteral("*qwayland*")}, QDir::Files).isEmpty();
}

} // namespace

FoundParts findSoundParts() {
    return {.sounds = Sounds::installed(), .voice = Voice::installed(), .typefaces = {}};
}

FoundParts findParts(const QLocale& locale) {
    FoundParts found = findSoundParts();
    for (const auto& family : {fonts::title, fonts::story, fonts::plain})
        if (!fonts::installed(family))
            found.typefaces.append(family);
    found.unwritten = unwrittenHere(locale);
    found.wayland = qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") || hasWaylandPlugin();
    return found;
}

QStringList missingParts(const FoundParts& found) {
    QStringList told;
    if (!found.sounds)
        told.append(QCoreApplication::translate("MissingParts",
                                                "There is no sound because Qt Multimedia is not installed."));
    if (!found.voice)
        told.append(QCoreApplication::translate(
            "MissingParts", "Nothing can be read aloud because Qt TextToSpeech is not installed."));
    if (!found.typefaces.isEmpty())
        told.append(QCoreApplication::translate("MissingParts", "Text may look different. Missing fonts: %1.")
                        .arg(found.typefaces.join(QStringLiteral(", "))));
    if (found.unwritten != QLocale::C)
        told.append(QCoreApplication::translate("MissingParts", "No font on this computer can show %1.")
                        .arg(QLocale(found.unwritten).nativeLanguageName()));
    if (!found.wayland)
        told.append(QCoreApplication::translate(
            "MissingParts", "The window uses X11 because Qt’s Wayland plugin is not installed."));
    return told;
}

QString noWindowsHere() {
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
        !qEnvironmentVariableIsEmpty("DISPLAY") || hasWaylandPlugin())
        return {};
    return QCoreApplication::translate(
        "MissingParts",
        "this desktop needs Qt’s Wayland plugin, which is not installed (Debian package: qt6-wayland)");
}

} // namespace taletop::app
