// SPDX-License-Identifier: MIT
// Thoughts on a thread of their own: one at a time, and what nobody wants to know any more stops. Whoever
// changes the table or leaves it waits for none of them.
#pragma once

#include <QObject>
#include <QThread>

#include <atomic>
#include <functional>

namespace taletop::app {

class ThoughtThread : public QObject {
    Q_OBJECT

public:
    /// True as soon as nobody wants to know the result any more.
    using Unwanted = std::function<bool()>;
    /// What is called with the result, on the thread of this object.
    using Tell = std::function<void()>;
    /// Thinks, on the other thread; must come to an end soon once it is unwanted.
    using Thought = std::function<Tell(const Unwanted&)>;

    explicit ThoughtThread(QObject* parent = nullptr);
    ~ThoughtThread() override; ///< what is thought about stops

    /// Whatever was asked before is dropped. The thread starts with the first question.
    void ask(Thought thought);
    /// Nobody wants to know any more: nothing is told.
    void drop() { m_wanted = 0; }
    /// Somebody waits for an answer.
    [[nodiscard]] bool busy() const { return m_wanted != 0; }

private:
    QThread m_thread;
    QObject* m_worker = nullptr;  ///< lives on m_thread
    std::atomic<int> m_wanted{0}; ///< number of the question that waits for an answer; 0: none does
    int m_asked = 0;
};

} // namespace taletop::app
