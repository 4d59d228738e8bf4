// SPDX-License-Identifier: MIT
#include "app/shell/fonts.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QFontMetricsF>

#include <algorithm>
#include <array>

namespace taletop::app::fonts {

namespace {

/// Registers a family's files. They have the family's name without spaces, as in "GentiumPlus-Bold.ttf".
void provide(const QString& family, const QStringList& instead) {
    QFont::insertSubstitutions(family, instead);
    if (installed(family))
        return;
    QString stem = family;
    stem.remove(u' ');
    for (const QString& file : QDir(QStringLiteral(":/fonts")).entryList({stem + QStringLiteral("-*.ttf")}))
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + file);
}

/// Returns the fonts for a language, best first. Those in Debian's packages come before other systems' fonts.
QStringList familiesFor(const QLocale& locale, bool serif) {
    if (locale.language() == QLocale::Thai)
        return serif ? QStringList{QStringLiteral("Norasi"),   QStringLiteral("Noto Serif Thai"),
                                   QStringLiteral("Loma"),     QStringLiteral("Noto Sans Thai"),
                                   QStringLiteral("Thonburi"), QStringLiteral("Leelawadee UI")}
                     : QStringList{QStringLiteral("Loma"), QStringLiteral("Noto Sans Thai"),
                                   QStringLiteral("Thonburi"), QStringLiteral("Leelawadee UI")};
    if (locale.language() == QLocale::Japanese)
        return serif ? QStringList{QStringLiteral("BIZ UDPMincho"),    QStringLiteral("Noto Serif CJK JP"),
                                   QStringLiteral("BIZ UDPGothic"),    QStringLiteral("VL PGothic"),
                                   QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Hiragino Mincho ProN"),
                                   QStringLiteral("Yu Mincho")}
                     : QStringList{QStringLiteral("BIZ UDPGothic"), QStringLiteral("VL PGothic"),
                                   QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Hiragino Sans"),
                                   QStringLiteral("Yu Gothic UI")};
    return {};
}

/// Adds our font of word joiners, which Japanese and Thai fonts and one of ours lack. A joiner from another
/// font of the system could have taller lines, so that some rows would be further apart. Ours has no height
/// (tools/joiner_font.py).
void provideJoiner(const QString& family) {
    static QStringList provided;
    if (provided.contains(family))
        return;
    if (provided.isEmpty())
        QFontDatabase::addApplicationFont(QStringLiteral(":/art/fonts/joiner.ttf"));
    provided.append(family);
    QFont::insertSubstitution(family, QStringLiteral("Taletop Joiner"));
}

} // namespace

bool installed(const QString& family) {
    // Include families from several foundries, which are listed once for each: "Noto Sans [GOOG]".
    const QString ofAFoundry = family + QStringLiteral(" [");
    return std::ranges::any_of(QFontDatabase::families(), [&](const QString& each) {
        return each.compare(family, Qt::CaseInsensitive) == 0 ||
               each.startsWith(ofAFoundry, Qt::CaseInsensitive);
    });
}

QString inLanguage(const QString& family, const QLocale& locale) {
    for (const QString& better : familiesFor(locale, family != plain))
        if (installed(better)) {
            provideJoiner(better);
            return better;
        }
    if (locale.language() == QLocale::French) // French keeps pronouns with their verbs
        provideJoiner(family);
    return family;
}

void provideFor(const QLocale& locale) {
    for (const QString& family : {title, story, plain})
        (void)inLanguage(family, locale);
}

qreal leastLineHeight(const QLocale& locale) {
    // Factors in ems, because Thai has up to two marks above and below its letters, and kana fill their
    // squares.
    const qreal wanted = locale.language() == QLocale::Thai       ? 1.3
                         : locale.language() == QLocale::Japanese ? 1.25
                                                                  : 0;
    QFont font(inLanguage(plain, locale));
    font.setPixelSize(100);
    return wanted * 100 / QFontMetricsF(font).height();
}

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
