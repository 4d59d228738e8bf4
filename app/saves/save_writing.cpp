// SPDX-License-Identifier: MIT
#include "app/saves/save_writing.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <filesystem>

#ifdef Q_OS_WIN
#include <io.h>
#include <qt_windows.h>
#else
#include <unistd.h>
#endif

namespace taletop::app {

namespace {

constexpr auto filePermissions = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
constexpr auto folderPermissions = filePermissions | QFileDevice::ExeOwner;

#ifdef Q_OS_WIN
constexpr int nameTaken = ERROR_ALREADY_EXISTS;
#else
constexpr int nameTaken = EEXIST;
#endif

/// Forgets errors of earlier calls.
void forgetErrors() {
    errno = 0;
#ifdef Q_OS_WIN
    ::SetLastError(0);
#endif
}

/// Returns the failure of the calls since forgetErrors(). `otherwise` is Qt's own message.
WriteFailure failure(const QString& otherwise) {
#ifdef Q_OS_WIN
    const int code = static_cast<int>(::GetLastError());
    return {code != 0 ? errorOfWindows(code) : errno,
            code != 0 && otherwise.isEmpty() ? qt_error_string(code) : otherwise};
#else
    return {errno, errno != 0 ? qt_error_string(errno) : otherwise};
#endif
}

/// Flushes the file to disk, so that nothing is lost in a power failure.
bool settle(QFileDevice& file) {
    if (!file.flush())
        return false;
#ifdef Q_OS_WIN
    return ::_commit(file.handle()) == 0;
#else
    return ::fsync(file.handle()) == 0;
#endif
}

bool isOwn(const QFileInfo& info) {
#ifdef Q_OS_UNIX
    return !info.isSymLink() && info.ownerId() == ::geteuid();
#else
    return !info.isSymLink();
#endif
}

void restrictTo(const QFileInfo& info, QFileDevice::Permissions rights) {
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup |
                            QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
    if ((info.permissions() & others) != 0 && isOwn(info))
        QFile::setPermissions(info.filePath(), info.permissions() & rights);
}

} // namespace

int errorOfWindows(int code) {
    switch (code) { // codes as in winerror.h
    case 2:         // ERROR_FILE_NOT_FOUND
    case 3:         // ERROR_PATH_NOT_FOUND
        return ENOENT;
    case 5:  // ERROR_ACCESS_DENIED
    case 32: // ERROR_SHARING_VIOLATION
    case 33: // ERROR_LOCK_VIOLATION
        return EACCES;
    case 19: // ERROR_WRITE_PROTECT
        return EROFS;
    case 39:   // ERROR_HANDLE_DISK_FULL
    case 112:  // ERROR_DISK_FULL
    case 1295: // ERROR_DISK_QUOTA_EXCEEDED
        return ENOSPC;
    case 80:  // ERROR_FILE_EXISTS
    case 183: // ERROR_ALREADY_EXISTS
        return EEXIST;
    case 123: // ERROR_INVALID_NAME
        return EISDIR;
    case 206: // ERROR_FILENAME_EXCED_RANGE
        return ENAMETOOLONG;
    case 223: // ERROR_FILE_TOO_LARGE
        return EFBIG;
    default:
        return 0;
    }
}

QString remedyFor(const WriteFailure& failure) {
    switch (failure.code) {
    case ENOSPC:
#ifdef EDQUOT
    case EDQUOT:
#endif
    case EFBIG:
        return QCoreApplication::translate("SaveWriting", "Free some disk space");
    case EACCES:
    case EPERM:
        return QCoreApplication::translate("SaveWriting", "Allow writing to the file and its folder");
    case EROFS:
        return QCoreApplication::translate("SaveWriting", "Make the disk writable");
    case EEXIST: // something else has the folder's name
    case ENOENT:
    case ENOTDIR:
        return QCoreApplication::translate("SaveWriting", "Create its folder again");
    case ENAMETOOLONG:
        return QCoreApplication::translate("SaveWriting", "Give it a shorter name");
    case EISDIR:
        return QCoreApplication::translate("SaveWriting", "Give it another name");
    default:
        return QCoreApplication::translate("SaveWriting", "Check the disk");
    }
}

WriteFailure writeWhole(const QString& path, const QByteArray& bytes, Rights rights) {
    // Refuse devices and pipes, which would be replaced by a file.
    if (const QFileInfo there(path); there.exists() && !there.isFile())
        return {EISDIR, QCoreApplication::translate("SaveWriting", "it is not a regular file")};
    QSaveFile file(path);
    forgetErrors();
    if (!file.open(QIODevice::WriteOnly))
        return failure(file.errorString());
    // Restrict the file while it is empty. Disks without permissions ignore this.
    if (rights == Rights::OwnOnly)
        file.setPermissions(filePermissions);
    forgetErrors();
    if (file.write(bytes) == bytes.size() && settle(file) && file.commit())
        return {};
    return failure(file.errorString());
}

WriteFailure copyWhole(const QString& from, const QString& to, Rights rights) {
    QFile original(from);
    forgetErrors();
    if (!original.open(QIODevice::ReadOnly))
        return failure(original.errorString());
    forgetErrors();
    const QByteArray bytes = original.readAll();
    if (original.error() != QFileDevice::NoError)
        return failure(original.errorString());
    return writeWhole(to, bytes, rights);
}

WriteFailure renameFile(const QString& from, const QString& to) {
    const auto native = [](const QString& path) { return std::filesystem::path(path.toStdU16String()); };
    // Allow a change of case only, because on some disks both names are the same file.
    if (QFileInfo::exists(to) && QFileInfo(to) != QFileInfo(from))
        return {EISDIR, qt_error_string(nameTaken)}; // this code, because another name would help
    std::error_code code; // QFile::rename would copy instead and report the error of that
    std::filesystem::rename(native(from), native(to), code);
    if (!code)
        return {};
#ifdef Q_OS_WIN
    return {errorOfWindows(code.value()), qt_error_string(code.value())};
#else
    return {code.value(), qt_error_string(code.value())};
#endif
}

WriteFailure openToAppend(QFileDevice& file) {
    forgetErrors();
    if (file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return {};
    return failure(file.errorString());
}

WriteFailure append(QFileDevice& file, const QByteArray& bytes) {
    const qint64 before = file.size();
    forgetErrors();
    if (file.write(bytes) == bytes.size() && settle(file))
        return {};
    const WriteFailure failed = failure(file.errorString());
    file.resize(before); // remove the incomplete line
    return failed;
}

WriteFailure makeOwnFolder(const QString& folder) {
    if (QFileInfo(folder).isDir())
        return {};
    forgetErrors();
    if (!QDir().mkpath(folder))
        return failure(folder);
    QFile::setPermissions(folder, folderPermissions);
    return {};
}

void keepToTheUser(const QString& folder) {
    const QFileInfo place(folder);
    if (!place.isDir() || !isOwn(place))
        return;
    restrictTo(place, folderPermissions);
    // Restrict all files: games, copies of damaged ones, and removed ones.
    for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden))
        restrictTo(file, filePermissions);
}

} // namespace taletop::app
