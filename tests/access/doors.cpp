// SPDX-License-Identifier: MIT
#include "tests/access/doors.h"

#include "tests/access/pages.h"
#include "tests/access/sums.h"

#include <QAccessible>
#include <QMenu>
#include <QMenuBar>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <numeric>

namespace taletop::app {

namespace {

constexpr int clickDoors = 10; ///< which of the things that can be clicked: this one, and each tenth on
constexpr quint64 tapTime = 60;
constexpr quint64 holdTime = 900;

struct Control {
    QPoint middle; ///< in the panel
    QString name;
};

void findControls(QAccessibleInterface* thing, const QWidget& panel, int depth, QList<Control>& controls) {
    constexpr int deepest = 60;
    if (thing == nullptr || depth > deepest)
        return;
    const QAccessible::State state = thing->state();
    if (state.invisible)
        return;
    QAccessibleActionInterface* action = thing->actionInterface();
    const bool pressed =
        action != nullptr && action->actionNames().contains(QAccessibleActionInterface::pressAction());
    const QPoint middle = panel.mapFromGlobal(thing->rect().center());
    const bool onPage = thing->object() != &panel;
    if (onPage && (pressed || state.focusable) && panel.rect().contains(middle))
        controls.append({middle, thing->text(QAccessible::Name)});
    for (int child = 0; child < thing->childCount(); ++child)
        findControls(thing->child(child), panel, depth + 1, controls);
}

QList<Control> controlsOf(TableWindow& table) {
    QAccessible::setActive(true);
    QList<Control> controls;
    QuickPanel* panel = table.window().panel();
    findControls(QAccessible::queryAccessibleInterface(panel), *panel, 0, controls);
    return controls;
}

/// The item of this name, or nullptr, whether it can be seen or has no size.
QQuickItem* itemNamed(QQuickItem* item, const QString& name) {
    if (item->objectName() == name)
        return item;
    for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = itemNamed(child, name))
            return found;
    return nullptr;
}

QString textOf(int key) {
    return key == Qt::Key_U || key == Qt::Key_Space ? QString(QChar(key)).toLower() : QString();
}

QList<QMenu*> menusOf(TableWindow& table) {
    QList<QMenu*> menus;
    for (const QAction* head : table.window().menuBar()->actions()) {
        menus.append(head->menu());
        for (const QAction* entry : head->menu()->actions())
            if (entry->menu() != nullptr)
                menus.append(entry->menu());
    }
    return menus;
}

} // namespace

DoorTable::DoorTable(const match::Match& match) {
    m_table.window().resize(1024, 640);
    m_table.app().settings()->set("responseBeat", 0); // by no clock of its own
    makeDoors(match.header().options.seats);
    openAnew(match);
    // What is made when a hand is first shown stays: each seat looks once before anything counts.
    QList<int> everySeat(2 * match.header().options.seats);
    std::iota(everySeat.begin(), everySeat.end(), 0);
    QList<QPoint> clicks;
    (void)walk(match, everySeat, Closely::Items, clicks);
}

void DoorTable::makeDoors(int seats) {
    using Kind = Door::Kind;
    for (int seat = 0; seat < seats; ++seat) {
        m_doors.append({Kind::Tap, seat, QStringLiteral("tap of seat %1's key").arg(seat + 1)});
        m_doors.append({Kind::Hold, seat, QStringLiteral("hold of seat %1's key").arg(seat + 1)});
    }
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_U})
        m_doors.append({Kind::Key, key, QKeySequence(key).toString()});
    for (int click = 0; click < clickDoors; ++click)
        m_doors.append({Kind::Click, click, QStringLiteral("click %1").arg(click)});
    for (int menu = 0; menu < menusOf(m_table).size(); ++menu)
        m_doors.append({Kind::Menu, menu, QStringLiteral("menu %1").arg(menusOf(m_table)[menu]->title())});
}

void DoorTable::openAnew(const match::Match& match) {
    if (m_table.app().session() != nullptr) {
        m_table.app().goHome();
        QTRY_VERIFY(m_table.app().session() == nullptr);
    }
    open(m_table, match);
    m_table.app().dismissNotice(); // that the other world was dealt by hand is no news here
    m_table.session().curtain()->setIdle(0);
    QQuickItem* layer = m_table.need(QStringLiteral("handOver"));
    QVERIFY(layer != nullptr);
    layer->setProperty("deadTime", 0); // haste has tests of its own
    m_table.window().activateWindow();
    QTest::mouseMove(m_table.window().panel(), QPoint(2, 2));
    waitForRest(m_table);
}

bool DoorTable::atTable() {
    return m_table.app().session() != nullptr && m_table.app().page() == QLatin1String("table") &&
           !m_table.app().practice()->active();
}

/// Lets everything happen that follows from a press; at this speed nothing takes time.
void DoorTable::settle() {
    for (int round = 0; round < 4; ++round) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    for (int wait = 0; wait < 200 && stillLoads(*m_table.window().panel()->rootObject()); ++wait)
        QTest::qWait(5);
    (void)m_table.window().panel()->grabFramebuffer();
    QCoreApplication::processEvents();
}

/// What doors leave lying about, as far as it can be put away one by one.
void DoorTable::putAway() {
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    if (!atTable())
        return;
    app::putAway(m_table);
    m_table.session().review()->leave();
    for (const char* button : {"stayHere", "closeLog", "closeInspector"})
        if (m_table.find(QLatin1String(button)) != nullptr)
            m_table.click(QLatin1String(button));
    m_table.session().clearHint();
    m_table.session().clearRefusal();
    // A key that is used up is so no longer once it is pressed anew; here nobody but that one is told.
    for (const Door& door : m_doors)
        if (door.kind == Door::Kind::Tap || door.kind == Door::Kind::Key) {
            const int key = door.kind == Door::Kind::Tap ? Qt::Key_F2 + door.number : door.number;
            QKeyEvent anew(QEvent::KeyPress, key, Qt::NoModifier, textOf(key));
            anew.setTimestamp(m_time);
            (void)m_table.app().seatKeys()->presses()->take(anew);
        }
    QTest::mouseMove(m_table.window().panel(), QPoint(2, 2));
    send(QEvent::KeyPress, Qt::Key_Shift); // the last press was one of a key
    send(QEvent::KeyRelease, Qt::Key_Shift);
    QQuickItem* root = m_table.window().panel()->rootObject();
    QMetaObject::invokeMethod(itemNamed(root, QStringLiteral("questionFocus")), "begin");
    QMetaObject::invokeMethod(itemNamed(root, QStringLiteral("handOver")), "takeFocus");
}

QList<Look> DoorTable::walk(const match::Match& match, const QList<int>& doors, Closely closely,
                            QList<QPoint>& clicks) {
    QList<Look> looks;
    int click = 0;
    m_table.session().exchange(match);
    putAway();
    settle();
    looks.append(look(QStringLiteral("at first"), closely));
    for (const int door : doors) {
        go(m_doors[door], looks, clicks, click, closely);
        if (!atTable())
            break;
    }
    putAway();
    if (!atTable())
        openAnew(match);
    return looks;
}

void DoorTable::go(const Door& door, QList<Look>& looks, QList<QPoint>& clicks, int& click, Closely closely) {
    using Kind = Door::Kind;
    const int seatKey = Qt::Key_F2 + door.number;
    switch (door.kind) {
    case Kind::Tap:
    case Kind::Hold:
        send(QEvent::KeyPress, seatKey);
        settle();
        if (door.kind == Kind::Hold)
            looks.append(look(door.name + QStringLiteral(", down"), closely));
        m_time += door.kind == Kind::Hold ? holdTime : tapTime;
        send(QEvent::KeyRelease, seatKey);
        break;
    case Kind::Key:
        send(QEvent::KeyPress, door.number);
        m_time += tapTime;
        send(QEvent::KeyRelease, door.number);
        break;
    case Kind::Click:
        clickOn(door.number, clicks, click);
        break;
    case Kind::Menu:
        openMenu(door.number);
        break;
    }
    m_time += holdTime;
    settle();
    if (atTable())
        looks.append(look(door.name, closely));
}

/// A popup gets keys before the table; none of its entries is chosen here.
void DoorTable::send(QEvent::Type type, int key) {
    QWidget* popup = QApplication::activePopupWidget();
    if (popup != nullptr &&
        (key == Qt::Key_Return || key == Qt::Key_Space || key == Qt::Key_Tab || key == Qt::Key_U))
        return;
    QKeyEvent event(type, key, Qt::NoModifier, textOf(key));
    event.setTimestamp(m_time);
    QWidget* target = popup != nullptr ? popup : m_table.window().panel();
    QCoreApplication::sendEvent(target, &event);
}

void DoorTable::clickOn(int number, QList<QPoint>& clicks, int& click) {
    if (QWidget* popup = QApplication::activePopupWidget()) { // that is all a click does then
        popup->close();
        return;
    }
    if (click == clicks.size()) {
        const QList<Control> controls = controlsOf(m_table);
        const qsizetype place = number + clickDoors * (click + number);
        const Control control =
            controls.isEmpty() ? Control{QPoint(2, 2), {}} : controls[place % controls.size()];
        clicks.append(control.middle);
        m_clicked.insert(control.name);
    }
    QTest::mouseClick(m_table.window().panel(), Qt::LeftButton, {}, clicks[click++]);
    QTest::mouseMove(m_table.window().panel(), QPoint(2, 2));
}

void DoorTable::openMenu(int number) {
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    const QList<QMenu*> menus = menusOf(m_table);
    menus[number]->popup(m_table.window().mapToGlobal(QPoint(4, 4)));
}

Look DoorTable::look(const QString& door, Closely closely) {
    MatchSession& session = m_table.session();
    Look look;
    look.door = door;
    look.seated = session.curtain()->seated();
    look.told = toldOf(session);
    look.zones = zonesOpenToAll(session);
    look.shared = qHash(look.zones.join(u'\n'));
    if (closely == Closely::InWords)
        look.inWords = whatIsShown(m_table);
    look.shown = sumOf(m_table, closely != Closely::Items);
    return look;
}

QString leakOf(const Look& one, const Look& other) {
    if (one.seated != other.seated)
        return QStringLiteral("seat %1 sits, and seat %2 in the other world")
            .arg(one.seated)
            .arg(other.seated);
    if (one.shared != other.shared) {
        for (qsizetype i = 0; i < std::max(one.zones.size(), other.zones.size()); ++i)
            if (one.zones.value(i) != other.zones.value(i))
                return QStringLiteral("what lies open to all: %1 and %2")
                    .arg(one.zones.value(i), other.zones.value(i));
    }
    if (one.seated >= 0 || one.shown == other.shown)
        return {};
    const QString found = difference(one.inWords, other.inWords);
    return found.isEmpty() ? QStringLiteral("the sums") : found;
}

} // namespace taletop::app
