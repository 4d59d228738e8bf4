// SPDX-License-Identifier: MIT
// Where hints lie: at every table, on every rung, the bubbles lie whole in the window and over nothing that
// can be pressed, and so over none of the moves that they speak of.
#include "app/input/free_ground.h"
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/covered.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int rungs = 3;
constexpr int mostHints = 3;

/// What is wrong with the bubbles that are shown; `hints`: how many there are to show.
QStringList wrongWith(TableWindow& table, qsizetype hints) {
    constexpr qreal rim = 0.5; // less of a pixel than this cannot be seen
    QStringList wrong;
    const QRectF window = inScene(table.window().panel()->rootObject()).adjusted(-rim, -rim, rim, rim);
    for (int hint = 0; hint < hints; ++hint) {
        const QString name = QStringLiteral("hint-%1").arg(hint);
        QQuickItem* bubble = table.find(name);
        if (bubble == nullptr) {
            if (hint == 0)
                wrong.append(QStringLiteral("%1 is not shown").arg(name));
            continue; // its move is marked on the table
        }
        if (!window.contains(inScene(bubble)))
            wrong.append(QStringLiteral("%1 leaves the window").arg(name));
        const QRectF place(bubble->position(), QSizeF(bubble->width(), bubble->height()));
        if (!FreeGround().isFree(bubble, nullptr, place.adjusted(rim, rim, -rim, -rim)))
            wrong.append(QStringLiteral("%1 lies over something to press").arg(name));
    }
    return wrong;
}

/// Charms are counted while one weighs the moves: where there is room, hints leave the tails free.
QStringList tailsBelow(TableWindow& table, qsizetype hints) {
    QStringList below;
    for (int hint = 0; hint < hints; ++hint)
        if (QQuickItem* bubble = table.find(QStringLiteral("hint-%1").arg(hint)))
            below += seenBelow(table, bubble).filter(QStringLiteral("TailCard"));
    return below;
}

} // namespace

class HintsShownTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsCovered_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        for (const contract::Game* game : contract::games()) {
            const QString id = QString::fromUtf8(game->info().id);
            const auto row = [&id](const char* setting, const QSize& size, qreal text) {
                QTest::newRow(qPrintable(id + QLatin1String(setting))) << id << size << text;
            };
            row(", as drawn", QSize(1440, 900), 1.0);
            row(", small window", QSize(1024, 640), 1.0);
            row(", large text", QSize(1440, 900), 1.5);
            row(", large text, small window", QSize(1024, 640), 1.5);
        }
    }
    void nothingIsCovered() {
        QFETCH(QString, id);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        const contract::Game& game = *contract::findGame(id.toStdString());
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        QStringList wrong;
        for (const double part : {0.05, 0.25, 0.5, 0.75}) {
            open(table, matchOf(game, 3, part));
            table.session().curtain()->setMode(QStringLiteral("open"));
            table.waitForPerson();
            waitForRest(table);
            if (table.session().step() == QStringLiteral("respond"))
                continue; // a window that closes by itself takes its hint away
            for (int rung = 1; rung <= rungs; ++rung) {
                table.key(Qt::Key_H);
                QTRY_VERIFY(rung == 1 ? !table.session().hints().isEmpty()
                                      : !table.session().hintMove().isEmpty());
                waitForRest(table);
                const qsizetype hints = table.session().hints().size();
                QVERIFY(hints >= 1 && hints <= mostHints);
                if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                    table.window().grab().save(QStringLiteral("%1/%2, %3, rung %4.png")
                                                   .arg(folder, QLatin1String(QTest::currentDataTag()))
                                                   .arg(part)
                                                   .arg(rung));
                QStringList found = wrongWith(table, hints);
                const qsizetype clear = text < 1.5 ? hints : 1; // of words in large letters, the first
                if (id == QLatin1String("foxtail") && size.width() >= 1440 && (text < 1.5 || part == 0.5))
                    found += tailsBelow(table, clear);
                for (const QString& each : found)
                    wrong.append(QStringLiteral("%1 of the game, rung %2: %3").arg(part).arg(rung).arg(each));
            }
            table.session().clearHint();
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

TALETOP_TEST(HintsShownTest)

#include "hints_shown_test.moc"
