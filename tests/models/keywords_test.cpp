// SPDX-License-Identifier: MIT
// Keywords found in words that stand on a table, in whatever language, and what the rules say of them.
#include "app/models/cards.h"
#include "core/contract/registry.h"

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

/// Says two words and a rule in letters that are written without spaces.
class Unspaced : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override {
        if (qstrcmp(source, "mess") == 0)
            return QString::fromUtf8("ちらかす");
        if (QByteArray(source).startsWith("Take 1 card from another player's discard pile"))
            return QString::fromUtf8("捨て札から1枚取ります。そのあと山札に置けます。");
        return {};
    }
};

} // namespace

class KeywordsTest : public QObject {
    Q_OBJECT

private slots:
    void aKeywordIsAWordOfItsOwnWhateverItsCase() {
        QCOMPARE(termsIn(tail, QStringLiteral("Mess: take a card.")), QStringList(QStringLiteral("mess")));
        QCOMPARE(termsIn(tail, QStringLiteral("A message about nothing.")), QStringList());
        QCOMPARE(termsIn(tail, QStringLiteral("Bury up to 2, or mess.")),
                 QStringList({QStringLiteral("mess"), QStringLiteral("bury")}));
        QCOMPARE(termsIn(tail, QString()), QStringList());
        QCOMPARE(termsIn(QStringLiteral("foxtail"), QStringLiteral("mess")), QStringList());
        QCOMPARE(termsIn(QStringLiteral("nothing"), QStringLiteral("mess")), QStringList());
    }

    /// TS-100 begins so.
    void theRulesSayWhatItMeans() {
        const QVariantMap mess = Cards().keywords(tail, QStringLiteral("mess 1")).value(0).toMap();
        QCOMPARE(mess.value(QStringLiteral("ledger")).toString(), QStringLiteral("TS-100"));
        QCOMPARE(mess.value(QStringLiteral("sentence")).toString(),
                 QStringLiteral("Take 1 card from another player's discard pile and put it on your own."));
    }

    void itIsFoundByItsTranslation_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("as it is written") << QString::fromUtf8("ボーナスはちらかすことです。");
        QTest::newRow("where a line may break in it")
            << QString::fromUtf8("ボーナスはちら\u200Bかすことです。");
        QTest::newRow("where none may") << QString::fromUtf8("ボーナスはち\u2060らかすことです。");
    }
    void itIsFoundByItsTranslation() {
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

QTEST_MAIN(KeywordsTest)
#include "keywords_test.moc"
