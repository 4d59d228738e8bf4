// SPDX-License-Identifier: MIT
// Plays whole games of Tail Story with two people and a bot in the real window, by mouse and by keyboard.
// Moves are picked from the offered choices and made with visible controls.
#include "core/match/save.h"
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

struct Offer {
    QString move;
    QStringList gesture;
};

QList<Offer> offers(MatchSession& session) {
    QList<Offer> all;
    for (int row = 0; row < session.choices()->rowCount(); ++row) {
        const QVariantMap choice = session.choices()->at(row);
        all.append({choice.value(QStringLiteral("move")).toString(),
                    choice.value(QStringLiteral("gesture")).toStringList()});
    }
    return all;
}

QList<Offer> beginning(const QList<Offer>& all, const QStringList& words) {
    QList<Offer> found;
    std::copy_if(all.begin(), all.end(), std::back_inserter(found), [&](const Offer& offer) {
        return std::any_of(words.begin(), words.end(),
                           [&](const QString& word) { return offer.move.startsWith(word); });
    });
    return found;
}

/// Returns the choice to make next. Varies the choices, so that every kind of move occurs and the game ends.
Offer wanted(MatchSession& session, int count) {
    const QList<Offer> all = offers(session);
    QList<Offer> some = all;
    if (session.step() == QLatin1String("action"))
        some = beginning(all, count % 6 == 5 ? QStringList{"end"}
                                             : QStringList{"play", "ability", "draw", "swap"});
    else if (session.step() == QLatin1String("respond"))
        some = beginning(all, count % 3 == 0 ? QStringList{"stop"} : QStringList{"pass"});
    if (some.isEmpty())
        some = beginning(all, {"end", "pass"});
    if (some.isEmpty())
        some = all;
    return some[count % some.size()];
}

/// Returns the name of the item for a touch, or "" if the touch needs the first button of the prompt bar.
QString thingOf(const QString& touch) {
    const QStringList parts = touch.split(u'/');
    if (parts[0] == QLatin1String("card"))
        return (parts[1] == QLatin1String("discard") ? QStringLiteral("pick-") + parts[2] : parts[1]) + u'-' +
               parts[3];
    if (parts[0] == QLatin1String("seat"))
        return QStringLiteral("seat-") + parts[1];
    if (parts[0] != QLatin1String("button"))
        return {};
    const QString key = parts[1];
    if (key.startsWith(QLatin1String("number")) || key == QLatin1String("use") ||
        key == QLatin1String("decline"))
        return QStringLiteral("answer-") + key;
    if (key == QLatin1String("ability") || key == QLatin1String("swap") ||
        key == QLatin1String("draw-discard"))
        return QStringLiteral("action-") + key;
    return {};
}

/// Returns the name of the tab that shows the touched card's pile, or "" if the touch is not a card in a
/// pile.
QString tabOf(const QString& touch) {
    const QStringList parts = touch.split(u'/');
    const bool pile = parts[0] == QLatin1String("card") && parts[1] == QLatin1String("discard");
    return pile ? QStringLiteral("pile-") + parts[2] : QString();
}

Qt::Key keyOf(const QString& touch) {
    static const QHash<QString, Qt::Key> keys{
        {"button/draw-discard", Qt::Key_D}, {"button/ability", Qt::Key_A}, {"button/swap", Qt::Key_S},
        {"button/end", Qt::Key_E},          {"button/pass", Qt::Key_P},    {"button/use", Qt::Key_Y},
        {"button/decline", Qt::Key_N},      {"button/done", Qt::Key_X}};
    return keys.value(touch, Qt::Key_unknown);
}

} // namespace

class TailstoryTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeGameIsPlayedByMouse() {
        TableWindow table;
        start(table);
        playWholeGame(table, &TailstoryTest::byMouse);
    }
    void aWholeGameIsPlayedByKeyboard() {
        TableWindow table;
        start(table);
        playWholeGame(table, &TailstoryTest::byKeyboard);
    }

    void atRestNothingIsPainted() {
        TableWindow table;
        start(table);
        table.waitForPerson();
        const int frames = table.framesAtRest();
        QVERIFY2(frames <= 1, qPrintable(QString::number(frames)));
    }

private:
    using Act = void (TailstoryTest::*)(TableWindow&, const Offer&);

    /// Starts a match of two people and a bot, with open hands.
    void start(TableWindow& table) {
        table.app().openSeats(QStringLiteral("tailstory"));
        SeatSheet& sheet = *table.app().seatSheet();
        sheet.setSeatCount(3);
        sheet.setKind(0, QStringLiteral("human"));
        sheet.setKind(1, QStringLiteral("human"));
        sheet.setKind(2, QStringLiteral("random"));
        sheet.setSeedText(QStringLiteral("7"));
        table.app().startMatch();
        QCOMPARE(table.app().page(), QStringLiteral("table"));
        table.session().curtain()->setMode(QStringLiteral("open"));
    }
    bool done(TableWindow& table, int revision) { return table.session().revision() > revision; }
    void byMouse(TableWindow& table, const Offer& offer) {
        const int revision = table.session().revision();
        for (const QString& touch : offer.gesture) {
            const QString thing = thingOf(touch);
            const QString tab = tabOf(touch);
            if (!tab.isEmpty() && table.find(tab) != nullptr) {
                QTest::qWait(30); // rows are laid out before they are painted
                table.click(tab);
            }
            // If a card may be picked instead, the button to decline is in the prompt bar.
            const bool inBar = thing.startsWith(QLatin1String("answer")) && table.find(thing) == nullptr;
            if (!thing.isEmpty() && !inBar && !done(table, revision))
                clickEdge(table, thing);
        }
        if (done(table, revision))
            return;
        // Uses the second button if it has the choice's label.
        const bool second = m_count % 2 == 1 && offer.gesture.size() == 1 &&
                            table.find("buttonSecond") != nullptr &&
                            table.find("buttonSecond")->property("text") == labelOf(table, offer);
        table.click(second ? QStringLiteral("buttonSecond") : QStringLiteral("primary"));
        if (!done(table, revision) && table.find("buttonSecond") != nullptr)
            table.click(QStringLiteral("buttonSecond"));
    }
    /// Clicks near the item's left edge, because other cards in a fan cover the rest.
    static void clickEdge(TableWindow& table, const QString& thing) {
        QQuickItem* item = table.need(thing);
        if (item == nullptr)
            return;
        const QPointF seen = item->mapToScene(QPointF(item->width() * 0.12, item->height() * 0.5));
        QTest::mouseClick(table.window().panel(), Qt::LeftButton, {}, seen.toPoint());
    }
    static QString labelOf(TableWindow& table, const Offer& offer) {
        for (int row = 0; row < table.session().choices()->rowCount(); ++row)
            if (table.session().choices()->at(row).value("move") == offer.move)
                return table.session().choices()->at(row).value("label").toString();
        return {};
    }
    void byKeyboard(TableWindow& table, const Offer& offer) {
        const int revision = table.session().revision();
        for (const QString& touch : offer.gesture) {
            const QStringList parts = touch.split(u'/');
            if (done(table, revision))
                return;
            if (keyOf(touch) != Qt::Key_unknown)
                table.key(keyOf(touch));
            else if (parts[0] == QLatin1String("button") && parts[1].startsWith(QLatin1String("number")))
                table.key(static_cast<Qt::Key>(Qt::Key_0 + parts[1].mid(7).toInt()));
            else if (parts[0] == QLatin1String("seat"))
                table.key(static_cast<Qt::Key>(Qt::Key_1 + placeAmongOthers(table, parts[1].toInt())));
            else if (parts[0] == QLatin1String("card") && parts[1] == QLatin1String("discard"))
                pickByKeys(table, touch);
            else if (parts[0] == QLatin1String("card"))
                table.key(static_cast<Qt::Key>(Qt::Key_1 + parts[3].toInt()));
        }
        if (!done(table, revision))
            table.key(Qt::Key_C);
    }
    static int placeAmongOthers(TableWindow& table, int seat) {
        return seat < table.session().focusSeat() ? seat : seat - 1;
    }
    void pickByKeys(TableWindow& table, const QString& touch) {
        if (table.find(tabOf(touch)) != nullptr)
            walkTo(table, tabOf(touch));
        walkTo(table, thingOf(touch));
    }
    void walkTo(TableWindow& table, const QString& name) {
        QVERIFY2(table.tabTo(name), qPrintable(name));
        table.key(Qt::Key_Return);
    }
    void playWholeGame(TableWindow& table, Act act) {
        QSet<QString> steps;
        QSet<int> seats;
        for (m_count = 0; !table.session().over(); ++m_count) {
            QVERIFY2(m_count < 3000, qPrintable(table.session().prompt()));
            hurryToPerson(table);
            if (table.session().over() || QTest::currentTestFailed())
                break;
            const int revision = table.session().revision();
            const QString step = table.session().step();
            const Offer offer = wanted(table.session(), m_count);
            steps.insert(step);
            seats.insert(table.session().actor());
            (this->*act)(table, offer);
            QVERIFY2(QTest::qWaitFor([&] { return done(table, revision); }),
                     qPrintable(QStringList({step, offer.move, table.session().refusal()->text()})
                                    .join(QStringLiteral(": "))));
            checkSaved(table);
        }
        QVERIFY(table.need(QStringLiteral("scoreSheet")) != nullptr);
        QCOMPARE(seats, (QSet<int>{0, 1}));
        for (const char* step : {"choose", "action", "respond", "drawNumber", "stealNumber", "achieve"})
            QVERIFY2(steps.contains(QLatin1String(step)), step);
    }
    /// Like TableWindow::waitForPerson, but without the bots' pauses.
    static void hurryToPerson(TableWindow& table) {
        const bool came = QTest::qWaitFor(
            [&] {
                table.session().scheduler()->finishAnimations();
                return table.session().over() || !table.session().step().isEmpty();
            },
            20'000);
        QVERIFY2(came, qPrintable(table.session().prompt()));
    }
    static void checkSaved(TableWindow& table) {
        QFile file(table.session().saveFile().file());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(),
                 match::saveText(table.session().match().game(), table.session().match().journal()));
    }

    int m_count = 0; ///< number of decisions so far
};

TALETOP_TEST(TailstoryTest)

#include "tailstory_test.moc"
