// SPDX-License-Identifier: MIT
// Tests that text fields keep their input to themselves, on every page that has fields.
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QInputMethodEvent>
#include <QQuickItem>
#include <QTest>

using namespace taletop::app;

namespace {

QString nameOf(TableWindow& table, int seat) {
    return QString::fromStdString(
        table.app().seatSheet()->seats()->seats()[static_cast<std::size_t>(seat)].name);
}

void addFields(QQuickItem* item, QList<QQuickItem*>& fields) {
    if (!item->isVisible() || !item->isEnabled())
        return;
    if (item->flags().testFlag(QQuickItem::ItemAcceptsInputMethod) && item->width() > 0)
        fields.append(item);
    for (QQuickItem* child : item->childItems())
        addFields(child, fields);
}

QList<QQuickItem*> fieldsOf(TableWindow& table) {
    QList<QQuickItem*> fields;
    addFields(table.window().panel()->rootObject(), fields);
    return fields;
}

/// State that changes if Enter triggers the page's default action.
struct State {
    QString page;
    const void* session;
    qsizetype entries;
    bool rules;
    bool settings;
    friend bool operator==(const State&, const State&) = default;
};

State stateOf(TableWindow& table) {
    const MatchSession* session = table.app().session();
    return {table.app().page(), session,
            session != nullptr ? static_cast<qsizetype>(session->match().journal().entries.size()) : 0,
            table.find(QStringLiteral("rulesLeaf")) != nullptr,
            table.find(QStringLiteral("settingsSheet")) != nullptr};
}

void compose(TableWindow& table, const QString& preedit, const QString& commit = {}) {
    QInputMethodEvent event(preedit, {});
    event.setCommitString(commit);
    QCoreApplication::sendEvent(table.window().panel(), &event);
}

void checkFields(TableWindow& table, int least) {
    const QList<QQuickItem*> fields = fieldsOf(table);
    QVERIFY2(fields.size() >= least, qPrintable(QString::number(fields.size())));
    for (QQuickItem* field : fields) {
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
            field->forceActiveFocus(Qt::TabFocusReason);
            const State before = stateOf(table);
            table.key(key);
            QVERIFY2(stateOf(table) == before, qPrintable(field->parentItem()->objectName()));
        }
        // While an input method composes text, Enter and Esc have no other effect.
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
            field->forceActiveFocus(Qt::TabFocusReason);
            compose(table, QStringLiteral("に"));
            const State before = stateOf(table);
            table.key(key);
            QVERIFY2(stateOf(table) == before, qPrintable(field->parentItem()->objectName()));
            QVERIFY2(field->hasActiveFocus(), qPrintable(field->parentItem()->objectName()));
            compose(table, {});
        }
    }
}

} // namespace

class FieldsTest : public QObject {
    Q_OBJECT

private slots:
    void enterMovesToTheNextControl() {
        TableWindow table;
        table.app().openSeats(QStringLiteral("foxtail"));
        table.click(QStringLiteral("seat-0-name"));
        table.key(Qt::Key_A, Qt::ControlModifier);
        table.type(QStringLiteral("Hafiz")); // H and F are also shortcuts
        table.key(Qt::Key_Return);
        QCOMPARE(table.app().page(), QStringLiteral("seats"));
        QVERIFY(table.app().session() == nullptr);
        QCOMPARE(nameOf(table, 0), QStringLiteral("Hafiz"));
        QVERIFY(!table.need(QStringLiteral("seat-0-name"))->hasActiveFocus());
        table.key(Qt::Key_Escape);
        QCOMPARE(table.app().page(), QStringLiteral("home"));
    }

    void seatsHaveNamesFromTheStart() {
        TableWindow table;
        table.app().openSeats(QStringLiteral("foxtail"));
        int seat = 0;
        for (const QQuickItem* field : fieldsOf(table)) {
            QVERIFY(!nameOf(table, seat).isEmpty());
            QCOMPARE(field->property("text").toString(), nameOf(table, seat++));
        }
        QCOMPARE(seat, table.app().seatSheet()->seatCount());
    }

    void everyFieldOfTheSeatSheetKeepsItsKeys() {
        TableWindow table;
        table.app().openSeats(QStringLiteral("storyline"));
        table.click(QStringLiteral("moreOptions"));
        checkFields(table, 5); // four names and the deal number have fields
    }

    void everySearchFieldKeepsItsKeys() {
        TableWindow table;
        table.key(Qt::Key_Comma, Qt::ControlModifier);
        table.need(QStringLiteral("search"));
        checkFields(table, 1);
        table.key(Qt::Key_Escape);
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("settingsSheet")) == nullptr);
        table.key(Qt::Key_F1);
        for (const auto& [tab, search] :
             {std::pair("rulesTab-1", "ruleSearch"), {"rulesTab-2", "cardSearch"}}) {
            table.click(QLatin1String(tab));
            table.need(QLatin1String(search));
            checkFields(table, 1);
        }
    }

    /// A name is cut to 24 whole letters, regardless of their number of code units.
    void namesAreCutBetweenLetters() {
        TableWindow table;
        table.app().openSeats(QStringLiteral("foxtail"));
        table.click(QStringLiteral("seat-0-name"));
        table.key(Qt::Key_A, Qt::ControlModifier);
        table.type(QStringLiteral("Bartholomew the Great 1"));
        compose(table, {}, QStringLiteral("\U0001F98A\U0001F98A"));
        QCOMPARE(nameOf(table, 0), QStringLiteral("Bartholomew the Great 1\U0001F98A"));
        compose(table, {}, QStringLiteral("e"));
        QCOMPARE(nameOf(table, 0), QStringLiteral("Bartholomew the Great 1\U0001F98A"));
    }

    /// The wheel scrolls the page and never changes a control, not even the last one that was pressed.
    void theWheelScrollsThePageAndChangesNoControl() {
        TableWindow table;
        table.app().openSeats(QStringLiteral("storyline"));
        table.click(QStringLiteral("moreOptions"));
        QQuickItem* family = table.need(QStringLiteral("option-family"));
        table.click(QStringLiteral("option-family"));
        QTest::qWait(20);
        const QQuickItem* page = family;
        while (page != nullptr && !page->property("contentY").isValid())
            page = page->parentItem();
        QVERIFY(page != nullptr);
        const qreal before = page->property("contentY").toReal();
        const auto options = table.app().seatSheet()->header(1).options;
        family->forceActiveFocus();
        for (int turn = 0; turn < 3; ++turn) {
            const QPointF at(table.middle(family));
            QWheelEvent wheel(at, table.window().panel()->mapToGlobal(at), {}, QPoint(0, -120), Qt::NoButton,
                              {}, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(table.window().panel(), &wheel);
        }
        QTRY_VERIFY(page->property("contentY").toReal() > before);
        QVERIFY(table.app().seatSheet()->header(1).options == options);
    }
};

TALETOP_TEST(FieldsTest)

#include "fields_test.moc"
