// SPDX-License-Identifier: MIT
// Lets every Taletop on a computer, or with a shared folder, know which saves are being played.
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace taletop::app {

/// The lock on a save that is being played, a hidden file beside it. It ends with this object; the lock of a
/// program that was killed does not count.
class SaveLock {
public:
    explicit SaveLock(const QString& save);
    ~SaveLock();
    SaveLock(const SaveLock&) = delete;
    SaveLock& operator=(const SaveLock&) = delete;

    enum class Held : std::uint8_t {
        Here,      ///< held by this object
        Elsewhere, ///< held by another running program or window
        Nowhere    ///< the lock can't be created, so nobody can write there anyway
    };
    /// Takes the lock if it is free.
    Held take();
    /// Takes the lock from its holder, whose lost() then returns true; returns false if the system does not
    /// allow it.
    bool takeOver();
    /// Has somebody taken it over?
    [[nodiscard]] bool lost() const;
    /// Returns the other holder: "process 4711 on tablet"; "" if unknown.
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
    Stamp m_stamp; ///< the stamp of our own lock
};

} // namespace taletop::app
