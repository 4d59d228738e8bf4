// SPDX-License-Identifier: MIT
// Tests that short messages (refusals, news and each step of a hint) fit completely into the bar and cover
// nothing, at every table and in every window shape.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/covered.h"
#include "tests/access/findings.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int rungs = 3;

/// Submits an earlier move of the match that is no longer legal.
void askForTooMuch(MatchSession& session) {
    for (const match::Entry& entry : session.match().journal().entries) {
        const QString move = QString::fromStdString(entry.move);
        if (entry.who >= 0 && !session.refusal()->whyNot(move).isEmpty()) {
            session.submit(move);
            return;
        }
    }
}

/// The controls that are covered and the texts that are cut off.
QStringList faultsOf(TableWindow& table) {
    return coveredThings(table) + brokenTexts(table, seenTexts(table));
}

/// The bar at the bottom, for the prompt or for the narration.
QQuickItem* barOf(TableWindow& table) {
    QQuickItem* told = table.find(QStringLiteral("storyBar"));
    return told != nullptr ? told : table.find(QStringLiteral("promptBar"));
}

} // namespace

class BarShownTest : public QObject {
    Q_OBJECT

    /// The faults that the item with this name causes: it leaves the bar, is cut off, or adds faults to those
    /// `before`.
    QStringList wrongWith(TableWindow& table, const QString& name, const QStringList& before) {
        waitForRest(table);
        if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
            table.window().grab().save(
                QStringLiteral("%1/%2, %3, %4.png")
                    .arg(folder, QLatin1String(QTest::currentDataTag()), table.session().step(), name));
        const QQuickItem* item = table.find(name);
        const QQuickItem* bar = barOf(table);
        if (item == nullptr || bar == nullptr)
            return {name + QStringLiteral(" is not shown")};
        QStringList wrong;
        const QRectF window(QPointF(0, 0), table.window().panel()->size());
        if (!bar->isAncestorOf(item) || !inScene(bar).contains(inScene(item)) ||
            !window.contains(inScene(bar)))
            wrong.append(name + QStringLiteral(" leaves the bar"));
        if (item->property("truncated").toBool())
            wrong.append(name + QStringLiteral(" is cut"));
        for (const QString& each : faultsOf(table))
            if (!before.contains(each))
                wrong.append(name + QStringLiteral(": ") + each);
        return wrong;
    }

private slots:
    void nothingIsCovered_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        for (const contract::Game* game : contract::games()) {
            const QString id = QString::fromUtf8(game->info().id);
            const auto row = [&id](const char* language, const QSize& size, qreal text) {
                QTest::addRow("%s, %s, %dx%d%s", qPrintable(id), language, size.width(), size.height(),
                              text > 1 ? ", large text" : "")
                    << id << QString::fromLatin1(language) << size << text;
            };
            for (const char* language : {"en", "de"})
                for (const QSize& size : {QSize(1024, 768), QSize(1080, 1920), QSize(1280, 800),
                                          QSize(1366, 768), QSize(1920, 1080), QSize(1024, 640)})
                    row(language, size, 1);
            row("en", QSize(1440, 900), 1.5);
        }
    }
    void nothingIsCovered() {
        QFETCH(QString, id);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table(language);
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        QStringList wrong;
        int refused = 0;
        int taught = 0;
        int hinted = 0;
        for (const double part : {0.05, 0.3, 0.55}) {
            open(table, matchOf(*contract::findGame(id.toStdString()), 3, part));
            MatchSession& session = table.session();
            session.curtain()->setMode(QStringLiteral("open"));
            table.waitForPerson();
            waitForRest(table);
            const QStringList before = faultsOf(table);
            askForTooMuch(session);
            if (!session.refusal()->text().isEmpty()) {
                ++refused;
                wrong += wrongWith(table, QStringLiteral("whyNot"), before);
                session.refusal()->clear();
            }
            table.app().firstWords()->forget();
            table.app().firstWords()->setWanted(true);
            if (!table.app().firstWords()->text().isEmpty()) {
                ++taught;
                wrong += wrongWith(table, QStringLiteral("firstWord"), before);
            }
            table.app().firstWords()->setWanted(false);
            for (int rung = 1; rung <= rungs; ++rung) {
                session.hints()->ask();
                if (session.hints()->rows().isEmpty())
                    break; // this table has no hints
                QTRY_VERIFY(rung == 1 || !session.hints()->move().isEmpty());
                ++hinted;
                for (qsizetype row = 0; row < session.hints()->rows().size(); ++row)
                    wrong += wrongWith(table, QStringLiteral("hint-%1").arg(row), before);
            }
            session.hints()->clear();
        }
        QVERIFY(refused > 0);
        QVERIFY(taught > 0);
        QVERIFY(hinted >= rungs);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

TALETOP_TEST(BarShownTest)

#include "bar_shown_test.moc"
