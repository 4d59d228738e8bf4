// SPDX-License-Identifier: MIT
// Tests of texts that people type: their visible characters, where they are cut, and their effect on the text
// around them.
#include "app/models/save_names.h"
#include "app/models/seat_sheet.h"
#include "app/text/names.h"
#include "app/text/phrases.h"
#include "app/text/whole_letters.h"
#include "core/contract/registry.h"
#include "tests/qt_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

const QString fox = QStringLiteral("\U0001F98A");
const QString family =
    QStringLiteral("\U0001F468\u200D\U0001F469\u200D\U0001F467"); // one letter of five code points
const QString accented = QStringLiteral("e\u0301");

} // namespace

class NamesTest : public QObject {
    Q_OBJECT

private slots:
    void textsAreCutBetweenLetters() {
        QCOMPARE(firstLetters(QStringLiteral("Marie"), 40), QStringLiteral("Marie"));
        QCOMPARE(firstLetters(QStringLiteral("Marie"), 3), QStringLiteral("Mar"));
        QCOMPARE(firstLetters(fox + fox, 1), fox);
        QCOMPARE(firstLetters(QStringLiteral("a") + family, 5), QStringLiteral("a"));
        QCOMPARE(firstLetters(QStringLiteral("a") + family, 6), QStringLiteral("a") + family);
        QCOMPARE(firstLetters(accented, 1), QString());
        QCOMPARE(firstLetters(QString(), 3), QString());
    }

    void aFieldTakesNoMoreLettersThanItsLimit() {
        LetterLimit limit;
        limit.setProperty("most", 3);
        QString text = QStringLiteral("ab") + fox + fox;
        int at = static_cast<int>(text.size());
        QCOMPARE(limit.validate(text, at), QValidator::Acceptable);
        QCOMPARE(text, QStringLiteral("ab") + fox);
        QCOMPARE(at, 4);
        at = 1;
        text = QStringLiteral("axbc"); // inserting a letter in the middle must not cut off the end
        QCOMPARE(limit.validate(text, at), QValidator::Invalid);
    }

    void invisibleNamesCountAsEmpty() {
        for (const QString& nothing :
             {QString(), QStringLiteral(" "), QStringLiteral("\u200B"), QStringLiteral("\u3164"),
              QStringLiteral("\u2800 \u00AD"), QStringLiteral("\u200D\uFE0F")}) {
            QCOMPARE(seenOf(nothing), QString());
            QCOMPARE(fileStem(nothing), QString());
        }
        QCOMPARE(seenOf(QStringLiteral("A\u200Bna")), QStringLiteral("Ana"));
        QCOMPARE(seenOf(accented), QStringLiteral("\u00E9"));
        QCOMPARE(seenOf(QStringLiteral(" Jo \u200B Ann")), QStringLiteral("Jo Ann"));
        QVERIFY(!seenOf(family).isEmpty());
        QVERIFY(!seenOf(QStringLiteral("\u2FE0")).isEmpty()); // Unicode may assign this code point one day
    }

    void theSeatSheetRefusesInvisibleNames() {
        const QTemporaryDir folder;
        SeatSheet sheet(folder.path());
        sheet.open(*contract::games().front());
        sheet.setName(0, QStringLiteral("\u200B"));
        QVERIFY2(sheet.problem().contains(QStringLiteral("no name")), qPrintable(sheet.problem()));
        sheet.setName(0, QStringLiteral("Ana"));
        sheet.setName(1, QStringLiteral("Ana\u2060"));
        QVERIFY2(sheet.problem().contains(QStringLiteral("Two seats")), qPrintable(sheet.problem()));
        sheet.setName(0, QStringLiteral("Joann"));
        sheet.setName(1, QStringLiteral("Jo Ann"));
        QCOMPARE(sheet.problem(), QString());
        sheet.setName(1, family);
        QCOMPARE(sheet.problem(), QString());
        QCOMPARE(QString::fromStdString(sheet.header(1).seats[1].name), family);
        sheet.setName(1, QString(39, u'a') + family); // a save stores at most 40 code points of a name
        QCOMPARE(QString::fromStdString(sheet.header(1).seats[1].name), QString(39, u'a'));
    }

    void savesAreNamedInWholeLettersToo() {
        const QString longName = QString(79, u'a') + family;
        QCOMPARE(fileStem(longName), QString(79, u'a'));
        const QString foxes = fox.repeated(60); // 240 bytes
        QCOMPARE(fileStem(foxes), fox.repeated(50));
    }

    void rightToLeftNamesAreIsolated() {
        QCOMPARE(isolated(QStringLiteral("Ana")), QStringLiteral("Ana"));
        const QString hebrew = QStringLiteral("\u05E9\u05E8\u05D4");
        QCOMPARE(isolated(hebrew), QChar(0x2068) + hebrew + QChar(0x2069));
        QCOMPARE(shownName(hebrew.toStdString()), isolated(hebrew));
    }

    void argumentsMayContainPlaceholders() {
        QCOMPARE(Phrases::fill(QStringLiteral("%1: %2"), {QStringLiteral("100 %2"), QStringLiteral("%1")}),
                 QStringLiteral("100 %2: %1"));
        QCOMPARE(Phrases::fill(QStringLiteral("%2, %1 %"), {QStringLiteral("5"), QStringLiteral("b")}),
                 QStringLiteral("b, 5 %"));
    }
};

TALETOP_TEST_WITHOUT_WINDOW(NamesTest)

#include "names_test.moc"
