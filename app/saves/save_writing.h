// SPDX-License-Identifier: MIT
// Writes save files so that they survive a power failure, and reports why writing failed.
#pragma once

#include <QByteArray>
#include <QFileDevice>
#include <QString>

namespace taletop::app {

/// The reason why a file could not be written.
struct WriteFailure {
    int code = 0;  ///< code as in <cerrno>, or 0 if the system gave none
    QString words; ///< explanation, or "" if nothing failed
    [[nodiscard]] bool failed() const { return !words.isEmpty(); }
};

/// Returns the <cerrno> code for a Windows error, or 0 if there is none.
[[nodiscard]] int errorOfWindows(int code);

/// Returns the user's remedy, such as "Free some disk space": the beginning of a sentence, without a full
/// stop.
[[nodiscard]] QString remedyFor(const WriteFailure& failure);

enum class Rights : std::uint8_t {
    Usual,  ///< system's default for new files; no change for existing files
    OwnOnly ///< readable only by the owner, because it reveals all hidden cards
};

/// Writes a file to disk, completely or not at all.
[[nodiscard]] WriteFailure writeWhole(const QString& path, const QByteArray& bytes, Rights rights);

/// Appends to an open file and flushes it to disk. On failure, removes the incomplete part.
[[nodiscard]] WriteFailure append(QFileDevice& file, const QByteArray& bytes);

/// Copies a file's contents to another, completely or not at all.
[[nodiscard]] WriteFailure copyWhole(const QString& from, const QString& to, Rights rights);

/// Renames a file within its folder. Never replaces an existing file.
[[nodiscard]] WriteFailure renameFile(const QString& from, const QString& to);

/// Opens a file for appending.
[[nodiscard]] WriteFailure openToAppend(QFileDevice& file);

/// Creates a folder that only its user can open, if it does not exist.
WriteFailure makeOwnFolder(const QString& folder);

/// Removes other users' permissions for a folder and its saves. Does not touch other users' files or links.
void keepToTheUser(const QString& folder);

} // namespace taletop::app
