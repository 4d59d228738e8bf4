// SPDX-License-Identifier: MIT
// Hints that people ask for on their phones.
#include "core/kit/rng.h"
#include "tests/phone/phone_table.h"
#include "tests/qt_main.h"

#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

QJsonArray hintOf(const PhoneClient& phone) { return phone.hand().value(QLatin1String("hint")).toArray(); }

bool saysMore(const PhoneClient& phone) {
    return std::ranges::any_of(
        hintOf(phone), [](const QJsonValue& row) { return row.toObject().contains(QLatin1String("more")); });
}

QStringList choicesOf(const PhoneClient& phone) {
    QStringList moves;
    for (const QJsonValue& choice : phone.hand().value(QLatin1String("choices")).toArray())
        moves.append(choice[QLatin1String("move")].toString());
    return moves;
}

/// Presses "hint" until the hint says everything.
bool askForWholeHint(PhoneClient& phone) {
    for (int press = 0; press < 3; ++press) {
        const QJsonArray before = hintOf(phone);
        phone.press("hint");
        if (!QTest::qWaitFor([&] { return hintOf(phone) != before; }))
            return false;
    }
    return !saysMore(phone);
}

} // namespace

class PhoneHintsTest : public QObject {
    Q_OBJECT

private slots:
    void eachPressSaysMoreAndTheLastClosesTheHint() {
        PhoneTable table("papertales");
        PhoneClient& phone = table.pair(0);
        PhoneClient& other = table.pair(1);
        QTRY_VERIFY(isAsked(phone));
        QVERIFY(phone.hand().value(QLatin1String("mayHint")).toBool());
        phone.press("hint");
        QTRY_COMPARE(hintOf(phone).size(), 1);
        QVERIFY(!hintOf(phone)[0][QLatin1String("text")].toString().isEmpty());
        QVERIFY(!hintOf(phone)[0].toObject().contains(QLatin1String("move"))); // only where to look
        phone.press("hint");
        QTRY_VERIFY(hintOf(phone).size() > 1);
        QVERIFY(saysMore(phone));
        phone.press("hint");
        QTRY_VERIFY(!hintOf(phone).isEmpty() && !saysMore(phone));
        for (const QJsonValue& row : hintOf(phone))
            QVERIFY(choicesOf(phone).contains(row[QLatin1String("move")].toString()));
        // Only this page shows it.
        QVERIFY(hintOf(other).isEmpty());
        QVERIFY(table.session->hints()->rows().isEmpty());
        phone.press("hint");
        QTRY_VERIFY(hintOf(phone).isEmpty());
    }

    void aMoveClosesTheHint() {
        PhoneTable table("papertales");
        PhoneClient& phone = table.pair(0);
        QTRY_VERIFY(isAsked(phone));
        QVERIFY(askForWholeHint(phone));
        phone.say(firstMove(phone));
        QTRY_VERIFY(hintOf(phone).isEmpty());
    }

    void onlyASeatThatMustChooseGetsAHint() {
        PhoneTable table;
        for (int seat = 0; seat < 3; ++seat)
            table.pair(seat);
        const int asked = table.session->match().pending().seats.first();
        PhoneClient& phone = *table.clients[static_cast<std::size_t>(asked)];
        PhoneClient& other = *table.clients[static_cast<std::size_t>((asked + 1) % 3)];
        QTRY_VERIFY(isAsked(phone));
        QVERIFY(!other.hand().contains(QLatin1String("mayHint")));
        other.press("hint");
        QTRY_COMPARE(other.answers().size(), 1);
        QVERIFY(hintOf(other).isEmpty());
        QVERIFY(hintOf(phone).isEmpty());
    }

    /// One press makes all steps of a plan but the commit, and the hint keeps the commit.
    void aWholePlanIsLaidAtOnce() {
        PhoneTable table("papertales");
        PhoneClient& phone = table.pair(0);
        table.pair(1);
        table.pair(2);
        kit::Rng random(4);
        const auto& game = table.session->match().game();
        bool laid = false;
        for (int move = 0; move < 200 && !laid; ++move) {
            QTRY_VERIFY(table.session->events()->telling() ||
                        !table.session->match().pending().seats.empty());
            if (table.session->events()->telling()) {
                table.session->events()->next();
                continue;
            }
            const kit::Seat seat = table.session->match().pending().seats.first();
            QTest::qWait(20); // the page is up to date
            if (seat == 0 && isAsked(phone) && hintOf(phone).isEmpty() && askForWholeHint(phone) &&
                hintOf(phone)[0].toObject().contains(QLatin1String("whole"))) {
                const std::size_t entries = table.session->match().journal().entries.size();
                phone.forgetAnswers();
                phone.say(
                    QJsonObject{{QStringLiteral("lay"), hintOf(phone)[0][QLatin1String("move")]},
                                {QStringLiteral("revision"), phone.hand().value(QLatin1String("revision"))}});
                QTRY_COMPARE(phone.answers(), QStringList{QString()});
                QVERIFY(table.session->match().journal().entries.size() > entries);
                // What is left of the plan is its commit.
                QTRY_VERIFY(!hintOf(phone).isEmpty() &&
                            !hintOf(phone)[0].toObject().contains(QLatin1String("whole")));
                QVERIFY(choicesOf(phone).contains(hintOf(phone)[0][QLatin1String("move")].toString()));
                laid = true;
                break;
            }
            const auto next = game.casualMove(table.session->match().view(seat), seat, random);
            QCOMPARE(
                table.session->moves().submitElsewhere(seat, QString::fromStdString(game.moveText(next)), {}),
                QString());
        }
        QVERIFY(laid);
    }
};

TALETOP_TEST(PhoneHintsTest)

#include "phone_hints_test.moc"
