// SPDX-License-Identifier: MIT
#include "tests/newcomers/hands.h"

#include <QApplication>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace taletop::app {

namespace {

/// Milliseconds of a time step, long enough to keep the number of painted frames low.
constexpr int step = 75;

/// Seconds of real time after which an unfinished action counts as stuck.
constexpr unsigned longest = 180;
std::array<char, 200> lastDone{};

void giveUp(int) {
    const auto tell = [](const char* words) {
        if (::write(STDERR_FILENO, words, std::strlen(words)) < 0)
            ::_exit(4);
    };
    tell("never done with: ");
    tell(lastDone.data());
    tell("\n");
    ::_exit(3);
}

QString textOf(Qt::Key key) {
    const char letter = QTest::keyToAscii(key);
    return letter != '\0' ? QString(QLatin1Char(letter)) : QString();
}

} // namespace

Hands::Hands(TableWindow& table, StandingClock& clock) : m_table(table), m_clock(clock) {
    std::signal(SIGALRM, giveUp);
    QObject::connect(&m_nested, &QTimer::timeout, &m_nested, [this] { lookForDialog(); });
}

void Hands::write(const QString& what) {
    m_done.append(QStringLiteral("%1 %2").arg(m_clock.milliseconds() / 1000.0, 8, 'f', 3).arg(what));
    qstrncpy(lastDone.data(), qPrintable(m_done.constLast()), lastDone.size());
    if (m_aloud) {
        std::printf("%s\n", qPrintable(m_done.constLast()));
        std::fflush(stdout);
    }
}

// ---- actions and their effects

/// Runs an action and processes its effects. If a press opens a dialog, this returns only after the dialog is
/// closed.
void Hands::carryOut(const std::function<void()>& act) {
    ++m_depth;
    ++m_things;
    m_nested.start(0);
    ::alarm(longest);
    act();
    calm();
    giveKeysBack();
    if (--m_depth == 0) {
        m_nested.stop();
        ::alarm(0);
    }
}

/// Processes all events and waits for bots to finish thinking, so that results do not depend on their speed.
void Hands::calm() {
    constexpr int often = 3;
    for (int quiet = 0; quiet < often; ++quiet) {
        QCoreApplication::processEvents();
        if (m_depth <= 1)
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        while (m_table.app().session() != nullptr && m_table.session().bots().thinking()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            quiet = 0;
        }
    }
}

/// Restores the keyboard focus after a window has closed, as a desktop would.
void Hands::giveKeysBack() {
    const QWindow* window = QGuiApplication::focusWindow();
    if ((window != nullptr && window->isVisible()) || !m_table.window().isVisible())
        return;
    QWidget* dialog = QApplication::activeModalWidget();
    (dialog != nullptr ? dialog : &m_table.window())->activateWindow();
    calm();
}

void Hands::lookForDialog() {
    const QWidget* dialog = QApplication::activeModalWidget();
    if (dialog == nullptr || m_answered.contains(dialog) || !m_inDialog)
        return;
    m_answered.insert(dialog);
    m_inDialog();
    m_answered.remove(dialog);
}

void Hands::pass(int milliseconds) {
    while (milliseconds > 0) {
        const int now = std::min(milliseconds, step);
        milliseconds -= now;
        m_clock.move(now);
        if (m_timePasses)
            m_timePasses(now);
        m_waiting = true;
        carryOut([] {});
        m_waiting = false;
    }
}

// ---- points and windows

QPoint Hands::inWindow(QPoint ofPanel) const {
    return m_table.window().panel()->mapTo(&m_table.window(), ofPanel);
}

QWindow* Hands::keyed() const {
    QWindow* window = QGuiApplication::focusWindow();
    return window != nullptr ? window : m_table.window().windowHandle();
}

/// Returns the window for mouse events, which passes presses on to an open menu, even those beside the menu.
QWindow* Hands::pointed() const { return m_table.window().windowHandle(); }

// ---- keys

void Hands::keyDown(Qt::Key key, Qt::KeyboardModifiers modifiers, bool again) {
    m_presses += again ? 0 : 1;
    carryOut([&] { QTest::simulateEvent(keyed(), true, key, modifiers, textOf(key), again); });
}

void Hands::keyUp(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    carryOut([&] { QTest::simulateEvent(keyed(), false, key, modifiers, textOf(key), false); });
}

void Hands::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    constexpr int usual = 75; // milliseconds that a key is held down
    keyDown(key, modifiers);
    pass(usual);
    keyUp(key, modifiers);
}

// ---- the mouse

void Hands::point(QPoint at) {
    carryOut([&] { QTest::mouseMove(pointed(), at); });
}

void Hands::buttonDown(QPoint at, Qt::MouseButton button) {
    ++m_presses;
    carryOut([&] { QTest::mousePress(pointed(), button, {}, at); });
}

void Hands::buttonUp(QPoint at, Qt::MouseButton button) {
    ++m_presses; // counted separately from the press, because the table's buttons act on release
    carryOut([&] { QTest::mouseRelease(pointed(), button, {}, at); });
}

void Hands::click(QPoint at, Qt::MouseButton button) {
    constexpr int usual = 75;
    point(at);
    buttonDown(at, button);
    pass(usual);
    buttonUp(at, button);
}

void Hands::drag(QPoint from, QPoint to) {
    constexpr int steps = 8;
    point(from);
    buttonDown(from);
    for (int now = 1; now <= steps; ++now) {
        pass(step);
        point(from + (to - from) * now / steps);
    }
    buttonUp(to);
}

void Hands::turnWheel(QPoint at, int by, Qt::KeyboardModifiers modifiers) {
    carryOut([&] {
        QWindow* window = pointed();
        QWheelEvent event(at, window->mapToGlobal(at), {}, {0, by}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(window, &event);
    });
}

} // namespace taletop::app
