// SPDX-License-Identifier: MIT
// Runs one computation at a time on its own thread, and stops it when its result is no longer wanted. Neither
// changing nor leaving the table waits for it.
#pragma once

#include <QObject>
#include <QThread>

#include <atomic>
#include <functional>

namespace taletop::app {

class ThoughtThread : public QObject {
    Q_OBJECT

public:
    /// Returns true as soon as the result is no longer wanted.
    using Unwanted = std::function<bool()>;
    /// Delivers the result, on the thread of this object.
    using Tell = std::function<void()>;
    /// Computes the result on the other thread. It must return soon once its result is unwanted.
    using Thought = std::function<Tell(const Unwanted&)>;

    explicit ThoughtThread(QObject* parent = nullptr);
    ~ThoughtThread() override; ///< stops the current computation

    /// Starts a computation and drops any earlier one. The thread starts with the first call.
    void ask(Thought thought);
    /// Drops the computation, so that its result is not delivered.
    void drop() { m_wanted = 0; }
    /// Is a computation under way?
    [[nodiscard]] bool busy() const { return m_wanted != 0; }

private:
    QThread m_thread;
    QObject* m_worker = nullptr;  ///< lives on m_thread
    std::atomic<int> m_wanted{0}; ///< number of the wanted computation; 0 for none
    int m_asked = 0;
};

} // namespace taletop::app
