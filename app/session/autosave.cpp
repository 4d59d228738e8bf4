// SPDX-License-Identifier: MIT
#include "app/session/autosave.h"

#include "app/models/save_names.h"
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

QByteArray textOf(const match::Match& match) {
    return bytesOf(match::saveText(match.game(), match.journal()));
}

/// Writes a file whole or not at all; what was wrong, or "".
QString writeWhole(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && settle(file) && file.commit())
        return {};
    return file.errorString();
}

QString freshPath(const QDir& folder, const match::Match& match) {
    const QString game = QString::fromUtf8(match.game().info().id);
    return freePath(folder.absoluteFilePath(standardStem(game, QDateTime::currentDateTime()) +
                                            QStringLiteral(".taletop")));
}

} // namespace

void Autosave::start(const QString& folder, const match::Match& match) {
    QDir().mkpath(folder);
    m_path = freshPath(QDir(folder), match);
    rewrite(match);
}

void Autosave::resume(const QString& file, const match::Match& match, bool differs) {
    m_path = file;
    m_header = match.header();
    m_written = match.journal().entries;
    m_whole = !differs;
    m_keep = differs;
    m_size = QFileInfo(file).size();
}

void Autosave::lookAt(const QString& file) {
    m_path = file;
    m_readOnly = true;
}

void Autosave::update(const match::Match& match) {
    if (m_readOnly || m_path.isEmpty())
        return;
    if (changedByOthers()) {
        m_file.reset();
        m_path = freshPath(QFileInfo(m_path).dir(), match);
        m_keep = false;
        return rewrite(match);
    }
    const auto& entries = match.journal().entries;
    const bool grown =
        entries.size() >= m_written.size() && std::equal(m_written.begin(), m_written.end(), entries.begin());
    if (m_whole && grown && m_header == match.header() && QFileInfo::exists(m_path))
        append(match);
    else
        rewrite(match);
}

/// The same game may have been opened twice.
bool Autosave::changedByOthers() const {
    const QFileInfo now(m_path);
    return m_size && now.exists() && now.size() != *m_size;
}

void Autosave::append(const match::Match& match) {
    const auto& entries = match.journal().entries;
    if (entries.size() == m_written.size())
        return;
    if (!m_file) {
        m_file = std::make_unique<QFile>(m_path);
        if (!m_file->open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
            return fail(m_file->errorString());
    }
    std::string lines;
    for (std::size_t i = m_written.size(); i < entries.size(); ++i)
        lines += match::entryLine(entries[i], i + 1);
    const QByteArray bytes = bytesOf(lines);
    const qint64 before = m_file->size();
    if (m_file->write(bytes) != bytes.size() || !settle(*m_file)) {
        const QString reason = m_file->errorString();
        m_file->resize(before); // half a line helps nobody
        return fail(reason);
    }
    m_written = entries;
    m_size = m_file->size();
    m_problem.clear();
}

void Autosave::rewrite(const match::Match& match) {
    m_file.reset();
    if (m_keep && !QFile::exists(keptCopy(m_path)) && !QFile::copy(m_path, keptCopy(m_path)))
        return fail(sentence(QT_TRANSLATE_NOOP("Autosave", "the file as it was cannot be kept")));
    const QByteArray bytes = textOf(match);
    const QString problem = writeWhole(m_path, bytes);
    if (!problem.isEmpty())
        return fail(problem);
    m_keep = false;
    m_header = match.header();
    m_written = match.journal().entries;
    m_whole = true;
    m_size = bytes.size();
    m_problem.clear();
}

void Autosave::fail(const QString& reason) {
    // What stands in the file now is not known: the next update writes all of it anew.
    m_file.reset();
    m_whole = false;
    m_size = std::nullopt;
    m_problem = sentence(QT_TRANSLATE_NOOP(
                             "Autosave", "The game cannot be saved to %1 (%2). It goes on, but make room or "
                                         "save a copy elsewhere before you leave."))
                    .arg(QDir::toNativeSeparators(m_path), reason);
}

QString Autosave::saveCopy(const QString& path, const match::Match& match) const {
    if (QFileInfo::exists(path) && QFileInfo(path) == QFileInfo(m_path) && m_problem.isEmpty())
        return {}; // it is there already, and goes on growing
    QString problem;
    if (m_readOnly) {
        QFile file(m_path);
        problem = file.open(QIODevice::ReadOnly) ? writeWhole(path, file.readAll()) : file.errorString();
    } else {
        problem = writeWhole(path, textOf(match));
    }
    if (problem.isEmpty())
        return {};
    return sentence(
               QT_TRANSLATE_NOOP("Autosave", "The copy cannot be written to %1 (%2). Choose another folder."))
        .arg(QDir::toNativeSeparators(path), problem);
}

} // namespace taletop::app
