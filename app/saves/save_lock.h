// SPDX-License-Identifier: MIT
// Tells every Taletop of a computer, or of a shared folder, which saves are being played.
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace taletop::app {

/// The mark that a save is being played, in a hidden file beside it. It goes with this object; that of a
/// program that was killed does not count.
class SaveLock {
public:
    explicit SaveLock(const QString& save);
    ~SaveLock();
    SaveLock(const SaveLock&) = delete;
    SaveLock& operator=(const SaveLock&) = delete;

    enum class Held : std::uint8_t {
        Here,      ///< by this object
        Elsewhere, ///< by another program that runs, or another window
        Nowhere    ///< no mark can be made there, so nobody can write there either
    };
    /// Takes it if nobody has it.
    Held take();
    /// Takes it from whoever has it, who then finds it lost(); false if the system does not let us.
    bool takeOver();
    /// Somebody has taken it over.
    [[nodiscard]] bool lost() const;
    /// Who holds it elsewhere: "process 4711 on tablet"; "" if that cannot be told.
    [[nodiscard]] QString holder() const;

private:
    struct Stamp {
        qint64 process = 0;
        QString computer;
        qint64 time = 0; ///< of the file, in milliseconds

        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    void letGo();
    [[nodiscard]] Stamp stampNow() const;

    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    Stamp m_stamp; ///< of our own mark
};

} // namespace taletop::app
