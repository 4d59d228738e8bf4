// SPDX-License-Identifier: MIT
// Keeps a match on disk while it is played: every entry is in the file before the table shows it.
#pragma once

#include "app/saves/save_lock.h"
#include "app/saves/save_writing.h"
#include "core/match/match.h"

#include <QFile>
#include <QString>

#include <memory>
#include <optional>
#include <utility>

namespace taletop::app {

class SaveFile {
public:
    SaveFile() = default;

    /// Starts a new file of this match in `folder`, which is created if needed. Only the current user may
    /// read it.
    void start(const QString& folder, const match::Match& match);
    /// Continues in a file that holds the match, and leaves it unchanged until there is something to add.
    /// `differs` means that the file's text differs from the match (its torn end was dropped); the original
    /// is then kept beside it (keptCopy) on the first rewrite. `lock` is the file's.
    void resume(const QString& file, const match::Match& match, bool differs, std::unique_ptr<SaveLock> lock);
    /// Opens the match of this file read-only: never writes anything.
    void lookAt(const QString& file);
    /// Saves the match: appends new entries and flushes them to disk, or rewrites the whole file atomically
    /// if entries were taken back, the header has changed or the file is gone. If another program has changed
    /// the file, the match continues in a new one, and takeNews() says so; a match without a file is not
    /// saved.
    void update(const match::Match& match);
    /// Writes a copy of the match, or of a read-only file; returns an error sentence, or "".
    [[nodiscard]] QString saveCopy(const QString& path, const match::Match& match);

    [[nodiscard]] QString file() const { return m_path; }
    /// Returns the last error, for the player, or "" if the file is up to date. The next update tries again.
    [[nodiscard]] QString problem() const;
    /// Has the last write failed, or is the file gone?
    [[nodiscard]] bool behind() const;
    /// Says how many moves are neither in the file nor in the last saved copy, and why, for somebody who is
    /// about to leave; "" if everything is safe.
    [[nodiscard]] QString wouldBeLost(const match::Match& match) const;
    /// Returns news for the player since the last call, or "" if there are none.
    [[nodiscard]] QString takeNews() { return std::exchange(m_news, {}); }
    /// Has another program taken the match over, at a player's request? Then nothing is written here any
    /// more.
    [[nodiscard]] bool takenOver();
    /// Stops playing in this file, and returns its lock if it is held.
    std::unique_ptr<SaveLock> release();

private:
    void rewrite(const match::Match& match);
    void append(const match::Match& match);
    void fail(const WriteFailure& failure);
    void lockAgain();
    [[nodiscard]] bool changedByOthers() const;

    QString m_path;
    std::unique_ptr<QFile> m_file;
    match::Header m_header; ///< the header in the file
    std::unique_ptr<SaveLock> m_lock;
    std::vector<match::Entry> m_written;
    std::optional<match::Journal> m_copied; ///< the journal in the last saved copy
    bool m_whole = false;                   ///< the file holds the header and m_written, and nothing else
    bool m_keep = false;                    ///< keep a copy of the original file
    bool m_readOnly = false;
    bool m_taken = false;
    std::optional<qint64> m_size; ///< the file's size after our last write, in bytes, if known
    WriteFailure m_failure;
    QString m_news;
};

} // namespace taletop::app
