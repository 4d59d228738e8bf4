// SPDX-License-Identifier: MIT
#include "tests/e2e/plain_hands.h"

#include "core/match/save.h"

#include <QFile>
#include <QQuickItem>
#include <QTest>

namespace taletop::app {

namespace {

void checkSaved(TableWindow& table) {
    QFile file(table.session().saveFile().file());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().toStdString(),
             match::saveText(table.session().match().game(), table.session().match().journal()));
}

/// Returns the touches of the first choice, such as "card/hand/0/2".
QStringList firstGesture(TableWindow& table) {
    return table.session().choices()->index(0, 0).data(ChoiceModel::GestureRole).toStringList();
}

} // namespace

void start(TableWindow& table, const QStringList& kinds, const QString& seed) {
    table.app().setSpeed(0);
    table.app().openSeats(QStringLiteral("template"));
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(static_cast<int>(kinds.size()));
    for (int seat = 0; seat < kinds.size(); ++seat)
        sheet.setKind(seat, kinds[seat]);
    sheet.setSeedText(seed);
    table.app().startMatch();
    table.need(QStringLiteral("templateTable"));
}

void actByMouse(TableWindow& table) {
    const QStringList gesture = firstGesture(table);
    if (gesture.isEmpty() || gesture.first().startsWith(QLatin1String("button")))
        return table.click(QStringLiteral("choice-0"));
    for (const QString& touch : gesture)
        table.click(touch);
}

void actByDragging(TableWindow& table) {
    const QStringList gesture = firstGesture(table);
    if (gesture.size() == 2)
        return table.drag(gesture[0], gesture[1]);
    actByMouse(table);
}

void actByKeys(TableWindow& table) {
    QVERIFY(table.tabTo(QStringLiteral("choice-0")));
    table.key(Qt::Key_Return);
}

QSet<QString> playAlone(TableWindow& table, Act act) {
    QSet<QString> steps;
    for (int turn = 0; turn < mostTurns && !QTest::currentTestFailed(); ++turn) {
        table.waitForPerson();
        if (table.session().over())
            return steps;
        steps.insert(table.session().step());
        act(table);
        QCoreApplication::processEvents();
        checkSaved(table);
    }
    [&] { QVERIFY2(table.session().over(), qPrintable(table.session().prompt())); }();
    return steps;
}

void keepPicture(TableWindow& table, const QString& name) {
    if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
        table.window().grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
}

} // namespace taletop::app
