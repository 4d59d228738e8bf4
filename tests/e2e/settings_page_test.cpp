// SPDX-License-Identifier: MIT
// Tests of the settings in the real window: each kind can be changed by keyboard and by mouse, applies at
// once, survives a restart, and is shown in the menus.
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QAccessible>
#include <QAction>
#include <QMenuBar>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>

using namespace taletop::app;

namespace {

QString focused(TableWindow& table) {
    const QQuickItem* item = table.window().panel()->quickWindow()->activeFocusItem();
    while (item != nullptr && item->objectName().isEmpty())
        item = item->parentItem();
    return item != nullptr ? item->objectName() : QString();
}

bool saysBelow(QQuickItem* item, const QString& words) {
    if (!item->isVisible())
        return false;
    if (item->property("text").toString() == words)
        return true;
    const QList<QQuickItem*> children = item->childItems();
    return std::any_of(children.begin(), children.end(),
                       [&](QQuickItem* child) { return saysBelow(child, words); });
}

/// Does the sheet of keys contain this text?
bool says(TableWindow& table, const QString& words) {
    QQuickItem* sheet = table.find(QStringLiteral("keysSheet"));
    return sheet != nullptr && saysBelow(sheet, words);
}

void openSettings(TableWindow& table) {
    table.key(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(table.need(QStringLiteral("group-language")) != nullptr);
    QTRY_COMPARE(focused(table), QStringLiteral("group-language"));
}

void goToGroup(TableWindow& table, const QString& group) {
    for (int press = 0; press < 8 && focused(table) != QStringLiteral("group-") + group; ++press)
        table.key(Qt::Key_Down);
    QCOMPARE(focused(table), QStringLiteral("group-") + group);
    table.key(Qt::Key_Right);
}

QAction* actionOf(MainWindow& window, const QKeySequence& shortcut) {
    for (QAction* action : window.findChildren<QAction*>())
        if (action->shortcuts().contains(shortcut))
            return action;
    return nullptr;
}

} // namespace

class SettingsPageTest : public QObject {
    Q_OBJECT

private slots:
    void everyKindOfSettingWorksByKeyboard() {
        TableWindow table;
        App& app = table.app();
        openSettings(table);
        goToGroup(table, QStringLiteral("reading"));
        QCOMPARE(focused(table), QStringLiteral("set-textScale-0"));
        table.key(Qt::Key_Right);
        QCOMPARE(app.appearance()->textScale(), 1.25);
        QCOMPARE(focused(table), QStringLiteral("set-textScale-1"));
        table.key(Qt::Key_Tab);
        QCOMPARE(focused(table), QStringLiteral("set-highContrast"));
        table.key(Qt::Key_Space);
        QVERIFY(app.appearance()->highContrast());
        table.key(Qt::Key_Space);
        QVERIFY(!app.appearance()->highContrast());
        QVERIFY(table.tabTo(QStringLiteral("group-reading")));
        goToGroup(table, QStringLiteral("sound"));
        table.key(Qt::Key_Tab);
        QCOMPARE(focused(table), QStringLiteral("set-volume"));
        table.key(Qt::Key_Left);
        QCOMPARE(app.settings()->value("volume").toInt(), 50);
        table.key(Qt::Key_End);
        QCOMPARE(app.settings()->value("volume").toInt(), 100);
        QVERIFY(table.tabTo(QStringLiteral("group-sound")));
        goToGroup(table, QStringLiteral("seats"));
        QCOMPARE(focused(table), QStringLiteral("set-seatKey1"));
        table.key(Qt::Key_Return);
        table.key(Qt::Key_H); // refused, because it is a menu's key
        QCOMPARE(app.seatKeys()->name(0), QStringLiteral("F2"));
        table.key(Qt::Key_F4); // refused, because it is another seat's key
        QCOMPARE(app.seatKeys()->name(0), QStringLiteral("F2"));
        table.key(Qt::Key_B); // refused, because it is a table's key
        QCOMPARE(app.seatKeys()->name(0), QStringLiteral("F2"));
        table.key(Qt::Key_F10);
        QCOMPARE(app.seatKeys()->name(0), QStringLiteral("F10"));
        QVERIFY(table.tabTo(QStringLiteral("resetGroup")));
        table.key(Qt::Key_Space);
        QCOMPARE(app.seatKeys()->name(0), QStringLiteral("F2"));
        QCOMPARE(app.appearance()->textScale(), 1.25);
        QCOMPARE(focused(table), QStringLiteral("group-seats"));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("group-seats")) == nullptr);
        QVERIFY(focused(table).startsWith(QStringLiteral("box-")));
        QCOMPARE(App(app.preferences().file().fileName().section(u'/', 0, -2)).appearance()->textScale(),
                 1.25);
    }

    void everyKindOfSettingWorksByMouse() {
        TableWindow table;
        App& app = table.app();
        table.click(QStringLiteral("openSettings"));
        table.click(QStringLiteral("group-pace"));
        table.click(QStringLiteral("set-speed-3"));
        QCOMPARE(app.speed(), 3);
        table.click(QStringLiteral("set-stepMode"));
        QVERIFY(app.stepMode());
        table.click(QStringLiteral("group-sound"));
        table.click(QStringLiteral("set-volume"));
        QVERIFY(app.settings()->value("volume").toInt() != 60);
        table.click(QStringLiteral("resetAll"));
        QCOMPARE(app.speed(), 3); // the first press only asks for a second
        table.click(QStringLiteral("resetAll"));
        QCOMPARE(app.speed(), 2);
        table.click(QStringLiteral("closeSettings"));
        QTRY_VERIFY(table.find(QStringLiteral("closeSettings")) == nullptr);
    }

    void theSearchFindsASettingByKeyboard() {
        TableWindow table;
        openSettings(table);
        QVERIFY(table.tabTo(QStringLiteral("search")));
        table.type(QStringLiteral("hands curtain"));
        QCOMPARE(table.app().settings()->rows()->count(), 1);
        table.key(Qt::Key_Return);
        QCOMPARE(focused(table), QStringLiteral("set-standardPrivacy-0"));
        table.key(Qt::Key_Right);
        QCOMPARE(table.app().settings()->value("standardPrivacy").toString(), QStringLiteral("open"));
        table.key(Qt::Key_Escape); // leaves the search
        QVERIFY(table.app().settings()->rows()->search().isEmpty());
        QVERIFY(table.find(QStringLiteral("group-language")) != nullptr);
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("group-language")) == nullptr);
    }

    void anOpenSheetDoesNotDisturbAMatch() {
        TableWindow table;
        table.app().openSeats(QStringLiteral("foxtail"));
        table.app().startMatch();
        table.waitForPerson();
        table.session().scheduler()->hold(true); // keeps bots from moving
        const int revision = table.session().revision();
        openSettings(table);
        QVERIFY(!actionOf(table.window(), QKeySequence::Undo)->isEnabled());
        table.key(Qt::Key_Space);
        table.key(Qt::Key_B);
        table.key(Qt::Key_H);
        table.key(Qt::Key_F2);
        QCOMPARE(table.session().revision(), revision);
        QVERIFY(table.session().hints()->text().isEmpty());
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("group-language")) == nullptr);
        table.key(Qt::Key_Space);
        QTRY_VERIFY(table.session().revision() > revision);
    }

    void theSheetOfKeysListsTheShortcuts() {
        TableWindow table;
        table.key(Qt::Key_F12);
        table.need(QStringLiteral("keysSheet"));
        QVERIFY(says(table, QStringLiteral("Next box")));
        QVERIFY(says(table, QStringLiteral("Remove"))); // a key of the list of saves
        QVERIFY(says(table, QStringLiteral("F3")));     // a seat's key
        QVERIFY(says(table, QStringLiteral("Preferences…")) && says(table, QStringLiteral("Ctrl+,")));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("keysSheet")) == nullptr);
        QVERIFY(focused(table).startsWith(QStringLiteral("box-")));
        table.app().openSeats(QStringLiteral("foxtail"));
        table.app().startMatch();
        table.waitForPerson();
        table.session().scheduler()->hold(true);
        table.key(Qt::Key_Question, Qt::ControlModifier);
        table.need(QStringLiteral("keysSheet"));
        QVERIFY(says(table, QStringLiteral("Brush")) && !says(table, QStringLiteral("Next box")));
        const int revision = table.session().revision();
        table.key(Qt::Key_B);
        QCOMPARE(table.session().revision(), revision);
        QVERIFY(table.session().refusal()->text().isEmpty());
        for (const char* words : {"Go to this moment", "Play or stop"})
            QVERIFY2(says(table, QLatin1String(words)), words);
        table.key(Qt::Key_Return); // Close has the focus
        QTRY_VERIFY(table.find(QStringLiteral("keysSheet")) == nullptr);
        table.key(Qt::Key_F1);
        table.need(QStringLiteral("rulesLeaf"));
        table.key(Qt::Key_F12);
        table.need(QStringLiteral("keysSheet"));
        QVERIFY(says(table, QStringLiteral("Try the rule’s example")));
    }

    void menusShowTheSettings() {
        TableWindow table;
        App& app = table.app();
        const auto shown = [&](const QString& text) {
            for (const QAction* action : table.window().findChildren<QAction*>())
                if (action->text().remove(u'&') == text)
                    return action->isChecked();
            return false;
        };
        app.settings()->set("highContrast", true);
        app.settings()->set("speed", 3);
        QVERIFY(shown(QStringLiteral("High contrast")) && shown(QStringLiteral("Leisurely")));
        table.key(Qt::Key_Plus, Qt::ControlModifier);
        table.key(Qt::Key_Plus, Qt::ControlModifier);
        table.key(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(app.appearance()->textScale(), 1.5);
        QVERIFY(shown(QStringLiteral("150%")));
        table.key(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(app.appearance()->textScale(), 1.25);
        table.key(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(app.appearance()->textScale(), 1.0);
        QStringList heads;
        for (const QAction* head : table.window().menuBar()->actions())
            heads.append(head->text().remove(u'&'));
        QCOMPARE(heads, QStringList({QStringLiteral("Game"), QStringLiteral("Move"), QStringLiteral("View"),
                                     QStringLiteral("Settings"), QStringLiteral("Help")}));
    }

    void everyControlHasARoleAndIsLargeEnough() {
        TableWindow table;
        openSettings(table);
        QAccessible::setActive(true);
        struct Expected {
            const char* group;
            const char* name;
            QAccessible::Role role;
        };
        for (const Expected& each : {Expected{"reading", "set-highContrast", QAccessible::CheckBox},
                                     Expected{"reading", "set-textScale-0", QAccessible::RadioButton},
                                     Expected{"sound", "set-volume", QAccessible::Slider},
                                     Expected{"seats", "set-seatKey1", QAccessible::Button},
                                     Expected{"seats", "group-seats", QAccessible::PageTab}}) {
            table.click(QStringLiteral("group-") + QLatin1String(each.group));
            QQuickItem* item = table.need(QLatin1String(each.name));
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item);
            QVERIFY2(spoken != nullptr && !spoken->text(QAccessible::Name).isEmpty(), each.name);
            QCOMPARE(spoken->role(), each.role);
            QVERIFY2(item->width() >= 44 && item->height() >= 44, each.name);
        }
        QAccessible::setActive(false);
    }

    void screenReadersLearnWhatIsCheckedAsItChanges_data() {
        QTest::addColumn<bool>("early");
        QTest::newRow("screen reader on before the page opens") << true;
        QTest::newRow("screen reader on after the page opens") << false;
    }
    void screenReadersLearnWhatIsCheckedAsItChanges() {
        QFETCH(const bool, early);
        TableWindow table;
        QAccessible::setActive(early);
        openSettings(table);
        table.click(QStringLiteral("group-reading"));
        QAccessible::setActive(true);
        const auto spoken = [&](const char* name) {
            return QAccessible::queryAccessibleInterface(table.need(QLatin1String(name)));
        };
        const auto isChecked = [&](const char* name) {
            return spoken(name)->state().checkable && spoken(name)->state().checked;
        };
        QCOMPARE(spoken("group-reading")->role(), QAccessible::PageTab);
        QCOMPARE(spoken("set-textScale-0")->role(), QAccessible::RadioButton);
        QVERIFY(isChecked("set-textScale-0") && !isChecked("set-textScale-1"));
        QVERIFY(spoken("set-textScale-1")->state().checkable);
        table.click(QStringLiteral("set-textScale-0")); // this choice is already selected
        QVERIFY(isChecked("set-textScale-0"));
        table.click(QStringLiteral("set-textScale-1"));
        QVERIFY(!isChecked("set-textScale-0") && isChecked("set-textScale-1"));
        for (const bool on : {true, false}) {
            table.click(QStringLiteral("set-highContrast"));
            QCOMPARE(table.app().appearance()->highContrast(), on);
            QCOMPARE(isChecked("set-highContrast"), on);
        }
        spoken("set-highContrast")->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(table.app().appearance()->highContrast() && isChecked("set-highContrast"));
        table.click(QStringLiteral("group-sound"));
        const auto volume = [&] { return table.app().settings()->value("volume").toInt(); };
        const int before = volume();
        QCOMPARE(spoken("set-volume")->valueInterface()->currentValue().toInt(), before);
        spoken("set-volume")->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
        QVERIFY(volume() > before);
        QCOMPARE(spoken("set-volume")->valueInterface()->currentValue().toInt(), volume());
        QAccessible::setActive(false);
    }

    void aScreenReaderThatStartsLateLearnsWhatIsChecked() {
        TableWindow table;
        QAccessible::setActive(false);
        table.app().openSeats(QStringLiteral("foxtail"));
        table.app().seatSheet()->setSeatCount(2);
        QTRY_VERIFY(table.find(QStringLiteral("seats-2")) != nullptr);
        QAccessible::setActive(true);
        for (const int count : {3, 2}) {
            table.app().seatSheet()->setSeatCount(count);
            for (const int each : {2, 3}) {
                QAccessibleInterface* button = QAccessible::queryAccessibleInterface(
                    table.need(QStringLiteral("seats-") + QString::number(each)));
                QCOMPARE(button->role(), QAccessible::Button);
                QVERIFY(button->state().checkable);
                QCOMPARE(bool(button->state().checked), each == count);
            }
        }
        QAccessible::setActive(false);
    }

    void aNumberIsSetByKeysButNotByAPressOnItsLabel() {
        TableWindow table;
        openSettings(table);
        table.click(QStringLiteral("group-sound"));
        const auto volume = [&] { return table.app().settings()->value("volume").toInt(); };
        QQuickItem* slider = table.need(QStringLiteral("set-volume"));
        const int before = volume();
        const QPointF words = slider->mapToScene(QPointF(8, slider->height() / 2));
        QTest::mouseClick(table.window().panel(), Qt::LeftButton, {}, words.toPoint());
        QCOMPARE(volume(), before);
        slider->forceActiveFocus();
        for (const auto& [key, number] :
             {std::pair{Qt::Key_Home, 10}, std::pair{Qt::Key_Right, 20}, std::pair{Qt::Key_Up, 30},
              std::pair{Qt::Key_Down, 20}, std::pair{Qt::Key_Left, 10}, std::pair{Qt::Key_End, 100}}) {
            table.key(key);
            QCOMPARE(volume(), number);
        }
    }
};

TALETOP_TEST(SettingsPageTest)

#include "settings_page_test.moc"
