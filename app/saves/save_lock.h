// SPDX-License-Identifier: MIT
// Locks saves that are being played against other Taletop programs, on this computer or sharing its folder.
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace taletop::app {

/// The lock on a save that is being played, a hidden file beside the save. The lock ends with this object.
/// The lock of a killed program does not count.
class SaveLock {
public:
    explicit SaveLock(const QString& save);
    ~SaveLock();
    SaveLock(const SaveLock&) = delete;
    SaveLock& operator=(const SaveLock&) = delete;

    enum class Held : std::uint8_t {
        Here,      ///< held by this object
        Elsewhere, ///< held by another running program or window
        Nowhere    ///< the lock can't be created, so nobody can write there
    };
    /// Takes the lock if it is free.
    Held take();
    /// Takes the lock from its holder, whose lost() returns true from then on. Returns false if the system
    /// does not allow this.
    bool takeOver();
    /// Has another program or window taken the lock over?
    [[nodiscard]] bool lost() const;
    /// Returns the other holder, such as "process 4711 on tablet", or "" if unknown.
    [[nodiscard]] QString holder() const;

private:
    struct Stamp {
        qint64 process = 0;
        QString computer;
        qint64 time = 0; ///< time of the lock file, in milliseconds

        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    void letGo();
    [[nodiscard]] Stamp stampNow() const;

    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    Stamp m_stamp; ///< stamp of our own lock
};

} // namespace taletop::app
