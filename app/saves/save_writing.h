// SPDX-License-Identifier: MIT
// Writing save files so that they are there when the power goes, and telling truly why it failed.
#pragma once

#include <QByteArray>
#include <QFileDevice>
#include <QString>

namespace taletop::app {

/// What kept a file from being written.
struct WriteFailure {
    int code = 0;  ///< the system's, as it was at once; 0: it gave none
    QString words; ///< none if nothing did
    [[nodiscard]] bool failed() const { return !words.isEmpty(); }
};

/// "Free some disk space": what somebody can do about it, a sentence's beginning without its end.
[[nodiscard]] QString remedyFor(const WriteFailure& failure);

enum class Rights : std::uint8_t {
    Usual,  ///< as the system gives them to new files; those of a file that is there stay
    OwnOnly ///< nobody else may read it: it tells everything that is hidden at the table
};

/// Writes a file whole or not at all, onto the disk.
[[nodiscard]] WriteFailure writeWhole(const QString& path, const QByteArray& bytes, Rights rights);

/// Adds to an open file and waits until the disk has it; what was written of it in vain is cut off.
[[nodiscard]] WriteFailure append(QFileDevice& file, const QByteArray& bytes);

/// Writes what stands in one file into another, whole or not at all.
[[nodiscard]] WriteFailure copyWhole(const QString& from, const QString& to, Rights rights);

/// Gives a file another name in its folder, over no file that is there.
[[nodiscard]] WriteFailure renameFile(const QString& from, const QString& to);

/// Opens a file to add to.
[[nodiscard]] WriteFailure openToAppend(QFileDevice& file);

/// Makes a folder, if there is none, that only its user can look into.
WriteFailure makeOwnFolder(const QString& folder);

/// Takes away what others may do in a folder and with the saves in it. A folder or a file of somebody
/// else's is left alone, and so is what lies behind a link.
void keepToTheUser(const QString& folder);

} // namespace taletop::app
