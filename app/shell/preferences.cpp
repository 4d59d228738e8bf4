// SPDX-License-Identifier: MIT
#include "app/shell/preferences.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

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

QString Preferences::systemFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
}

namespace {

QString privacyKey(const QString& save) { return QStringLiteral("privacy/") + QFileInfo(save).fileName(); }

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

} // namespace taletop::app
