// SPDX-License-Identifier: MIT
// Which presses of keys are meant: a key that is held decides nothing by repeating itself, and right
// after a story that was led through by keys none of them decides what is asked next.
#pragma once

#include <QElapsedTimer>

class QKeyEvent;

namespace taletop::app {

class HastyKeys {
public:
    /// For so long after a story the hand may still be going on through it, in milliseconds.
    static constexpr qint64 stillness = 500;

    /// What was told has come to its end, by a key or by itself.
    void storyEnded() { m_sinceStory.start(); }
    /// `writing`: what has the focus takes text.
    [[nodiscard]] bool isMeant(const QKeyEvent& press, bool writing) const;

private:
    QElapsedTimer m_sinceStory;
};

} // namespace taletop::app
