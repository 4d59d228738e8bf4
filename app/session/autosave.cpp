// SPDX-License-Identifier: MIT
#include "app/session/autosave.h"

#include "core/match/save.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QSaveFile>

#include <algorithm>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace taletop::app {

namespace {

QString sentence(const char* source) { return QCoreApplication::translate("Autosave", source); }

/// Flushes and waits until the disk has it, so that nothing is lost with the power.
bool settle(QFileDevice& file) {
    if (!file.flush())
        return false;
#ifdef Q_OS_WIN
    return ::_commit(file.handle()) == 0;
#else
    return ::fsync(file.handle()) == 0;
#endif
}

QByteArray bytesOf(const std::string& text) { return QByteArray::fromStdString(text); }

QString freshPath(const QDir& folder, const std::string& game) {
    const QString stem = QString::fromStdString(game) + u'-' +
                         QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString name = stem + QStringLiteral(".taletop");
    for (int copy = 2; folder.exists(name); ++copy)
        name = stem + u'-' + QString::number(copy) + QStringLiteral(".taletop");
    return folder.absoluteFilePath(name);
}

} // namespace

void Autosave::start(const QString& folder, const match::Match& match) {
    QDir().mkpath(folder);
    m_path = freshPath(QDir(folder), match.game().info().id);
    rewrite(match);
}

void Autosave::resume(const QString& file, const match::Match& match, bool rewriteFile) {
    m_path = file;
    m_written = match.journal().entries;
    m_whole = true;
    if (rewriteFile)
        rewrite(match);
}

void Autosave::update(const match::Match& match) {
    const auto& entries = match.journal().entries;
    const bool grown =
        entries.size() >= m_written.size() && std::equal(m_written.begin(), m_written.end(), entries.begin());
    if (m_whole && grown)
        append(match);
    else
        rewrite(match);
}

void Autosave::append(const match::Match& match) {
    const auto& entries = match.journal().entries;
    if (entries.size() == m_written.size())
        return;
    if (!m_file) {
        m_file = std::make_unique<QFile>(m_path);
        if (!m_file->open(QIODevice::WriteOnly | QIODevice::Append))
            return fail(m_file->errorString());
    }
    std::string lines;
    for (std::size_t i = m_written.size(); i < entries.size(); ++i)
        lines += match::entryLine(entries[i], i + 1);
    const QByteArray bytes = bytesOf(lines);
    if (m_file->write(bytes) != bytes.size() || !settle(*m_file))
        return fail(m_file->errorString());
    m_written = entries;
    m_problem.clear();
}

void Autosave::rewrite(const match::Match& match) {
    m_file.reset();
    QSaveFile file(m_path);
    const QByteArray bytes = bytesOf(match::saveText(match.game(), match.journal()));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !settle(file) ||
        !file.commit())
        return fail(file.errorString());
    m_written = match.journal().entries;
    m_whole = true;
    m_problem.clear();
}

void Autosave::fail(const QString& reason) {
    // What stands in the file now is not known: the next update writes all of it anew.
    m_file.reset();
    m_whole = false;
    m_problem = sentence(QT_TRANSLATE_NOOP(
                             "Autosave", "The game cannot be saved to %1 (%2). It goes on, but make room or "
                                         "save a copy elsewhere before you leave."))
                    .arg(QDir::toNativeSeparators(m_path), reason);
}

QString saveCopy(const QString& path, const match::Match& match) {
    QSaveFile file(path);
    const QByteArray bytes = bytesOf(match::saveText(match.game(), match.journal()));
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && settle(file) && file.commit())
        return {};
    return sentence(QT_TRANSLATE_NOOP("Autosave", "The copy could not be written to %1 (%2)."))
        .arg(QDir::toNativeSeparators(path), file.errorString());
}

} // namespace taletop::app
