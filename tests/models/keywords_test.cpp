// SPDX-License-Identifier: MIT
// Tests of keywords: they are found in a table's texts in every language and explained by their rules.
#include "app/models/cards.h"
#include "core/contract/registry.h"
#include "tests/qt_main.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

using namespace taletop;
using namespace taletop::app;

namespace {

const auto tail = QStringLiteral("tailstory");

QStringList termsIn(const QString& game, const QString& words) {
    QStringList terms;
    for (const QVariant& keyword : Cards().keywords(game, words))
        terms.append(keyword.toMap().value(QStringLiteral("term")).toString());
    return terms;
}

/// Translates two words and a rule into a script without spaces.
class Unspaced : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override {
        if (QByteArray(source).startsWith("mess|"))
            return QString::fromUtf8("ちらかす");
        if (QByteArray(source).startsWith("Take 1 card from another player’s discard pile"))
            return QString::fromUtf8("捨て札から1枚取ります。そのあと山札に置けます。");
        return {};
    }
};

/// Translates "mess" in several forms, in a script with spaces.
class Inflected : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override {
        return QByteArray(source).startsWith("mess|") ? QString::fromUtf8("Karte | Karten | карты")
                                                      : QString();
    }
};

} // namespace

class KeywordsTest : public QObject {
    Q_OBJECT

private slots:
    void aKeywordIsFoundAsAWholeWordInAnyCase() {
        QCOMPARE(termsIn(tail, QStringLiteral("Mess: take a card.")), QStringList(QStringLiteral("mess")));
        QCOMPARE(termsIn(tail, QStringLiteral("A message about nothing.")), QStringList());
        QCOMPARE(termsIn(tail, QStringLiteral("Bury up to 2, or mess.")),
                 QStringList({QStringLiteral("mess"), QStringLiteral("bury")}));
        QCOMPARE(termsIn(tail, QString()), QStringList());
        QCOMPARE(termsIn(QStringLiteral("foxtail"), QStringLiteral("mess")), QStringList());
        QCOMPARE(termsIn(QStringLiteral("nothing"), QStringLiteral("mess")), QStringList());
    }

    void anyFormOfAKeywordIsFoundAndTheFirstIsGiven() {
        QCOMPARE(termsIn(tail, QStringLiteral("Ana messes twice, and digs.")),
                 QStringList({QStringLiteral("mess"), QStringLiteral("dig")}));
        QCOMPARE(termsIn(tail, QStringLiteral("mess|messes")), QStringList(QStringLiteral("mess")));
        QCOMPARE(termsIn(QStringLiteral("foxtail"), QStringLiteral("Hidden charms, two links")),
                 QStringList({QStringLiteral("charm"), QStringLiteral("link")}));
        QCOMPARE(termsIn(QStringLiteral("papertales"), QStringLiteral("2 Age tokens in aging")),
                 QStringList({QStringLiteral("Aging"), QStringLiteral("Age token")}));
        QCOMPARE(termsIn(QStringLiteral("storyline"), QStringLiteral("The giver of the card")),
                 QStringList(QStringLiteral("giver")));
        QCOMPARE(termsIn(tail, QStringLiteral("Recycle 1-2.")), QStringList(QStringLiteral("recycle")));
    }

    /// In scripts with spaces between words, a keyword inside a longer word is not found.
    void aPartOfAnotherWordIsNotAKeyword_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("stands");
        QTest::newRow("inflected form as a whole word") << QStringLiteral("Zwei Karten.") << true;
        QTest::newRow("beginning of a longer word") << QStringLiteral("Ein Kartenhaus.") << false;
        QTest::newRow("end of a longer word") << QStringLiteral("Die Landkarte.") << false;
        QTest::newRow("Cyrillic word") << QString::fromUtf8("Все карты.") << true;
        QTest::newRow("end of a Cyrillic word") << QString::fromUtf8("покарты") << false;
        QTest::newRow("with a combining mark") << QString::fromUtf8("Karteń") << false;
        QTest::newRow("between Japanese letters") << QString::fromUtf8("手Karteを") << true;
    }
    void aPartOfAnotherWordIsNotAKeyword() {
        QFETCH(QString, words);
        Inflected language;
        QCoreApplication::installTranslator(&language);
        const QStringList found = termsIn(tail, words);
        QCoreApplication::removeTranslator(&language);
        QTEST(!found.isEmpty(), "stands");
        QVERIFY(found.isEmpty() || found == QStringList(QStringLiteral("Karte")));
    }

    void aKeywordIsExplainedByItsRule() {
        const QVariantMap mess = Cards().keywords(tail, QStringLiteral("mess 1")).value(0).toMap();
        QCOMPARE(mess.value(QStringLiteral("ledger")).toString(), QStringLiteral("TS-100"));
        QCOMPARE(mess.value(QStringLiteral("sentence")).toString(),
                 QStringLiteral("Take 1 card from another player’s discard pile and put it on your own."));
    }

    void aKeywordIsFoundByItsTranslation_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("without invisible characters") << QString::fromUtf8("ボーナスはちらかすことです。");
        QTest::newRow("with a zero-width space inside")
            << QString::fromUtf8("ボーナスはちら\u200Bかすことです。");
        QTest::newRow("with a word joiner inside") << QString::fromUtf8("ボーナスはち\u2060らかすことです。");
    }
    void aKeywordIsFoundByItsTranslation() {
        QFETCH(QString, words);
        Unspaced language;
        QCoreApplication::installTranslator(&language);
        const QVariantList found = Cards().keywords(tail, words);
        QCoreApplication::removeTranslator(&language);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.front().toMap().value(QStringLiteral("sentence")).toString(),
                 QString::fromUtf8("捨て札から1枚取ります。"));
    }
};

TALETOP_TEST(KeywordsTest)
#include "keywords_test.moc"
