// SPDX-License-Identifier: MIT
#include "app/saves/save_text.h"

#include "core/match/save.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace taletop::app {

namespace {

QString refused(const char* source, const QString& path, const QString& error = {}) {
    const QString words = QCoreApplication::translate("SaveText", source);
    const QString place = QDir::toNativeSeparators(path);
    return error.isEmpty() ? words.arg(place) : words.arg(place, error);
}

QString tooLarge(const QFileInfo& info, qint64 most) {
    return QCoreApplication::translate(
               "SaveText", "%1 is too large for a saved game (%2 MB; the limit is %3 MB). Open another file.")
        .arg(info.fileName(), QString::number((info.size() + (1 << 20) - 1) >> 20),
             QString::number(most >> 20));
}

} // namespace

SaveText readSaveText(const QString& path) {
    const QFileInfo info(path);
    if (info.isDir())
        return {{},
                refused(QT_TRANSLATE_NOOP("SaveText",
                                          "%1 is a folder. Open a saved game, a file that ends in .taletop."),
                        path)};
    // Refuse pipes, because opening one would wait for its writer.
    if (info.exists() && !info.isFile())
        return {{},
                refused(QT_TRANSLATE_NOOP(
                            "SaveText",
                            "%1 is not a regular file. Open a saved game, a file that ends in .taletop."),
                        path)};
    constexpr auto most = static_cast<qint64>(match::largestSave);
    if (info.size() > most)
        return {{}, tooLarge(info, most)};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{},
                refused(QT_TRANSLATE_NOOP(
                            "SaveText",
                            "%1 cannot be opened (%2). Check that it exists and that you may read it."),
                        path, file.errorString())};
    SaveText text{file.read(most + 1), {}};
    if (file.error() != QFileDevice::NoError)
        return {
            {},
            refused(QT_TRANSLATE_NOOP("SaveText", "%1 cannot be read (%2). Try again, or open another file."),
                    path, file.errorString())};
    return text;
}

} // namespace taletop::app
