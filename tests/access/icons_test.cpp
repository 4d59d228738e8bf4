// SPDX-License-Identifier: MIT
// What stands on a table as a sign says what it means: what one may build, and which figure takes what.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"

#include <QApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

bool isA(const QQuickItem* item, const char* type) {
    return QByteArray(item->metaObject()->className()).startsWith(QByteArray(type) + "_");
}

} // namespace

class IconsTest : public QObject {
    Q_OBJECT

private slots:
    /// What one could build says what it does, in the small window too: on it or, where there is no room, in
    /// what comes up beside it.
    void whatOneMayBuildTellsWhatItDoes() {
        const contract::Game& game = *contract::findGame("papertales");
        double part = 0.1;
        match::Match match = matchOf(game, 2, part);
        const auto builds = [&] {
            const kit::Seat seat = match.pending().seats.first();
            return !match.over() &&
                   game.scene(match.view(seat), seat).step == std::string_view("construct") &&
                   game.scene(match.view(seat), seat).choices.size() > 1;
        };
        for (; !builds() && part < 0.99; part += 0.01)
            match = matchOf(game, 2, part);
        QVERIFY(builds());
        for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
            TableWindow table;
            table.window().resize(size);
            open(table, match);
            table.session().curtain()->setMode(QStringLiteral("open"));
            waitForRest(table);
            int levels = 0;
            int told = 0;
            forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
                if (!isA(item, "LevelButton") || item->property("choice").isNull())
                    return;
                ++levels;
                bool explained = item->property("told").toBool();
                forEachVisible(item, [&](QQuickItem* inner) {
                    explained =
                        explained || (isA(inner, "Tip") && inner->property("text").toString().length() > 20);
                });
                told += explained ? 1 : 0;
            });
            QVERIFY(levels > 0);
            QCOMPARE(told, levels);
        }
    }

    /// As at Paper Tales' table: whoever plays by keys sees which figure takes what.
    void figuresStandOnTheCardsOfWhoeverPlaysByKeys() {
        TableWindow table;
        open(table, matchOf(*contract::findGame("tailstory"), 3, 0));
        const auto marks = [&] {
            QStringList texts;
            forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
                if (isA(item, "KeyMark"))
                    texts.append(item->property("text").toString());
            });
            return texts;
        };
        waitForRest(table);
        QVERIFY(marks().isEmpty());
        table.key(Qt::Key_Tab);
        table.key(Qt::Key_Right);
        QTRY_VERIFY(marks().size() >= 2);
        const QString last = marks().constLast();
        table.key(static_cast<Qt::Key>(Qt::Key_0 + last.toInt()));
        QTRY_VERIFY(!table.session().touches()->held().isEmpty());
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    IconsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "icons_test.moc"
