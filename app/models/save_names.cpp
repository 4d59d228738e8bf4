// SPDX-License-Identifier: MIT
#include "app/models/save_names.h"

#include "app/text/names.h"
#include "app/text/whole_letters.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace taletop::app {

namespace {

constexpr qsizetype longestSaveName = 80; ///< most code points
constexpr qsizetype longestFile = 200;    ///< most bytes; most systems allow 255 with all endings

/// Is it a device name? Windows forbids these for files with any ending.
bool isDevice(const QString& name) {
    static const QRegularExpression devices(QStringLiteral("^(con|prn|aux|nul|com[0-9]|lpt[0-9])( *\\..*)?$"),
                                            QRegularExpression::CaseInsensitiveOption);
    return devices.match(name).hasMatch();
}

QString shortened(QString name) {
    qsizetype most = longestSaveName;
    do
        name = firstLetters(name, most--);
    while (name.toUtf8().size() > longestFile);
    return name;
}

} // namespace

QString fileStem(const QString& name) {
    QString stem;
    for (const QChar letter : name.normalized(QString::NormalizationForm_C)) {
        const bool joins =
            letter.unicode() == 0x200C || letter.unicode() == 0x200D; // joiners within a letter or an emoji
        const bool refused = QStringLiteral("/\\:*?\"<>|").contains(letter) || (!letter.isPrint() && !joins);
        stem += refused && !letter.isSurrogate() ? QChar(u' ') : letter;
    }
    stem = seenOf(stem).isEmpty() ? QString() : shortened(stem.simplified());
    // Remove leading dots, which hide a file, and trailing dots and spaces, which Windows drops.
    while (stem.startsWith(u'.') || stem.startsWith(u' '))
        stem.remove(0, 1);
    while (stem.endsWith(u'.') || stem.endsWith(u' '))
        stem.chop(1);
    return isDevice(stem) ? stem.prepend(u'_') : stem;
}

QString standardStem(const QString& gameId, const QDateTime& when) {
    return gameId + u'-' + when.toString(QStringLiteral("yyyyMMdd-HHmmss"));
}

QString givenName(const QString& file) {
    static const QRegularExpression standard(QStringLiteral("^[a-z_]+-[0-9]{8}-[0-9]{6}(-[0-9]+)?$"));
    const QString stem = QFileInfo(file).completeBaseName();
    return standard.match(stem).hasMatch() ? QString() : stem;
}

QString freePath(const QString& wanted) {
    const QFileInfo first(wanted);
    QString path = wanted;
    for (int copy = 2; QFileInfo::exists(path); ++copy)
        path = first.dir().absoluteFilePath(first.completeBaseName() + u'-' + QString::number(copy) + u'.' +
                                            first.suffix());
    return path;
}

bool taken(const QString& wanted, const QString& self) {
    const QString own = QFileInfo(self).fileName();
    const QString name = QFileInfo(wanted).fileName();
    const QStringList others = QFileInfo(wanted).dir().entryList(QDir::AllEntries | QDir::Hidden);
    return std::ranges::any_of(others, [&](const QString& other) {
        return other != own && name.compare(other, Qt::CaseInsensitive) == 0;
    });
}

QString keptCopy(const QString& file) { return file + QStringLiteral(".original"); }

} // namespace taletop::app
