// SPDX-License-Identifier: MIT
// Tests of rules at the table: a refused move leads to its rule, the search finds rules, and an example is
// played on a practice table while the match waits.
#include "app/models/rulebook_model.h"
#include "app/text/first_sentence.h"
#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr auto game = "papertales";

void start(TableWindow& table, int seats) {
    table.app().openSeats(QLatin1String(game));
    table.app().seatSheet()->setSeatCount(seats);
    table.app().seatSheet()->setSeedText(QStringLiteral("3"));
    table.app().startMatch();
    table.waitForPerson();
}

QObject* bookOf(TableWindow& table) {
    return table.need(QStringLiteral("ruleList"))->property("book").value<QObject*>();
}

QString currentRule(TableWindow& table) {
    QQuickItem* list = table.need(QStringLiteral("ruleList"));
    const auto* book = qobject_cast<RulebookModel*>(bookOf(table));
    return book->data(book->index(list->property("currentIndex").toInt()), RulebookModel::EntryRole)
        .toString();
}

bool hasFocus(TableWindow& table, const QString& name) {
    const QQuickItem* active = table.window().panel()->quickWindow()->activeFocusItem();
    while (active != nullptr && active->objectName() != name)
        active = active->parentItem();
    return active != nullptr;
}

/// Makes an illegal move and returns the rule entry of its refusal.
QString refused(TableWindow& table) {
    table.session().submit(QStringLiteral("commit"));
    return table.session().refusal()->entry();
}

QString exampleEntry() {
    for (const contract::RuleChapter& chapter : contract::findGame(game)->rulebook())
        for (const contract::RuleEntry& rule : chapter.entries)
            if (!rule.example.empty())
                return QString::fromStdString(contract::findGame(game)->ledgerEntry(rule.number));
    return {};
}

/// Does the item contain an item with this name, even if it is scrolled out of view?
bool isBelow(const QQuickItem* item, const QString& name) {
    const auto children = item->childItems();
    return item->objectName() == name ||
           std::ranges::any_of(children, [&](const QQuickItem* child) { return isBelow(child, name); });
}

} // namespace

class RulesTest : public QObject {
    Q_OBJECT

private slots:
    /// In languages whose sentences have no full stop, such as Thai, translators mark the ends of sentences.
    void howToPlayShowsTheFirstSentenceOfEachRule_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : availableLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void howToPlayShowsTheFirstSentenceOfEachRule() {
        QFETCH(QString, language);
        TableWindow table(language);
        int shown = 0;
        for (const contract::Game* each : contract::games()) {
            emit table.app().ruleWanted(QString::fromUtf8(each->info().id), QString());
            const QQuickItem* page = table.need(QStringLiteral("rulesOverview"));
            QVERIFY(page != nullptr);
            RulebookModel book;
            book.setGameId(QString::fromUtf8(each->info().id));
            for (const contract::RuleChapter& chapter : each->rulebook())
                for (const contract::RuleEntry& rule : chapter.entries) {
                    const QString entry = QString::fromStdString(each->ledgerEntry(rule.number));
                    const QString english = QString::fromUtf8(rule.text.source);
                    if (isBelow(page, QStringLiteral("gist-") + entry) && firstSentence(english) != english) {
                        ++shown;
                        QVERIFY2(book.gistOf(entry) != book.gistOf(entry, true), qPrintable(entry));
                    }
                }
            table.click(QStringLiteral("closeRules"));
        }
        QVERIFY2(shown > 100, qPrintable(QString::number(shown)));
    }

    void aRefusedMoveLeadsToItsRule() {
        TableWindow table;
        start(table, 2);
        const QString entry = refused(table);
        QVERIFY2(entry.startsWith(QStringLiteral("PT-")), qPrintable(table.session().refusal()->text()));
        table.click(QStringLiteral("ruleLink"));
        QCOMPARE(currentRule(table), entry);
        QQuickItem* rule = table.need(QStringLiteral("rule-") + entry);
        const QQuickItem* list = table.need(QStringLiteral("ruleList"));
        const QRectF place = rule->mapRectToItem(list, rule->boundingRect());
        QVERIFY2(place.top() >= -1 && place.top() < list->height() - 20,
                 qPrintable(QString::number(place.top())));
        // The rules are next to the table, which stays visible and usable.
        const QQuickItem* leaf = table.need(QStringLiteral("rulesLeaf"));
        QVERIFY(leaf->x() > table.window().width() * 0.6 && leaf->width() >= 340);
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("rulesLeaf")) == nullptr);
        QVERIFY(hasFocus(table, QStringLiteral("papertalesTable")));
        QCOMPARE(table.app().page(), QStringLiteral("table"));

        QCOMPARE(refused(table), entry);
        table.key(Qt::Key_F1);
        QCOMPARE(currentRule(table), entry);
        QVERIFY(hasFocus(table, QStringLiteral("ruleList")));
        table.key(Qt::Key_Down);
        QVERIFY(currentRule(table) != entry);
        table.key(Qt::Key_Up);
        QCOMPARE(currentRule(table), entry);
    }

    void aHintLeadsToItsRule() {
        TableWindow table;
        start(table, 2);
        table.session().refusal()->refuse(QStringLiteral("No."));
        table.session().hints()->ask();
        QVERIFY(table.session().refusal()->text().isEmpty()); // a refusal would hide the hint
        table.session().hints()->ask();
        QTRY_VERIFY(!table.session().hints()->move().isEmpty());
        const QString entry = table.session().hints()->rows().value(0).toMap().value("entry").toString();
        QVERIFY(entry.startsWith(QStringLiteral("PT-")));
        table.key(Qt::Key_F1);
        QCOMPARE(currentRule(table), entry);
    }

    void theSearchFindsARule() {
        TableWindow table;
        start(table, 2);
        table.key(Qt::Key_F1);
        QVERIFY(table.need(QStringLiteral("rulesOverview")) != nullptr);
        table.key(Qt::Key_Slash);
        QVERIFY(hasFocus(table, QStringLiteral("ruleSearch")));
        table.type(QStringLiteral("pt45"));
        QCOMPARE(bookOf(table)->property("count").toInt(), 1);
        table.key(Qt::Key_Down);
        QVERIFY(hasFocus(table, QStringLiteral("ruleList")));
        QCOMPARE(currentRule(table), QStringLiteral("PT-45"));
        table.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(hasFocus(table, QStringLiteral("ruleSearch")));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("rulesLeaf")) == nullptr);
    }

    void everyControlHasANameAndARole() {
        TableWindow table;
        QAccessible::setActive(true);
        start(table, 2);
        refused(table);
        table.click(QStringLiteral("ruleLink"));
        const auto role = [&](const QString& name) {
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(table.need(name));
            return spoken != nullptr && !spoken->text(QAccessible::Name).isEmpty() ? spoken->role()
                                                                                   : QAccessible::NoRole;
        };
        QCOMPARE(role(QStringLiteral("ruleLink")), QAccessible::Link);
        QCOMPARE(role(QStringLiteral("rulesTab-1")), QAccessible::PageTab);
        QCOMPARE(role(QStringLiteral("ruleList")), QAccessible::List);
        QCOMPARE(role(QStringLiteral("rule-") + currentRule(table)), QAccessible::ListItem);
        QAccessible::setActive(false);
    }

    void anExampleIsTriedWhileTheMatchWaits() {
        TableWindow table;
        start(table, 3);
        const auto entries = table.session().match().journal().entries;
        const QString file = table.session().saveFile().file();
        table.key(Qt::Key_F1);
        table.key(Qt::Key_Slash);
        table.type(exampleEntry());
        table.key(Qt::Key_Down);
        QCOMPARE(bookOf(table)->property("filter").toString(), exampleEntry());
        QCOMPARE(currentRule(table), exampleEntry());
        table.key(Qt::Key_Return);
        QTRY_VERIFY(table.find(QStringLiteral("exampleSlip")) != nullptr);
        QVERIFY(table.find(QStringLiteral("rulesLeaf")) == nullptr);
        QVERIFY(table.session().match().header().practice && table.session().saveFile().file().isEmpty());
        table.waitForPerson();
        QVERIFY(hasFocus(table, QStringLiteral("papertalesTable")));
        const std::size_t before = table.session().match().journal().entries.size();
        const QString move = table.session().choices()->at(0).value(QStringLiteral("move")).toString();
        QVERIFY2(table.session().submit(move), qPrintable(table.session().refusal()->text()));
        QVERIFY(table.session().match().journal().entries.size() > before);

        table.click(QStringLiteral("closeExample"));
        QTRY_VERIFY(table.find(QStringLiteral("exampleSlip")) == nullptr);
        table.click(QStringLiteral("tellExample"));
        QTRY_VERIFY(table.find(QStringLiteral("exampleSlip")) != nullptr);
        table.click(QStringLiteral("restartExample"));
        QTRY_COMPARE(table.session().match().journal().entries.size(), before);
        table.click(QStringLiteral("leaveExample"));
        QTRY_VERIFY(table.find(QStringLiteral("leaveExample")) == nullptr);
        table.waitForPerson();
        // Bots may have moved in the meantime.
        const auto& back = table.session().match().journal().entries;
        QVERIFY(back.size() >= entries.size());
        QVERIFY(std::equal(entries.begin(), entries.end(), back.begin()));
        QCOMPARE(table.session().saveFile().file(), file);
        QVERIFY(hasFocus(table, QStringLiteral("papertalesTable")));
        QCOMPARE(table.app().saves()->rowCount(), 0); // only the home page loads the saves
        table.app().goHome();
        QCOMPARE(table.app().saves()->rowCount(), 1);
    }

    /// The page must not request a picture of the other game's cards, because missing pictures cause
    /// warnings.
    void theRulesOfAnotherGameReplaceThem() {
        TableWindow table;
        table.click(QStringLiteral("learn-papertales"));
        table.click(QStringLiteral("rulesTab-2"));
        QTRY_VERIFY(table.find(QStringLiteral("catalogueCard-1")) != nullptr);
        table.key(Qt::Key_Return); // opens the first card
        QVERIFY(table.need(QStringLiteral("allCards")) != nullptr);
        const auto nowOf = [&](const char* game) {
            QObject* sheet = table.need(QStringLiteral("rulesLeaf"));
            while (sheet != nullptr && !sheet->property("gameId").isValid())
                sheet = sheet->parent();
            return sheet != nullptr && sheet->property("gameId").toString() == QLatin1String(game);
        };
        QVERIFY(nowOf("papertales"));
        table.app().openRules();
        QTRY_VERIFY(nowOf("foxtail"));
        QTest::qWait(50); // until the closed items are gone
        QVERIFY(table.find(QStringLiteral("allCards")) == nullptr);
    }

    void anExampleOpenedFromHomeLeadsBackToItsRule() {
        TableWindow table;
        table.click(QStringLiteral("learn-papertales"));
        table.click(QStringLiteral("rulesTab-1"));
        table.key(Qt::Key_Slash);
        table.type(exampleEntry());
        table.click(QStringLiteral("try-") + exampleEntry());
        QTRY_VERIFY(table.find(QStringLiteral("exampleSlip")) != nullptr);
        table.waitForPerson();
        table.key(Qt::Key_Escape); // leaves without a question
        QTRY_COMPARE(table.app().page(), QStringLiteral("home"));
        QCOMPARE(currentRule(table), exampleEntry());
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("rulesLeaf")) == nullptr);
        QCOMPARE(table.app().saves()->rowCount(), 0);
    }
};

TALETOP_TEST(RulesTest)

#include "rules_test.moc"
