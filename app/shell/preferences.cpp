// SPDX-License-Identifier: MIT
#include "app/shell/preferences.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace taletop::app {

Preferences::Preferences(const QString& folder) {
    QString own = folder;
    if (own.isEmpty())
        own = qEnvironmentVariable("TALETOP_DATA_DIR");
    const QString data =
        own.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : own;
    const QString config =
        own.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) : own;
    m_saves = QDir(data).absoluteFilePath(QStringLiteral("saves"));
    m_storybooks = QDir(data).absoluteFilePath(QStringLiteral("decks"));
    m_file = std::make_unique<QSettings>(QDir(config).absoluteFilePath(QStringLiteral("taletop.ini")),
                                         QSettings::IniFormat);
}

bool Preferences::keep() {
    m_file->sync();
    return m_file->status() != QSettings::AccessError; // syntax errors in the file don't matter
}

QString Preferences::folderOf(const char* kind, const QString& standard) const {
    const QString folder = m_file->value(QStringLiteral("folders/") + QLatin1String(kind)).toString();
    return QFileInfo(folder).isDir() ? folder : standard;
}

void Preferences::rememberFolder(const char* kind, const QString& file) {
    m_file->setValue(QStringLiteral("folders/") + QLatin1String(kind), QFileInfo(file).absolutePath());
}

namespace {

QString privacyKey(const QString& save) { return QStringLiteral("privacy/") + QFileInfo(save).fileName(); }

QString finishedKey(const QString& gameId) { return QStringLiteral("boxes/%1/finished").arg(gameId); }
QString practiceKey(const QString& gameId) { return QStringLiteral("boxes/%1/practice").arg(gameId); }

/// Returns a key that identifies a file without revealing anything about its game.
QString originKey(const QByteArray& contents) {
    return QStringLiteral("copies/") +
           QString::fromLatin1(QCryptographicHash::hash(contents, QCryptographicHash::Sha256).toHex());
}

} // namespace

QString Preferences::privacyOf(const QString& save) const {
    return m_file->value(privacyKey(save), standardPrivacy()).toString();
}

void Preferences::setPrivacyOf(const QString& save, const QString& privacy) {
    if (privacy == standardPrivacy())
        m_file->remove(privacyKey(save));
    else
        m_file->setValue(privacyKey(save), privacy);
}

std::vector<match::SeatRecord> Preferences::group() const {
    std::vector<match::SeatRecord> group;
    const int seats = std::min(m_file->beginReadArray(QStringLiteral("group")), int(kit::maxSeats));
    for (int seat = 0; seat < seats; ++seat) {
        m_file->setArrayIndex(seat);
        match::SeatRecord record;
        record.name = match::tidyName(m_file->value(QStringLiteral("name")).toString().toStdString());
        record.kind = m_file->value(QStringLiteral("kind")).toString().toStdString();
        record.emblem = std::clamp(m_file->value(QStringLiteral("emblem")).toInt(), 0, match::emblems - 1);
        if (match::canSit(record.kind))
            group.push_back(record);
    }
    m_file->endArray();
    return group;
}

void Preferences::setGroup(const std::vector<match::SeatRecord>& group) {
    m_file->remove(QStringLiteral("group"));
    m_file->beginWriteArray(QStringLiteral("group"), static_cast<int>(group.size()));
    for (std::size_t seat = 0; seat < group.size(); ++seat) {
        m_file->setArrayIndex(static_cast<int>(seat));
        m_file->setValue(QStringLiteral("name"), QString::fromStdString(group[seat].name));
        m_file->setValue(QStringLiteral("kind"), QString::fromStdString(group[seat].kind));
        m_file->setValue(QStringLiteral("emblem"), group[seat].emblem);
    }
    m_file->endArray();
}

void Preferences::noteFinished(const QString& gameId) {
    if (!hasFinished(gameId))
        m_file->setValue(finishedKey(gameId), true);
}

bool Preferences::hasFinished(const QString& gameId) const {
    return m_file->value(finishedKey(gameId)).toBool();
}

bool Preferences::practiceOf(const QString& gameId) const {
    return m_file->value(practiceKey(gameId), !hasFinished(gameId)).toBool();
}

bool Preferences::hasChosenPractice(const QString& gameId) const {
    return m_file->contains(practiceKey(gameId));
}

void Preferences::setPracticeOf(const QString& gameId, bool practice) {
    m_file->setValue(practiceKey(gameId), practice);
}

void Preferences::setCopyOf(const QByteArray& contents, const QString& save) {
    m_file->setValue(originKey(contents), QFileInfo(save).fileName());
}

QString Preferences::copyOf(const QByteArray& contents) const {
    return m_file->value(originKey(contents)).toString();
}

void Preferences::renameSave(const QString& from, const QString& to) {
    setPrivacyOf(to, privacyOf(from));
    setPrivacyOf(from, standardPrivacy());
    changeCopies(QFileInfo(from).fileName(), QFileInfo(to).fileName());
}

void Preferences::forgetSave(const QString& save) {
    setPrivacyOf(save, standardPrivacy());
    changeCopies(QFileInfo(save).fileName(), {});
}

void Preferences::changeCopies(const QString& from, const QString& to) {
    m_file->beginGroup(QStringLiteral("copies"));
    for (const QString& key : m_file->childKeys()) {
        if (m_file->value(key).toString() != from)
            continue;
        if (to.isEmpty())
            m_file->remove(key);
        else
            m_file->setValue(key, to);
    }
    m_file->endGroup();
}

} // namespace taletop::app
