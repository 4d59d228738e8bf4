// SPDX-License-Identifier: MIT
// Every page can be read, reached by finger and key, and heard.
#include "app/text/translation.h"
#include "tests/access/exceptions.h"
#include "tests/access/findings.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"

#include <QQuickItem>
#include <QSet>
#include <QTest>

#include <iterator>
#include <optional>

using namespace taletop;
using namespace taletop::app;

namespace {

/// To look at what was found: in the folder that the environment names, if it names one.
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

/// Without what is excepted; `used` gets the numbers of the exceptions that were needed.
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
            if (excepted)
                used.insert(i);
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
        if (holdsIn(settings, exceptions[i]) && !used.contains(i))
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
        std::optional<InstalledWords> words;
        if (longer)
            words.emplace(QStringLiteral(TALETOP_X_TEST));
        TableWindow table;
        table.window().resize(size);
        table.app().setTextScale(text);
        table.app().setHighContrast(contrast);
        QStringList all;
        const QString asked = qEnvironmentVariable("TALETOP_PAGES");
        for (const Page& page : app::everyPage()) {
            if (!page.name.contains(asked))
                continue;
            putAway(table);
            page.open(table);
            if (QTest::currentTestFailed())
                return;
            QTest::mouseMove(table.window().panel(), QPoint(2, 2));
            waitForRest(table);
            keepPicture(table, page);
            const QList<SeenText> texts = seenTexts(table);
            if (texts.size() < 3)
                all.append(page.name + QStringLiteral(": nothing is written there"));
            QStringList found = faintTexts(table, contrast);
            found += brokenTexts(table, texts);
            found += smallTargets(table);
            found += silentThings(table);
            if (longer)
                found += foreignTexts(table, texts);
            found += lostFocus(table); // the last: it scrolls
            for (const QString& each : found)
                all.append(page.name + QStringLiteral(": ") + each);
        }
        QSet<std::size_t> used;
        QStringList left = unexcepted(all, used);
        if (asked.isEmpty())
            left += needless(used);
        for (const QString& each : left)
            qInfo("%s", qPrintable(each));
        QVERIFY2(left.isEmpty(), qPrintable(QStringLiteral("%1 findings").arg(left.size())));
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    EveryPageTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "every_page_test.moc"
