// SPDX-License-Identifier: MIT
// Keeps a match on disk while it is played. Every entry is in the file before the table shows it.
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

    /// Starts a new file for this match in `folder`, which is created if needed. Only the current user may
    /// read it.
    void start(const QString& folder, const match::Match& match);
    /// Continues in a file that holds the match. The file is not changed until there is something to add.
    /// `differs` means that the file's text differs from the match, because its torn end was dropped. The
    /// first rewrite then keeps a copy of the original beside it (keptCopy). `lock` is the file's lock.
    void resume(const QString& file, const match::Match& match, bool differs, std::unique_ptr<SaveLock> lock);
    /// Opens the match of this file read-only, so that nothing is ever written.
    void lookAt(const QString& file);
    /// Saves the match. Appends new entries and flushes them to disk, or rewrites the whole file atomically
    /// if entries were taken back, the header has changed or the file no longer exists. If another program
    /// has changed the file, the match continues in a new one, and takeNews() reports this. A match without a
    /// file is not saved.
    void update(const match::Match& match);
    /// Writes a copy of the match, or of a read-only file. Returns an error sentence, or "".
    [[nodiscard]] QString saveCopy(const QString& path, const match::Match& match);

    [[nodiscard]] QString file() const { return m_path; }
    /// Returns the last error as a sentence for the player, or "" if the file is up to date. The next update
    /// tries again.
    [[nodiscard]] QString problem() const;
    /// Did the last write fail, or was the file removed?
    [[nodiscard]] bool behind() const;
    /// Returns how many moves are in neither the file nor the last saved copy, and why, as a text for someone
    /// who is about to leave; "" if everything is safe.
    [[nodiscard]] QString wouldBeLost(const match::Match& match) const;
    /// Returns news for the player since the last call, or "" if there are none.
    [[nodiscard]] QString takeNews() { return std::exchange(m_news, {}); }
    /// Has another program taken the match over, at a player's request? Then nothing more is written here.
    [[nodiscard]] bool takenOver();
    /// Stops using this file. Returns its lock if the lock is held.
    std::unique_ptr<SaveLock> release();

private:
    void rewrite(const match::Match& match);
    void append(const match::Match& match);
    void fail(const WriteFailure& failure);
    void lockAgain();
    [[nodiscard]] bool changedByOthers() const;

    QString m_path;
    std::unique_ptr<QFile> m_file;
    match::Header m_header; ///< header in the file
    std::unique_ptr<SaveLock> m_lock;
    std::vector<match::Entry> m_written;
    std::optional<match::Journal> m_copied; ///< journal in the last saved copy
    bool m_whole = false;                   ///< does the file hold exactly the header and m_written?
    bool m_keep = false;                    ///< must a copy of the original file be kept?
    bool m_readOnly = false;
    bool m_taken = false;
    std::optional<qint64> m_size; ///< size of the file after our last write, in bytes, if known
    WriteFailure m_failure;
    QString m_news;
};

} // namespace taletop::app
