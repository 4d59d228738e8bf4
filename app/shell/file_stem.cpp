// SPDX-License-Identifier: MIT
#include "app/shell/file_stem.h"

#include <QRegularExpression>

namespace taletop::app {

namespace {

constexpr qsizetype longestStem = 60;

} // namespace

QString fileStemOf(const QString& title) {
    QString stem = title;
    stem.remove(QRegularExpression(
        QStringLiteral("[\\\\/:*?\"<>|\\x{200B}\\x{2060}]"))); // and what only breaks lines
    stem = stem.simplified().left(longestStem).trimmed();
    while (stem.endsWith(u'.') || stem.endsWith(u' '))
        stem.chop(1);
    return stem;
}

} // namespace taletop::app
