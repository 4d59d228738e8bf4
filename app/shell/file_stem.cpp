// SPDX-License-Identifier: MIT
#include "app/shell/file_stem.h"

#include "app/text/translation.h"

#include <QRegularExpression>

namespace taletop::app {

namespace {

constexpr qsizetype longestStem = 60;

} // namespace

QString fileStemOf(const QString& title) {
    QString stem = withoutLineMarks(title);
    stem.remove(QRegularExpression(QStringLiteral("[\\\\/:*?\"<>|]")));
    stem = stem.simplified().left(longestStem).trimmed();
    while (stem.endsWith(u'.') || stem.endsWith(u' '))
        stem.chop(1);
    return stem;
}

} // namespace taletop::app
