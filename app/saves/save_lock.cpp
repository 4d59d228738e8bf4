// SPDX-License-Identifier: MIT
#include "app/saves/save_lock.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

namespace taletop::app {

namespace {

QString lockOf(const QString& save) {
    const QFileInfo info(save);
    return info.dir().absoluteFilePath(u'.' + info.fileName() + QStringLiteral(".lock"));
}

std::unique_ptr<QLockFile> lockFile(const QString& file) {
    auto lock = std::make_unique<QLockFile>(file);
    // Never let locks expire by age, because a game may take all evening. Only a dead program's lock is
    // stale.
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace

SaveLock::SaveLock(const QString& save) : m_file(lockOf(save)), m_lock(lockFile(m_file)) {}

SaveLock::~SaveLock() { letGo(); }

SaveLock::Held SaveLock::take() {
    if (m_lock->isLocked()) {
        if (lost())
            return Held::Elsewhere;
        if (QFile::exists(m_file))
            return Held::Here;
        letGo(); // someone has cleaned up the folder
    }
    if (!m_lock->tryLock(0)) {
        if (m_lock->error() != QLockFile::LockFailedError)
            return Held::Nowhere;
        // Try to remove a stale lock. In a sandbox every program is process 1, so a stale lock seems to have
        // a running owner. A lock that a program really holds is not removed.
        if (stampNow().computer != QSysInfo::machineHostName() || !m_lock->removeStaleLockFile() ||
            !m_lock->tryLock(0))
            return Held::Elsewhere;
    }
    m_stamp = stampNow();
    return Held::Here;
}

bool SaveLock::takeOver() {
    letGo();
    // Remove the file directly, because removeStaleLockFile() would not remove a running program's lock.
    QFile::remove(m_file);
    return take() == Held::Here;
}

bool SaveLock::lost() const { return m_lock->isLocked() && QFile::exists(m_file) && stampNow() != m_stamp; }

QString SaveLock::holder() const {
    const Stamp stamp = stampNow();
    return stamp.process == 0 ? QString()
                              : QCoreApplication::translate("SaveLock", "process %1 on %2")
                                    .arg(QString::number(stamp.process), stamp.computer);
}

/// Releases the lock. A QLockFile removes the file with its name even if the file now belongs to another
/// program. So a small lock object that is no longer ours is leaked instead.
void SaveLock::letGo() {
    if (m_lock->isLocked() && (!QFile::exists(m_file) || lost()))
        static_cast<void>(m_lock.release());
    m_lock = lockFile(m_file);
}

SaveLock::Stamp SaveLock::stampNow() const {
    Stamp stamp;
    QString program;
    if (m_lock->getLockInfo(&stamp.process, &stamp.computer, &program))
        stamp.time = QFileInfo(m_file).lastModified().toMSecsSinceEpoch();
    return stamp;
}

} // namespace taletop::app
