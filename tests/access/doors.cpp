// SPDX-License-Identifier: MIT
#include "tests/access/doors.h"

#include "tests/access/controls.h"
#include "tests/access/lines.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/conformance/chronicle.h"
#include "tests/newcomers/in_front.h"

#include <QMenu>
#include <QMenuBar>
#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <optional>
#include <thread>
#include <utility>

namespace taletop::app {

namespace {

constexpr int clickDoors = 6; ///< number of doors that click the controls clicked least at this moment
constexpr int hoverDoors = 2; ///< number of doors that point at the controls pointed at least
constexpr int rightDoors = 1; ///< number of doors that right-click
constexpr int menuDoors = 2;  ///< number of doors that open the next menu
constexpr int tapTime = 60;   ///< how long a tap holds its key, in milliseconds
constexpr int holdTime = 900;

/// The text of a key event: only letters and the space bar produce text.
QString textOf(int key) {
    return key == Qt::Key_Space || (key >= Qt::Key_A && key <= Qt::Key_Z) ? QString(QChar(key)).toLower()
                                                                          : QString();
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

QList<Door> doorsFor(int seats) {
    using Kind = Door::Kind;
    QList<Door> doors;
    for (int seat = 0; seat < seats; ++seat) {
        doors.append({Kind::Tap, seat, QStringLiteral("tap of seat %1's key").arg(seat + 1)});
        doors.append({Kind::Hold, seat, QStringLiteral("hold of seat %1's key").arg(seat + 1)});
        doors.append({Kind::Twice, seat, QStringLiteral("two presses of seat %1's key").arg(seat + 1)});
    }
    for (const Qt::Key key :
         {Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_U, Qt::Key_L, Qt::Key_I})
        doors.append({Kind::Key, key, QKeySequence(key).toString()});
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3})
        doors.append({Kind::Chord, key, QKeySequence(Qt::CTRL | key).toString()});
    for (int hover = 0; hover < hoverDoors; ++hover)
        doors.append({Kind::Hover, hover, QStringLiteral("rest %1").arg(hover + 1)});
    for (int right = 0; right < rightDoors; ++right)
        doors.append({Kind::RightClick, right, QStringLiteral("right click %1").arg(right + 1)});
    for (int click = 0; click < clickDoors; ++click)
        doors.append({Kind::Click, click, QStringLiteral("click %1").arg(click + 1)});
    for (int menu = 0; menu < menuDoors; ++menu)
        doors.append({Kind::Menu, menu, QStringLiteral("menu %1").arg(menu + 1)});
    return doors;
}

DoorTable::DoorTable(StandingClock& clock, const match::Match& match) : m_clock(clock) {
    m_table.window().resize(1024, 640);
    for (auto* announcement : m_table.window().findChildren<Announcement*>())
        QObject::connect(announcement, &Announcement::said, announcement, [this](const QString& words) {
            MatchSession* session = m_table.app().session();
            m_heard.append({session != nullptr ? session->curtain()->seated() : -1, words});
        });
    open(m_table, match);
    if (QTest::currentTestFailed())
        return;
    m_table.session().events()->setStepMode(true);
    m_table.window().activateWindow();
    QTest::mouseMove(m_table.window().panel(), QPoint(2, 2));
    pass(holdTime);
}

// ---- time

/// Moves the clock. First waits for thinking to end, because otherwise the jump would stop it at a point that
/// depends on the machine. A "slow machine" handles no events meanwhile.
void DoorTable::pass(int milliseconds) {
    if (!m_slow && thinks())
        settle();
    m_clock.move(milliseconds);
    if (!m_slow)
        settle();
}

/// Processes all events that are due now, and waits for thinking and loading.
void DoorTable::settle() {
    constexpr int rounds = 4;
    constexpr int patience = 5000;
    const auto busy = [this] { return thinks() || stillLoads(*m_table.window().panel()->rootObject()); };
    for (int wait = 0; wait < patience; ++wait) {
        for (int round = 0; round < rounds; ++round) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        if (!busy())
            return;
        std::this_thread::sleep_for(std::chrono::milliseconds(1)); // real time, not the test's clock
    }
}

bool DoorTable::thinks() {
    MatchSession* session = m_table.app().session();
    return session != nullptr && (session->bots().thinking() || session->hints()->weighing());
}

bool DoorTable::atTable() {
    return m_table.app().session() != nullptr && m_table.app().page() == QLatin1String("table") &&
           !m_table.app().practice()->active();
}

// ---- situations before the doors

void DoorTable::begin(Before before) {
    switch (before) {
    case Before::Nothing:
        break;
    case Before::HandedOver:
        press(Qt::Key_F2);
        pass(holdTime);
        press(Qt::Key_F2);
        break;
    case Before::LogOpen:
        press(Qt::Key_L);
        break;
    case Before::CardPinned:
        press(Qt::Key_I);
        break;
    case Before::RulesOpen:
        emit m_table.app().ruleWanted(m_table.session().gameId(), QString());
        break;
    case Before::AskedToLeave:
        press(Qt::Key_Escape);
        break;
    case Before::VoteOpen:
        m_table.session().vote()->askToOpenHands();
        break;
    case Before::LookingBack:
        m_table.session().review()->open();
        break;
    case Before::SlowMachine:
        m_slow = true;
        break;
    }
    pass(holdTime);
}

// ---- the doors

QList<Look> DoorTable::walk(const Way& way, Clicks& clicks, Closely closely) {
    const QList<Door> doors = doorsFor(m_table.session().match().header().options.seats);
    m_menu = static_cast<int>(way.before);
    m_knower = way.knower;
    if (m_knower >= 0) {
        press(Qt::Key_F2 + m_knower);
        pass(holdTime);
    }
    begin(way.before);
    m_heard.clear(); // announcements before the first door are not compared
    look(QStringLiteral("at first"), closely);
    m_looks.last().lastOfDoor = false;
    if (way.everyControl)
        pressEverything(clicks, closely);
    for (const int door : way.doors) {
        go(doors[door], clicks, closely);
        if (!atTable())
            break;
    }
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    m_slow = false;
    settle(); // Qt 6.4 may crash if a picture is still loading when its window closes
    return m_looks;
}

void DoorTable::go(const Door& door, Clicks& clicks, Closely closely) {
    using Kind = Door::Kind;
    const int seated = m_table.session().curtain()->seated();
    m_moved = m_moved || door.kind == Kind::Click || door.kind == Kind::Hover ||
              (door.kind == Kind::Key && door.number == Qt::Key_Tab);
    if (door.kind == Kind::Click || door.kind == Kind::RightClick)
        clickOn(door, clicks);
    else if (door.kind == Kind::Hover)
        QTest::mouseMove(m_table.window().panel(), placeOf(door, clicks));
    else if (door.kind == Kind::Chord)
        m_table.key(static_cast<Qt::Key>(door.number), Qt::ControlModifier);
    else if (door.kind == Kind::Menu)
        openMenu(m_menu++);
    else
        goByKey(door, closely);
    pass(holdTime);
    if (!atTable())
        return;
    look(door.name, closely);
    m_looks.last().wrong = wrongAfter(door, seated);
    if (door.kind != Kind::Key && door.kind != Kind::Menu) // such doors leave a pending tap unhandled
        m_tapped = door.kind == Kind::Tap && seated < 0 ? door.number : -1;
}

void DoorTable::goByKey(const Door& door, Closely closely) {
    using Kind = Door::Kind;
    if (door.kind == Kind::Key)
        return press(door.number);
    const int key = Qt::Key_F2 + door.number;
    if (door.kind == Kind::Tap)
        return press(key);
    if (door.kind == Kind::Twice)
        press(key);
    send(QEvent::KeyPress, key);
    if (door.kind == Kind::Hold) {
        pass(holdTime);
        if (atTable()) {
            look(door.name + QStringLiteral(", down"), closely);
            m_looks.last().lastOfDoor = false;
        }
    }
    send(QEvent::KeyRelease, key);
}

/// Returns a complaint if a hand was opened by anything except its seat's key or a control that was focused
/// or clicked on purpose. No door may lead directly from one hand to another.
QString DoorTable::wrongAfter(const Door& door, int seatedBefore) {
    using Kind = Door::Kind;
    const int seated = m_table.session().curtain()->seated();
    const bool seatKey = door.kind == Kind::Tap || door.kind == Kind::Hold || door.kind == Kind::Twice;
    if (seated < 0 || seated == seatedBefore || door.kind == Kind::Click)
        return {};
    if (seatedBefore >= 0)
        return QStringLiteral("%1 leads from one hand to another").arg(door.name);
    if (m_slow && !seatKey && door.kind != Kind::Key && seated == m_tapped) // the earlier tap
        return {};
    if ((seatKey && seated != door.number) || (!seatKey && !m_moved) || door.kind == Door::Kind::RightClick)
        return QStringLiteral("%1 opens the hand of seat %2").arg(door.name).arg(seated + 1);
    return {};
}

void DoorTable::press(int key) {
    send(QEvent::KeyPress, key);
    pass(tapTime);
    send(QEvent::KeyRelease, key);
}

/// Sends a key event to the open popup, if any, or to the table. Does not send popups keys that could choose
/// an entry.
void DoorTable::send(QEvent::Type type, int key) {
    QWidget* popup = QApplication::activePopupWidget();
    if (popup != nullptr && (key < Qt::Key_F1 || key > Qt::Key_F35) && key != Qt::Key_Escape)
        return;
    constexpr quint64 since = 100'000;
    QKeyEvent event(type, key, Qt::NoModifier, textOf(key));
    event.setTimestamp(since + static_cast<quint64>(m_clock.milliseconds()));
    QWidget* target = popup != nullptr ? popup : m_table.window().panel();
    QCoreApplication::sendEvent(target, &event);
}

void DoorTable::clickOn(const Door& door, Clicks& clicks) {
    if (QWidget* popup = QApplication::activePopupWidget()) { // a click beside a popup only closes it
        popup->close();
        return;
    }
    const auto button = door.kind == Door::Kind::Click ? Qt::LeftButton : Qt::RightButton;
    QTest::mouseClick(m_table.window().panel(), button, {}, placeOf(door, clicks));
    QTest::mouseMove(m_table.window().panel(), QPoint(2, 2));
}

/// The place to click or point at. In the first world the door's number selects a control, starting with
/// those used least. In the second world the walk repeats these places.
QPoint DoorTable::placeOf(const Door& door, Clicks& clicks) {
    if (m_click == clicks.places.size()) {
        QList<Control> controls = controlsOf(m_table);
        using Kind = Door::Kind;
        static const QMap<Kind, QString> manners{{Kind::Hover, QStringLiteral("+")},
                                                 {Kind::RightClick, QStringLiteral("-")}};
        const auto often = [&](const Control& control) -> int& {
            const QString manner =
                QString::fromStdString(m_moment) + manners.value(door.kind, QStringLiteral(":"));
            return clicks.often[manner + control.name];
        };
        std::ranges::stable_sort(controls, {}, often);
        const Control control =
            controls.isEmpty() ? Control{QPoint(2, 2), {}} : controls[door.number % controls.size()];
        clicks.places.append(control.middle);
        ++often(control);
    }
    return clicks.places[m_click++];
}

// ---- every control

/// Points at and clicks every control. If a click opens something, its controls come next, and then Esc
/// closes it.
void DoorTable::pressEverything(Clicks& clicks, Closely closely) {
    const Door rest{Door::Kind::Hover, 0, QStringLiteral("rest")};
    const Door click{Door::Kind::Click, 0, QStringLiteral("click")};
    const Door escape{Door::Kind::Key, Qt::Key_Escape, QStringLiteral("Esc")};
    while (atTable() && (clicks.first ? findNext(clicks) : m_click < clicks.places.size())) {
        const qsizetype at = m_click;
        if (clicks.places[at] == Clicks::away) {
            go(escape, clicks, closely);
        } else {
            go(rest, clicks, closely);
            m_click = at; // clicks at the same place
            if (atTable())
                go(click, clicks, closely);
        }
        m_click = at + 1;
    }
}

/// In the first world, appends the next place to click. Returns false if everything has been clicked.
bool DoorTable::findNext(Clicks& clicks) {
    constexpr int patience = 4; // number of presses of Esc
    constexpr qsizetype most = 120;
    const bool front = !inFront(m_table).isEmpty();
    std::map<QString, int> same;
    std::set<QString> all;
    std::optional<QPoint> next;
    for (const Control& control : controlsOf(m_table)) {
        const QString name = QStringLiteral("%1 %2").arg(control.name).arg(++same[control.name]);
        all.insert(name);
        if (next || clicks.done.contains(name) || (front && m_behind.contains(name)))
            continue;
        next = control.middle;
        clicks.done.insert(name);
    }
    if (!front)
        m_behind = all;
    m_escapes = next ? 0 : m_escapes + 1;
    if (clicks.places.size() >= most || (!next && (!front || m_escapes > patience)))
        return false;
    clicks.places.append(next.value_or(Clicks::away));
    return true;
}

void DoorTable::openMenu(int number) {
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    const QList<QMenu*> menus = menusOf(m_table);
    menus[number % menus.size()]->popup(m_table.window().mapToGlobal(QPoint(4, 4)));
}

// ---- looking

void DoorTable::look(const QString& door, Closely closely) {
    if (m_leak)
        m_leak(m_table, m_looks.size());
    m_looks.append(lookAt(m_table, told(), closely));
    m_looks.last().door = door;
    m_looks.last().moment = m_moment;
    m_looks.last().heard = std::exchange(m_heard, {});
}

/// Everything that the public and the knower may know. Recomputes it only if the journal has changed.
const QByteArray& DoorTable::told() {
    const auto& entries = m_table.session().match().journal().entries;
    if (m_told.isEmpty() || entries != m_entries) {
        m_entries = entries;
        const match::Match& match = m_table.session().match();
        m_told = toldOf(match, static_cast<kit::Seat>(m_knower));
        m_moment = conformance::momentOf(match.game(), match.state());
    }
    return m_told;
}

} // namespace taletop::app
