// SPDX-License-Identifier: MIT
#include "app/saves/save_reader.h"

#include <algorithm>

namespace taletop::app {

namespace {

/// The size that a complete game usually stays below. Larger files may take long.
constexpr qint64 usualSave = 1 << 20; ///< bytes

} // namespace

SaveReader::SaveReader(QObject* parent) : QObject(parent) {
    m_thread.setObjectName(QStringLiteral("saves"));
    qRegisterMetaType<SaveGlances::Glance>();
}

SaveReader::~SaveReader() {
    {
        const QMutexLocker lock(&m_mutex);
        m_wishes.clear();
    }
    m_thread.quit();
    m_thread.wait();
}

void SaveReader::ask(const QString& file, const QString& stamp, qint64 bytes) {
    if (m_worker == nullptr) {
        m_worker = new QObject;
        m_worker->moveToThread(&m_thread);
        connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
        m_thread.start(QThread::LowPriority);
    }
    {
        const QMutexLocker lock(&m_mutex);
        const auto place =
            bytes > usualSave ? m_wishes.end() : std::ranges::find(m_wishes, true, &Wish::large);
        m_wishes.insert(place, {file, stamp, bytes > usualSave});
    }
    // The signal is emitted on the worker's thread and queued for the receiver's thread.
    QMetaObject::invokeMethod(m_worker, [this] { readNext(); });
}

void SaveReader::readNext() {
    Wish wish;
    {
        const QMutexLocker lock(&m_mutex);
        if (m_wishes.empty())
            return;
        wish = m_wishes.front();
        m_wishes.pop_front();
    }
    emit read(wish.file, wish.stamp, m_glances->at(wish.file, wish.stamp));
}

} // namespace taletop::app
