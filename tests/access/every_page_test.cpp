// SPDX-License-Identifier: MIT
// Tests that every page can be read, operated by finger and keys, and heard. No text may be cut off in any
// language.
#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "tests/access/exceptions.h"
#include "tests/access/findings.h"
#include "tests/access/measured.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/access/widgets.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QSet>
#include <QTest>

#include <functional>
#include <iterator>
#include <optional>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Saves a picture in the folder that TALETOP_PICTURES names, if any.
void keepPicture(TableWindow& table, const Page& page) {
    const QString folder = qEnvironmentVariable("TALETOP_PICTURES");
    if (!folder.isEmpty())
        table.window().grab().save(folder + u'/' + QLatin1String(QTest::currentDataTag()) +
                                   QStringLiteral(", ") + page.name + QStringLiteral(".png"));
}

bool holdsIn(const QString& settings, const Exception& known) {
    const QLatin1String wanted(known.settings);
    return known.alone ? settings == wanted : settings.contains(wanted);
}

/// The faults of the current page. `longer`: is the page in the made-up language with longer words?
QStringList findingsOf(TableWindow& table, bool contrast, bool longer) {
    const QList<SeenText> texts = seenTexts(table);
    QStringList found;
    const bool isPicture = table.find(QStringLiteral("postcardSheet")) != nullptr; // has only two buttons
    if (texts.size() < (isPicture ? 2 : 3))
        found.append(QStringLiteral("nothing is written there"));
    found += faintTexts(table, contrast);
    found += brokenTexts(table, texts) + wordsOnButtons(table, texts);
    found += smallLetters(texts);
    found += smallTargets(table);
    found += silentThings(table);
    if (longer)
        found += foreignTexts(table, texts);
    return found + lostFocus(table); // last, because it scrolls
}

/// The faint texts of the open page after high contrast is switched on.
QStringList faintInHighContrast(TableWindow& table) {
    table.app().appearance()->setHighContrast(true);
    waitForRest(table);
    QStringList found = faintTexts(table, true);
    table.app().appearance()->setHighContrast(false);
    waitForRest(table);
    for (QString& each : found)
        each.prepend(QStringLiteral("in high contrast, "));
    return found;
}

/// Does the environment select only some of the pages?
bool notAllPages() {
    return !qEnvironmentVariableIsEmpty("TALETOP_PAGES") || !qEnvironmentVariableIsEmpty("TALETOP_PART");
}

/// The pages that the environment selects. TALETOP_PAGES is a part of their names. TALETOP_PART=1/4 selects
/// the second page, the sixth, and so on.
QList<Page> pagesAskedFor() {
    const QString asked = qEnvironmentVariable("TALETOP_PAGES");
    const QStringList part = qEnvironmentVariable("TALETOP_PART", QStringLiteral("0/1")).split(u'/');
    const qsizetype parts = part.value(1).toInt();
    QList<Page> pages;
    qsizetype number = 0;
    for (const Page& page : app::everyPage())
        if (page.name.contains(asked) && number++ % parts == part.value(0).toInt())
            pages.append(page);
    return pages;
}

/// Opens one page after another and collects their faults.
QStringList findingsOfAll(TableWindow& table, const std::function<QStringList()>& findings) {
    QStringList all;
    for (const Page& page : pagesAskedFor()) {
        putAway(table);
        page.open(table);
        if (QTest::currentTestFailed())
            return all;
        QTest::mouseMove(table.window().panel(), QPoint(2, 2));
        waitForRest(table);
        keepPicture(table, page);
        for (const QString& each : findings())
            all.append(page.name + QStringLiteral(": ") + each);
    }
    return all;
}

/// The findings that are not exceptions. Adds the indices of needed exceptions to `used`.
QStringList unexcepted(const QStringList& all, QSet<std::size_t>& used) {
    const QString settings = QLatin1String(QTest::currentDataTag());
    QStringList left;
    for (const QString& each : all) {
        bool excepted = false;
        for (std::size_t i = 0; i < std::size(exceptions) && !excepted; ++i) {
            const Exception& known = exceptions[i];
            excepted = holdsIn(settings, known) &&
                       each.section(QStringLiteral(": "), 0, 0).contains(QLatin1String(known.page)) &&
                       each.contains(QLatin1String(known.finding));
            if (excepted) {
                used.insert(i);
                qInfo("excepted: %s", qPrintable(each));
            }
        }
        if (!excepted)
            left.append(each);
    }
    return left;
}

QStringList needless(const QSet<std::size_t>& used) {
    const QString settings = QLatin1String(QTest::currentDataTag());
    QStringList found;
    for (std::size_t i = 0; i < std::size(exceptions); ++i)
        if (exceptions[i].always && holdsIn(settings, exceptions[i]) && !used.contains(i))
            found.append(QStringLiteral("an exception that is no longer needed: %1, %2")
                             .arg(QLatin1String(exceptions[i].page), QLatin1String(exceptions[i].finding)));
    return found;
}

} // namespace

class EveryPageTest : public QObject {
    Q_OBJECT

private slots:
    void everyPage_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        QTest::addColumn<bool>("contrast");
        QTest::addColumn<bool>("longer");
        const QSize large(1440, 900);
        const QSize small(1024, 640);
        QTest::newRow("as drawn") << large << 1.0 << false << false;
        QTest::newRow("high contrast") << large << 1.0 << true << false;
        QTest::newRow("small window") << small << 1.0 << false << false;
        QTest::newRow("longer words") << large << 1.0 << false << true;
        QTest::newRow("longer words, small window") << small << 1.0 << false << true;
        QTest::newRow("large text") << large << 1.5 << false << false;
        QTest::newRow("large text, small window") << small << 1.5 << false << false;
        QTest::newRow("longer words, large text") << large << 1.5 << false << true;
        QTest::newRow("longer words, large text, small window") << small << 1.5 << false << true;
    }
    void everyPage() {
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        QFETCH(bool, contrast);
        QFETCH(bool, longer);
        TableWindow table(longer ? QStringLiteral(TALETOP_X_TEST) : QString());
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        table.app().appearance()->setHighContrast(contrast);
        const bool asDrawn = QLatin1String(QTest::currentDataTag()) == QLatin1String("as drawn");
        const QStringList all = findingsOfAll(table, [&] {
            return findingsOf(table, contrast, longer) +
                   (asDrawn ? faintInHighContrast(table) : QStringList());
        });
        if (QTest::currentTestFailed())
            return;
        judge(all);
    }

    // A language affects only texts and the space that they need, so nothing else is tested.
    void everyLanguage_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        for (const QString& language : availableLanguages()) {
            const auto row = [&language](const char* setting, const QSize& size, qreal text) {
                QTest::newRow(qPrintable(language + QLatin1String(setting))) << language << size << text;
            };
            if (language == QLatin1String("en"))
                continue; // tested by everyPage
            row("", QSize(1440, 900), 1.0);
            row(", small window", QSize(1024, 640), 1.0);
            row(", large text", QSize(1440, 900), 1.5);
            row(", large text, small window", QSize(1024, 640), 1.5);
        }
    }
    void everyLanguage() {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table(language);
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        const QStringList all = findingsOfAll(table, [&] {
            const QList<SeenText> texts = seenTexts(table);
            return brokenTexts(table, texts) + partedNames(texts) + wordsOnButtons(table, texts);
        });
        if (QTest::currentTestFailed())
            return;
        judge(all);
    }

    void menusAndDialogs_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : availableLanguages())
            QTest::newRow(qPrintable(language)) << language;
        QTest::newRow("longer words") << QStringLiteral(TALETOP_X_TEST);
    }
    void menusAndDialogs() {
        QFETCH(QString, language);
        TableWindow table(language);
        open(table, matchOf(*contract::games().front(), 3, 0.3)); // adds people's hands to the menus
        QStringList words;
        QStringList all = brokenMenus(table, words) + brokenDialogs(table, words);
        if (language.endsWith(QLatin1String(".qm")))
            all += foreignWords(table, words);
        QVERIFY2(words.size() > 40, qPrintable(QString::number(words.size())));
        judge(all);
    }

private:
    static void judge(const QStringList& all) {
        QSet<std::size_t> used;
        QStringList left = unexcepted(all, used);
        if (!notAllPages())
            left += needless(used);
        for (const QString& each : left)
            qInfo("%s", qPrintable(each));
        QVERIFY2(left.isEmpty(), qPrintable(QStringLiteral("%1 findings").arg(left.size())));
    }
};

TALETOP_TEST(EveryPageTest)

#include "every_page_test.moc"
