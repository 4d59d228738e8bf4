// SPDX-License-Identifier: MIT
// Tests that controls without words, Buildings, and numbers on cards are explained.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/findings.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QAccessible>
#include <QApplication>
#include <QPointer>
#include <QPointingDevice>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

using namespace taletop;
using namespace taletop::app;

namespace {

bool isA(const QQuickItem* item, const char* type) {
    return QByteArray(item->metaObject()->className()).startsWith(QByteArray(type) + "_");
}

/// Does the text have a word or a figure, such as "150%"?
bool hasWords(const QString& text) {
    return std::ranges::any_of(text, [](QChar each) { return each.isLetterOrNumber(); });
}

/// Can the item be pressed by pointer or keys?
bool isPressable(QQuickItem* item) {
    const auto isAttached = [](const QObject* child) { return child->inherits("QQuickAccessibleAttached"); };
    if (!item->isEnabled() || std::ranges::none_of(item->children(), isAttached))
        return false;
    QAccessible::setActive(true);
    const QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(item);
    if (thing == nullptr || !thing->state().focusable)
        return false;
    const std::array roles{QAccessible::Button,   QAccessible::CheckBox, QAccessible::RadioButton,
                           QAccessible::MenuItem, QAccessible::Link,     QAccessible::ListItem};
    return std::ranges::find(roles, thing->role()) != roles.end();
}

/// How a control is explained: by words on it or at its edge, by inspecting it, or by a tip.
struct Sign {
    bool words = false;
    bool closely = false; ///< is the control a card or a place that can be inspected?
    QQuickItem* tip = nullptr;
};

bool isWritten(QQuickItem* item) {
    return (item->inherits("QQuickText") || item->inherits("QQuickTextInput")) && item->isVisible() &&
           item->opacity() > 0 && hasWords(item->property("text").toString());
}

Sign signOf(QQuickItem* item) {
    constexpr qreal edge = 8;
    Sign sign;
    forEachVisible(item, [&](QQuickItem* inner) {
        sign.words = sign.words || isWritten(inner);
        sign.closely = sign.closely || isA(inner, "InspectPoint");
        if (isA(inner, "Tip") && hasWords(inner->property("text").toString()))
            sign.tip = inner;
    });
    const QRectF near = inScene(item).adjusted(-edge, -edge, edge, edge);
    for (QQuickItem* beside : item->parentItem()->childItems()) {
        sign.words = sign.words || (isWritten(beside) && inScene(beside).intersects(near));
        if (isA(beside, "Tip") && hasWords(beside->property("text").toString()))
            sign.closely = true; // a tip beside the item explains it
    }
    forEachVisible(item->parentItem(), [&](QQuickItem* over) { // words may be painted above the item
        sign.words = sign.words || (isWritten(over) && inScene(item).contains(inScene(over).center()));
    });
    return sign;
}

/// The text of the open tip, or "".
QString openTip(TableWindow& table) {
    QString words;
    forEachVisible(table.window().panel()->quickWindow()->contentItem(), [&](QQuickItem* item) {
        if (item->objectName() == QLatin1String("tip"))
            words = item->property("text").toString();
    });
    return words;
}

/// Returns "" if the tip opens by keys, by a resting pointer and by a long touch, otherwise the way that
/// fails.
QString mute(TableWindow& table, QQuickItem* item, const QQuickItem* tip) {
    const auto told = [&] { return openTip(table) == tip->property("text").toString(); };
    QQuickWindow* window = table.window().panel()->quickWindow();
    const QPoint at = table.middle(item);
    QTest::mouseMove(table.window().panel(), QPoint(2, 2));
    item->forceActiveFocus(Qt::TabFocusReason);
    if (!QTest::qWaitFor(told, 1000))
        return QStringLiteral("by keys");
    item->setFocus(false);
    if (!QTest::qWaitFor([&] { return openTip(table).isEmpty(); }, 1000))
        return QStringLiteral("it stays");
    moveTo(table, at - QPoint(3, 0));
    moveTo(table, at);
    if (!QTest::qWaitFor(told, 2000))
        return QStringLiteral("by the pointer");
    moveTo(table, QPoint(2, 2));
    (void)QTest::qWaitFor([&] { return openTip(table).isEmpty(); }, 1000);
    static QPointingDevice* const finger = QTest::createTouchDevice();
    std::optional<QSignalSpy> presses; // a long touch must not press a button
    if (item->metaObject()->indexOfSignal("clicked()") >= 0)
        presses.emplace(item, SIGNAL(clicked()));
    QTest::touchEvent(window, finger).press(0, at, window);
    const bool asked = QTest::qWaitFor(told, 2000);
    QTest::touchEvent(window, finger).release(0, at, window);
    if (!asked)
        return QStringLiteral("by a finger");
    return presses && !presses->isEmpty() ? QStringLiteral("a finger that stayed has pressed it") : QString();
}

} // namespace

class IconsTest : public QObject {
    Q_OBJECT

private slots:
    /// Every control without words has a tip. Tests one control of each kind.
    void everyIconExplainsItself() {
        TableWindow table;
        QStringList wrong;
        QSet<QString> tried;
        const QString asked = qEnvironmentVariable("TALETOP_PAGES");
        std::vector<Page> pages = everyPage();
        pages.push_back(pages.front()); // the home page again, now with saved matches
        for (const Page& page : pages) {
            if (!page.name.contains(asked))
                continue;
            putAway(table);
            page.open(table);
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(page.name));
            waitForRest(table);
            std::vector<std::pair<QPointer<QQuickItem>, QPointer<QQuickItem>>> untried;
            forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
                if (!isPressable(item))
                    return;
                const Sign sign = signOf(item);
                if (sign.words || sign.closely)
                    return;
                const QString kind = nameOf(item).remove(QRegularExpression(QStringLiteral("[0-9]+")));
                if (sign.tip == nullptr)
                    wrong.append(page.name + QStringLiteral(": ") + nameOf(item));
                else if (!tried.contains(kind)) {
                    tried.insert(kind);
                    untried.emplace_back(item, sign.tip);
                }
            });
            for (const auto& [item, tip] : untried) {
                if (item.isNull() || tip.isNull())
                    continue;
                const QString name = nameOf(item);
                if (const QString how = mute(table, item, tip); !how.isEmpty())
                    wrong.append(QStringLiteral("%1: %2 is mute %3").arg(page.name, name, how));
            }
        }
        for (const QString& each : wrong)
            qInfo("%s", qPrintable(each));
        qInfo("%d kinds of signs", int(tried.size()));
        QVERIFY(asked.isEmpty() ? tried.size() >= 7 : true);
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 findings").arg(wrong.size())));
    }

    /// Each level of a Building has its explanation on the card or, in small windows, in a tip.
    void everyBuildingExplainsItself() {
        const contract::Game& game = *contract::findGame("papertales");
        double part = 0.1;
        match::Match match = matchOf(game, 2, part);
        const auto builds = [&] {
            const kit::Seat seat = match.pending().seats.first();
            return !match.over() &&
                   game.scene(match.view(seat), seat).step == std::string_view("construct") &&
                   game.scene(match.view(seat), seat).choices.size() > 1;
        };
        for (; !builds() && part < 0.99; part += 0.01)
            match = matchOf(game, 2, part);
        QVERIFY(builds());
        for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
            TableWindow table;
            table.window().resize(size);
            open(table, match);
            table.session().curtain()->setMode(QStringLiteral("open"));
            waitForRest(table);
            int levels = 0;
            int told = 0;
            forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
                if (!isA(item, "LevelButton") || item->property("choice").isNull())
                    return;
                ++levels;
                bool explained = item->property("told").toBool();
                forEachVisible(item, [&](QQuickItem* inner) {
                    explained =
                        explained || (isA(inner, "Tip") && inner->property("text").toString().length() > 20);
                });
                told += explained ? 1 : 0;
            });
            QVERIFY(levels > 0);
            QCOMPARE(told, levels);
        }
    }

    /// Players who use keys see which number key selects which card.
    void cardsShowTheirKeysToKeyboardPlayers() {
        TableWindow table;
        open(table, matchOf(*contract::findGame("tailstory"), 3, 0));
        const auto marks = [&] {
            QStringList texts;
            forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
                if (isA(item, "KeyMark"))
                    texts.append(item->property("text").toString());
            });
            return texts;
        };
        waitForRest(table);
        QVERIFY(marks().isEmpty());
        table.key(Qt::Key_Tab);
        table.key(Qt::Key_Right);
        QTRY_VERIFY(marks().size() >= 2);
        const QString last = marks().constLast();
        table.key(static_cast<Qt::Key>(Qt::Key_0 + last.toInt()));
        QTRY_VERIFY(!table.session().touches()->held().isEmpty());
    }
};

TALETOP_TEST(IconsTest)

#include "icons_test.moc"
