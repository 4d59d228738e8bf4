// SPDX-License-Identifier: MIT
#include "app/session/thought_thread.h"

#include <utility>

namespace taletop::app {

ThoughtThread::ThoughtThread(QObject* parent) : QObject(parent) {
    m_thread.setObjectName(QStringLiteral("thoughts"));
}

ThoughtThread::~ThoughtThread() {
    drop();
    m_thread.quit();
    m_thread.wait();
}

void ThoughtThread::ask(Thought thought) {
    if (m_worker == nullptr) {
        m_worker = new QObject;
        m_worker->moveToThread(&m_thread);
        connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
        m_thread.start();
    }
    const int number = ++m_asked;
    m_wanted = number;
    QMetaObject::invokeMethod(m_worker, [this, number, think = std::move(thought)] {
        const auto unwanted = [this, number] { return m_wanted != number; };
        if (unwanted())
            return;
        Tell tell = think(unwanted);
        QMetaObject::invokeMethod(
            this,
            [this, unwanted, told = std::move(tell)] {
                if (unwanted())
                    return;
                m_wanted = 0;
                told();
            },
            Qt::QueuedConnection);
    });
}

} // namespace taletop::app
