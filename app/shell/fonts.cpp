// SPDX-License-Identifier: MIT
#include "app/shell/fonts.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>

#include <array>

namespace taletop::app::fonts {

namespace {

/// The files of a family are named like it, without spaces: "GentiumPlus-Bold.ttf".
void provide(const QString& family, const QStringList& instead) {
    QFont::insertSubstitutions(family, instead);
    if (QFontDatabase::hasFamily(family))
        return;
    QString stem = family;
    stem.remove(u' ');
    for (const QString& file : QDir(QStringLiteral(":/fonts")).entryList({stem + QStringLiteral("-*.ttf")}))
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + file);
}

} // namespace

void install() {
    const QStringList serif{QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif"),
                            QStringLiteral("Georgia")};
    const QStringList sans{QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"),
                           QStringLiteral("Verdana")};
    provide(title, serif);
    provide(story, serif);
    provide(plain, sans);
}

} // namespace taletop::app::fonts
