// SPDX-License-Identifier: MIT
// Hands at the real window: keys and buttons go down and up, time passes between, and all that comes
// of it happens before the next. What was done is written down.
#pragma once

#include "tests/e2e/table_window.h"
#include "tests/newcomers/standing_clock.h"

#include <QSet>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace taletop::app {

class Hands {
public:
    Hands(TableWindow& table, StandingClock& clock);

    /// Keys that went down so far, and buttons that did or were let go; a key that repeats itself went down
    /// once.
    [[nodiscard]] int presses() const { return m_presses; }
    /// All that they did so far, and the bits of time that passed.
    [[nodiscard]] int things() const { return m_things; }
    /// Is it time that passes now, and nothing that they do?
    [[nodiscard]] bool areWaiting() const { return m_waiting; }
    /// What was done, newest last, each with its time in seconds.
    [[nodiscard]] const QStringList& done() const { return m_done; }
    /// Prints each thing when it is done.
    void setAloud(bool aloud) { m_aloud = aloud; }

    /// Called with each bit of time that has passed, in milliseconds.
    void setWhenTimePasses(std::function<void(int)> tell) { m_timePasses = std::move(tell); }
    /// Called where a press has opened a dialog that waits to be answered.
    void setInDialog(std::function<void()> answer) { m_inDialog = std::move(answer); }

    void write(const QString& what);
    void pass(int milliseconds);
    void keyDown(Qt::Key key, Qt::KeyboardModifiers modifiers = {}, bool again = false);
    void keyUp(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Points are of the main window.
    void point(QPoint at);
    void buttonDown(QPoint at, Qt::MouseButton button = Qt::LeftButton);
    void buttonUp(QPoint at, Qt::MouseButton button = Qt::LeftButton);
    void click(QPoint at, Qt::MouseButton button = Qt::LeftButton);
    void drag(QPoint from, QPoint to);
    void turnWheel(QPoint at, int by, Qt::KeyboardModifiers modifiers = {});

    /// A point of the panel, in the main window.
    [[nodiscard]] QPoint inWindow(QPoint ofPanel) const;

private:
    [[nodiscard]] QWindow* keyed() const;
    [[nodiscard]] QWindow* pointed() const;
    void carryOut(const std::function<void()>& act);
    void calm();
    void giveKeysBack();
    void lookForDialog();

    TableWindow& m_table;
    StandingClock& m_clock;
    QTimer m_nested; ///< runs while something is carried out; fires where that waits in a dialog
    QSet<const QWidget*> m_answered; ///< dialogs that are being answered
    std::function<void(int)> m_timePasses;
    std::function<void()> m_inDialog;
    QStringList m_done;
    int m_presses = 0;
    int m_things = 0;
    int m_depth = 0;
    bool m_waiting = false;
    bool m_aloud = false;
};

} // namespace taletop::app
