// SPDX-License-Identifier: MIT
#include "app/session/save_file.h"

#include "app/models/save_names.h"
#include "app/saves/save_text.h"
#include "app/text/translation.h"
#include "core/match/save.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

#include <algorithm>

namespace taletop::app {

namespace {

QByteArray bytesOf(const std::string& text) { return QByteArray::fromStdString(text); }

QByteArray textOf(const match::Match& match) {
    return bytesOf(match::saveText(match.game(), match.journal()));
}

QString freshPath(const QDir& folder, const match::Match& match) {
    const QString game = QString::fromUtf8(match.game().info().id);
    return freePath(folder.absoluteFilePath(standardStem(game, QDateTime::currentDateTime()) +
                                            QStringLiteral(".taletop")));
}

/// Counts the players' moves among the entries starting at `first`.
int movesFrom(const std::vector<match::Entry>& entries, std::size_t first) {
    return static_cast<int>(
        std::count_if(entries.begin() + static_cast<std::ptrdiff_t>(first), entries.end(),
                      [](const match::Entry& entry) { return entry.who != kit::chanceSeat; }));
}

} // namespace

void SaveFile::start(const QString& folder, const match::Match& match) {
    makeOwnFolder(folder);
    m_path = freshPath(QDir(folder), match);
    rewrite(match);
}

void SaveFile::resume(const QString& file, const match::Match& match, bool differs,
                      std::unique_ptr<SaveLock> lock) {
    m_path = file;
    m_header = match.header();
    m_lock = std::move(lock);
    m_written = match.journal().entries;
    m_whole = !differs;
    m_keep = differs;
    m_size = QFileInfo(file).size();
}

void SaveFile::lookAt(const QString& file) {
    m_path = file;
    m_readOnly = true;
}

std::unique_ptr<SaveLock> SaveFile::release() {
    m_file.reset();
    return std::move(m_lock);
}

bool SaveFile::takenOver() {
    m_taken = m_taken || (m_lock && m_lock->lost());
    return m_taken;
}

/// Locks a new file, or a file that could not be locked before.
void SaveFile::lockAgain() {
    if (!m_lock)
        m_lock = std::make_unique<SaveLock>(m_path);
    m_taken = m_lock->take() == SaveLock::Held::Elsewhere;
}

void SaveFile::update(const match::Match& match) {
    if (m_readOnly || m_path.isEmpty() || takenOver())
        return;
    if (changedByOthers()) {
        const QString theirs = QDir::toNativeSeparators(m_path);
        release().reset();
        m_path = freshPath(QFileInfo(m_path).dir(), match);
        m_keep = false;
        m_news = QCoreApplication::translate(
                     "SaveFile",
                     "%1 was changed by another program and stays as it is. This game is now saved in %2.")
                     .arg(theirs, QFileInfo(m_path).fileName());
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

/// Was the file changed by a person, or by a program that ignores locks?
bool SaveFile::changedByOthers() const {
    const QFileInfo now(m_path);
    return m_size && now.exists() && now.size() != *m_size;
}

void SaveFile::append(const match::Match& match) {
    const auto& entries = match.journal().entries;
    if (entries.size() == m_written.size())
        return;
    if (!m_file) {
        m_file = std::make_unique<QFile>(m_path);
        if (const WriteFailure failure = openToAppend(*m_file); failure.failed())
            return fail(failure);
    }
    std::string lines;
    for (std::size_t i = m_written.size(); i < entries.size(); ++i)
        lines += match::entryLine(entries[i], i + 1);
    if (const WriteFailure failure = app::append(*m_file, bytesOf(lines)); failure.failed())
        return fail(failure);
    m_written = entries;
    m_size = m_file->size();
    m_failure = {};
}

void SaveFile::rewrite(const match::Match& match) {
    m_file.reset();
    if (const WriteFailure failure = makeOwnFolder(QFileInfo(m_path).path()); failure.failed())
        return fail(failure);
    lockAgain();
    if (m_taken)
        return;
    if (m_keep && !QFile::exists(keptCopy(m_path))) {
        const WriteFailure failure = copyWhole(m_path, keptCopy(m_path), Rights::OwnOnly);
        if (failure.failed())
            return fail(failure);
    }
    const QByteArray bytes = textOf(match);
    if (const WriteFailure failure = writeWhole(m_path, bytes, Rights::OwnOnly); failure.failed())
        return fail(failure);
    m_keep = false;
    m_header = match.header();
    m_written = match.journal().entries;
    m_whole = true;
    m_size = bytes.size();
    m_failure = {};
}

void SaveFile::fail(const WriteFailure& failure) {
    // Rewrite the whole file in the next update, because its content is unknown now.
    m_file.reset();
    m_whole = false;
    m_size = std::nullopt;
    m_failure = failure;
}

QString SaveFile::problem() const {
    if (!m_failure.failed())
        return {};
    return QCoreApplication::translate("SaveFile", "The game cannot be saved to %1 (%2). You can keep "
                                                   "playing. %3, or save a copy elsewhere before you leave.")
        .arg(QDir::toNativeSeparators(m_path), m_failure.words, remedyFor(m_failure));
}

bool SaveFile::behind() const {
    return m_failure.failed() || (!m_path.isEmpty() && !m_readOnly && !QFileInfo::exists(m_path));
}

QString SaveFile::wouldBeLost(const match::Match& match) const {
    if (!m_failure.failed() || m_copied == match.journal())
        return {};
    const auto& entries = match.journal().entries;
    const auto kept =
        std::mismatch(m_written.begin(), m_written.end(), entries.begin(), entries.end()).second;
    const int moves = std::max(1, movesFrom(entries, static_cast<std::size_t>(kept - entries.begin())));
    return withEnglishPlural(
               QCoreApplication::translate("SaveFile",
                                           "%n move(s) would be lost because %1 cannot be written (%2). %3 "
                                           "and try again, or save a copy elsewhere.",
                                           nullptr, moves),
               moves)
        .arg(QDir::toNativeSeparators(m_path), m_failure.words, remedyFor(m_failure));
}

QString SaveFile::saveCopy(const QString& path, const match::Match& match) {
    const bool own = QFileInfo::exists(path) && QFileInfo(path) == QFileInfo(m_path);
    if (own && !m_failure.failed())
        return {}; // the file is already there and is kept up to date
    WriteFailure failure;
    QByteArray bytes = textOf(match);
    if (m_readOnly) {
        const SaveText text = readSaveText(m_path);
        if (!text.problem.isEmpty())
            return text.problem;
        bytes = text.bytes;
    }
    failure = writeWhole(path, bytes, own ? Rights::OwnOnly : Rights::Usual);
    if (!failure.failed()) {
        m_copied = match.journal();
        return {};
    }
    return QCoreApplication::translate("SaveFile",
                                       "The copy cannot be written to %1 (%2). %3, or choose another folder.")
        .arg(QDir::toNativeSeparators(path), failure.words, remedyFor(failure));
}

} // namespace taletop::app
