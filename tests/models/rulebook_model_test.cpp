// SPDX-License-Identifier: MIT
// Tests of the rulebook as a list: chapters and entries, the search, and links between entries.
#include "app/models/rulebook_model.h"

#include "core/contract/registry.h"
#include "tests/qt_main.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace taletop;
using namespace taletop::app;

namespace {

using Role = RulebookModel::Role;

QString said(const RulebookModel& book, int row, Role role) {
    return book.data(book.index(row), role).toString();
}

QStringList entriesOf(const RulebookModel& book) {
    QStringList ids;
    for (int row = 0; row < book.rowCount(); ++row)
        if (const QString id = said(book, row, Role::EntryRole); !id.isEmpty())
            ids.append(id);
    return ids;
}

QStringList found(RulebookModel& book, const QString& words) {
    book.setFilter(words);
    return entriesOf(book);
}

/// Replaces every text with one that has an accent and mentions several entries.
class Accents : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*,
                                    int) const override {
        return QLatin1String(context) == QLatin1String("template")
                   ? QString::fromUtf8("École <%1>\u202f: TM-4, TM-04, TM-7, TM-99.")
                         .arg(QLatin1String(source))
                   : QString();
    }
};

} // namespace

class RulebookModelTest : public QObject {
    Q_OBJECT

private slots:
    void chaptersAndEntriesAreInReadingOrder() {
        RulebookModel book;
        const QAbstractItemModelTester tester(&book, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(book.rowCount(), 0);
        book.setGameId(QStringLiteral("template"));
        QCOMPARE(book.total(), 11);
        QCOMPARE(book.count(), 11);
        QCOMPARE(book.chapters().size(), 3);
        QCOMPARE(book.rowCount(), 14);
        QCOMPARE(said(book, 0, Role::EntryRole), QString());
        QCOMPARE(said(book, 0, Role::TitleRole), QStringLiteral("Before the game"));
        QCOMPARE(said(book, 1, Role::EntryRole), id(1));
        QCOMPARE(said(book, 1, Role::ChapterRole), QStringLiteral("Before the game"));
        QVERIFY(!said(book, 1, Role::TitleRole).isEmpty() && !said(book, 1, Role::TextRole).isEmpty());
        QVERIFY(!book.data(book.index(1), Role::HasExampleRole).toBool());
        QCOMPARE(book.rowOf(id(4)), 5);
        QCOMPARE(book.rowOfChapter(1), 4);
        QVERIFY(book.has(id(11)) && !book.has(id(12)) && !book.has(QString()));
        QCOMPARE(book.titleOf(id(6)), QStringLiteral("Answers"));
    }

    void theSearchFindsTheRightEntries_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QList<int>>("entries");
        QTest::newRow("number only") << "10" << QList<int>{10};
        QTest::newRow("number with its prefix") << id(5) << QList<int>{5};
        QTest::newRow("number without the dash") << id(5).remove(u'-').toLower() << QList<int>{5};
        QTest::newRow("word of a title") << "motto" << QList<int>{11};
        QTest::newRow("all words, in any case") << "HIGHEST answer" << QList<int>{5, 6};
        QTest::newRow("spaces around") << "  motto  " << QList<int>{11};
        QTest::newRow("accents") << QString::fromUtf8("móttò") << QList<int>{11};
        QTest::newRow("words that never occur together") << "motto deal" << QList<int>{};
    }
    void theSearchFindsTheRightEntries() {
        QFETCH(QString, words);
        QFETCH(QList<int>, entries);
        RulebookModel book;
        const QAbstractItemModelTester tester(&book, QAbstractItemModelTester::FailureReportingMode::QtTest);
        book.setGameId(QStringLiteral("template"));
        const QSignalSpy counted(&book, &RulebookModel::countChanged);
        QStringList wanted;
        for (const int entry : entries)
            wanted.append(id(entry));
        QCOMPARE(found(book, words), wanted);
        QCOMPARE(book.count(), wanted.size());
        QCOMPARE(counted.count(), 1);
        for (int row = 0; row < book.rowCount(); ++row) // every heading has an entry
            QVERIFY(!said(book, row, Role::EntryRole).isEmpty() ||
                    !said(book, row + 1, Role::EntryRole).isEmpty());
        QCOMPARE(book.rowOf(id(3)), -1);
        QCOMPARE(found(book, QString()).size(), 11);
    }

    void theEntryWithTheSearchedNumberComesFirst() {
        Accents accents; // makes every text mention TM-4 and TM-7
        QVERIFY(QCoreApplication::installTranslator(&accents));
        RulebookModel book;
        QCOMPARE(book.bestRow(), -1);
        book.setGameId(QStringLiteral("template"));
        QCOMPARE(book.bestRow(), 1);
        for (const char* words : {"7", "tm7", " TM-7 "}) {
            QVERIFY(!found(book, QLatin1String(words)).isEmpty());
            QCOMPARE(book.entryAt(book.bestRow()), id(7));
        }
        found(book, QStringLiteral("nowhere"));
        QCOMPARE(book.bestRow(), -1);
        QCoreApplication::removeTranslator(&accents);
    }

    void textsLinkToTheEntriesThatTheyName() {
        Accents accents;
        QVERIFY(QCoreApplication::installTranslator(&accents));
        RulebookModel book;
        book.setGameId(QStringLiteral("template"));
        const int row = book.rowOf(id(7));
        const QString text = said(book, row, Role::LinkedTextRole);
        QVERIFY2(text.contains(QStringLiteral("<a href=\"TM-4\">TM-4</a>")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("<a href=\"TM-4\">TM-04</a>")));
        QVERIFY(text.contains(QStringLiteral("&lt;Who takes")) &&
                text.contains(QStringLiteral("TM-7, TM-99.")));
        QVERIFY(text.contains(QStringLiteral("&gt;&nbsp;: <a"))); // no line break before the colon
        const QVariantList links = book.data(book.index(row), Role::LinksRole).toList();
        QCOMPARE(links.size(), 1); // no link to itself or to missing entries, and no duplicates
        QCOMPARE(links.first().toMap().value(QStringLiteral("entry")).toString(), QStringLiteral("TM-4"));
        QCOMPARE(links.first().toMap().value(QStringLiteral("title")).toString(), book.titleOf(id(4)));
        QCoreApplication::removeTranslator(&accents);
    }

    /// A rulebook keeps its language, because the window creates a new one when the language changes.
    void aBookKeepsTheLanguageItWasMadeIn() {
        const auto foundInANewBook = [] {
            RulebookModel book;
            book.setGameId(QStringLiteral("template"));
            return found(book, QStringLiteral("ecole")).size();
        };
        QCOMPARE(foundInANewBook(), 0);
        Accents accents;
        QVERIFY(QCoreApplication::installTranslator(&accents));
        QCOMPARE(foundInANewBook(), 11);
        QCoreApplication::removeTranslator(&accents);
        QCOMPARE(foundInANewBook(), 0);
    }

    void anUnknownGameHasNoRules() {
        RulebookModel book;
        book.setGameId(QStringLiteral("template"));
        book.setGameId(QStringLiteral("whist"));
        QCOMPARE(book.rowCount(), 0);
        QCOMPARE(book.total(), 0);
        QCOMPARE(book.rowOf(id(1)), -1);
    }

private:
    static QString id(int number) {
        return QString::fromStdString(contract::findGame("template")->ledgerEntry(number));
    }
};

TALETOP_TEST(RulebookModelTest)

#include "rulebook_model_test.moc"
