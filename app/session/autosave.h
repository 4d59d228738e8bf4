// SPDX-License-Identifier: MIT
// Keeps a match on disk while it is played: every entry is in the file before the table shows it.
#pragma once

#include "core/match/match.h"

#include <QFile>
#include <QString>

#include <memory>
#include <optional>

namespace taletop::app {

class Autosave {
public:
    Autosave() = default;

    /// Starts a new file of this match in `folder`, which is made if need be.
    void start(const QString& folder, const match::Match& match);
    /// Goes on in a file that holds the match, and leaves it as it is until something is to be
    /// added. `differs`: the file is not the match's text (its torn end was dropped), and is kept
    /// beside it (keptCopy) when it is written anew.
    void resume(const QString& file, const match::Match& match, bool differs);
    /// The match of this file is only looked at: nothing is ever written.
    void lookAt(const QString& file);
    /// Brings the file up to the match: appends what is new and has it written to the disk, or
    /// writes the whole file anew, atomically, if entries were taken back or the header tells of more. Where
    /// another program has changed the file, the match goes on in a new one; a match without a file is not
    /// kept.
    void update(const match::Match& match);
    /// Writes a copy of the match, or of a file that is only looked at; an error sentence, or "".
    [[nodiscard]] QString saveCopy(const QString& path, const match::Match& match) const;

    [[nodiscard]] QString file() const { return m_path; }
    /// What went wrong last time, one sentence for the player; "" if the file is up to date. The
    /// next update tries again.
    [[nodiscard]] QString problem() const { return m_problem; }

private:
    void rewrite(const match::Match& match);
    void append(const match::Match& match);
    void fail(const QString& reason);
    [[nodiscard]] bool changedByOthers() const;

    QString m_path;
    std::unique_ptr<QFile> m_file;
    match::Header m_header; ///< as it stands in the file
    std::vector<match::Entry> m_written;
    bool m_whole = false; ///< the file holds the header and m_written, and nothing else
    bool m_keep = false;  ///< the file as it is shall not be lost
    bool m_readOnly = false;
    std::optional<qint64> m_size; ///< of the file as we left it, in bytes, if that is known
    QString m_problem;
};

} // namespace taletop::app
