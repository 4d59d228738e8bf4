// SPDX-License-Identifier: MIT
// Which presses of keys are meant: a key that is held decides nothing by repeating itself; right after a
// story that was led through by keys none of them decides what is asked next; and who types into a field that
// goes away types on into nothing.
#pragma once

#include <QElapsedTimer>

class QKeyEvent;

namespace taletop::app {

class HastyKeys {
public:
    /// For so long after a story, or after the last letter, the hand may still be going on, in milliseconds.
    static constexpr qint64 stillness = 500;

    /// What was told has come to its end, by a key or by itself.
    void storyEnded() { m_sinceStory.start(); }
    /// A key has gone into a field, which takes more; or whoever typed has left it.
    void typed() { m_sinceTyping.start(); }
    void stoppedTyping() { m_sinceTyping.invalidate(); }
    /// `writing`: what has the focus takes text.
    [[nodiscard]] bool isMeant(const QKeyEvent& press, bool writing);

private:
    QElapsedTimer m_sinceStory;
    QElapsedTimer m_sinceTyping;
};

} // namespace taletop::app
