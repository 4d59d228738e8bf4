// SPDX-License-Identifier: MIT
// Tests of the menu bar, which stays hidden until requested. Its keys always work.
#include "app/shell/menu_bar.h"
#include "core/contract/registry.h"
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QApplication>
#include <QMenuBar>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

class MenuBarTest : public QObject {
    Q_OBJECT

private slots:
    void theMenuBarIsHiddenAtFirst() {
        TableWindow table;
        QCOMPARE(table.window().menuBar()->height(), 0);
        QCOMPARE(table.window().panel()->height(), table.window().height());
    }
    void altShowsTheMenuBarAndEscHidesIt() {
        TableWindow table;
        table.key(Qt::Key_Alt);
        QTRY_VERIFY(table.window().menuBar()->height() > 0);
        QVERIFY(table.window().menuBar()->hasFocus());
        QTest::keyClick(table.window().menuBar(), Qt::Key_Escape);
        QTRY_COMPARE(table.window().menuBar()->height(), 0);
        QTRY_VERIFY(table.window().panel()->hasFocus());
    }
    void altShowsTheMenuBarAtASharedTable_data() {
        QTest::addColumn<QString>("game");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void altShowsTheMenuBarAtASharedTable() {
        QFETCH(QString, game);
        TableWindow table;
        table.window().resize(1024, 640);
        table.app().openSeats(game);
        SeatSheet& sheet = *table.app().seatSheet();
        sheet.setSeatCount(3);
        for (int seat = 0; seat < 3; ++seat)
            sheet.setKind(seat, QStringLiteral("human"));
        sheet.setPrivacy(QStringLiteral("curtain"));
        table.app().startMatch();
        table.need(game + QStringLiteral("Table"));
        table.key(Qt::Key_Alt);
        QTRY_VERIFY(table.window().menuBar()->height() > 0);
    }
    void altAndALetterOpenAMenuUnderTheBar() {
        TableWindow table;
        table.key(Qt::Key_V, Qt::AltModifier); // View
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTRY_VERIFY(table.window().menuBar()->height() > 0);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
        QTRY_COMPARE(table.window().menuBar()->height(), 0);
        QTRY_VERIFY(table.window().panel()->hasFocus());
    }
    void aButtonOnEveryPageOpensAllMenus() {
        TableWindow table;
        const auto look = [&] {
            table.click(QStringLiteral("openMenu"));
            QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
            const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            QCOMPARE(menu->actions(), table.window().menuBar()->actions());
            QCOMPARE(table.window().menuBar()->height(), 0);
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
            QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
        };
        look();
        QVERIFY(table.tabTo(QStringLiteral("openMenu")));
        table.app().openSeats(QString::fromUtf8(contract::games().front()->info().id));
        look();
        table.app().startMatch();
        table.waitForPerson();
        look();
    }
    /// Menus have the colours of the pages, whatever the desktop's colours are.
    void menusLookLikeThePages() {
        TableWindow table;
        QPalette night;
        night.setColor(QPalette::Window, Qt::black);
        night.setColor(QPalette::WindowText, Qt::white);
        QApplication::setPalette(night);
        for (const bool contrast : {false, true}) {
            table.app().appearance()->setHighContrast(contrast);
            QCoreApplication::processEvents();
            table.click(QStringLiteral("openMenu"));
            QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
            QWidget* menu = QApplication::activePopupWidget();
            const QImage picture = menu->grab().toImage();
            if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                picture.save(folder + QStringLiteral("/menu-%1.png").arg(contrast));
            const QColor paper = contrast ? QColor(0xff, 0xff, 0xff) : QColor(0xfb, 0xf4, 0xe4);
            QCOMPARE(picture.pixelColor(picture.width() / 2, 3), paper);
            QTest::keyClick(menu, Qt::Key_Escape);
            QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
        }
        QApplication::setPalette(QPalette());
    }
    void shortcutsWorkWhileTheMenuBarIsHidden() {
        TableWindow table;
        table.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(table.app().page(), QStringLiteral("seats"));
    }
};

TALETOP_TEST(MenuBarTest)

#include "menu_bar_test.moc"
