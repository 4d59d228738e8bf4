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

    /// Starts a new file of this match in `folder`, which is made if need be. Only its user may read it.
    void start(const QString& folder, const match::Match& match);
    /// Goes on in a file that holds the match, and leaves it as it is until something is to be
    /// added. `differs`: the file is not the match's text (its torn end was dropped), and is kept
    /// beside it (keptCopy) when it is written anew. `lock` is the file's.
    void resume(const QString& file, const match::Match& match, bool differs, std::unique_ptr<SaveLock> lock);
    /// The match of this file is only looked at: nothing is ever written.
    void lookAt(const QString& file);
    /// Brings the file up to the match: appends what is new and has it written to the disk, or
    /// writes the whole file anew, atomically, if entries were taken back, the header tells of more or the
    /// file is gone. Where another program has changed the file, the match goes on in a new one, which
    /// takeNews() tells; a match without a file is not kept.
    void update(const match::Match& match);
    /// Writes a copy of the match, or of a file that is only looked at; an error sentence, or "".
    [[nodiscard]] QString saveCopy(const QString& path, const match::Match& match);

    [[nodiscard]] QString file() const { return m_path; }
    /// What went wrong last time, for the player; none if the file is up to date. The next update tries
    /// again.
    [[nodiscard]] QString problem() const;
    /// The file is not as it should be: it could not be written, or it is gone.
    [[nodiscard]] bool behind() const;
    /// How many moves of the match are neither in its file nor in the copy that was saved last, and
    /// what keeps them out, for somebody who is about to leave; none if all of it is safe.
    [[nodiscard]] QString wouldBeLost(const match::Match& match) const;
    /// What the player should know since it was asked last; none if nothing.
    [[nodiscard]] QString takeNews() { return std::exchange(m_news, {}); }
    /// Another program plays the match now, because somebody there said so: nothing is written here
    /// any more.
    [[nodiscard]] bool takenOver();
    /// The file is not played here any more; its lock, if it is held.
    std::unique_ptr<SaveLock> release();

private:
    void rewrite(const match::Match& match);
    void append(const match::Match& match);
    void fail(const WriteFailure& failure);
    void lockAgain();
    [[nodiscard]] bool changedByOthers() const;

    QString m_path;
    std::unique_ptr<QFile> m_file;
    match::Header m_header; ///< as it stands in the file
    std::unique_ptr<SaveLock> m_lock;
    std::vector<match::Entry> m_written;
    std::optional<match::Journal> m_copied; ///< what was saved elsewhere
    bool m_whole = false;                   ///< the file holds the header and m_written, and nothing else
    bool m_keep = false;                    ///< the file as it is shall not be lost
    bool m_readOnly = false;
    bool m_taken = false;
    std::optional<qint64> m_size; ///< of the file as we left it, in bytes, if that is known
    WriteFailure m_failure;
    QString m_news;
};

} // namespace taletop::app
