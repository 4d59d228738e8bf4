// SPDX-License-Identifier: MIT
// Keeps a match on disk while it is played: every entry is in the file before the table shows it.
#pragma once

#include "core/match/match.h"

#include <QFile>
#include <QString>

#include <memory>

namespace taletop::app {

class Autosave {
public:
    Autosave() = default;

    /// Starts a new file of this match in `folder`, which is made if need be.
    void start(const QString& folder, const match::Match& match);
    /// Goes on in a file that holds the match. `rewrite`: the file differs from the match (its
    /// torn end was dropped), write it anew.
    void resume(const QString& file, const match::Match& match, bool rewrite);
    /// Brings the file up to the match: appends what is new and has it written to the disk, or
    /// writes the whole file anew, atomically, if entries were taken back.
    void update(const match::Match& match);

    [[nodiscard]] QString file() const { return m_path; }
    /// What went wrong last time, one sentence for the player; "" if the file is up to date. The
    /// next update tries again.
    [[nodiscard]] QString problem() const { return m_problem; }

private:
    void rewrite(const match::Match& match);
    void append(const match::Match& match);
    void fail(const QString& reason);

    QString m_path;
    std::unique_ptr<QFile> m_file;
    std::vector<match::Entry> m_written;
    bool m_whole = false; ///< the file holds the header and m_written, and nothing else
    QString m_problem;
};

/// Writes a copy of the match; an error sentence, or "".
[[nodiscard]] QString saveCopy(const QString& path, const match::Match& match);

} // namespace taletop::app
