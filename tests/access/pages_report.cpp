// SPDX-License-Identifier: MIT
// Every page can be read, reached by finger and key, and heard; with longer words too.
#include "tests/access/findings.h"
#include "tests/access/longer_words.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"

#include <QQuickItem>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

class PagesReport : public QObject {
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
        QTest::newRow("longer words") << large << 1.0 << false << true;
        QTest::newRow("longer words, large text") << large << 1.5 << false << true;
        QTest::newRow("longer words, small window") << small << 1.0 << false << true;
        QTest::newRow("longer words, large text, small window") << small << 1.5 << false << true;
    }
    void everyPage() {
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        QFETCH(bool, contrast);
        QFETCH(bool, longer);
        LongerWords words;
        if (longer)
            QCoreApplication::installTranslator(&words);
        TableWindow table;
        table.window().resize(size);
        table.app().setTextScale(text);
        table.app().setHighContrast(contrast);
        QStringList all;
        for (const Page& page : app::everyPage()) {
            if (table.find(QStringLiteral("closeRules")) != nullptr)
                table.click(QStringLiteral("closeRules"));
            page.open(table);
            if (QTest::currentTestFailed())
                return;
            QTest::mouseMove(table.window().panel(), QPoint(2, 2));
            waitForRest(table);
            if (seenTexts(table).size() < 3)
                all.append(page.name + QStringLiteral(": nothing is written there"));
            const QStringList found = faintTexts(table, contrast) + brokenTexts(table) + smallTargets(table) +
                                      silentThings(table) + lostFocus(table);
            for (const QString& each : found)
                all.append(page.name + QStringLiteral(": ") + each);
        }
        for (const QString& each : all)
            qInfo("%s", qPrintable(each));
        QVERIFY(all.isEmpty());
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    PagesReport test;
    return QTest::qExec(&test, argc, argv);
}

#include "pages_report.moc"
