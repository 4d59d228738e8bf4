// SPDX-License-Identifier: MIT
#include "tests/newcomers/newcomer.h"

#include <QApplication>
#include <QFileDialog>
#include <QMenuBar>
#include <QQuickItem>

#include <algorithm>
#include <array>

namespace taletop::app {

namespace {

constexpr std::array usualKeys{Qt::Key_1,      Qt::Key_2,     Qt::Key_3,     Qt::Key_4,  Qt::Key_5,
                               Qt::Key_6,      Qt::Key_Left,  Qt::Key_Right, Qt::Key_Up, Qt::Key_Down,
                               Qt::Key_Return, Qt::Key_Space, Qt::Key_C,     Qt::Key_S,  Qt::Key_E,
                               Qt::Key_P,      Qt::Key_D,     Qt::Key_Y,     Qt::Key_N,  Qt::Key_X,
                               Qt::Key_Space,  Qt::Key_Return};
constexpr std::array rareKeys{Qt::Key_PageUp, Qt::Key_PageDown,  Qt::Key_Home,   Qt::Key_End,
                              Qt::Key_Slash,  Qt::Key_Backspace, Qt::Key_Enter,  Qt::Key_F1,
                              Qt::Key_F10,    Qt::Key_F11,       Qt::Key_F12,    Qt::Key_Menu,
                              Qt::Key_Shift,  Qt::Key_Plus,      Qt::Key_Period, Qt::Key_0,
                              Qt::Key_7,      Qt::Key_8,         Qt::Key_9};
/// Keys to press with Ctrl. Ctrl+Q quits the program, and the newcomer starts it again.
constexpr std::array shortcuts{Qt::Key_N, Qt::Key_O, Qt::Key_S,     Qt::Key_Z,    Qt::Key_L,     Qt::Key_Q,
                               Qt::Key_0, Qt::Key_C, Qt::Key_Comma, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_V};

QString nameOf(Qt::Key key) { return QKeySequence(key).toString(); }

} // namespace

Newcomer::Newcomer(TableWindow& table, Hands& hands, std::uint64_t seed, Wish wish)
    : m_table(table), m_hands(hands), m_chance(kit::Rng::forOrdinal(seed, 13)), m_wish(wish) {
    if (m_wish == Wish::Play) {
        m_game = table.session().gameId();
        m_file = table.session().saveFile().file();
    }
    hands.setInDialog([this] { answerDialog(); });
}

Newcomer::~Newcomer() { m_hands.setInDialog({}); }

// ---- the next action

Newcomer::Act Newcomer::choose(const std::vector<Habit>& habits) {
    int all = 0;
    for (const Habit& habit : habits)
        all += habit.weight;
    int left = below(all);
    for (const Habit& habit : habits)
        if ((left -= habit.weight) < 0)
            return habit.act;
    return habits.back().act;
}

void Newcomer::press() {
    static const std::vector<Habit> habits{{30, &Newcomer::clickWhatIsOffered},
                                           {12, &Newcomer::clickWhatInvites},
                                           {8, &Newcomer::clickSomething},
                                           {3, &Newcomer::clickNothing},
                                           {3, &Newcomer::clickTwice},
                                           {5, &Newcomer::drag},
                                           {1, &Newcomer::turnWheel},
                                           {3, &Newcomer::hover},
                                           {20, &Newcomer::pressUsual},
                                           {5, &Newcomer::pressLetter},
                                           {4, &Newcomer::pressSeatKey},
                                           {2, &Newcomer::holdSeatKey},
                                           {2, &Newcomer::holdKey},
                                           {4, &Newcomer::tabAndPress},
                                           {3, &Newcomer::escape},
                                           {2, &Newcomer::openMenu},
                                           {1, &Newcomer::pressShortcut}};
    const bool astray = strays();
    const MatchSession* session = m_table.app().session();
    const bool shut = session != nullptr && m_table.session().curtain()->down();
    if (astray && chance(50))
        comeBack();
    else if (!inFront(m_table).isEmpty() && chance(m_wish == Wish::Play ? 40 : 12))
        escape();
    else if (shut && chance(40))
        liftCurtain();
    else if (below(200) == 0)
        (this->*(chance(50) ? &Newcomer::resize : &Newcomer::lookElsewhere))();
    else
        (this->*choose(habits))();
    if (!m_table.window().isVisible()) { // starts the program again after it was closed
        m_hands.write(QStringLiteral("shows the window again"));
        m_table.window().setWindowState(Qt::WindowNoState); // the platform has lost the normal size
        m_table.window().show();
        m_table.window().activateWindow();
    }
    m_hands.pass(125 + below(209)); // time for three to eight actions a second
}

/// Is the newcomer away from the match to finish? If the same game was started again, the new match becomes
/// that match.
bool Newcomer::strays() {
    if (m_wish == Wish::Wander)
        return false;
    if (m_table.app().page() != QLatin1String("table") || m_table.app().session() == nullptr)
        return true;
    const QString file = m_table.session().saveFile().file();
    if (file.isEmpty() || m_table.session().gameId() != m_game)
        return true;
    m_file = file;
    return false;
}

void Newcomer::comeBack() {
    if (m_table.app().page() != QLatin1String("home") || !inFront(m_table).isEmpty()) {
        m_hands.write(QStringLiteral("goes home"));
        m_table.app().goHome();
        return escape();
    }
    m_hands.write(QStringLiteral("opens his game"));
    m_table.app().resume(m_file);
}

/// Lifts the curtain with its button or the asked seat's key.
void Newcomer::liftCurtain() {
    QQuickItem* lift = m_table.find(QStringLiteral("curtainLift"));
    if (lift == nullptr || chance(50))
        return tap(static_cast<Qt::Key>(Qt::Key_F2 + m_table.session().curtain()->seat()));
    m_hands.write(QStringLiteral("clicks curtainLift"));
    m_hands.click(m_hands.inWindow(m_table.middle(lift)));
}

// ---- the mouse

QPoint Newcomer::anywhere() {
    const QRect seen = m_table.window().panel()->visibleRegion().boundingRect();
    return m_hands.inWindow(seen.topLeft() + QPoint(below(seen.width()), below(seen.height())));
}

QPoint Newcomer::within(const Thing& thing) {
    const int dx = thing.place.width() * (10 + below(81)) / 100;
    const int dy = thing.place.height() * (10 + below(81)) / 100;
    return m_hands.inWindow(thing.place.topLeft() + QPoint(dx, dy));
}

/// Clicks the items of an offered move if they can be pressed. Moves made by buttons are preferred.
void Newcomer::clickWhatIsOffered() {
    const ChoiceModel* choices = m_table.app().session() != nullptr ? m_table.session().choices() : nullptr;
    if (choices == nullptr || choices->rowCount() == 0)
        return clickWhatInvites();
    QStringList gesture;
    for (int look = chance(40) ? 12 : 1; look > 0 && !gesture.value(0).startsWith(QLatin1String("button"));
         --look)
        gesture = choices->at(below(choices->rowCount())).value(QStringLiteral("gesture")).toStringList();
    bool done = false;
    for (const QString& touch : gesture) {
        const std::vector<Thing> things = thingsToPress(m_table);
        const auto thing = std::ranges::find_if(things, [&](const Thing& each) {
            return each.touch == touch ||
                   (each.touch == QLatin1String("button/") && touch.startsWith(each.touch));
        });
        if (thing == things.end())
            continue;
        m_hands.write(QStringLiteral("clicks what is offered, ") + thing->name);
        m_hands.click(within(*thing));
        done = true;
    }
    if (!done)
        clickWhatInvites();
}

void Newcomer::clickWhatInvites() {
    std::vector<Thing> things = thingsToPress(m_table);
    const int wanted = chance(75) ? 2 : 1;
    std::erase_if(things, [&](const Thing& thing) { return thing.invites < wanted; });
    if (things.empty())
        return clickSomething();
    const Thing& thing = anyOf(things);
    m_hands.write(QStringLiteral("clicks ") + thing.name);
    m_hands.click(within(thing));
}

void Newcomer::clickSomething() {
    std::vector<Thing> things = thingsToPress(m_table);
    if (m_wish == Wish::Play) // keeps the save that the newcomer needs to finish the game
        std::erase_if(things,
                      [](const Thing& thing) { return thing.name.contains(QLatin1String("remove-")); });
    if (things.empty())
        return clickNothing();
    const Thing& thing = anyOf(things);
    const Qt::MouseButton button = chance(90) ? Qt::LeftButton : Qt::RightButton;
    m_hands.write(QStringLiteral("clicks at ") + thing.name);
    m_hands.click(within(thing), button);
}

void Newcomer::clickNothing() {
    m_hands.write(QStringLiteral("clicks anywhere"));
    m_hands.click(anywhere());
}

void Newcomer::clickTwice() {
    const std::vector<Thing> things = thingsToPress(m_table);
    if (things.empty())
        return;
    const Thing& thing = anyOf(things);
    const QPoint at = within(thing);
    m_hands.write(QStringLiteral("clicks twice at ") + thing.name);
    m_hands.click(at);
    m_hands.pass(60);
    m_hands.click(at);
}

void Newcomer::drag() {
    const std::vector<Thing> things = thingsToPress(m_table);
    if (things.empty())
        return;
    const Thing& from = anyOf(things);
    const Thing& to = anyOf(things);
    const QPoint end = chance(80) ? within(to) : anywhere();
    m_hands.write(QStringLiteral("drags %1 to %2").arg(from.name, to.name));
    m_hands.drag(within(from), end);
}

void Newcomer::turnWheel() {
    m_hands.write(QStringLiteral("turns the wheel"));
    m_hands.turnWheel(anywhere(), chance(50) ? 120 : -120, chance(20) ? Qt::ControlModifier : Qt::NoModifier);
}

void Newcomer::hover() {
    m_hands.write(QStringLiteral("points somewhere and waits"));
    const std::vector<Thing> things = thingsToPress(m_table);
    m_hands.point(things.empty() || chance(20) ? anywhere() : within(anyOf(things)));
    m_hands.pass(200 + below(800));
}

// ---- keys

void Newcomer::tap(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    m_hands.write(QStringLiteral("presses ") + QKeySequence(key | modifiers).toString());
    m_hands.key(key, modifiers);
}

void Newcomer::pressUsual() { tap(anyOf(usualKeys)); }

void Newcomer::pressLetter() {
    const bool letter = chance(60);
    tap(letter ? static_cast<Qt::Key>(Qt::Key_A + below(26)) : anyOf(rareKeys));
}

void Newcomer::pressSeatKey() { tap(static_cast<Qt::Key>(Qt::Key_F2 + below(chance(80) ? 3 : 8))); }

/// Holds the key longer than a tap does, which must have the same effect.
void Newcomer::holdSeatKey() {
    const auto key = static_cast<Qt::Key>(Qt::Key_F2 + below(4));
    m_hands.write(QStringLiteral("holds ") + nameOf(key));
    m_hands.keyDown(key);
    m_hands.pass(300 + below(700));
    m_hands.keyUp(key);
}

void Newcomer::holdKey() {
    const Qt::Key key = anyOf(usualKeys);
    m_hands.write(QStringLiteral("holds ") + nameOf(key));
    m_hands.keyDown(key);
    m_hands.pass(400);
    for (int again = 1 + below(12); again > 0; --again) {
        m_hands.keyDown(key, {}, true);
        m_hands.pass(40);
    }
    m_hands.keyUp(key);
}

void Newcomer::tabAndPress() {
    const int times = 1 + below(5);
    const Qt::KeyboardModifiers modifiers = chance(75) ? Qt::NoModifier : Qt::ShiftModifier;
    for (int time = 0; time < times; ++time) {
        tap(modifiers == Qt::NoModifier ? Qt::Key_Tab : Qt::Key_Backtab, modifiers);
        m_hands.pass(60);
    }
    if (chance(60))
        tap(chance(50) ? Qt::Key_Return : Qt::Key_Space);
}

void Newcomer::escape() { tap(Qt::Key_Escape); }

// ---- menus and windows

void Newcomer::openMenu() {
    const QList<QAction*> heads = m_table.window().menuBar()->actions();
    QAction* head = anyOf(heads);
    tap(Qt::Key_Alt); // opens the menu bar
    const QPoint at = m_table.window().menuBar()->actionGeometry(head).center();
    m_hands.write(QStringLiteral("opens the menu ") + head->text());
    m_hands.click(m_table.window().menuBar()->mapTo(&m_table.window(), at));
    for (int entry = below(9); entry > 0; --entry)
        tap(chance(85) ? Qt::Key_Down : Qt::Key_Right);
    tap(chance(40) ? Qt::Key_Return : Qt::Key_Escape);
}

void Newcomer::pressShortcut() { tap(anyOf(shortcuts), Qt::ControlModifier); }

void Newcomer::resize() {
    if (m_table.window().isFullScreen())
        return tap(Qt::Key_F11);
    const QSize size(800 + below(240), 560 + below(140));
    m_hands.write(QStringLiteral("makes the window %1 by %2").arg(size.width()).arg(size.height()));
    m_table.window().resize(size);
}

void Newcomer::lookElsewhere() {
    m_hands.write(QStringLiteral("looks at another window"));
    m_elsewhere = std::make_unique<QWidget>();
    m_elsewhere->show();
    m_elsewhere->activateWindow();
    m_hands.pass(500 + below(1500));
    m_elsewhere.reset();
    m_table.window().activateWindow();
}

/// Presses keys until the dialog closes, which the code that opened it waits for. In file dialogs these keys
/// delete nothing, and saving uses the suggested name.
void Newcomer::answerDialog() {
    constexpr std::array keys{Qt::Key_Tab, Qt::Key_Left, Qt::Key_Right, Qt::Key_Space, Qt::Key_Return};
    constexpr int patience = 20;
    const QWidget* dialog = QApplication::activeModalWidget();
    const bool files = qobject_cast<const QFileDialog*>(dialog) != nullptr;
    for (int press = 0; press < patience && QApplication::activeModalWidget() == dialog; ++press) {
        m_hands.pass(125 + below(209));
        if (press > 4 || chance(30))
            escape();
        else if (files)
            tap(press == 0 && chance(40) ? Qt::Key_Return : static_cast<Qt::Key>(Qt::Key_A + below(26)));
        else
            tap(anyOf(keys));
    }
}

} // namespace taletop::app
